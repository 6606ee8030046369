"""The picture of a run."""

from xml.etree import ElementTree

from vicus.train.curves import curves


def row(decisions: int, *wins: tuple[int, float]) -> dict[str, object]:
    looked = [{"players": p, "opponent": "greedy", "games": 64, "wins": share, "half": 0.05} for p, share in wins]
    return {"seconds": 1.0, "iteration": 1, "decisions": decisions, "wins": looked}


def test_a_line_for_each_number_of_players_and_a_point_for_each_look() -> None:
    picture = ElementTree.fromstring(
        curves("a <game>", [row(1_000_000, (2, 0.5), (3, 0.3)), row(4_000_000, (2, 0.9), (3, 0.6))])
    )
    tags = [element.tag.rpartition("}")[2] for element in picture.iter()]
    assert tags.count("polyline") == 2
    assert tags.count("circle") == 4
    words = [element.text for element in picture.iter() if element.text]
    assert "a <game>" in words
    assert "one of 3 against greedy (even: 33%)" in words


def test_who_wins_more_stands_higher() -> None:
    picture = ElementTree.fromstring(curves("", [row(1, (2, 0.2)), row(2, (2, 0.8))]))
    first, second = (float(element.get("cy") or "") for element in picture.iter() if element.tag.endswith("circle"))
    assert second < first


def test_a_run_that_was_never_looked_at_has_an_empty_picture() -> None:
    assert "polyline" not in curves("nothing", [])
