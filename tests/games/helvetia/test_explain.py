"""Why not: each reason in a position that shows it, with the rule it names."""

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import vicus
from vicus.core.catalogue import catalogue
from vicus.games.helvetia.components import KINDS, PLACES, START_KINDS
from vicus.games.helvetia.explain import explain
from vicus.games.helvetia.state import ACT, CHOOSE_MOVER
from vicus.texts import LANGUAGES, texts

from .positions import GAME, NEUTRAL, Table, games

Position = Callable[[], "Table | SimpleNamespace"]


def setting_up(phase: str, players: int = 3, seed: int = 1) -> SimpleNamespace:
    """The first decision of this kind in a game of players who take the first choice."""
    match = GAME.new(players=players, seed=seed)
    while match.view()["phase"] != phase:
        match.play(match.legal()[0])
    return SimpleNamespace(match=match)


def drafting() -> SimpleNamespace:
    """Both woodcutters are gone."""
    return SimpleNamespace(match=_played(GAME.new(players=3, seed=1), "choose woodcutter", "choose woodcutter"))


def drafting_again() -> SimpleNamespace:
    """Round 2 of the draft begins with the one who chose last, who has a brickworks."""
    texts = ("choose woodcutter", "choose woodcutter", "choose brickworks")
    return SimpleNamespace(match=_played(GAME.new(players=3, seed=1), *texts))


def _played(match: vicus.Match, *actions: str) -> vicus.Match:
    for action in actions:
        match.play(action)
    return match


def robbing() -> SimpleNamespace:
    """The others have the same three kinds, and only those two are left that the last one to choose has."""
    kinds = ("woodcutter", "woodcutter", "brickworks", "stonemason", "grain_farm", "grain_farm", "well", "well")
    return SimpleNamespace(match=_played(GAME.new(players=3, seed=1), *(f"choose {kind}" for kind in kinds)))


def seated(phase: str) -> Position:
    return lambda: setting_up(phase, 2 if phase.startswith("neutral") else 3)


def acting() -> Table:
    """Seat 0 can deliver, build, marry and bear; seat 1 has a couple, an empty building and a single woman."""
    table = Table(players=3).village("0 woodcutter woman", "1 brickworks man", "2 mine woman + 1").centre(woman=1)
    return table.village("0 well man", "1 grain_farm woman + 2", "2 cowshed", "3 stonemason woman", of=1)


def in_turn() -> Table:
    return acting().play("deliver wood")


def tiles() -> Table:
    return acting().tile("carter").tile("priest").tile("midwife", turned=True)


def paying() -> Table:
    """A brewery (wood, brick) with no coin left for goods: two woodcutters, one asleep abroad, and a marketplace."""
    table = Table(players=3).offer("brewery").coins(1).village("0 woodcutter woman", "1 brickworks man", "2 marketplace woman")
    table.village("3 well man").village("0 woodcutter man + 0", "1 brickworks man + 0 asleep", "2 well woman", of=1)
    return table.play("build brewery")


def delivering() -> Table:
    """Wood is wanted: two woodcutters, and a marketplace with nothing to exchange."""
    table = Table(players=3).village("0 woodcutter woman", "1 marketplace man").village("0 woodcutter man + 0", of=1)
    return table.village("2 bakehouse woman").play("deliver wood")


def brewing() -> Table:
    """A tavern: water for the beer, from one of two wells."""
    table = Table(players=3).offer("tavern").village("0 brewery woman", "1 well man").village("0 well man + 0", of=1)
    return table.play("build tavern")


def milling() -> Table:
    """A mill: ore, from one of two mines."""
    table = Table(players=3).offer("mill").village("0 mine woman", "1 well man", "2 grain_farm woman")
    return table.village("0 mine man + 0", of=1).play("build mill")


def exchanging() -> Table:
    """Bread from grain from the marketplace, which can take wood or brick."""
    table = Table(players=3).village("0 bakehouse woman", "1 marketplace man", "2 woodcutter woman", "3 brickworks man")
    return table.play("deliver bread")


def placing() -> Table:
    return acting().play("build marketplace", "work 0 1")


def moving() -> Table:
    return acting().centre(man=1).play("build marketplace", "work 0 1", "lay 5")


def dowry() -> Table:
    return acting().dowry(1, 0, 2).play("marry centre 1 0")


def school() -> Table:
    """Two buildings for one woman and one man; place 8 stands empty too, place 2 is taken."""
    table = acting().village("5 bakehouse", "7 cowshed").school(woman=1, man=1).spent("carter", 4, seat=1)
    return table.spent("carter", 4, seat=2).round_over()


def school_of_women() -> Table:
    table = acting().village("5 bakehouse", "7 cowshed").school(woman=1).spent("carter", 4, seat=1)
    return table.spent("carter", 4, seat=2).round_over()


def two() -> Table:
    """Two players: a single woman and a couple in the own village."""
    table = Table(players=2).village("0 well woman", "1 grain_farm man + 1").village("0 well woman", "1 mine man", of=1)
    return table.offer("church")


def no_neutral_place() -> Table:
    """Two players: buildings stand on all 28 places of the neutral village, and its centre is empty."""
    full = [f"{place} {KINDS[START_KINDS[place % len(START_KINDS)]]}" for place in range(PLACES)]
    return two().offer("mine", "church").neutral_centre(0, 0).village(*full, of=NEUTRAL)


def by_action() -> Table:
    """The same; the neutral coin stands for one action."""
    table = Table(players=2, neutral_coin="action").village("0 well woman", "1 grain_farm man + 1").tile("carter")
    return table.village("0 well woman", "1 mine man", of=1).offer("church")


def last_coin_paid() -> Table:
    """The last coin went to the carter; the tile of the priest is still there to be used."""
    return acting().coins(1).tile("priest").play("deliver wood")


def coins_without_effect() -> Table:
    """A coin is left, but the carter is chosen and has nothing more to deliver; the tile of the priest can be used."""
    return acting().delivered("wood", "brick", "ore").in_turn("carter").tile("priest")


def nothing_for_a_coin() -> Table:
    """Two players: nothing for an own coin has an effect, but the neutral coin can be used."""
    return Table(players=2).busy().offer("church", "mill").coins(1)


def held() -> Table:
    table = acting()
    table.match.play("deliver wood", hold=True)
    table.match.play("end", hold=True)
    return table


def over() -> Table:
    table = acting().spent("carter", 4, seat=1).spent("carter", 4, seat=2)
    table.s.round = 60
    return table.round_over()


def first_game() -> Table:
    return Table(players=3, first_game="yes").village("0 woodcutter woman", "1 brickworks man")


REASONS: list[tuple[Position, str, str, str]] = [
    # draft and set-up
    (drafting, "choose woodcutter", "H-12", "none-left"),
    (drafting_again, "choose brickworks", "H-12", "has-kind"),
    (drafting, "lay 3", "H-12", "now-choose"),
    (drafting, "build mine", "H-12", "now-choose"),
    (drafting, "rob 1 well", "H-12", "now-choose"),
    (robbing, "choose well", "H-13", "now-rob"),
    (robbing, "rob LEFT brickworks", "H-13", "has-kind"),
    (robbing, "rob SELF woodcutter", "H-13", "not-there"),
    (robbing, "rob 3 well", "H-13", "not-there"),
    (seated("lay"), "lay 10", "H-17", "ring-1-first"),
    (seated("lay"), "choose well", "H-18", "now-lay"),
    (lambda: SimpleNamespace(match=_played(setting_up("lay").match, "lay 0")), "lay 0", "H-53", "place-taken"),
    (seated("pair_1"), "settle 0 man", "H-18", "pair-order"),
    (seated("pair_1"), "settle 9 woman", "H-18", "no-empty-building"),
    (seated("pair_1"), "in woman", "H-18", "now-pair-1"),
    (seated("pair_2"), "settle 0 woman", "H-18", "now-pair-2"),
    (seated("pair_3"), "in woman", "H-18", "now-pair-3"),
    (seated("pair_3"), "marry centre LEFT 9", "H-80a", "nobody-there"),
    (seated("pair_3"), "marry centre RIGHT 0", "H-18", "left-neighbour"),
    (seated("pair_3"), "marry school LEFT 0", "H-18", "now-pair-3"),
    (seated("neutral_kind"), "lay 0", "H-121", "now-neutral"),
    (seated("neutral_kind"), "neutral MISSING", "H-120", "none-left"),
    (seated("neutral_place"), "neutral well", "H-121", "now-lay"),
    (seated("neutral_place"), "lay 10", "H-17", "ring-1-first"),
    (seated("neutral_sex"), "lay 5", "H-121", "now-sex"),
    # deeds
    (acting, "end", "H-30", "must-act"),
    (acting, "pass", "H-30", "no-pass-with-coins"),
    (last_coin_paid, "pass", "H-30", "end-instead"),
    (last_coin_paid, "wake nobody", "H-30", "no-coin"),
    (coins_without_effect, "wake nobody", "H-34a", "has-acted"),
    (nothing_for_a_coin, "wake nobody", "H-34a", "neutral-action-possible"),
    (lambda: two().coins(0), "wake nobody", "H-30", "no-coin"),
    (acting, "lay 3", "H-30", "now-act"),
    (acting, "work 0 0", "H-30", "now-act"),
    (acting, "choose well", "H-30", "now-act"),
    (acting, "wake nobody", "H-34", "something-has-effect"),
    (lambda: acting().coins(1).tile("carter").play("deliver wood"), "deliver brick", "H-30", "no-coin"),
    (in_turn, "build mine", "H-30", "one-person"),
    (in_turn, "bear 2 man", "H-30", "one-person"),
    (in_turn, "deliver wood", "H-60", "delivered"),
    (acting, "deliver beer", "H-60", "cannot-make"),
    (acting, "build church", "H-50", "not-on-offer"),
    (acting, "build mine", "H-52", "has-kind"),
    (lambda: acting().coins(1), "build goat_shed", "H-50a", "cannot-pay"),
    (acting, "wake 3 top_left", "H-70", "no-village"),
    (acting, "wake 1 top_left", "H-34", "nobody-sleeps"),
    (acting, "marry centre 0 1", "H-05", "own-village"),
    (acting, "marry centre 3 1", "H-80", "no-village"),
    (acting, "marry centre 1 2", "H-80a", "nobody-there"),
    (acting, "marry centre 1 9", "H-80a", "nobody-there"),
    (acting, "marry centre 1 1", "H-80", "couple-there"),
    (acting, "marry centre 1 3", "H-80", "nobody-in-centre"),
    (acting, "marry school 1 3", "H-80", "nobody-in-school"),
    (acting, "bear 0 man", "H-90", "no-couple"),
    (lambda: acting().village("5 bakehouse man + 2").play("bear 2 man"), "bear 2 man", "H-90", "had-child"),
    (lambda: acting().supply(0, 3), "bear 2 woman", "H-90a", "supply-empty"),
    # tiles
    (tiles, "extra build mine", "H-102", "no-tile"),
    (tiles, "extra bear 2 man", "H-102", "tile-used"),
    (lambda: tiles().play("extra deliver wood"), "extra marry centre 1 0", "H-102", "one-tile-a-turn"),
    (first_game, "extra deliver wood", "H-16", "no-tiles-in-first-game"),
    (lambda: two().coins(0).tile("carter"), "extra deliver water", "H-102b", "no-coin-for-regular"),
    # paying
    (paying, "buy", "H-51", "no-coin-for-goods"),
    (paying, "work 1 2", "H-40", "not-your-villager"),
    (paying, "work 2 0", "H-40", "not-your-villager"),
    (paying, "work 1 1", "H-40", "villager-sleeps"),
    (paying, "work 0 3", "H-40", "makes-something-else"),
    (paying, "from water", "H-40", "now-worker"),
    (paying, "lay 5", "H-40", "now-worker"),
    (paying, "end", "H-40", "now-worker"),
    (delivering, "buy", "H-62", "nothing-bought"),
    (delivering, "work 0 1", "H-50a", "way-not-complete"),
    (delivering, "work 0 2", "H-40", "makes-something-else"),
    (brewing, "buy", "H-51a", "not-for-chain"),
    (milling, "buy", "H-51", "not-for-sale"),
    (exchanging, "from grain", "H-43a", "good-twice"),
    (exchanging, "from ore", "H-42", "not-this-input"),
    (exchanging, "from cow", "H-42", "not-this-input"),
    (exchanging, "work 0 2", "H-42", "now-input"),
    (placing, "lay 0", "H-53", "place-taken"),
    (placing, "lay 12", "H-53", "ring-1-first"),
    (placing, "deliver wood", "H-53", "now-lay"),
    (moving, "lay 6", "H-54", "now-mover"),
    (dowry, "dowry 1", "H-81", "no-such-coin"),
    (dowry, "end", "H-81", "now-dowry"),
    (school_of_women, "settle 5 man", "H-106", "nobody-in-school"),
    (school, "settle 2 man", "H-106a", "no-empty-building"),
    (school, "settle 5 nobody", "H-106a", "must-move-in"),
    (school, "settle 7 woman", "H-106", "building-by-building"),
    (school, "deliver wood", "H-106", "now-school"),
    # two players
    (acting, "neutral build mine", "H-124", "only-with-two"),
    (lambda: two().play("deliver water"), "neutral marry 0", "H-124", "instead-of-turn"),
    (lambda: two().tile("carter").play("extra deliver water"), "neutral marry 0", "H-124b", "no-tile-with-neutral"),
    (lambda: two().neutral_coin(False), "neutral marry 0", "H-124a", "neutral-coin-gone"),
    (lambda: by_action().play("neutral marry 0"), "extra deliver water", "H-124e", "own-action-first"),
    (lambda: by_action().play("extra deliver water", "neutral marry 0"), "end", "H-124e", "tile-needs-own-action"),
    (lambda: by_action().play("neutral marry 0"), "neutral build church", "H-124a", "neutral-coin-gone"),
    (two, "neutral build mill", "H-50", "not-on-offer"),
    (lambda: two().neutral_centre(0, 0).offer("mine", "church"), "neutral build mine", "H-124d", "neutral-centre-empty"),
    (no_neutral_place, "neutral build mine", "H-53", "no-free-place"),
    (no_neutral_place, "neutral build church", "H-53", "no-free-place"),
    (no_neutral_place, "neutral build mill", "H-50", "not-on-offer"),
    (lambda: two().neutral_centre(8, 0), "neutral marry 0", "H-124c", "neutral-centre-empty"),
    (two, "neutral marry 1", "H-80", "couple-there"),
    (two, "neutral marry 5", "H-80a", "nobody-there"),
    (lambda: two().coins(0), "deliver water", "H-30", "no-coin"),
    (two, "wake 3 top_left", "H-70", "no-village"),
    (two, "wake 2 top_left", "H-34", "nobody-sleeps"),
    (two, "marry centre 2 0", "H-80a", "nobody-there"),
    # the end
    (held, "deliver brick", "H-30", "turn-over"),
    (held, "end", "H-30", "turn-over"),
    (over, "deliver wood", "H-109", "over"),
]


def filled_in(text: str, match: vicus.Match) -> str:
    """LEFT, RIGHT and SELF are seats; MISSING is a kind of building that the neutral village does not get."""
    if match.seat is None:
        return text
    for word, step in (("LEFT", 1), ("RIGHT", -1), ("SELF", 0)):
        text = text.replace(word, str((match.seat + step) % match.players))
    return text.replace("MISSING", next((kind for kind, n in match.view()["pool"].items() if n == 0), ""))


@pytest.mark.parametrize(("position", "text", "rule", "reason"), REASONS)
def test_reasons(position, text, rule, reason):
    table = position()
    found = table.match.why_not(filled_in(text, table.match))
    assert found
    assert (found[0], found[1]["reason"]) == (rule, reason)
    about = {key: value for key, value in found[1].items() if key != "reason"}
    for language in LANGUAGES:  # every reason can be said
        assert texts(language, "helvetia")(f"reason-{reason}", **about)


def no_more_regular_actions() -> Table:
    """An extra action with another person came after the regular ones: only `end` is left, and the turn ends by itself."""
    return acting().in_turn("carter", extra="priest")


def one_in_the_centre() -> Table:
    """A building is laid, and only a woman can move in."""
    table = acting()
    table.s.phase, table.s.goal, table.s.laid = CHOOSE_MOVER, 16, 5
    return table


def two_neutral_women() -> SimpleNamespace:
    """Both neutral women are settled: the next one is a man."""
    state = setting_up("neutral_sex", 2).match.state
    state.supply[NEUTRAL][0] = 6
    return SimpleNamespace(s=state)


UNASKED: list[tuple[Position, str, str, str]] = [
    (no_more_regular_actions, "deliver wood", "H-102a", "regular-actions-over"),
    (lambda: by_action().in_turn("carter", extra="priest"), "neutral marry 0", "H-102a", "regular-actions-over"),
    (one_in_the_centre, "in man", "H-54", "nobody-in-centre"),
    (two_neutral_women, "in woman", "H-121a", "two-of-each-sex"),
]
"""Nobody is asked in these positions, as there is one choice only."""


@pytest.mark.parametrize(("position", "text", "rule", "reason"), UNASKED)
def test_reasons_where_nobody_is_asked(position, text, rule, reason):
    found = explain(position().s, GAME.actions.parse(text), [-1], GAME.engine.rules, GAME.box.contents)
    assert found[:2] == (rule, reason)
    assert all(texts(language, "helvetia")(f"reason-{reason}", **found[2]) for language in LANGUAGES)


SHOWN = {(rule, reason) for *_, rule, reason in (*REASONS, *UNASKED)}


def test_every_reason_is_shown():
    source = Path(explain.__code__.co_filename).read_text("utf-8")
    known = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', source))
    known -= {"kind", "sex", "person", "good", "village", "quarter", "owner"}
    assert known == {reason for _, reason in SHOWN}


def test_every_pair_of_rule_and_reason_is_shown():
    source = Path(explain.__code__.co_filename).read_text("utf-8")
    pairs = set(re.findall(r'"((?:X-)?H-\d+[a-z]?)", "([a-z0-9-]+)"', source))
    assert pairs <= SHOWN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_is_legal_or_refused_with_a_known_reason(players):
    """All ids, in some positions of a random game."""
    ids = {rule.id for rule in catalogue("helvetia")}
    reasons = {reason for _, reason in SHOWN}
    for match in islice(games(players, 6), 0, None, 17):
        legal = {action.id for action in match.legal()}
        for number in range(GAME.actions.size):
            found = match.why_not(number)
            assert (found is None) == (number in legal)
            assert found is None or (found[0] in ids and found[1]["reason"] in reasons)


@pytest.mark.rule("H-30", "H-34", "H-34a", "H-124e", "H-126a")
@pytest.mark.parametrize("neutral_coin", ["turn", "action"])
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_reason_says_is_true(players, neutral_coin):
    """In every position of random games, for what ends a turn or wakes nobody: told by the view and the legal actions alone."""
    told = set()
    for seed in range(3):
        for match in games(players, seed, neutral_coin=neutral_coin):
            if match.over or match.state.phase != ACT:
                continue
            view, verbs = match.view(), {action.text.split()[0] for action in match.legal()}
            for text in ("pass", "end", "wake nobody"):
                if found := match.why_not(text):
                    claim = CLAIMS[found[1]["reason"]]
                    assert claim(view, verbs), (text, found)
                    told.add(found[1]["reason"])
    assert told >= {"no-pass-with-coins", "must-act", "something-has-effect", "end-instead", "no-coin", "has-acted"}


def _coins(view: dict[str, Any]) -> int:
    return view["seats"][view["seat"]]["coins"]


def _for_a_coin(verbs: set[str]) -> bool:
    return bool(verbs & {"build", "deliver", "wake", "marry", "bear"})


CLAIMS: dict[str, Callable[[dict[str, Any], set[str]], bool]] = {
    "no-pass-with-coins": lambda view, verbs: _coins(view) > 0,
    "end-instead": lambda view, verbs: _coins(view) == 0 and "end" in verbs,
    "must-act": lambda view, verbs: view["turn"]["paid"] == 0 and not view["turn"]["neutral"],
    "tile-needs-own-action": lambda view, verbs: view["turn"]["paid"] == 0 and view["turn"]["extra"] is not None,
    "no-coin": lambda view, verbs: _coins(view) == 0,
    "something-has-effect": lambda view, verbs: _coins(view) > 0 and _for_a_coin(verbs),
    "has-acted": lambda view, verbs: "end" in verbs and not _for_a_coin(verbs),
    "neutral-action-possible": lambda view, verbs: "neutral" in verbs and not _for_a_coin(verbs),
}


@pytest.mark.parametrize(
    ("position", "text", "about"),
    [
        (drafting, "choose woodcutter", {"kind": "woodcutter"}),
        (in_turn, "build marketplace", {"person": "carter"}),
        (tiles, "extra build mine", {"person": "builder"}),
        (tiles, "extra bear 2 man", {"person": "midwife"}),
        (acting, "build mine", {"kind": "mine"}),
        (acting, "deliver beer", {"good": "beer"}),
        (acting, "wake 1 bottom_left", {"quarter": "bottom_left"}),
        (acting, "wake 3 top_left", {"village": 3}),
        (acting, "marry centre 1 3", {"sex": "man"}),
        (paying, "buy", {"good": "wood"}),
        (paying, "work 0 3", {"good": "wood", "kind": "well"}),
        (exchanging, "from ore", {"good": "ore"}),
        (dowry, "dowry 1", {"owner": 1}),
        (seated("pair_1"), "settle 0 man", {"sex": "woman"}),
    ],
)
def test_what_a_reason_is_about(position, text, about):
    _, params = position().match.why_not(text)
    assert {key: value for key, value in params.items() if key != "reason"} == about


def test_a_legal_action_needs_no_reason():
    assert acting().match.why_not("build marketplace") is None
