"""What a seat may see as numbers, for programs that learn: its own dice, how many others have, all bids of the round."""

from vicus.engine.observation import PLAYERS, Axis, Observation, Seen, common

from .state import BIDS, DICE_AT_MOST, FACES, SEATS

FACE = Axis("face", "f", FACES)
BID = Axis("bid", "b", BIDS)
"""By rank (L-12): (count - 1) * 6 + face - 1, as actions count them."""

OBSERVATION = Observation(
    version=1,
    fields=(
        *common(seats=SEATS),
        Seen("ones", "s.ones_plain", "the option", labels=("wild", "plain")),
        Seen("round", "s.round", "from 1", high=127),
        Seen("starter", "s.starter", "who began this round", seat=True),
        Seen("dice", "s.dice[p]", "that a player has left", high=DICE_AT_MOST, each=(PLAYERS,)),
        Seen("outlasted", "outlasted(s, p)", "players who went out before", high=SEATS, each=(PLAYERS,)),
        Seen("cup", "cup(s, seat, p, f)", "one's own dice, at the end everybody's", high=DICE_AT_MOST, each=(PLAYERS, FACE)),
        Seen("bid", "s.bids", "the last bid of this round, its number plus one; 0: none", high=BIDS),
        Seen("bidder", "s.bidders[b] - 1", "who has bid this in this round", seat=True, each=(BID,)),
    ),
)
