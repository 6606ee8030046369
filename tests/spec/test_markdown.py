import pytest

from vicus.core.game import declaration
from vicus.spec import markdown

from .toy import TOY

PAGE = """# Toy

<!-- made: {part} -->
old
<!-- end -->

prose stays
"""


@pytest.mark.parametrize(
    "row",
    [
        "| 0–5 | `take (0 … 2) (red, dark_green)` | Take a stone. |",
        "| 6–15 | `visit {town} #{gate}` | Go to a town. |",
        "| 16–17 | `build (mill, town_hall)` | Build something. |",
        "| 18–19 | `extra build (mill, town_hall)` | Build something. |",
        "| 20 | `pass on` | Leave it. |",
    ],
)
def test_actions(row):
    assert row in markdown.actions(TOY)


@pytest.mark.parametrize(
    "line",
    [
        "**View**: The toy as a seat sees it.",
        "| `stones` | list of Stone | all that lie |",
        "| `left` | Colour → number | in the bag |",
        "| `seat` | number or null | whose decision it is; null when the game is over |",
        "**Stone**: A stone on the table.",
        "| `at` | [number, number] | row and column |",
        "| `owner` | number or null, may be missing | who has it |",
        "**Colour**: `red`, `dark_green`.",
    ],
)
def test_views(line):
    assert line in markdown.view(TOY).splitlines()


def test_previews():
    assert "| `points` | number, may be missing | at once |" in markdown.preview(TOY)


@pytest.mark.parametrize(
    "row",
    [
        "| `turn` | `seat` | A turn begins. |",
        "| `visited` | `seat`, `town`, `from` | Somebody arrives. |",
        "| `stood` | `place`, `letter` | Somebody stands there. |",
        "| `drew` | `seat`, `card` (only for `seat`) | A card was drawn; only its owner knows which. |",
        "| `showed` | `seat`, `cards` (only for `seat`) | Up to two cards were looked at. |",
        "| `ended` |  | It is over. |",
    ],
)
def test_events(row):
    assert row in markdown.events(TOY).splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "Version 1. Numbers: 402 (2 players), 419 (3 players), 436 (4 players), 453 (5 players).",
        "| `seat` |  | 0 … 4 | the own seat, as actions and records count |",
        "| `mover` |  | a seat | whose decision it is |",
        "| `ended` |  | 0 running; 1 figures; 2 bank | how |",
        "| `coins` | player | -16384 … 16383 (two numbers) | of a player; below 0 only at the end |",
        "| `own` | player × kind (11) | 0 … 81 | figures of a player on buildings of each kind |",
    ],
)
def test_observations(line):
    assert line in markdown.observation(declaration("bohemian_villages")).splitlines()


@pytest.mark.parametrize("part", ["actions", "view", "preview", "events"])
def test_a_page_is_filled_between_its_marks(part, tmp_path):
    file = tmp_path / "toy.md"
    file.write_text(PAGE.format(part=part), "utf-8")
    markdown.fill(file, TOY)
    text = file.read_text("utf-8")
    assert getattr(markdown, part)(TOY) in text
    assert "old" not in text
    assert text.startswith("# Toy\n")
    assert text.endswith("prose stays\n")
    assert markdown.filled(text, TOY) == text
