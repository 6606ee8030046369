"""What an action would bring at once: a whole way to pay for a building or a delivery, who would wake, which coins lie there.

The rules themselves are played on a copy; of several ways the first one is proposed, and goods are bought last.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from vicus.spec.action_space import ActionSpace

from .actions import ACTIONS, BEAR, BUY, DEED, DEEDS, EMPTY_WAKE, FROM, LAY, MARRY, WAKE, WORK
from .box import Contents
from .components import (
    FIRST_VICTORY,
    GOODS,
    KINDS,
    NONE,
    PLACES,
    QUARTER_PLACES,
    SEATS,
    SEXES,
    VILLAGES,
    Good,
    Kind,
    Sex,
)
from .state import CHOOSE_INPUT, CHOOSE_WORKER, PLACE_BUILDING, State

TEXT = ActionSpace(ACTIONS, None).text


class Step(TypedDict):
    """One step of paying: a villager works, an exchange takes a good, a good is bought."""

    do: Literal["work", "from", "buy"]  # which of them
    good: Good  # what is made, taken or bought
    asked: bool  # the player would be asked about it: it is part of the plan
    village: NotRequired[int]  # work: where the villager is
    place: NotRequired[int]  # work: … and on which place
    kind: NotRequired[Kind]  # work: … on which building


class Sleeper(TypedDict):
    """Somebody who would wake."""

    village: int  # where
    place: int  # on which place
    seat: int  # of which colour
    sex: Sex  # woman or man


class Preview(TypedDict, total=False):
    """What an action would bring; the fields depend on its kind."""

    steps: list[Step]  # build, deliver, work, from, buy: all steps until the price is paid
    plan: list[str]  # … and the texts of those that the player would be asked about
    coins: int  # … coins that are paid for goods
    points: int  # … points that it brings
    wakes: list[Sleeper]  # wake: who
    sex: Sex  # marry: who goes, a woman or a man
    dowry: list[int]  # marry: whose coins lie in the centre there
    surrounds: bool  # lay: the village centre is surrounded then


def preview(s: State, action: int, rules: Any, box: Contents) -> Preview:
    """Plain data, by what is asked (see docs/games/helvetia.md); nothing for actions that bring nothing by themselves."""
    if DEED <= action < EMPTY_WAKE:
        deed = (action - DEED) % DEEDS
        if deed < WAKE:
            return _production(s, action, rules, box)
        if deed < MARRY:
            return {"wakes": _wakes(s, *divmod(deed - WAKE, 4))}
        return _marriage(s, deed) if deed < BEAR else {}
    if WORK <= action < FROM + len(GOODS):
        return _production(s, action, rules, box)
    if LAY <= action < LAY + PLACES and s.phase == PLACE_BUILDING:
        return {"surrounds": _surrounds(s, action, rules)}
    return {}


def _menu(s: State, rules: Any) -> list[int]:
    acts = [0] * rules.MAX_LEGAL
    return acts[: rules.legal(s, acts)]


def _production(s: State, action: int, rules: Any, box: Contents) -> Preview:
    """All steps from here until the price is paid; `plan` has the texts of those that the player would be asked about."""
    p, after = s.seat, s.copy()
    steps: list[Step] = []
    plan: list[str] = []
    is_asked = False
    while True:
        if action >= WORK:
            steps.append(_step(after, action, is_asked))
        rules.apply(after, action)
        if after.phase not in (CHOOSE_WORKER, CHOOSE_INPUT) or after.seat != p or after.over:
            break
        menu = _menu(after, rules)
        action, is_asked = menu[0], len(menu) > 1
        if is_asked:
            plan.append(TEXT(action))
    return {"steps": steps, "plan": plan, "coins": sum(step["do"] == "buy" for step in steps), "points": _gain(s, after, box)}


def _step(s: State, action: int, is_asked: bool) -> Step:
    if action == BUY:
        return {"do": "buy", "good": GOODS[s.wanted], "asked": is_asked}
    if action >= FROM:
        return {"do": "from", "good": GOODS[action - FROM], "asked": is_asked}
    village, place = divmod(action - WORK, PLACES)
    return {
        "do": "work",
        "village": village,
        "place": place,
        "good": GOODS[s.wanted],
        "kind": KINDS[s.kind[village][place]],
        "asked": is_asked,
    }


def _gain(before: State, after: State, box: Contents) -> int:
    """Points that a delivery or a victory building brings."""
    p = before.seat
    if before.goal >= FIRST_VICTORY or after.goal >= FIRST_VICTORY:
        return box.rules.victory_building
    points = bin(after.delivered[p] & ~before.delivered[p]).count("1")
    for number, good in enumerate(GOODS):
        if after.goods_tile[number] == p and before.goods_tile[number] != p:
            points += box.goods_tiles.of(good)
    for number, tile in enumerate(box.branch_tiles.points):
        if after.branch_tile[number] == p and before.branch_tile[number] != p:
            points += tile
    return points


def _wakes(s: State, village: int, quarter: int) -> list[Sleeper]:
    found: list[Sleeper] = []
    for place in QUARTER_PLACES[quarter]:
        sex = 0 if (s.women[village] >> place) & 1 else 1
        if (s.asleep[village] >> place) & 1:
            found.append({"village": village, "place": place, "seat": village, "sex": SEXES[sex]})
        if (s.wed_asleep[village] >> place) & 1:
            seat = next(colour for colour in range(SEATS) if (s.wed[village][colour] >> place) & 1)
            found.append({"village": village, "place": place, "seat": seat, "sex": SEXES[1 - sex]})
    return found


def _marriage(s: State, deed: int) -> Preview:
    village, place = divmod((deed - MARRY) % (VILLAGES * PLACES), PLACES)
    sex = 1 if (s.women[village] >> place) & 1 else 0
    return {"sex": SEXES[sex], "dowry": [seat for seat in range(s.players) if s.dowry[village][seat]]}


def _surrounds(s: State, action: int, rules: Any) -> bool:
    """Would the village centre be surrounded? With somebody to choose for moving in, either of them will do."""
    after = s.copy()
    rules.apply(after, action)
    menu = _menu(after, rules)
    if after.surround_tile == s.surround_tile and after.goal != NONE and menu:
        rules.apply(after, menu[0])
    return after.surround_tile != s.surround_tile
