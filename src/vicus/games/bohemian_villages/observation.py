"""What a seat may see as numbers, for programs that learn. Everything is open (B-07); the coming dice are in nothing here."""

from vicus.engine.observation import PLAYERS, Axis, Observation, Seen, common

from .components import BOARDS, DICE, FACES, KINDS, PLACES, SIDES
from .view import PHASES

PARTS = ("town_halls", "no_town_hall", "shops", "churches", "tiles")
"""Of the final scoring, as the score has them."""

KIND = Axis("kind", "k", len(KINDS), tuple(KINDS.values()))
BOARD = Axis("board", "b", BOARDS)
PLACE = Axis("place", "i", PLACES)
"""As actions count them: side × 9 + slot."""
DIE = Axis("die", "d", DICE)
PART = Axis("part", "k", len(PARTS), PARTS)
MOST_BROUGHT = 120

OBSERVATION = Observation(
    version=1,
    fields=(
        *common(seats=5),
        Seen("ended", "s.ended", "how", labels=("running", "figures", "bank")),
        Seen("phase", "s.phase", "what is chosen", labels=tuple(PHASES.values())),
        Seen("dice", "die(s, d)", "unused dice, rising; 0: none", high=FACES, each=(DIE,)),
        Seen("group", "s.group[d]", "dice chosen for the move under way; 0: none", high=FACES, each=(DIE,)),
        Seen("made", "s.made", "moves made this turn", high=DICE),
        Seen("took", "s.took", "1: took a special-action tile this turn"),
        Seen("rerolled", "s.rerolled", "1: used one this turn"),
        Seen("bank", "s.bank", "coins left", high=2**14 - 1),
        Seen("substitute", "min(s.substitute, 16383)", "coins paid although the bank had nothing left", high=2**14 - 1),
        Seen("special_supply", "s.special_supply", "special-action tiles to be had", high=127),
        Seen("special_gone", "s.special_gone", "used special-action tiles, out of the game", high=127),
        Seen("bishop", "s.bishop", "who holds the bishop", seat=True),
        Seen("coins", "s.coins[p]", "of a player; below 0 only at the end", low=-(2**14), high=2**14 - 1, each=(PLAYERS,)),
        Seen("figures", "s.figures[p]", "in front of a player", high=127, each=(PLAYERS,)),
        Seen("flour", "s.flour[p]", "flour tiles of a player", high=127, each=(PLAYERS,)),
        Seen("glass", "s.glass[p]", "glass tiles of a player", high=127, each=(PLAYERS,)),
        Seen("special", "s.special[p]", "special-action tiles of a player", each=(PLAYERS,)),
        Seen("own", "s.own[p][k + 2]", "figures of a player on buildings of each kind", high=81, each=(PLAYERS, KIND)),
        Seen("free", "s.free[k + 2]", "free buildings of each kind", high=81, each=(KIND,)),
        Seen("side", "s.side[b] + 1", "which side of a board lies up, plus one; 0: not in play", high=SIDES, each=(BOARD,)),
        Seen(
            "owner",
            "owners",
            "a printed place: 0 not in play, 1 free, 2 oneself, 3 the next player …",
            high=6,
            each=(PLACE,),
            fills=True,
        ),
        Seen("active", "mugs", "1: an inn there whose tile shows the mug", each=(PLACE,), fills=True),
    ),
    closer=(
        Seen(
            "would_bring",
            "would_bring(s, p, k)",
            "coins that a part of the final scoring would bring a player now",
            low=-MOST_BROUGHT,
            high=MOST_BROUGHT,
            each=(PLAYERS, PART),
        ),
        Seen("income", "expected_income(s, p)", "coins that a player's next turn begins with", high=127, each=(PLAYERS,)),
        Seen("vacant", "s.size[b] - s.taken[b]", "free buildings of a village", high=PLACES // SIDES, each=(BOARD,)),
    ),
)
