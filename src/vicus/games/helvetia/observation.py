"""What a seat may see as numbers, for programs that learn. Everything is open but the order of the stacks (H-11b).

Villages and colours count from the own one: the others follow by seat, and with two players the neutral one is the third. A
village that is not in the game has zeros. What is printed on buildings and tiles is the box's and stands nowhere here.
"""

from vicus.engine.observation import PLAYERS, Axis, Observation, Seen, common

from .box import DEAREST
from .components import (
    BRANCH_NAMES,
    COINS,
    FIRST_MIDDLE,
    GOODS,
    KINDS,
    LAST_ROUND,
    PERSONS,
    PLACES,
    SEATS,
    SEXES,
    START_BUILDINGS,
    START_NAMES,
    VILLAGERS_OF_SEX,
    VILLAGES,
)
from .meta import DIRECTIONS, NEUTRAL_COIN
from .state import PHASES, READY

MOST_COPIES = 20
"""Of a kind of building in a stack."""
VILLAGE = Axis("village", "v", VILLAGES)
"""The own one, the others' in the order of PLAYERS; with two players the neutral one third. The rest are empty."""
PLACE = Axis("place", "i", PLACES)
"""As actions count them."""
SEX = Axis("sex", "k", len(SEXES), SEXES)
GOOD = Axis("good", "k", len(GOODS), GOODS)
FINER_GOOD = Axis("finer good", "k", len(GOODS) - FIRST_MIDDLE, GOODS[FIRST_MIDDLE:])
BRANCH = Axis("branch", "k", len(BRANCH_NAMES), BRANCH_NAMES)
TILE = Axis("tile", "k", 2, ("first", "second"))
KIND = Axis("kind", "k", len(KINDS), KINDS)
START_KIND = Axis("start kind", "k", len(START_NAMES), START_NAMES)
PERSON = Axis("person", "k", len(PERSONS), PERSONS)

NO_OR_KIND = ("none", *KINDS)
NO_OR_GOOD = ("none", *GOODS)
NO_OR_PERSON = ("none", *PERSONS)
COLOURS = ("own", "next player's", "second next player's, with two players neutral", "third next player's")
NO_OR_VILLAGE = ("none", *COLOURS)
HOME = ("nobody", "woman", "man", "woman asleep", "man asleep")
GUEST = ("nobody", *COLOURS, *(f"{colour}, asleep" for colour in COLOURS))

OBSERVATION = Observation(
    version=1,
    fields=(
        *common(seats=SEATS),
        Seen("first_game", "s.first_game", "option: 1: no person tiles, a lower goal"),
        Seen("quick_setup", "s.quick", "option: 1: no draft"),
        Seen("direction", "1 if s.order == 1 else 0", "option: the turn order", labels=DIRECTIONS),
        Seen("neutral_coin_for", "s.neutral_action", "option: what the neutral coin stands for", labels=NEUTRAL_COIN),
        Seen("phase", "s.phase", "what is asked", labels=PHASES),
        Seen("round", "s.round", "0 in the set-up", high=LAST_ROUND),
        Seen("starter", "s.starter", "who has the start-player tile", seat=True),
        Seen("pool", "s.pool[k]", "start buildings not chosen yet", high=START_BUILDINGS, each=(START_KIND,)),
        Seen("choices", "s.choices", "made in the draft", high=START_BUILDINGS * SEATS),
        Seen("step", "s.step", "of the set-up after the draft", high=READY),
        Seen("placed", "s.placed", "players who are done with this step", high=SEATS),
        Seen("laid", "s.laid", "the place of the building just laid", high=PLACES - 1),
        Seen("kind", "kinds", "the building at a place", labels=NO_OR_KIND, each=(VILLAGE, PLACE), fills=True),
        Seen("home", "homes", "who of the village's own colour lives there", labels=HOME, each=(VILLAGE, PLACE), fills=True),
        Seen(
            "guest",
            "guests_there",
            "the colour of who has married in there; of the other sex",
            labels=GUEST,
            each=(VILLAGE, PLACE),
            fills=True,
        ),
        Seen(
            "centre", "s.centre[village(s, seat, v)][k]", "villagers in the centre", high=VILLAGERS_OF_SEX, each=(VILLAGE, SEX)
        ),
        Seen(
            "supply",
            "s.supply[village(s, seat, v)][k]",
            "villagers not in the game yet",
            high=VILLAGERS_OF_SEX,
            each=(VILLAGE, SEX),
        ),
        Seen("dowry", "s.dowry[village(s, seat, v)][p]", "coins in the centre, by colour", high=COINS, each=(VILLAGE, PLAYERS)),
        Seen("coins", "s.coins[p]", "of a player, to be paid", high=COINS, each=(PLAYERS,)),
        Seen("won", "s.won[p]", "own dowry coins taken this turn", high=COINS, each=(PLAYERS,)),
        Seen("school", "s.school[p][k]", "a player's villagers at school", high=VILLAGERS_OF_SEX, each=(PLAYERS, SEX)),
        Seen("newborn", "s.newborn[p][k]", "a player's newborn", high=VILLAGERS_OF_SEX, each=(PLAYERS, SEX)),
        Seen("delivered", "(s.delivered[p] >> k) & 1", "1: a player has delivered the good", each=(PLAYERS, GOOD)),
        Seen("chosen", "chosen(s, p, k)", "1: a player has the start building, laid or not", each=(PLAYERS, START_KIND)),
        Seen("spent", "s.spent[k][p]", "coins at the persons, by player", high=COINS, each=(PERSON, PLAYERS)),
        Seen("person_tile", "s.person_tile[k]", "who has the person tile", seat=True, each=(PERSON,)),
        Seen("turned", "s.turned[k]", "1: it was used this round", each=(PERSON,)),
        Seen("neutral_coin", "s.neutral_coin", "1: with two players the neutral coin is there"),
        Seen("goods_tile", f"s.goods_tile[k + {FIRST_MIDDLE}]", "who has the tile of a good", seat=True, each=(FINER_GOOD,)),
        Seen("branch_tile", "s.branch_tile[k]", "who has the tile of a branch", seat=True, each=(BRANCH,)),
        Seen("surround_tile", "s.surround_tile[k]", "who has a tile for a surrounded centre", seat=True, each=(TILE,)),
        Seen("offer", "s.on_offer[k]", "buildings that lie open", high=3 * MOST_COPIES, each=(KIND,)),
        Seen("stack_2", "s.stack_2[k]", "face-down buildings of stack 2, in no order", high=MOST_COPIES, each=(KIND,)),
        Seen("stack_3", "s.stack_3[k]", "face-down buildings of stack 3, in no order", high=MOST_COPIES, each=(KIND,)),
        Seen("person", "s.person + 1", "chosen with the first coin of the turn", labels=NO_OR_PERSON),
        Seen("paid", "s.paid", "regular actions of the turn so far", high=2 * COINS),
        Seen("extra", "s.extra + 1", "whose tile was used in the turn", labels=NO_OR_PERSON),
        Seen("closed", "s.closed", "1: there are no more regular actions in the turn"),
        Seen("free", "s.free", "1: the action under way is an extra action"),
        Seen("neutral_used", "s.neutral_used", "1: the neutral coin was taken this turn"),
        Seen("bore", "bore", "1: the couple there had a child this turn", each=(PLACE,), fills=True),
        Seen("goal", "s.goal + 1", "the building that is paid or placed", labels=NO_OR_KIND),
        Seen("site", "site(s, seat)", "the village it is for", labels=NO_OR_VILLAGE),
        Seen("delivery", "s.delivery + 1", "the good that is delivered", labels=NO_OR_GOOD),
        Seen("need", "need", "goods of the price still missing, the wanted one apart", high=DEAREST, each=(GOOD,), fills=True),
        Seen("wanted", "wanted(s)", "the good that is asked for now", labels=NO_OR_GOOD),
        Seen("came_up", "came_up", "1: came up in this chain already", each=(GOOD,), fills=True),
        Seen("top", "top(s)", "1: the wanted good is part of the price itself"),
        Seen("exchange", "exchange(s)", "the exchange whose input is asked for", labels=NO_OR_KIND),
        Seen("bride", "bride(s, seat)", "the village in whose centre a dowry is chosen", labels=NO_OR_VILLAGE),
        Seen("leaving", "s.leaving", "players who have settled their school-leavers", high=SEATS),
        Seen("left_empty", "left_empty", "1: an own building that stays empty in this settling", each=(PLACE,), fills=True),
    ),
    closer=(
        Seen("points", "points(s, p)", "of a player", high=127, each=(PLAYERS,)),
        Seen(
            "awake", "awake", "a player's awake villagers, by what they live in", high=PLACES, each=(PLAYERS, KIND), fills=True
        ),
        Seen("able", "able", "1: a player could deliver the good now", each=(PLAYERS, GOOD), fills=True),
    ),
    by_seat=("seat", "village"),
)
