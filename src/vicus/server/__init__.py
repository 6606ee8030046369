"""Tables, seats, storage and the page's API."""
