"""What one seat may see, and positions that agree with it.

Everything in Helvetia is open but the order of stacks 2 and 3 (H-11b): every seat and every spectator see the same. Which
buildings the stacks still hold follows from what lies open, so the view tells it; face-down buildings lie in no order.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from vicus.spec.box import Provenance, once_a_box
from vicus.spec.fixed import FixedDict, FixedList, fixed
from vicus.spec.kept import Kept, LatestKept
from vicus.spec.view import Common, common

from .box import Contents
from .components import (
    BRANCHES,
    CELLS,
    EXCHANGED,
    FIRST_MIDDLE,
    FIRST_RING,
    FIRST_VICTORY,
    GOODS,
    KINDS,
    MAN,
    NOBODY,
    NONE,
    PERSONS,
    PLACES,
    QUARTER_PLACES,
    QUARTERS,
    SEATS,
    SEXES,
    START_NAMES,
    STONE,
    VILLAGES,
    WOMAN,
    Good,
    Kind,
    Person,
    Quarter,
    Sex,
    Stack,
    StartKind,
)
from .meta import DIRECTIONS, NEUTRAL_COIN, Direction, NeutralCoin
from .state import CHOOSE_ROBBED, LEAVE_SCHOOL, PHASES, Phase, State

ALL_PLACES = (1 << PLACES) - 1
RING_1 = (1 << FIRST_RING) - 1


class BySex(TypedDict):
    """Villagers by sex."""

    woman: int  # how many women
    man: int  # how many men


class Settled(TypedDict):
    """A villager on a building, of the village's own colour."""

    sex: Sex  # woman or man
    asleep: bool  # has worked and cannot work again before being woken


class Guest(TypedDict):
    """A villager who has married in."""

    seat: int  # whose colour; 2 is the neutral one in a game for two
    sex: Sex  # woman or man: the other one than the host
    asleep: bool  # has worked and cannot work again before being woken


class Place(TypedDict):
    """A place around a village centre."""

    place: int  # its number
    x: int  # column; the centre covers (0, 0) and (1, 0)
    y: int  # row, from top to bottom
    ring: int  # 1 or 2
    quarters: list[Quarter]  # the one it belongs to, or two
    kind: Kind | None  # the building that stands there
    home: Settled | None  # the villager of the village's own colour
    guest: Guest | None  # who has married in


class Village(TypedDict):
    """A village, a player's or the neutral one."""

    village: int  # its number: the owner's seat, or 2 for the neutral one
    seat: int | None  # whose it is; null: the neutral one
    places: list[Place]  # all 28, built on or not
    free: list[int]  # places where a building may go next
    centre: BySex  # villagers in the centre
    supply: BySex  # villagers not in the game yet
    dowry: list[int]  # coins in the centre, by colour


class Player(TypedDict):
    """What a player has."""

    coins: int  # to be paid
    won: int  # own dowry coins taken this turn, usable from the next one on
    school: BySex  # villagers who leave school at the end of the round
    newborn: BySex  # … and those who enter it then
    delivered: list[Good]  # goods delivered
    kinds: list[Kind]  # buildings in the village, or chosen in the draft
    points: int  # now
    awake: int  # awake villagers, which break ties


class PersonState(TypedDict):
    """A person on the board."""

    person: Person  # who
    coins: list[int]  # lying there, by seat
    tile: int | None  # who has the person tile
    turned: bool  # it was used this round


class Tile(TypedDict):
    """A tile that brings points to one player."""

    points: int  # what it is worth
    seat: int | None  # who has it


class BranchTile(TypedDict):
    """The tile of a branch of the market."""

    goods: list[Good]  # the goods of the branch
    points: int  # what it is worth
    seat: int | None  # who has it


class Building(TypedDict):
    """A kind of building as it is printed."""

    cost: dict[Good, int]  # goods of the price
    input: Good | None  # what a production building takes
    output: Good | None  # … and makes
    exchanges: list[Good]  # what an exchange turns into one another
    points: int  # of a victory building
    stacks: list[Stack]  # where copies come from
    provenance: Provenance  # where cost, input and number come from


class Turn(TypedDict):
    """The turn under way."""

    person: Person | None  # chosen with the first coin
    paid: int  # regular actions so far
    extra: Person | None  # whose tile was used
    closed: bool  # an extra action of another person came after the regular ones: there are no more of these
    bore: list[int]  # places of couples that had a child this turn
    free: bool  # the action under way is an extra action
    neutral: bool  # the neutral coin was taken this turn


class Making(TypedDict):
    """What is being built or delivered."""

    goal: Kind | None  # the building that is paid or placed
    site: int  # the village it is for
    delivery: Good | None  # the good that is delivered
    need: dict[Good, int]  # goods of the price still missing, the wanted one apart
    wanted: Good | None  # the good that is asked for now
    seen: list[Good]  # goods that came up in this chain already
    top: bool  # the wanted good is part of the price itself
    buyable: bool  # … and of a kind that can be bought
    exchange: Kind | None  # the exchange whose input is asked for


class View(Common):
    """The table as a seat sees it."""

    phase: Phase  # what is asked
    round: int  # 0 in the set-up
    first_game: bool  # option: no person tiles, a lower goal
    quick_setup: bool  # option: no draft
    direction: Direction  # option: the turn order
    neutral_coin_for: NeutralCoin  # option: what the neutral coin stands for
    goal: int  # points that end the game
    starter: int  # who has the start-player tile
    pool: dict[StartKind, int]  # start buildings not chosen yet
    step: int  # of the set-up after the draft
    placed: int  # players who are done with this step
    laid: int  # the place of the building just laid
    choices: int  # made in the draft
    villages: list[Village]  # by seat, then the neutral one
    seats: list[Player]  # by seat
    persons: list[PersonState]  # builder, carter, night watchman, priest, midwife
    neutral_coin: bool | None  # whether it is still there; null: not in this game
    goods_tiles: dict[Good, Tile]  # for the first delivery of a good that is not simple
    branch_tiles: list[BranchTile]  # for the first complete branch
    surround_tiles: list[Tile]  # for the first and the second surrounded centre
    offer: dict[Kind, int]  # buildings that lie open
    stack_2: int  # buildings left in stack 2
    stack_3: int  # buildings left in stack 3
    face_down: list[dict[Kind, int]]  # which ones those are, in stacks 2 and 3
    buildings: dict[Kind, Building]  # as printed
    turn: Turn  # the turn under way
    making: Making | None  # what is being built or delivered
    bride: int | None  # the village in whose centre a dowry is chosen
    school_place: int | None  # the building that a school-leaver may move into now
    leaving: int  # players who have settled their school-leavers
    left_empty: list[int]  # own buildings that stay empty in this settling


def _options(s: State) -> dict[str, str]:
    return {
        "quick_setup": "yes" if s.quick else "no",
        "first_game": "yes" if s.first_game else "no",
        "direction": DIRECTIONS[s.order == 1],
        "neutral_coin": NEUTRAL_COIN[s.neutral_action],
    }


def view(s: State, seat: int | None, box: Contents) -> View:
    """The table as seen from a seat (None: a spectator)."""
    printed = _printed(box)
    tiles = printed.tiles[tuple(s.goods_tile[FIRST_MIDDLE:]), tuple(s.branch_tile), tuple(s.surround_tile)]
    return {
        **common(s, seat, "helvetia", _options(s)),
        "phase": PHASES[s.phase],
        "round": s.round,
        "first_game": bool(s.first_game),
        "quick_setup": bool(s.quick),
        "direction": DIRECTIONS[s.order == 1],
        "neutral_coin_for": NEUTRAL_COIN[s.neutral_action],
        "goal": box.rules.first_game_goal if s.first_game else box.rules.goal,
        "starter": s.starter,
        "pool": _POOLS[tuple(s.pool)],
        "step": s.step,
        "placed": s.placed,
        "laid": s.laid,
        "choices": s.choices,
        "villages": [_village(s, v) for v in range(3 if s.players == 2 else s.players)],
        "seats": [_player(s, p, printed, tiles) for p in range(s.players)],
        "persons": [
            {"person": name, "coins": s.spent[n][: s.players], "tile": _or(s.person_tile[n]), "turned": bool(s.turned[n])}
            for n, name in enumerate(PERSONS)
        ],
        "neutral_coin": bool(s.neutral_coin) if s.players == 2 else None,
        "goods_tiles": tiles.goods,
        "branch_tiles": tiles.branches,
        "surround_tiles": tiles.surround,
        "offer": _LOTS[tuple(s.on_offer)],
        "stack_2": sum(s.stack_2),
        "stack_3": sum(s.stack_3),
        "face_down": [_LOTS[tuple(s.stack_2)], _LOTS[tuple(s.stack_3)]],
        "buildings": printed.buildings,
        "turn": {
            "person": None if s.person == NONE else PERSONS[s.person],
            "paid": s.paid,
            "extra": None if s.extra == NONE else PERSONS[s.extra],
            "closed": bool(s.closed),
            "bore": _NUMBERS[s.bore],
            "free": bool(s.free),
            "neutral": bool(s.neutral_used),
        },
        "making": _making(s),
        "bride": _or(s.bride),
        "school_place": _school_place(s),
        "leaving": s.leaving,
        "left_empty": _NUMBERS[s.left_empty],
    }


def _or(number: int) -> int | None:
    return None if number == NOBODY else number


def _numbers_in(bits: int) -> list[int]:
    return FixedList([number for number in range(bits.bit_length()) if (bits >> number) & 1])


_NUMBERS = Kept(_numbers_in)
"""Which bits are set: those of places, kinds and goods change seldom from one view to the next."""
_GOODS: Kept[int, list[Good]] = Kept(lambda bits: FixedList([GOODS[n] for n in _NUMBERS[bits]]))
_KINDS: Kept[int, list[Kind]] = Kept(lambda bits: FixedList([KINDS[n] for n in _NUMBERS[bits]]))
"""The same by name."""


def _lots(stack: tuple[int, ...]) -> dict[Kind, int]:
    return fixed({kind: n for kind, n in zip(KINDS, stack, strict=True) if n})


def _pool(pool: tuple[int, ...]) -> dict[StartKind, int]:
    return FixedDict(zip(START_NAMES, pool, strict=True))


_LOTS, _POOLS = Kept(_lots), Kept(_pool)
"""Buildings by how many there are of each kind."""


def _by_sex(row: list[int]) -> BySex:
    return {"woman": row[WOMAN], "man": row[MAN]}


def _village(s: State, v: int) -> Village:
    return _VILLAGES(
        (v, s.built[v], s.home[v]),
        v,
        s.players,
        s.kind[v],
        s.built[v],
        s.home[v],
        s.women[v],
        s.asleep[v],
        s.wed[v],
        s.wed_asleep[v],
        s.centre[v],
        s.supply[v],
        s.dowry[v],
    )


def _made_village(
    v: int,
    players: int,
    kind: list[int],
    built: int,
    home: int,
    women: int,
    asleep: int,
    wed: list[int],
    wed_asleep: int,
    centre: list[int],
    supply: list[int],
    dowry: list[int],
) -> Village:
    places = [with_kind[number] for with_kind, number in zip(_PLACES, kind, strict=True)]
    guests = {place: colour for colour, bits in enumerate(wed) for place in _NUMBERS[bits]}
    for n in {*_NUMBERS[home], *guests}:
        bit = 1 << n
        lives = _Living(bool(women & bit), home & bit != 0, bool(asleep & bit), guests.get(n), bool(wed_asleep & bit))
        places[n] = _INHABITED[n, kind[n], lives]
    ring = RING_1 if built & RING_1 != RING_1 else ALL_PLACES
    village: Village = {
        "village": v,
        "seat": v if v < players else None,
        "places": FixedList(places),
        "free": _NUMBERS[ring & ~built],
        "centre": _by_sex(centre),
        "supply": _by_sex(supply),
        "dowry": dowry[:players],
    }
    return fixed(village)


_VILLAGES = LatestKept(_made_village)
_QUARTERS = [[QUARTERS[q] for q in range(4) if place in QUARTER_PLACES[q]] for place in range(PLACES)]
"""By place."""


def _place(place: int, kind: Kind | None, home: Settled | None = None, guest: Guest | None = None) -> Place:
    x, y = CELLS[place]
    found: Place = {
        "place": place,
        "x": x,
        "y": y,
        "ring": 1 if place < FIRST_RING else 2,
        "quarters": _QUARTERS[place],
        "kind": kind,
        "home": home,
        "guest": guest,
    }
    return fixed(found)


_PLACES = [[_place(place, kind) for kind in (*KINDS, None)] for place in range(PLACES)]
"""By place: what it looks like with each kind of building and, last (so NONE finds it), without one."""


class _Living(NamedTuple):
    """Who lives on a building: somebody of the village's own colour, a guest of the other sex, or both."""

    woman: bool
    home: bool
    asleep: bool
    guest: int | None
    guest_asleep: bool


def _inhabited(key: tuple[int, int, _Living]) -> Place:
    place, kind, lives = key
    own, other = (SEXES[0], SEXES[1]) if lives.woman else (SEXES[1], SEXES[0])
    home: Settled | None = {"sex": own, "asleep": lives.asleep} if lives.home else None
    guest: Guest | None = None
    if lives.guest is not None:
        guest = {"seat": lives.guest, "sex": other, "asleep": lives.guest_asleep}
    return _place(place, KINDS[kind], home, guest)


_INHABITED = Kept(_inhabited)
"""By place and kind of building: with those who live there."""


def _player(s: State, p: int, printed: _Printed, tiles: _Tiles) -> Player:
    return {
        "coins": s.coins[p],
        "won": s.won[p],
        "school": _by_sex(s.school[p]),
        "newborn": _by_sex(s.newborn[p]),
        "delivered": _GOODS[s.delivered[p]],
        "kinds": _KINDS[s.has[p]],
        "points": _points(s, p, printed, tiles),
        "awake": _awake(s, p),
    }


def _points(s: State, p: int, printed: _Printed, tiles: _Tiles) -> int:
    """H-108, for the counter beside a player; the itemised score is the rules'."""
    points = int(s.starter == p and s.phase > CHOOSE_ROBBED) + s.delivered[p].bit_count() + s.person_tile.count(p)
    return points + printed.victory_building * s.victory[p].bit_count() + tiles.points[p]


def _awake(s: State, p: int) -> int:
    """H-111a."""
    awake = sum(s.centre[p]) + (s.home[p] & ~s.asleep[p]).bit_count()
    for v in range(VILLAGES):
        if v != p:
            awake += (s.wed[v][p] & ~s.wed_asleep[v]).bit_count()
    return awake


_TILED = GOODS[FIRST_MIDDLE:]
"""Goods with a tile for their first delivery."""


def _tile(points: int, holder: int) -> Tile:
    return {"points": points, "seat": _or(holder)}


def _branch_tile(goods: tuple[Good, ...], tile: Tile) -> BranchTile:
    return {"goods": [*goods], "points": tile["points"], "seat": tile["seat"]}


class _Tiles(NamedTuple):
    """Tiles that bring points, and what they bring by seat."""

    goods: dict[Good, Tile]
    branches: list[BranchTile]
    surround: list[Tile]
    points: list[int]


class _Printed:
    """What is printed in a box, as views tell it."""

    def __init__(self, box: Contents) -> None:
        self.victory_building = box.rules.victory_building
        self._worth = [box.goods_tiles.of(good) for good in _TILED], box.branch_tiles.points, box.rules.surround
        """Of the tiles for goods, branches and surrounded centres."""
        self.buildings = fixed({kind: self._building(number, kind, box) for number, kind in enumerate(KINDS)})
        self.tiles = Kept(self._tiles)
        """The same tiles, by who has them."""

    def _tiles(self, holders: tuple[tuple[int, ...], ...]) -> _Tiles:
        goods, branches, surround = (
            [_tile(n, holder) for n, holder in zip(worth, row, strict=True)]
            for worth, row in zip(self._worth, holders, strict=True)
        )
        return _Tiles(
            goods=fixed(dict(zip(_TILED, goods, strict=True))),
            branches=fixed([_branch_tile(names, tile) for names, tile in zip(BRANCHES, branches, strict=True)]),
            surround=fixed(surround),
            points=[sum(tile["points"] for tile in (*goods, *branches, *surround) if tile["seat"] == p) for p in range(SEATS)],
        )

    def _building(self, number: int, kind: Kind, box: Contents) -> Building:
        printed = box.buildings[kind]
        return {
            "cost": dict(printed.cost),
            "input": printed.input,
            "output": printed.output,
            "exchanges": list(EXCHANGED.get(kind, ())),
            "points": self.victory_building if number >= FIRST_VICTORY else 0,
            "stacks": box.stacks[kind],
            "provenance": printed.provenance,
        }


_printed = once_a_box(_Printed)


def _making(s: State) -> Making | None:
    if s.goal == NONE and s.delivery == NONE:
        return None
    return {
        "goal": None if s.goal == NONE else KINDS[s.goal],
        "site": s.site,
        "delivery": None if s.delivery == NONE else GOODS[s.delivery],
        "need": {good: n for good, n in zip(GOODS, s.need, strict=True) if n},
        "wanted": None if s.wanted == NONE else GOODS[s.wanted],
        "seen": _GOODS[s.seen],
        "top": bool(s.top),
        "buyable": bool(s.top) and 0 <= s.wanted <= STONE,
        "exchange": None if s.exchange == NONE else KINDS[s.exchange],
    }


def _school_place(s: State) -> int | None:
    """The building that a school-leaver may move into now."""
    if s.phase != LEAVE_SCHOOL or s.pending or s.over:
        return None
    rest = _NUMBERS[s.built[s.seat] & ~s.home[s.seat] & ~s.victory[s.seat] & ~s.left_empty]
    return rest[0] if rest else None
