"""Whose a seat is."""

from vicus.table import lines
from vicus.table.seats import Seat, Seats


def test_a_bot_keeps_the_face_of_somebody_who_was_forgotten():
    """The log of a forgotten guest has no id: read anew, it must give the same seat as was shown."""
    for guest in ("ada", ""):
        seats = Seats([Seat("guest", guest, face="scarf")])
        seats.sit(lines.Sit(0, "bot", level="casual"))
        assert seats[0].face == "scarf"
        assert (seats[0].owner or None) == (guest or None)
        seats.sit(lines.Sit(0, "guest", guest))
        assert seats[0].face == "scarf", "back again"
        seats.sit(lines.Sit(0, "bot", level="casual"))
        assert seats[0].face == "scarf"
