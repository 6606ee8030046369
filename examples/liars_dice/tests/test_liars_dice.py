"""The promises that every game keeps, and a test for each rule."""

import pytest
from liars_dice.uncoded import UNCODED

import vicus
import vicus.testing
from vicus.core.catalogue import ID, catalogue, code_places, quick_reference
from vicus.texts import LANGUAGES, texts

GAME = vicus.game("liars_dice")


def position(cups, bids=(), players=None, seat=0, **options):
    """A match with these dice under the cups, in which these bids have been made, one after the other."""
    match = GAME.new(players=players or len(cups), seed=1, **options)
    s = match.state
    s.seat = s.starter = seat
    for p, faces in enumerate(cups):
        s.dice[p] = len(faces)
        s.cups[p] = [faces.count(face) for face in range(1, 7)]
    s.out = sum(not faces for faces in cups)
    match.refresh()
    for bid in bids:
        match.play(bid)
    return match


def told(match, kind):
    return [event.params for event in match.events if event.kind == kind]


def dice(match):
    return [player["dice"] for player in match.view()["seats"]]


def under_cups(match, seat):
    return [player["cup"] for player in match.view(seat)["seats"]]


def test_the_game_keeps_every_promise():
    vicus.testing.check(GAME, games=2, engines=())


def test_the_compiled_engine_plays_the_same_games():
    vicus.testing.check(GAME, games=1, engines=("native",))


def test_every_rule_stands_in_the_code_or_needs_none():
    known = code_places("liars_dice").keys() | UNCODED.keys()
    assert [rule.id for rule in catalogue("liars_dice") if rule.id not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_same_rules_in_every_language(language):
    rules = [(rule.id, rule.kind) for rule in catalogue("liars_dice", language)]
    assert rules == [(rule.id, rule.kind) for rule in catalogue("liars_dice")]
    known = {rule for rule, _ in rules}
    assert set(ID.findall(quick_reference("liars_dice", language))) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(language):
    say = texts(language, "liars_dice")
    two = position([[2] * 5, [3] * 5], ["bid 3 × 4"])
    refused = [(GAME.new(players=2, seed=1), "doubt"), (two, "bid 2 4"), (two, "bid 11 1")]
    for match, intent in refused:
        rule, about = match.why_not(intent)
        assert rule
        assert say(f"reason-{about.pop('reason')}", **about)


# -- the dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_five_dice(players):
    assert dice(GAME.new(players=players, seed=1)) == [5] * players


@pytest.mark.rule("L-01")
def test_an_owner_may_play_with_fewer_dice():
    game = vicus.game("liars_dice", box={"cups": {"dice": 2}})
    assert dice(game.new(players=3, seed=1)) == [2, 2, 2]
    with pytest.raises(vicus.BadBox, match="dice"):
        vicus.game("liars_dice", box={"cups": {"dice": 6}})


@pytest.mark.rule("L-02")
def test_everybody_sees_their_own_dice_alone():
    match = GAME.new(players=3, seed=1)
    cups = under_cups(match, 1)
    assert cups[0] is None
    assert len(cups[1]) == 5
    assert cups[2] is None
    assert under_cups(match, None) == [None, None, None]


@pytest.mark.rule("L-02")
def test_a_bot_may_imagine_any_dice_for_the_others_but_its_own():
    match = GAME.new(players=3, seed=1)
    imagined = [GAME.sample(match.view(1), seed) for seed in range(20)]
    assert {tuple(s.cups[1]) for s in imagined} == {tuple(match.state.cups[1])}
    assert len({tuple(s.cups[0]) for s in imagined}) > 5
    assert all(sum(cup) == 5 for s in imagined for cup in s.cups[:3])


@pytest.mark.rule("L-03")
def test_the_first_seat_begins():
    assert GAME.new(players=4, seed=9).seat == 0


# -- as numbers ------------------------------------------------------------------------------------------------------------


def observed(state, seat):
    mirror = GAME.engine.mirror
    spec = mirror.observation.layout(state.players)
    numbers = [99] * spec.width
    mirror.module("kernel.sight").observe(state, seat, numbers)
    return spec, numbers


def read_back(state, seat):
    """The view of a seat out of its numbers."""
    spec, numbers = observed(state, seat)
    assert (spec.low <= numbers).all()
    assert (numbers <= spec.high).all()
    seen = {name: part.tolist() for name, part in spec.read(numbers).items()}
    players, over = seen["players"], bool(seen["over"])

    def who(relative):
        return None if relative == 0 else (seat + relative - 1) % players

    def player(p):
        at = (p - seat) % players
        faces = [face for face, n in enumerate(seen["cup"][at], 1) for _ in range(n)]
        return {"dice": seen["dice"][at], "cup": faces if over or at == 0 else None, "outlasted": seen["outlasted"][at]}

    return {
        "over": over,
        "viewer": seen["seat"],
        "players": players,
        "seat": who(seen["mover"]),
        "round": seen["round"],
        "starter": who(seen["starter"]),
        "ones": ("wild", "plain")[seen["ones"]],
        "seats": [player(p) for p in range(players)],
        "bids": [
            {"seat": who(by), "count": number // 6 + 1, "face": number % 6 + 1}
            for number, by in enumerate(seen["bidder"])
            if by
        ],
    }


@pytest.mark.rule("L-02", "L-31")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("ones", ["wild", "plain"])
def test_numbers_tell_what_a_seat_sees_and_nothing_else(players, ones):
    match = GAME.new(players=players, seed=players, ones=ones)
    while True:
        for seat in range(players):
            view, (_, numbers), seen = match.view(seat), observed(match.state, seat), read_back(match.state, seat)
            assert seen == {name: part for name, part in view.items() if name in seen}
            for twin in (GAME.sample(view, seed) for seed in range(3)):
                assert observed(twin, seat)[1] == numbers
        if match.over:
            return
        match.play(match.legal()[len(match.events) % 3 % len(match.legal())])


# -- bids ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-10")
def test_a_round_begins_with_a_bid():
    match = GAME.new(players=2, seed=1)
    assert "doubt" not in [action.text for action in match.legal()]
    assert match.why_not("doubt") == ("L-10", {"reason": "nothing-to-doubt"})


@pytest.mark.rule("L-11")
def test_then_everybody_in_turn_raises_or_doubts():
    match = position([[2], [], [3, 3], [4]], ["bid 1 x 2"])
    assert match.seat == 2
    assert match.duty() == ("L-11", "raise-or-doubt", {"owner": 0, "count": 1, "face": 2})
    assert "doubt" in [action.text for action in match.legal()]
    match.play("bid 1 x 4")
    assert match.seat == 3


@pytest.mark.rule("L-12")
def test_a_bid_names_more_dice_or_a_higher_face():
    match = position([[2] * 5, [3] * 5], ["bid 3 × 4"])
    assert match.why_not("bid 3 4") == ("L-12", {"reason": "too-low", "count": 3, "face": 4})
    assert match.why_not("bid 3 3")
    assert match.why_not("bid 2 6")
    assert match.why_not("bid 3 5") is None
    assert match.why_not("bid 4 1") is None


@pytest.mark.rule("L-13")
def test_nobody_bids_more_dice_than_there_are():
    match = position([[2], [3, 3]])
    assert match.why_not("bid 3 6") is None
    assert match.why_not("bid 4 1") == ("L-13", {"reason": "too-many", "dice": 3})


@pytest.mark.rule("L-13")
def test_the_highest_bid_of_all_is_doubted_without_asking():
    match = position([[2, 2], [6]], ["bid 3 6"])
    assert told(match, "doubted") == [{"seat": 1, "owner": 0, "count": 3, "face": 6}]
    assert dice(match) == [1, 1]


# -- doubt -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-20")
def test_all_dice_are_shown_and_counted():
    match = position([[5, 2, 5], [5, 6]], ["bid 3 5", "doubt"])
    assert told(match, "shown") == [{"seat": 0, "dice": [2, 5, 5]}, {"seat": 1, "dice": [5, 6]}]
    assert told(match, "counted") == [{"found": 3, "count": 3, "face": 5}]


@pytest.mark.rule("L-21")
@pytest.mark.parametrize(("ones", "found"), [("wild", 4), ("plain", 2)])
def test_ones_count_as_any_face_if_they_are_wild(ones, found):
    match = position([[1, 5, 5], [1, 6]], ["bid 3 5", "doubt"], ones=ones)
    assert told(match, "counted")[0]["found"] == found


@pytest.mark.rule("L-22")
def test_of_ones_only_ones_are_counted():
    match = position([[1, 5, 5], [1, 6]], ["bid 3 1", "doubt"])
    assert told(match, "counted")[0]["found"] == 2


@pytest.mark.rule("L-23", "L-24")
def test_after_a_true_bid_the_doubter_loses_a_die_and_begins():
    match = position([[5, 5], [5, 6]], ["bid 3 5", "doubt"])
    assert dice(match) == [2, 1]
    assert match.seat == match.view()["starter"] == 1
    assert match.view()["bids"] == []


@pytest.mark.rule("L-23", "L-24")
def test_after_a_lie_the_bidder_loses_a_die_and_begins():
    match = position([[5, 5], [5, 6]], ["bid 4 5", "doubt"])
    assert dice(match) == [1, 2]
    assert match.seat == 0


@pytest.mark.rule("L-24", "L-30")
def test_after_the_last_die_the_next_player_begins():
    match = position([[5, 5], [2], [], [3, 3]], ["bid 2 5", "doubt"])
    assert dice(match) == [2, 0, 0, 2]
    assert told(match, "out") == [{"seat": 1}]
    assert match.seat == 3


@pytest.mark.rule("L-20")
def test_who_has_seen_the_dice_cannot_take_the_doubt_back():
    match = position([[5, 5], [5, 6]], ["bid 4 5"])
    match.play("doubt", hold=True)
    assert not match.can_undo


@pytest.mark.rule("L-11")
def test_a_bid_can_be_taken_back_until_the_turn_is_handed_on():
    match = position([[5, 5], [5, 6]])
    match.play("bid 4 5", hold=True)
    match.undo()
    assert match.seat == 0
    assert match.view()["bids"] == []


# -- the end ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L-31")
def test_the_last_player_with_dice_has_won_and_all_is_shown():
    match = position([[5, 5], [2], []], ["bid 2 5", "doubt"])
    assert match.over
    assert match.winners() == [0]
    assert under_cups(match, None) == [[5, 5], [2], []]


@pytest.mark.rule("L-32")
def test_points_tell_how_far_somebody_got():
    match = position([[5, 5], [2], []], ["bid 2 5", "doubt"])
    assert [score.lines for score in match.scores()] == [
        [("outlasted", 10), ("dice", 2)],
        [("outlasted", 5), ("dice", 0)],
        [("outlasted", 0), ("dice", 0)],
    ]


@pytest.mark.rule("L-32")
@pytest.mark.parametrize("seed", range(5))
def test_nobody_who_is_out_is_ahead_of_anybody_who_is_not(seed):
    match = GAME.new(players=5, seed=seed)
    while not match.over:
        match.play(match.legal()[-1])
        totals = [score.total for score in match.scores()]
        those_in = [total for total, left in zip(totals, dice(match), strict=True) if left]
        those_out = [total for total, left in zip(totals, dice(match), strict=True) if not left]
        assert min(those_in) > max(those_out, default=-1)
