"""A round: whose turn it is, what a coin buys, when the round ends, and the empty wake."""

import pytest

import vicus

from .positions import Table, games

MAKERS = ("0 woodcutter woman", "1 brickworks man", "2 grain_farm woman", "3 well man")


def deliverers(players: int = 3, **options: str) -> Table:
    """Everybody can deliver four simple goods."""
    table = Table(players=players, **options)
    for seat in range(players):
        table.village(*MAKERS, of=seat)
    return table


# -- turns ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-30")
@pytest.mark.parametrize(("direction", "next_seat"), [("counterclockwise", 2), ("clockwise", 1)])
def test_one_turn_after_the_other(direction, next_seat):
    table = deliverers(direction=direction).play("deliver wood")
    assert table.match.seat == 0, "further actions with the same person are possible"
    assert table.play("end").match.seat == next_seat
    assert table.told("turn") == [{"seat": next_seat}]


@pytest.mark.rule("H-30")
def test_one_coin_for_each_action():
    table = deliverers().play("deliver wood", "deliver brick", "deliver water")
    assert (table.s.coins[0], table.at_person("carter")) == (1, [3, 0, 0])
    assert table.told("acted") == [{"seat": 0, "person": "carter"}]
    assert table.pieces_add_up()


@pytest.mark.rule("H-30")
def test_one_person_in_a_turn():
    table = (
        deliverers().village("4 marketplace woman", of=1).centre(man=1).village("5 mine woman + 1", "6 stonemason woman asleep")
    )
    assert all(table.offers(verb) for verb in ("build", "deliver", "wake", "marry", "bear"))
    table.play("deliver wood")
    assert [table.offers(verb) for verb in ("build", "wake", "marry", "bear")] == [[], [], [], []]
    assert set(table.offers("deliver")) == {"brick", "ore", "grain", "water"}
    assert table.why_not("build mine") == "H-30"


@pytest.mark.rule("H-30")
def test_at_least_one_action():
    table = deliverers()
    assert "end" not in table.legal
    assert table.why_not("end") == "H-30"
    assert "end" in table.play("deliver wood").legal


@pytest.mark.rule("H-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_with_coins_may_pass(players):
    table = deliverers(players)
    assert "pass" not in table.legal
    assert table.why_not("pass") == "H-30"
    assert "pass" not in table.play("deliver wood").legal


@pytest.mark.rule("H-30")
def test_without_coins_out_for_the_rest_of_the_round():
    table = deliverers().coins(0, seat=2)
    seats = []
    for good in ("wood", "brick", "grain", "water"):
        seats.append(table.match.seat)
        table.play(f"deliver {good}", "end")
        assert {"seat": 2} not in table.told("turn")
    assert seats == [0, 1, 0, 1]


@pytest.mark.rule("H-30")
def test_the_turn_is_over_with_the_last_coin():
    table = deliverers().coins(2).play("deliver wood", "deliver brick")
    assert (table.match.seat, table.s.coins[0]) == (2, 0)


@pytest.mark.rule("H-30a")
def test_the_same_person_or_another_in_a_later_turn():
    table = deliverers()
    for _ in range(3):
        table.play("deliver wood", "end")
    assert table.match.seat == 0
    assert set(table.offers("deliver")) == {"brick", "grain", "water"}
    assert table.offers("build")
    assert table.offers("wake")
    assert table.play("deliver brick").at_person("carter") == [2, 1, 1]


@pytest.mark.rule("H-30a")
def test_coins_that_lie_at_a_person_do_not_matter():
    plain = deliverers().centre(woman=1).village("4 mine man + 2", of=0)
    crowded = deliverers().centre(woman=1).village("4 mine man + 2", of=0)
    for person in ("builder", "carter", "watchman", "priest", "midwife"):
        crowded.spent(person, 1).spent(person, 2, seat=1).spent(person, 2, seat=2)
    assert crowded.legal == plain.legal
    assert all(plain.offers(verb) for verb in ("build", "deliver", "marry", "bear"))


@pytest.mark.rule("H-31")
def test_no_more_coins_than_actions():
    """One good can be delivered, three coins are left: the turn is over."""
    table = deliverers().delivered("wood", "brick", "grain").play("deliver water")
    assert (table.match.seat, table.s.coins[0], table.at_person("carter")) == (2, 3, [1, 0, 0])


@pytest.mark.rule("H-31")
def test_no_action_that_cannot_be_completed():
    table = deliverers().village("4 cowshed woman", "5 ironworks man", "6 goat_shed woman asleep")
    assert set(table.offers("deliver")) == {"wood", "brick", "grain", "water", "cow"}, "no ore for iron, and the goats sleep"
    assert table.why_not("deliver iron") == table.why_not("deliver goat") == "H-60"


@pytest.mark.rule("H-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_coin_paid_buys_something(players):
    """In random games: as many coins go to the persons in a turn as actions and goods come of it."""
    coins = 0
    for seed in range(4):
        balance = 0
        for match in games(players, seed):
            kinds = [event.kind for event in match.events]
            for kind in kinds:
                if kind in ("turn", "round_over"):
                    assert balance == 0
                if kind in ("acted", "extra"):
                    assert balance == 0, "one action is finished before the next begins"
                    balance += 1
                    coins += kind == "acted"
                if kind in ("built", "delivered", "woke", "married", "born", "empty_wake"):
                    balance -= 1
    assert coins


@pytest.mark.rule("H-31")
def test_a_coin_won_in_this_turn_is_not_spent_in_it():
    """One coin, two villagers to marry, an own coin as dowry: only one marries in this turn."""
    table = deliverers().coins(1).centre(woman=2).dowry(1, 0).play("marry centre 1 1")
    assert table.match.seat == 2
    assert (table.s.coins[0], table.at_person("priest")) == (1, [1, 0, 0])
    assert table.s.centre[0] == [1, 0]


# -- the end of the round ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-32")
def test_the_round_ends_when_one_player_has_coins_left():
    table = deliverers().coins(1).spent("carter", 3).coins(0, seat=1).spent("carter", 4, seat=1).coins(2, seat=2)
    table.spent("priest", 2, seat=2).play("deliver wood")
    assert [event.kind for event in table.match.events if event.kind in ("turn", "round_over", "starter", "round")] == [
        *("round_over", "starter", "round", "turn")
    ]
    assert (table.s.round, table.s.starter, table.match.seat) == (2, 2, 2)
    assert table.s.coins[:3] == [4, 4, 4]


@pytest.mark.rule("H-32")
def test_the_round_goes_on_while_two_have_coins():
    table = deliverers().coins(1).coins(1, seat=1).coins(2, seat=2).play("deliver wood")
    assert (table.s.round, table.match.seat, table.told("round_over")) == (1, 2, [])


@pytest.mark.rule("H-32a")
def test_who_had_no_turn_can_be_the_next_start_player():
    table = deliverers(direction="clockwise").coins(1).coins(1, seat=1)
    acted = [*table.play("deliver wood").told("acted"), *table.play("deliver wood").told("acted")]
    assert acted == [{"seat": 0, "person": "carter"}, {"seat": 1, "person": "carter"}]
    assert table.told("round_over") == [{"round": 1}]
    assert table.told("starter") == [{"seat": 2}]
    assert (table.s.starter, table.match.seat, table.s.coins[2]) == (2, 2, 4)


@pytest.mark.rule("H-33")
def test_a_coin_won_with_the_last_one_keeps_the_round_going():
    table = deliverers().coins(1).coins(0, seat=1).centre(woman=2).dowry(1, 0).play("marry centre 1 1")
    assert (table.s.round, table.match.seat, table.s.coins[:3]) == (1, 2, [1, 0, 4])
    table.play("deliver wood", "end")
    assert (table.match.seat, table.s.round) == (0, 1), "and it is spent in the same round"
    assert table.play("deliver wood").s.round == 2


@pytest.mark.rule("H-33")
def test_a_foreign_coin_does_not():
    table = deliverers().coins(1).coins(0, seat=1).centre(woman=2).dowry(1, 2)
    table.spent("carter", 3).spent("carter", 4, seat=1).play("marry centre 1 1")
    assert (table.s.round, table.s.starter) == (2, 2)


@pytest.mark.rule("H-33")
def test_the_end_is_checked_after_an_extra_action():
    """The last coin is spent, but the tile may still bring an own coin."""
    table = deliverers().coins(1).coins(0, seat=1).centre(woman=2).dowry(1, 0).tile("priest").play("deliver wood")
    assert (table.match.seat, table.s.round, table.s.coins[0]) == (0, 1, 0)
    table.play("extra marry centre 1 1")
    assert (table.match.seat, table.s.round, table.s.coins[0]) == (2, 1, 1)


@pytest.mark.rule("H-32", "H-33", "H-126b")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_two_colours_at_the_beginning_of_every_turn_and_one_at_the_end_of_the_round(players, seed):
    """The coins are counted by what happens; the one colour left is that of the next start player, if it is not neutral."""
    left, spent, neutral, starter = [4] * players, [0] * players, players == 2, -1
    for match in games(players, seed):
        if not match.state.round:
            continue
        for kind, about in ((event.kind, event.params) for event in match.events):
            if kind in ("acted", "bought"):
                left[about["seat"]] -= 1
                spent[about["seat"]] += 1
            elif kind == "dowry" and about["seat"] == about["owner"]:
                left[about["seat"]] += 1
            elif kind in ("neutral_built", "neutral_wed"):
                neutral = False
            elif kind == "round_over":
                colours = [p for p in range(players) if left[p]]
                assert len(colours) + neutral == 1
                left, spent, neutral = [a + b for a, b in zip(left, spent, strict=True)], [0] * players, players == 2
                starter = (*colours, 1 - starter)[0]
            elif kind == "starter" and starter >= 0:
                assert about["seat"] == starter
            elif kind == "turn" and match.view()["phase"] != "school":
                assert sum(n > 0 for n in left) + neutral >= 2
        starter = match.state.starter
    assert match.state.round > 3


# -- the empty wake ---------------------------------------------------------------------------------------------------------


def idle(players: int = 3) -> Table:
    """Seat 0 has coins and nothing to do; the others can deliver."""
    table = Table(players=players).offer()
    for seat in range(1, players):
        table.village(*MAKERS, of=seat)
    return table


@pytest.mark.rule("H-34", "H-34a")
def test_a_coin_is_paid_although_nothing_has_an_effect():
    table = idle().refresh()
    assert table.told("empty_wake") == [{"seat": 0}]
    assert table.told("acted") == [{"seat": 0, "person": "watchman"}]
    assert table.at_person("watchman") == [1, 0, 0]
    assert (table.s.coins[0], table.match.seat) == (3, 2), "exactly one coin, then the next player"


@pytest.mark.rule("H-34")
@pytest.mark.parametrize("sleeper", ["6 mine woman asleep", "6 mine woman + 2 asleep", "6 mine woman asleep + 0 asleep"])
def test_else_somebody_must_be_woken_of_any_colour(sleeper):
    table = idle().village(sleeper, of=1).school(woman=1)
    assert table.offers("wake") == ["1 bottom_left"]
    assert table.why_not("wake nobody") == "H-34"
    assert table.why_not("wake 1 bottom_right") == "H-34", "nobody sleeps there"
    assert table.why_not("wake 0 bottom_left") == "H-34"
    table.play("wake 1 bottom_left")
    assert table.sleepers() == set()
    assert table.at_person("watchman") == [1, 0, 0]


SOMETHING = {
    "build": lambda: idle().offer("mine", "marketplace"),
    "deliver": lambda: idle().village("0 well woman", "1 mine man"),
    "bear": lambda: idle().village("0 bakehouse woman + 1"),
    "marry": lambda: idle().centre(woman=1),
    "wake": lambda: idle().village("4 bakehouse woman asleep"),
}


@pytest.mark.rule("H-34")
@pytest.mark.parametrize("verb", SOMETHING)
def test_not_while_anything_has_an_effect(verb):
    table = SOMETHING[verb]()
    assert len(table.legal) > 1
    assert {text.split()[0] for text in table.legal} == {verb}
    assert table.match.why_not("wake nobody") == ("H-34", {"reason": "something-has-effect"})


@pytest.mark.rule("H-34a", "H-101")
def test_its_coin_counts_for_the_tile():
    table = idle().coins(1).spent("carter", 3).coins(1, seat=2).spent("carter", 3, seat=2).refresh()
    assert table.told("empty_wake") == [{"seat": 0}]
    table.play("deliver wood")
    assert (table.s.round, table.holder("watchman"), table.holder("carter")) == (2, 0, 2)


@pytest.mark.rule("H-34a", "H-102c")
def test_it_is_never_an_extra_action():
    """With the watchman's tile there is still one empty wake a turn, and it is paid."""
    table = idle().tile("watchman").refresh()
    assert table.told("empty_wake") == [{"seat": 0}]
    assert (table.told("extra"), table.s.turned[2]) == ([], 0)
    assert (table.s.coins[0], table.match.seat) == (3, 2)


@pytest.mark.rule("H-34a")
def test_it_is_one_action_without_a_village_or_a_quarter():
    codec = idle().game.actions
    found = [codec.text(number) for number in range(codec.size) if codec.text(number).startswith(("wake", "extra wake"))]
    assert [text for text in found if "nobody" in text] == ["wake nobody"]
    assert len(found) == 2 * 4 * 4 + 1


@pytest.mark.rule("H-34a", "H-124")
def test_two_players_have_none_while_a_neutral_action_is_possible():
    table = idle(2).offer("mine", "church")
    table.coins(1)
    assert set(table.legal) == {"neutral build mine", "neutral build church"}
    assert table.match.why_not("wake nobody") == ("H-34a", {"reason": "neutral-action-possible"})


@pytest.mark.rule("H-34a", "H-124d")
def test_two_players_have_one_when_no_neutral_action_is_possible():
    table = idle(2).neutral_centre(0, 0).offer("mine").coins(1).refresh()
    assert table.told("empty_wake") == [{"seat": 0}]
    assert table.s.neutral_coin == 1
    table = idle(2).neutral_coin(False).offer("church").coins(1).refresh()
    assert table.told("empty_wake") == [{"seat": 0}]


@pytest.mark.rule("H-34a", "H-102b", "H-124b")
def test_after_an_extra_action_it_comes_in_spite_of_the_neutral_coin():
    """The woman marries a cowherd by the tile; nothing else is left to do but the neutral actions, which are barred."""
    table = Table(players=2).offer("church", "mill").tile("priest").centre(woman=1).coins(1).village("5 cowshed man", of=1)
    assert set(table.legal) == {
        *("marry centre 1 5", "extra marry centre 1 5", "neutral build church", "neutral build mill"),
    }
    table.play("extra marry centre 1 5")
    assert table.told("empty_wake") == [{"seat": 0}]
    assert (table.s.neutral_coin, table.s.coins[0]) == (1, 0)


# -- positions made by hand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_in_which_nobody_has_coins_is_refused(players):
    """It cannot come up in a game: of the coins only those of the active player change."""
    table = Table(players=players).busy().neutral_coin(False)
    table.s.coins = [0] * 4
    with pytest.raises(vicus.VicusError) as problem:
        table.begin_turn()
    assert problem.value.key == "nobody-to-move"
    assert all(problem.value.message(language) for language in ("en", "de", "ru"))


@pytest.mark.rule("H-33")
def test_nor_can_one_be_played_into_it():
    table = Table(players=3).village("0 well woman", "1 grain_farm man").coins(1).coins(0, seat=1).coins(0, seat=2)
    before = (table.match.state.copy(), table.legal)
    with pytest.raises(vicus.VicusError, match="nobody can do anything"):
        table.play("deliver water")
    assert (table.match.state, table.legal, table.match.actions) == (*before, [])
