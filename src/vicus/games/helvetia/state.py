"""Everything that lies on the table, one line per field."""

from typing import Annotated, Literal, get_args

from vicus.engine.layout import Grid, Header, Int8, Int16, Int32, Row, Undigested, layout

from .components import BRANCHES, GOODS, KINDS, PERSONS, PLACES, SEATS, START_KINDS, VILLAGES

# What the player to move is asked
(
    CHOOSE_BUILDING,
    CHOOSE_ROBBED,
    LAY_BUILDING,
    CHOOSE_NEUTRAL,
    LAY_NEUTRAL_BUILDING,
    SETTLE_NEUTRAL,
    SETTLE_PAIR,
    PLACE_SECOND,
    MARRY_THIRD,
    ACT,
    CHOOSE_WORKER,
    CHOOSE_INPUT,
    PLACE_BUILDING,
    CHOOSE_MOVER,
    CHOOSE_DOWRY,
    LEAVE_SCHOOL,
) = range(16)
_SetupPhase = Literal["draft", "rob", "lay", "neutral_kind", "neutral_place", "neutral_sex", "pair_1", "pair_2", "pair_3"]
_TurnPhase = Literal["act", "worker", "input", "place", "mover", "dowry", "school"]
Phase = Literal[_SetupPhase, _TurnPhase]
PHASES: tuple[Phase, ...] = get_args(Phase)
# What is pending before anybody is asked
NOTHING, NEXT_STEP, NEXT_TURN, NEXT_LEAVER, FINISH_ROUND = range(5)
# Set-up steps after the draft, in their order (H-18a, H-121)
NEUTRAL_STEP, LAY_STEP, PAIR_1, PAIR_2, PAIR_3, READY = range(6)


@layout
class State(Header):
    phase: Int8
    first_game: Int8
    order: Int8  # the step from a player to the next: -1 counter-clockwise, 1 clockwise
    quick: Int8
    neutral_action: Annotated[int, "i1", Undigested]  # 1: the neutral coin stands for one action instead of a turn (H-124e)

    # Set-up
    pool: Annotated[Row, "i1", len(START_KINDS)]  # start buildings not chosen yet
    choices: Int8  # made in the draft
    step: Int8
    placed: Int8  # players who are done with this step of the set-up
    laid: Int8  # the place of the building just laid

    # The villages, places as bits
    kind: Annotated[Grid, "i1", VILLAGES, PLACES]  # the building at each place, or NONE
    built: Annotated[Row, "i4", VILLAGES]
    home: Annotated[Row, "i4", VILLAGES]  # a villager of the village's own colour lives there
    women: Annotated[Row, "i4", VILLAGES]  # … and it is a woman
    asleep: Annotated[Row, "i4", VILLAGES]
    wed: Annotated[Grid, "i4", VILLAGES, SEATS]  # a villager of this colour has married in there (of the other sex)
    wed_asleep: Annotated[Row, "i4", VILLAGES]
    has: Annotated[Row, "i4", VILLAGES]  # kinds of building in the village, as bits
    victory: Annotated[Row, "i4", VILLAGES]  # victory buildings stand there
    centre: Annotated[Grid, "i1", VILLAGES, 2]  # villagers by sex
    supply: Annotated[Grid, "i1", VILLAGES, 2]
    school: Annotated[Grid, "i1", SEATS, 2]
    newborn: Annotated[Grid, "i1", SEATS, 2]
    awake: Annotated[Grid, "i1", SEATS, len(KINDS)]  # own awake villagers by the kind of building they are on

    # Coins
    coins: Annotated[Row, "i1", SEATS]
    won: Annotated[Row, "i1", SEATS]  # own dowry coins taken this turn: usable from the next one on
    dowry: Annotated[Grid, "i1", VILLAGES, SEATS]  # coins in each village centre by colour
    spent: Annotated[Grid, "i1", len(PERSONS), SEATS]  # coins lying at each person
    neutral_coin: Int8

    # The market and the tiles
    delivered: Annotated[Row, "i4", SEATS]  # goods as bits
    goods_tile: Annotated[Row, "i1", len(GOODS)]  # who has it, or NOBODY
    branch_tile: Annotated[Row, "i1", len(BRANCHES)]
    surround_tile: Annotated[Row, "i1", 2]
    person_tile: Annotated[Row, "i1", len(PERSONS)]
    turned: Annotated[Row, "i1", len(PERSONS)]  # 1: used this round
    starter: Int8  # holds the start-player tile

    # The building stacks, by kind
    on_offer: Annotated[Row, "i1", len(KINDS)]
    stack_2: Annotated[Row, "i1", len(KINDS)]
    stack_3: Annotated[Row, "i1", len(KINDS)]

    # The round and the turn
    round: Int16
    person: Int8  # chosen this turn, or NONE
    paid: Int8  # regular actions this turn
    extra: Int8  # the person whose tile was used this turn, or NONE
    closed: Int8  # 1: an extra action of another person came after the regular ones, so there are no more of these
    bore: Int32  # places of couples that had a child this turn
    free: Int8  # 1: the action under way is an extra action
    neutral_used: Annotated[int, "i1", Undigested]  # 1: the neutral coin was taken this turn

    # What is being made
    goal: Int8  # the kind of building being paid or placed, or NONE
    site: Int8  # the village it is for
    delivery: Int8  # the good being delivered, or NONE
    need: Annotated[Row, "i1", len(GOODS)]  # goods of the price that are still missing, the wanted one apart
    wanted: Int8  # the good that is asked for now, or NONE
    seen: Int32  # goods that came up in this chain already
    top: Int8  # 1: the wanted good is part of the price itself
    exchange: Int8  # the exchange building whose input is asked for, or NONE
    bride: Int8  # the village in whose centre a dowry is taken, or NONE
    leaving: Int8  # how many players have settled their school-leavers
    left_empty: Int32  # free buildings that stay empty in this settling
