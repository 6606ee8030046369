"""Perfect recall (C-07a): what a seat has seen and could remember, its view has; no position drawn from it contradicts that.

The memory here is kept from events and views alone, by somebody with a good head and paper.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import vicus
from vicus.games.carpe_diem.components import FOUNTAIN_CARDS, FOUNTAIN_KINDS, NOTHING_THERE
from vicus.table.lines import Act
from vicus.table.logged_match import LoggedMatch, moves_of

from .positions import GAME, Table, games, with_box

FOUNTAINS = {"tiles": {f"L{n:02}": {"sides": "----", "single": "fountain"} for n in range(1, 85)}}
"""Nothing but fountains: all cards come back from under the stack, and in the end none is left."""


class Memory:
    """What one seat (None: a spectator) knows of tiles and fountain cards."""

    def __init__(self, seat: int | None, players: int) -> None:
        self.seat = seat
        self.looks: list[dict[str, Any]] = []
        self.under: list[dict[str, Any]] = []
        """The looks after which the cards under the stack were put there, from the top."""
        self.fresh = FOUNTAIN_CARDS
        self.hand: str | None = None
        self.stored: list[list[str]] = [[] for _ in range(players)]

    def hear(self, event: vicus.Event, before: dict[str, Any]) -> None:
        told = event.params
        if event.kind == "took":
            self.hand = before["spaces"][told["space"]]["tiles"][told["slot"] - 1]["id"]
        elif event.kind == "crafted":
            self.hand = before["display"][told["slot"] - 1]["id"]
        elif event.kind == "stored":
            assert told["tile"] == self.hand
            self.stored[told["seat"]].append(told["tile"])
        elif event.kind == "looked":
            self.looks.append({"seat": told["seat"], "cards": self.see(told.get("cards")), "returned": None})
        elif event.kind == "kept" and len(self.looks[-1]["cards"]) == 2:
            self.looks[-1]["returned"] = told.get("returned")
            self.under.append(self.looks[-1])

    def see(self, cards: list[str] | None) -> list[str | None]:
        """Two cards from the top of the stack, or what is left of it."""
        seen: list[str | None] = []
        for number in range(min(2, self.fresh + len(self.under))):
            if self.fresh:
                self.fresh -= 1
                seen.append(cards[number] if cards else None)
            else:
                lifted = self.under.pop(0)
                if cards:
                    assert lifted["returned"] in (None, cards[number])
                    lifted["returned"] = cards[number]
                seen.append(lifted["returned"])
        return seen


def agree(memory: Memory, twin: Any) -> None:
    """Could it have come to this? Every look is made again with the cards that a drawn position tells of."""
    fresh = Counter({kind: GAME.box.contents.copies(kind) for kind in FOUNTAIN_KINDS})
    hands: list[Counter[str]] = [Counter() for _ in range(twin.players)]
    under: list[str] = []
    drawn = 0
    for number, look in enumerate(memory.looks):
        cards = []
        for _ in look["cards"]:
            if drawn < FOUNTAIN_CARDS:
                cards.append(FOUNTAIN_KINDS[twin.drawn[drawn]])
                fresh[cards[-1]] -= 1
                drawn += 1
            else:
                cards.append(under.pop(0))
        assert all(known in (None, card) for known, card in zip(look["cards"], cards, strict=True))
        if number == len(memory.looks) - 1 and twin.looking:
            assert [FOUNTAIN_KINDS[kind] for kind in twin.looked] == cards
            break
        hands[look["seat"]].update(cards)
        if len(cards) == 2:
            put = FOUNTAIN_KINDS[twin.put[number]]
            assert look["returned"] in (None, put)
            assert hands[look["seat"]][put] > 0, "nobody puts under what they do not have"
            hands[look["seat"]][put] -= 1
            under.append(put)
    assert [FOUNTAIN_KINDS[kind] for kind in twin.returned if kind != NOTHING_THERE] == under
    assert [fresh[kind] for kind in FOUNTAIN_KINDS] == twin.fresh
    assert min(twin.fresh) >= 0
    for p, hand in enumerate(hands):
        assert [hand[kind] for kind in FOUNTAIN_KINDS] == twin.kept[p]
    stored = [[GAME.box.contents.tile_ids[n] for n in row if n != NOTHING_THERE] for row in twin.stored[: twin.players]]
    assert stored == memory.stored


def remembered(match: vicus.Match, seed: int) -> Iterator[dict[int | None, Memory]]:
    """A random game in which everything is built that can be; after each decision what everybody knows."""
    memories = {seat: Memory(seat, match.players) for seat in (None, *range(match.players))}
    random = Random(seed)
    while not match.over:
        before = match.view()
        building = [action for action in match.legal() if action.text.startswith("build")]
        chosen = random.choice(building if building and random.random() < 0.8 else match.legal())
        match.play(chosen)
        for seat, memory in memories.items():
            for event in match.events_for(seat):
                memory.hear(event, before)
        yield memories


@pytest.mark.rule("C-07a", "C-30", "C-31a", "C-32")
@pytest.mark.parametrize("box", [None, FOUNTAINS], ids=["standard", "fountains"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_seen_is_known(players, box):
    game = GAME if box is None else with_box(json.dumps(box))
    match = game.new(players=players, seed=players)
    looks = 0
    for number, memories in enumerate(remembered(match, players)):
        for seat, memory in memories.items():
            view = match.view(seat)
            if not match.over:
                assert view["fountain"]["looks"] == memory.looks
            assert [[tile["id"] for tile in player["stored_tiles"]] for player in view["seats"]] == memory.stored
            if number % 6 == 0 or (len(memory.looks) > looks and number % 2):
                twin = game.sample(view, number)
                agree(memory, twin)
                assert game.spec.view(twin, seat, game.box.contents) == view
        looks = len(memories[None].looks)
    assert looks == (FOUNTAIN_CARDS if box and players > 2 else looks)
    assert any(memories[None].stored)


@pytest.mark.rule("C-07a")
def test_what_is_not_known_stays_open():
    """Of what came back from under the stack each seat knows something else; the rest is drawn anew."""
    game = with_box(json.dumps(FOUNTAINS))
    match = game.new(players=3, seed=1)
    for memories in remembered(match, 1):
        if len(memories[None].looks) == 18 and not match.state.looking:
            break
    for seat, memory in memories.items():
        twins = [game.sample(match.view(seat), number) for number in range(60)]
        for twin in twins:
            agree(memory, twin)
        others = [p for p in range(3) if p != seat]
        assert all(len({tuple(twin.kept[p]) for twin in twins}) > 5 for p in others)
        assert seat is None or {tuple(twin.kept[seat]) for twin in twins} == {tuple(match.state.kept[seat])}


@pytest.mark.rule("C-07a", "C-30")
def test_who_put_a_card_under_the_stack_knows_who_looks_at_it():
    """Seat 0 puts a pond under an empty stack, seat 1 looks at it: it keeps it, or has put it under again."""
    game = with_box(json.dumps(FOUNTAINS))
    for seed in range(40):
        match = game.new(players=2, seed=seed)
        for _ in remembered(match, seed):
            looks = match.view(0)["fountain"]["looks"]
            known = [kind for look in looks[12:] if look["seat"] == 1 for kind in look["cards"] if kind]
            if known and not match.state.looking and match.state.returns:
                number = FOUNTAIN_KINDS.index(known[0])
                places = set()
                for twin in (game.sample(match.view(0), n) for n in range(40)):
                    held = twin.kept[1][number] > 0
                    under = any(twin.put[i] == number for i in range(12, twin.looks) if twin.looker[i] == 1)
                    assert held or under
                    places.add(held)
                if len(places) == 2:
                    return
    raise AssertionError("it never happened that both were possible")


# -- equal cards ----------------------------------------------------------------------------------------------------------


def seen_by_others(*top: str) -> list[Any]:
    """A fountain is built, these cards are looked at, the first goes under the stack: all that the others are told of it."""
    table = Table(players=3).lay("2,2 P-H-").stack(*top).hand("fountain")
    told = []
    for text in ("build 2,3 turn 0", f"return {top[0]}"):
        table.play(text)
        for seat in (None, 1, 2):
            events = [(event.kind, event.params) for event in table.match.events_for(seat)]
            told.append((table.match.view(seat), events, table.match.seat, len(table.match.actions)))
    return told


@pytest.mark.rule("C-07a", "C-30")
def test_nobody_else_can_tell_whether_two_cards_are_equal():
    assert seen_by_others("pond", "pond") == seen_by_others("pond", "villa")


@pytest.mark.rule("C-07a")
def test_equal_cards_count_as_no_choice_all_the_same():
    """Records and simulations stay what they were: the digest knows the decision as forced."""
    table = Table(players=3).lay("2,2 P-H-").stack("pond", "pond").hand("fountain").play("build 2,3 turn 0")
    before = table.s.moves, table.s.forced
    table.play("return pond")
    assert (table.s.moves, table.s.forced) == (before[0], before[1] + 1)
    view = table.match.view(1)
    assert (view["moves"], view["forced"]) == (before[0] + 1, before[1])


def question_of_equal_cards() -> vicus.Match:
    """A match in which somebody looks at two equal cards and has no others."""
    for seed in range(100):
        for match in games(4, seed=seed):
            if len(match.legal()) == 1:
                return match
    raise AssertionError("it never happened")


@pytest.mark.rule("C-07a")
def test_records_that_do_not_name_the_only_answer_still_load():
    match = question_of_equal_cards()
    asked = len(match.actions)
    match.play(match.legal()[0])
    half_way = json.loads(match.save())
    while not match.over:
        match.play(match.legal()[0])
    for record in (half_way, json.loads(match.save())):
        again = vicus.load(json.dumps(record))
        del record["actions"][asked]
        older = vicus.load(json.dumps(record))
        assert older.state == again.state
        assert older.actions == again.actions


@pytest.mark.rule("C-07a")
def test_tables_whose_log_does_not_name_the_only_answer_go_on():
    match = question_of_equal_cards()
    asked = len(match.actions)
    for _ in range(12):
        match.play(match.legal()[0])
    moves = moves_of(match)
    acts = [number for number, move in enumerate(moves) if isinstance(move, Act)]
    del moves[acts[asked]]
    table = LoggedMatch(match.game, match.players, match.seed, match.options)
    for move in moves:
        table.apply(move)
    assert table.match.state == match.state
    assert table.match.actions == match.actions


@pytest.mark.rule("C-07a")
def test_another_action_is_refused_while_there_is_one_answer():
    match = question_of_equal_cards()
    before = match.state.copy()
    for number in range(match.game.actions.size):
        if number != match.legal()[0].id:
            with pytest.raises(vicus.IllegalAction):
                match.play(number)
    assert match.state == before
