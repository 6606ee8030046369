"""Fountain cards."""

from collections import Counter

import pytest

from vicus.games.carpe_diem.components import FOUNTAIN_KINDS

from .positions import Table, games

BOTH = [kind for kind in FOUNTAIN_KINDS for _ in range(2)]
"""All 24 cards."""


def fountain(*top: str, kept: tuple[str, ...] = ()) -> Table:
    """Seat 0, with these cards kept, builds a fountain; these lie on top of the stack."""
    table = Table().lay("2,2 P-H-").keep(*kept).stack(*top).hand("fountain")
    return table.play("build 2,3 turn 0")


def stack_of(*fresh: str, returned: tuple[str, ...] = ()) -> Table:
    """Seat 0 is about to build a fountain; only these cards are left, `returned` ones below; seat 2 has kept the others."""
    rest = Counter(BOTH)
    rest.subtract([*fresh, *returned])
    table = Table().lay("2,2 P-H-").keep(*rest.elements(), seat=2).hand("fountain")
    for i, kind in enumerate(returned):
        table.s.returned[i], table.s.returner[i] = FOUNTAIN_KINDS.index(kind), 1
        table.s.fresh[FOUNTAIN_KINDS.index(kind)] -= 1
    table.s.returns = len(returned)
    return table


@pytest.mark.rule("C-30")
@pytest.mark.parametrize(("back", "kept"), [("pond", "villa"), ("villa", "pond")])
def test_one_of_two_cards_is_kept(back, kept):
    table = fountain("pond", "villa")
    assert table.told("looked") == [{"seat": 0, "cards": ["pond", "villa"]}]
    assert set(table.offers("return")) == {"pond", "villa"}
    table.play(f"return {back}")
    assert (table.kept(), table.kept(1), table.kept(2)) == ([kept], [], [])
    assert (table.match.seat, table.told("kept")) == (1, [{"seat": 0, "returned": back}])


@pytest.mark.rule("C-30")
def test_other_card_goes_under_the_stack():
    table = fountain(*FOUNTAIN_KINDS, *FOUNTAIN_KINDS).play("return vineyard")
    assert table.under() == [*FOUNTAIN_KINDS[2:], *FOUNTAIN_KINDS, "vineyard"]


@pytest.mark.rule("C-30")
def test_cards_put_under_come_after_all_others():
    table = stack_of("pond", "market", returned=("villa",)).play("build 2,3 turn 0")
    assert sorted(table.told("looked")[0]["cards"]) == ["market", "pond"]
    table.play("return pond")
    assert table.under() == ["villa", "pond"]


@pytest.mark.rule("C-30")
def test_last_fresh_card_and_the_oldest_put_under():
    table = stack_of("pond", returned=("villa", "baker")).play("build 2,3 turn 0")
    assert table.told("looked")[0]["cards"] == ["pond", "villa"]
    assert table.under() == ["baker"]


@pytest.mark.rule("C-30")
def test_fresh_cards_are_drawn_without_putting_back():
    table = stack_of("pond", "pond", "villa").play("build 2,3 turn 0")
    looked = table.told("looked")[0]["cards"]
    assert sorted(looked) in (["pond", "pond"], ["pond", "villa"])
    assert sum(table.s.fresh) == 1
    assert table.s.looking + sum(table.s.kept[0]) + table.s.returns == 2


@pytest.mark.rule("C-30")
def test_what_was_looked_at_cannot_be_undone():
    assert not fountain("pond", "villa").match.can_undo
    assert not stack_of("pond", "villa", "baker").play("build 2,3 turn 0").match.can_undo


@pytest.mark.rule("C-30", "C-31a")
def test_two_equal_cards_are_no_choice():
    table = fountain("pond", "pond")
    assert table.legal == ["return pond"], "asked nevertheless: else the others would know (C-07a)"
    table.play("return pond")
    assert (table.kept(), table.under()[-1], table.match.seat) == (["pond"], "pond", 1)


@pytest.mark.rule("C-31")
def test_both_new_cards_may_be_kept_for_an_older_one():
    table = fountain("pond", "villa", kept=("baker",))
    assert set(table.offers("return")) == {"pond", "villa", "baker"}
    table.play("return baker")
    assert (table.kept(), table.under()[-1]) == (["pond", "villa"], "baker")


@pytest.mark.rule("C-31", "C-31a")
def test_every_kept_card_may_go_but_no_other():
    table = Table().lay("2,2 P-H-").keep("baker", "market", "steward").keep("hen_yard", seat=1).stack("pond", "villa")
    table.hand("fountain").play("build 2,3 turn 0")
    assert set(table.offers("return")) == {"pond", "villa", "baker", "market", "steward"}
    assert table.why_not("return hen_yard") == "C-31a"


@pytest.mark.rule("C-31a")
@pytest.mark.parametrize("back", ["pond", "villa", "baker"])
def test_exactly_one_card_goes(back):
    table = fountain("pond", "villa", kept=("baker", "baker")).play(f"return {back}")
    cards = ["baker", "baker", "pond", "villa"]
    cards.remove(back)
    assert (table.kept(), table.under()[-1], len(table.under())) == (cards, back, 21)
    assert table.s.looking == 0


@pytest.mark.rule("C-31a")
def test_equal_cards_are_one_choice():
    table = fountain("pond", "villa", kept=("pond",))
    assert len(table.legal) == 2
    assert table.play("return pond").kept() == ["pond", "villa"]


@pytest.mark.rule("C-31a")
def test_number_kept_grows_by_one_per_fountain():
    table = Table().lay("2,2 P-H-")
    for number, place in enumerate(("2,3", "2,4", "2,5"), start=1):
        table.again("fountain").play(f"build {place} turn 0")
        table.play(table.legal[0])
        assert (len(table.kept()), table.s.returns) == (number, number)


@pytest.mark.rule("C-31a")
def test_one_card_kept_per_fountain():
    most = 0
    for m in (m for seed in range(31, 37) for m in games(4, seed=seed)):
        for p, seat in enumerate(m.view()["seats"]):
            looks = m.seat == p and m.state.looking > 0
            assert seat["fountain_cards"] + looks == seat["owns"]["fountain"]
            most = max(most, seat["fountain_cards"])
    assert most > 1


@pytest.mark.rule("C-32")
@pytest.mark.parametrize("under", [False, True])
def test_last_card_is_kept_and_none_goes_back(under):
    table = stack_of(*[] if under else ["pond"], returned=("pond",) if under else ())
    table.play("build 2,3 turn 0")
    assert (table.kept(), table.under(), sum(table.s.fresh), table.match.seat) == (["pond"], [], 0, 1)
    assert table.told("looked") == [{"seat": 0, "cards": ["pond"]}]
    assert table.told("kept") == [{"seat": 0, "returned": None}]


@pytest.mark.rule("C-32")
def test_no_older_card_goes_back_for_the_last_one():
    table = stack_of("pond", "villa")
    table.s.fresh[FOUNTAIN_KINDS.index("villa")] -= 1
    table.s.kept[0][FOUNTAIN_KINDS.index("villa")] += 1
    assert table.play("build 2,3 turn 0").kept() == ["pond", "villa"]


@pytest.mark.rule("C-32")
def test_no_card_and_the_reward_lapses():
    table = stack_of().play("build 2,3 turn 0")
    assert table.told("lapsed") == [{"seat": 0, "kind": "fountain"}]
    assert (table.kept(), table.owns("fountain"), table.match.seat) == ([], 1, 1)
