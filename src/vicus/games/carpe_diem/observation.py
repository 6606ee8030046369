"""What a seat may see as numbers, for programs that learn.

Of fountain cards there is what the seat knows (C-07a): its own ones and what it remembers of every look. Which cards lie under
the stack follows from the looks. What is printed on tiles, cards, boards and frame pieces is the box's: it stands in closer
looks alone.
"""

from vicus.engine.observation import PLAYERS, Axis, Observation, Seen, common

from .components import (
    BOARDS,
    CELLS,
    CHIMNEYS,
    CIRCLES,
    DARK,
    DISPLAY,
    FOUNTAIN_CARDS,
    FOUNTAIN_KINDS,
    FRAMES,
    GOODS,
    LIGHT,
    MOST_STORED,
    MOST_TIMES,
    PASSES,
    PAYOUTS,
    PICTURES,
    PLACES,
    ROUNDS,
    SCORING_CARDS,
    SEATS,
    SIDES,
    SINGLES,
    SIZE,
    SPACES,
    TASK_KINDS,
    TILES,
    TILES_AT_SPACE,
)
from .state import MOST_WAITING
from .view import MOVEMENTS, PHASES

MOST = 2**14 - 1
"""Of points, coins and breads; no game comes near it."""
MOST_CHIMNEYS = 9 * CELLS
MOST_STRUCTURES = 60
"""There are so many pairs of neighbouring cells, and every structure needs one."""

SPACE = Axis("space", "i", SPACES)
SLOT = Axis("slot", "j", TILES_AT_SPACE)
ROW = Axis("slot", "i", DISPLAY)
PILE = Axis("pile", "i", MOST_WAITING)
PILE_BELOW = Axis("pile", "i", MOST_WAITING - 1)
TASK_KIND = Axis("task kind", "k", len(TASK_KINDS), TASK_KINDS)
FOUNTAIN_KIND = Axis("fountain kind", "k", len(FOUNTAIN_KINDS), FOUNTAIN_KINDS)
LOOK = Axis("look", "i", FOUNTAIN_CARDS)
CARD = Axis("card", "j", 2)
PLACE = Axis("place", "i", PLACES)
CIRCLE = Axis("round space", "i", len(CIRCLES))
GOOD = Axis("good", "k", len(GOODS), GOODS)
SIDE = Axis("side", "j", SIDES)
SIDES_OF_TILE = Axis("side", "k", SIDES)
TASK = Axis("task", "k", 2)
GAP = Axis("sides", "k", 3, ("one", "two", "more"))
PART = Axis("part", "k", 4, ("leftovers", "track", "fountain", "frame"))
PAYOUT = Axis("payout", "k", len(PAYOUTS), PAYOUTS)
CELL = Axis("cell", "i", CELLS)
"""Row after row, as actions count them."""
TILE = Axis("tile", "t", TILES)
"""In the order of the box."""

LIES = (
    "in the open, or out of the game",
    "face down",
    "own storage",
    "storage of the next player",
    "… of the second",
    "… of the third",
)
SHOWN = ("nothing", *PICTURES)
ON_TILE = ("no building", *SINGLES)
SPOTS = ("nothing", "banderole", "shovel")
MOST_ON_TILE = 9
MOST_MET = 15
MOST_SHOWN = 63
"""Of points and so on in a closer look; more are shown as so many."""
KNOWN = ("no card", "unknown", *FOUNTAIN_KINDS)

OBSERVATION = Observation(
    version=1,
    fields=(
        *common(seats=SEATS),
        Seen("movement", "s.movement", "the option", labels=MOVEMENTS),
        Seen("phase", "s.phase", "what the player to move is asked", labels=PHASES),
        Seen("passes", "s.passes", "finished passes", high=PASSES),
        Seen("turns", "s.turns", "taken in this pass", high=ROUNDS * SEATS),
        Seen("starter", f"min(s.passes, {PASSES - 1}) % s.players", "who began this pass", seat=True),
        Seen("hand", "s.hand + 1", "the tile just taken, its number plus one; 0: none", high=TILES),
        Seen("at", "s.at[i][j] + 1", "tiles at the spaces, their numbers plus one; 0: none", high=TILES, each=(SPACE, SLOT)),
        Seen("taken", "s.taken[i]", "tiles taken there in this pass", high=SEATS, each=(SPACE,)),
        Seen(
            "patrician",
            "s.patrician[p] + 1",
            "where a player's patrician stands, plus one; 0: nowhere",
            high=SPACES,
            each=(PLAYERS,),
        ),
        Seen("display", "s.display[i] + 1", "the craftsmen's tiles, their numbers plus one; 0: none", high=TILES, each=(ROW,)),
        Seen("light_left", "s.lights", "face-down light tiles", high=LIGHT),
        Seen("dark_left", "s.darks", "face-down dark tiles", high=DARK),
        Seen("piles", "s.piles", "tiles whose rewards wait", high=MOST_WAITING),
        Seen("waiting", "waiting(s, k)", "1: waits for the tile that is settled first", each=(TASK_KIND,)),
        Seen(
            "waiting_cell",
            "waiting_cell(s, i)",
            "the cells of these tiles plus one, settled first to last",
            high=CELLS,
            each=(PILE,),
        ),
        Seen(
            "waiting_below",
            "waiting_below(s, i)",
            "what waits for the other tiles, a bit for each kind",
            high=2 ** len(TASK_KINDS) - 1,
            each=(PILE_BELOW,),
        ),
        Seen("fresh", "fresh(s)", "fountain cards that nobody has looked at", high=FOUNTAIN_CARDS),
        Seen("looking", "s.looking", "fountain cards being looked at", high=2),
        Seen("looked", "looked(s, seat, j)", "these, if oneself looks", labels=("unknown", *FOUNTAIN_KINDS), each=(CARD,)),
        Seen("looks", "s.looks", "how often cards were looked at", high=FOUNTAIN_CARDS),
        Seen("looker", "lookers", "by whom, the first look first", seat=True, each=(LOOK,), fills=True),
        Seen("look_cards", "look_cards", "the new cards of each look", labels=KNOWN, each=(LOOK, CARD), fills=True),
        Seen(
            "look_put",
            "look_put",
            "what then went under the stack",
            labels=("unknown", *FOUNTAIN_KINDS),
            each=(LOOK,),
            fills=True,
        ),
        Seen("kept", "kept(s, p)", "fountain cards of a player", high=FOUNTAIN_CARDS, each=(PLAYERS,)),
        Seen(
            "kept_kinds",
            "kept_kinds",
            "which: one's own, at the end everybody's",
            high=FOUNTAIN_CARDS,
            each=(PLAYERS, FOUNTAIN_KIND),
            fills=True,
        ),
        Seen("card", "s.card[i] + 1", "the scoring cards, their numbers plus one; 0: none", high=SCORING_CARDS, each=(PLACE,)),
        Seen("disc", "s.disc[i]", "whose disc lies on a round space", seat=True, each=(CIRCLE,)),
        Seen(
            "order", "order", "when a player's scoring comes: 1 first; 0: no scoring", high=SEATS, each=(PLAYERS,), fills=True
        ),
        Seen("scored", "scored(s)", "players who are done with this scoring", high=SEATS),
        Seen("circle", "s.circle + 1", "where the disc was put, plus one; 0: nothing is settled", high=len(CIRCLES)),
        Seen("settling", "s.settling + 1", "the place of the card being settled, plus one; 0: none", high=PLACES),
        Seen("settled", "s.settled + 1", "the place that is settled already, plus one; 0: none", high=PLACES),
        Seen("times", "s.times", "how often the card is met so far", high=2 * MOST_TIMES),
        Seen("step", "s.step[p]", "a player's space of the banderole track", high=99, each=(PLAYERS,)),
        Seen("discs_below", "discs_below(s, p)", "discs under a player's on that space", high=SEATS - 1, each=(PLAYERS,)),
        Seen("points", f"min(s.points[p], {MOST})", "of a player, won so far", high=MOST, each=(PLAYERS,)),
        Seen("coins", f"min(s.coins[p], {MOST})", "of a player", high=MOST, each=(PLAYERS,)),
        Seen("breads", f"min(s.breads[p], {MOST})", "of a player", high=MOST, each=(PLAYERS,)),
        Seen("goods", "s.goods[p][k]", "of a player", high=127, each=(PLAYERS, GOOD)),
        Seen(
            "owns",
            "s.owned[p][k + 1]",
            "finished structures and single buildings of a player",
            high=MOST_STRUCTURES,
            each=(PLAYERS, FOUNTAIN_KIND),
        ),
        Seen("chimneys", f"s.owned[p][{CHIMNEYS}]", "of a player", high=MOST_CHIMNEYS, each=(PLAYERS,)),
        Seen(
            "villa_points", "s.villa_points[p]", "what a player's finished villas bring at the end", high=MOST, each=(PLAYERS,)
        ),
        Seen("board", "s.board[p]", "a player's board, by number", high=BOARDS - 1, each=(PLAYERS,)),
        Seen("frame", "s.frame[p][j]", "a player's frame pieces N, E, S, W, by number", high=FRAMES - 1, each=(PLAYERS, SIDE)),
        Seen(
            "tile",
            "tiles_and_turns",
            "tiles in a district, their numbers plus one; 0: none",
            high=TILES,
            each=(PLAYERS, CELL),
            fills=True,
        ),
        Seen("turn", "", "their quarter turns clockwise", high=SIDES - 1, each=(PLAYERS, CELL), fills=True),
        Seen(
            "finished",
            "finished",
            "their sides that belong to finished structures: N 1, E 2, S 4, W 8",
            high=2**SIDES - 1,
            each=(PLAYERS, CELL),
            fills=True,
        ),
        Seen("lies", "lies", "where a tile is, unless it lies in the open", labels=LIES, each=(TILE,), fills=True),
    ),
    closer=(
        Seen("hand_side", "hand_sides", "pictures of the tile just taken", labels=SHOWN, each=(SIDE,), fills=True),
        Seen("hand_single", "single_on(s.hand)", "its single building", labels=ON_TILE),
        Seen("hand_chimneys", "chimneys_on(s.hand)", "chimneys on it", high=MOST_ON_TILE),
        Seen(
            "at_side",
            "sides_at",
            "pictures of the tiles at the spaces",
            labels=SHOWN,
            each=(SPACE, SLOT, SIDES_OF_TILE),
            fills=True,
        ),
        Seen("at_single", "single_on(s.at[i][j])", "their single buildings", labels=ON_TILE, each=(SPACE, SLOT)),
        Seen("at_chimneys", "chimneys_on(s.at[i][j])", "chimneys on them", high=MOST_ON_TILE, each=(SPACE, SLOT)),
        Seen(
            "display_side", "sides_of_display", "pictures of the craftsmen's tiles", labels=SHOWN, each=(ROW, SIDE), fills=True
        ),
        Seen("display_single", "single_on(s.display[i])", "their single buildings", labels=ON_TILE, each=(ROW,)),
        Seen("display_chimneys", "chimneys_on(s.display[i])", "chimneys on them", high=MOST_ON_TILE, each=(ROW,)),
        Seen(
            "meets",
            f"min(meets(s, p, i), {MOST_MET})",
            "how often a player meets a scoring card with what there is, coins included",
            high=MOST_MET,
            each=(PLAYERS, PLACE),
        ),
        Seen(
            "side",
            "own_district",
            "pictures of the own tiles as they lie: N, E, S, W",
            labels=SHOWN,
            each=(CELL, SIDE),
            fills=True,
        ),
        Seen("side_finished", "", "1: that belongs to a finished structure", each=(CELL, SIDE), fills=True),
        Seen("chimneys_at", "", "chimneys on the own tiles", high=MOST_ON_TILE, each=(CELL,), fills=True),
        Seen("spot", "spots", "what is printed on the own empty cells", labels=SPOTS, each=(CELL,), fills=True),
        Seen(
            "task",
            "task(s, seat, j, k)",
            "what the tasks of the own frame want",
            labels=("nothing", *TASK_KINDS),
            each=(SIDE, TASK),
        ),
        Seen("task_slot", "task_slot(s, seat, j, k)", "on which line", high=SIZE, each=(SIDE, TASK)),
        Seen("task_met", "task_met(s, seat, j, k)", "1: that is so", each=(SIDE, TASK)),
        Seen(
            "builds",
            "builds",
            "what the tile in hand would finish, by cell and quarter turns, where one can build it now",
            labels=("nothing", "one structure", "more"),
            each=(CELL, SIDE),
            fills=True,
        ),
        Seen("take_fits", "takes", "1: a tile that one can take now could be built", each=(SPACE, SLOT), fills=True),
        Seen("take_finishes", "", "1: and would finish this somewhere", each=(SPACE, SLOT, TASK_KIND), fills=True),
        Seen("craft_fits", "crafts", "the same of the craftsmen's tiles, if one takes one now", each=(ROW,), fills=True),
        Seen("craft_finishes", "", "1: and would finish this somewhere", each=(ROW, TASK_KIND), fills=True),
        Seen("tiles_laid", "tiles_laid(s, p)", "in a district", high=CELLS, each=(PLAYERS,)),
        Seen("stored", "s.stores[p]", "tiles in a player's storage", high=MOST_STORED, each=(PLAYERS,)),
        Seen(
            "would_bring",
            f"min(would_bring(s, seat, p, k), {MOST_SHOWN})",
            "points that a part of the final scoring would bring a player now (others' fountain cards only at the end)",
            high=MOST_SHOWN,
            each=(PLAYERS, PART),
        ),
        Seen(
            "gaps",
            "gaps_shown",
            "empty cells beside a player's tiles that have to show a picture on one side, on two, on more",
            high=CELLS,
            each=(PLAYERS, GAP),
            fills=True,
        ),
        Seen(
            "wanted",
            "",
            "sides of the own empty cells that have to show this",
            high=SIDES * CELLS // 2,
            each=(TASK_KIND,),
            fills=True,
        ),
        Seen(
            "brings",
            f"min(brings(s, seat, i, k), {MOST_SHOWN})",
            "what a scoring card would bring oneself, met as often as it is",
            high=MOST_SHOWN,
            each=(PLACE, PAYOUT),
        ),
        Seen(
            "crowds",
            "crowds",
            "empty cells that the tile in hand would make show pictures on two sides or more, by cell and quarter turns",
            labels=("none", "one", "more"),
            each=(CELL, SIDE),
            fills=True,
        ),
    ),
    unread=(
        *("hand", "at", "display", "lies"),
        *("board", "frame", "tile", "turn", "finished"),  # those of others show in what they own and which cards they meet
        *("looker", "look_cards", "look_put"),  # what follows from them for the own hand is in kept_kinds
    ),
)
