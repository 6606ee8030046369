"""It's your turn: how people are told who are not there. By the browser, by a webhook, by mail."""
