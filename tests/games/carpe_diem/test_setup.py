from collections import Counter
from functools import cache

import pytest

import vicus
from vicus.games.carpe_diem.components import DARK, FOUNTAIN_KINDS, LIGHT

from .positions import GAME, Table, games

MANY = 1500
BOX = GAME.box.data
PLAYERS = [2, 3, 4]


@cache
def deals() -> list:
    """Many set-ups for four players."""
    return [GAME.new(players=4, seed=seed).state for seed in range(MANY)]


def is_fair(counts: Counter, outcomes: int, of: int = MANY) -> bool:
    """Every outcome came up about equally often: five standard deviations."""
    mean = of / outcomes
    return len(counts) == outcomes and all(abs(n - mean) < 5 * mean**0.5 for n in counts.values())


# -- what everybody gets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players):
    with pytest.raises(vicus.BadOption):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("C-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_player_gets(players):
    view = GAME.new(players=players, seed=3).view()
    assert len(view["seats"]) == players
    for seat in view["seats"]:
        printed = "".join(BOX["boards"][seat["board"]]["rows"])
        assert seat["banderoles"] == [cell for cell in range(36) if printed[cell] == "x"]
        assert (len(seat["banderoles"]), printed[seat["shovel"]]) == (9, "S")
        assert (len(seat["frames"]), seat["discs"]) == (4, 4)
        assert seat["cells"] == [None] * 36
        assert (set(seat["goods"].values()), seat["coins"], seat["breads"]) == ({0}, 0, 0)
        assert (seat["stored"], seat["fountain_cards"]) == (0, 0)
        assert not any(seat["owns"].values())
    assert sorted(view["track"][0]) == list(range(players))


@pytest.mark.rule("C-01", "C-02")
def test_patrician_on_any_of_the_seven_spaces():
    assert [a.text for a in GAME.new(players=2, seed=1).legal()] == [f"start {space}" for space in range(7)]


@pytest.mark.rule("C-01a")
@pytest.mark.parametrize("players", PLAYERS)
def test_boards_and_frame_pieces_are_not_put_back(players):
    for seed in range(200):
        s = GAME.new(players=players, seed=seed).state
        assert len(set(s.board[:players])) == players
        assert len({piece for frame in s.frame[:players] for piece in frame}) == 4 * players


@pytest.mark.rule("C-01a")
def test_every_board_and_frame_piece_comes_to_everybody():
    for p in range(4):
        assert is_fair(Counter(s.board[p] for s in deals()), 4)
        for side in range(4):
            assert is_fair(Counter(s.frame[p][side] for s in deals()), 16)


@pytest.mark.rule("C-01a")
def test_pieces_are_the_sides_in_the_order_dealt():
    seat = Table().frame("R02", "R16", "R05", "R11").match.view()["seats"][0]
    told = [(task["side"], task["kind"], task["slot"]) for task in seat["frame"]]
    assert told == [
        ("N", "pond", 3),
        ("N", "baker", 1),
        ("E", "hen_yard", 3),
        ("E", "villa", 6),
        ("S", "herb_garden", 4),
        ("S", "merchant", 1),
        ("W", "vineyard", 5),
        ("W", "villa", 3),
    ]


# -- patricians ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-02")
def test_patricians_are_set_in_turn_order_on_free_spaces():
    match = GAME.new(players=4, seed=1)
    free = set(range(7))
    for seat, space in enumerate((3, 0, 6, 2)):
        assert match.seat == seat
        assert {a.value.space for a in match.legal()} == free
        match.play(f"start {space}")
        free.remove(space)
    assert match.state.patrician == [3, 0, 6, 2]
    assert match.view()["phase"] == "take"


@pytest.mark.rule("C-02")
def test_taken_space_is_refused():
    match = GAME.new(players=2, seed=1)
    match.play("start 5")
    assert match.why_not("start 5")[0] == "C-02"
    with pytest.raises(vicus.IllegalAction):
        match.play("start 5")


@pytest.mark.rule("C-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_else_lies_open_before_the_first_patrician(players):
    view = GAME.new(players=players, seed=8).view(0)
    assert view["patricians"] == [None] * players
    tiles = [tile for space in view["spaces"] for tile in space["tiles"]] + view["display"]
    assert len({tile["id"] for tile in tiles}) == 28 + 11
    assert sum(card is not None for card in view["cards"]) == 2 * players + 4


# -- scoring cards ------------------------------------------------------------------------------------------------------

CORNERS = {2: {0, 3, 8, 11}, 3: {0, 11}, 4: set()}


@pytest.mark.rule("C-03")
def test_sixty_scoring_cards_in_four_kinds():
    assert len(BOX["cards"]) == 60
    assert {name[0] for name in BOX["cards"]} == set("ABCD")


@pytest.mark.rule("C-03")
@pytest.mark.parametrize(("players", "used"), [(2, "AABBCCDD"), (3, "AABBBCCDDD"), (4, "AAABBBCCDDDD")])
def test_cards_by_number_of_players(players, used):
    for seed in range(100):
        cards = GAME.new(players=players, seed=seed).view()["cards"]
        laid = [card for card in cards if card]
        assert "".join(sorted(card["deck"] for card in laid)) == used
        assert len({card["id"] for card in laid}) == len(used)


@pytest.mark.rule("C-03", "C-03a")
@pytest.mark.parametrize("players", PLAYERS)
def test_corners_that_stay_empty(players):
    for seed in range(20):
        cards = GAME.new(players=players, seed=seed).view()["cards"]
        assert {place for place, card in enumerate(cards) if card is None} == CORNERS[players]


@pytest.mark.rule("C-03")
def test_each_kind_is_shuffled():
    laid = Counter(card for s in deals() for card in s.card)
    names = sorted(BOX["cards"])
    for deck, number in (("A", 3), ("B", 3), ("C", 2), ("D", 4)):
        of_deck = Counter({card: n for card, n in laid.items() if names[card][0] == deck})
        assert is_fair(of_deck, sum(name[0] == deck for name in names), number * MANY)


@pytest.mark.rule("C-03")
def test_cards_are_shuffled_together():
    names = sorted(BOX["cards"])
    for place in range(12):
        decks = Counter(names[s.card[place]][0] for s in deals())
        for deck, number in (("A", 3), ("B", 3), ("C", 2), ("D", 4)):
            assert abs(decks[deck] - MANY * number / 12) < 5 * (MANY * number / 12) ** 0.5


@pytest.mark.rule("C-03a", "C-04")
def test_round_spaces_lie_between_orthogonal_neighbours_of_three_rows_of_four():
    circles = [tuple(circle["cards"]) for circle in GAME.new(players=4, seed=1).view()["circles"]]
    between = {(a, b) for a in range(12) for b in range(a + 1, 12) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1}
    assert len(circles) == len(between)
    assert set(circles) == between


@pytest.mark.rule("C-04")
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 13), (4, 17)])
def test_number_of_round_spaces(players, number):
    table = Table(players=players).scoring()
    offered = set(map(int, table.offers("disc")))
    circles = table.match.view()["circles"]
    assert len(offered) == number == 4 * players + 1  # one more than needed
    assert offered == {i for i, circle in enumerate(circles) if not set(circle["cards"]) & CORNERS[players]}
    assert offered == {i for i, circle in enumerate(circles) if circle["used"]}


@pytest.mark.rule("C-04")
def test_no_round_space_beside_an_empty_corner():
    table = Table(players=2).scoring()
    assert table.match.view()["circles"][0]["cards"] == [0, 1]
    assert table.why_not("disc 0") == "C-04"


# -- supplies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_supplies(players):
    view = GAME.new(players=players, seed=6).view()
    assert (LIGHT, DARK) == (84, 39)
    assert [len([t for t in space["tiles"] if t and not t["dark"]]) for space in view["spaces"]] == [4] * 7
    assert [tile["dark"] for tile in view["display"]] == [True] * 11
    assert (view["light_left"], view["dark_left"]) == (84 - 28, 39 - 11)
    assert (view["fountain"]["fresh"], view["fountain"]["returned"]) == (24, [])
    assert (view["removed"], view["hand"], view["waiting"], view["scoring"]) == ([], None, [], None)
    assert [circle["seat"] for circle in view["circles"]] == [None] * 17


@pytest.mark.rule("C-05")
def test_light_tiles_are_shuffled():
    assert is_fair(Counter(tile for s in deals() for row in s.at for tile in row), 84, 28 * MANY)
    for space, slot in ((0, 0), (3, 1), (6, 3)):
        assert len({s.at[space][slot] for s in deals()}) == 84


@pytest.mark.rule("C-05")
def test_dark_tiles_are_shuffled():
    assert is_fair(Counter(tile for s in deals() for tile in s.display), 39, 11 * MANY)
    for slot in (0, 10):
        assert len({s.display[slot] for s in deals()}) == 39


@pytest.mark.rule("C-05")
def test_fountain_cards_are_shuffled():
    looked = Counter()
    for seed in range(600):
        table = Table(seed=seed).lay("2,2 P-H-").hand("fountain")
        table.s.chance = GAME.new(players=2, seed=seed).state.chance
        looked.update(table.play("build 2,3 turn 0").told("looked")[0]["cards"])
    assert sum(looked.values()) == 1200
    assert is_fair(looked, len(FOUNTAIN_KINDS), 1200)


# -- order and points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_discs_lie_in_turn_order_each_on_top(players):
    view = GAME.new(players=players, seed=2).view()
    assert view["track"][0] == list(range(players))
    assert not any(view["track"][1:])


@pytest.mark.rule("C-06")
def test_top_disc_of_the_start_pile_scores_first():
    assert Table(players=4).scoring().match.view()["order"] == [3, 2, 1, 0]


@pytest.mark.rule("C-06a")
@pytest.mark.parametrize("players", PLAYERS)
def test_seat_0_starts_and_play_goes_clockwise(players):
    assert {GAME.new(players=players, seed=seed).seat for seed in range(50)} == {0}
    assert GAME.new(players=players, seed=1).view()["starter"] == 0
    turns = [e.params["seat"] for m in games(players, seed=4) if m.state.passes == 0 for e in m.events if e.kind == "took"]
    assert turns[: 7 * players] == list(range(players)) * 7


@pytest.mark.rule("C-07")
@pytest.mark.parametrize(("players", "points"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_starting_points(players, points):
    match = GAME.new(players=players, seed=1)
    assert [seat["points"] for seat in match.view()["seats"]] == points
    assert [dict(score.lines)["points"] for score in match.scores()] == points


# -- open and hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-07a")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_open_to_all(viewer):
    table = Table(seat=1).have(points=17, fish=2, herbs=1, coins=3, breads=4).store("market", "P-H-").keep("pond", "villa")
    table.lay("2,3 -P--", "2,4 ---P").track((6, "1"))
    view = table.match.view(viewer)
    seat = view["seats"][1]
    assert (seat["points"], seat["coins"], seat["breads"], seat["stored"], seat["fountain_cards"]) == (17, 3, 4, 2, 2)
    assert seat["goods"] == {"grapes": 0, "herbs": 1, "chicken": 0, "fish": 2}
    assert [tile and tile["sides"] for tile in seat["cells"][15:17]] == ["-P--", "---P"]
    assert (seat["owns"]["pond"], seat["discs"], view["track"][6]) == (1, 4, [1])


@pytest.mark.rule("C-07a")
def test_kept_fountain_cards_are_seen_by_their_owner_only():
    table = Table(players=3).keep("pond", "villa", seat=1).keep("market")
    seen = [table.match.view(viewer)["seats"][1]["fountains"] for viewer in (0, 1, 2, None)]
    assert seen == [None, ["pond", "villa"], None, None]


@pytest.mark.rule("C-07a")
def test_faces_of_kept_cards_do_not_show_in_other_views():
    one = Table().keep("pond", "villa", seat=1)
    other = Table().keep("market", "baker", seat=1)
    for viewer in (0, 2, None):
        assert one.match.view(viewer) == other.match.view(viewer)
    assert one.match.view(1) != other.match.view(1)


@pytest.mark.rule("C-07a")
def test_cards_looked_at_are_seen_by_the_chooser_alone():
    table = Table().stack("pond", "market").lay("2,2 P-H-").hand("fountain").play("build 2,3 turn 0")
    looked = [table.match.view(viewer)["fountain"]["looked"] for viewer in (0, 1, None)]
    assert looked == [["pond", "market"], None, None]
    told = [[e.params.get("cards") for e in table.match.events_for(p) if e.kind == "looked"] for p in (0, 1, None)]
    assert told == [[["pond", "market"]], [None], [None]]
    assert table.match.view(1)["fountain"]["looking"] == 2


@pytest.mark.rule("C-07a")
def test_card_put_under_the_stack_is_hidden_from_the_others():
    table = Table().stack("pond", "market").lay("2,2 P-H-").hand("fountain").play("build 2,3 turn 0", "return pond")
    told = [[e.params.get("returned") for e in table.match.events_for(p) if e.kind == "kept"] for p in (0, 1, None)]
    assert told == [["pond"], [None], [None]]
    returned = [table.match.view(viewer)["fountain"]["returned"][-1] for viewer in (0, 1, None)]
    assert returned == ["pond", None, None]


@pytest.mark.rule("C-07a")
def test_everybody_knows_a_stored_tile():
    """It lay open when it was taken."""
    table = Table().lay("2,2 P-H-").hand("G-C-").play("store")
    for viewer in (0, 1, None):
        assert [e.params["tile"] for e in table.match.events_for(viewer) if e.kind == "stored"] == ["L14"]
        player = table.match.view(viewer)["seats"][0]
        assert (player["stored"], [tile["id"] for tile in player["stored_tiles"]]) == (1, ["L14"])


@pytest.mark.rule("C-07a")
def test_order_of_face_down_pieces_is_hidden():
    table = Table(players=2)
    before = [table.match.view(viewer) for viewer in (0, 1, None)]
    table.s.chance = [12345, 67890]
    table.s.light.sort(key=lambda tile: (tile < 0, -tile))
    assert [table.match.view(viewer) for viewer in (0, 1, None)] == before
