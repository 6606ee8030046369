"""What the page fetches of a game that it was not built with."""

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from vicus.registry import folder
from vicus.server import game_files, game_parts

GAME = "bohemian_villages"


@pytest.fixture
def client():
    return TestClient(Starlette(routes=game_files.ROUTES))


@pytest.fixture
def package(tmp_path, monkeypatch):
    """The game as a package with a part of its own for the page."""
    for path, text in {
        "page/part.js": "export default {}",
        "page/art/mill.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "page/notes.py": "secret = 1",
        "texts/en.ftl": "title = A game",
        "secret.js": "no",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "page" / "out.js").symlink_to(tmp_path / "secret.js")
    for module in (game_files, game_parts):
        monkeypatch.setattr(module, "folder", lambda game: tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_texts_are_those_of_the_game_and_of_its_page(client, language):
    answer = client.get(f"/api/texts/{GAME}/{language}")
    own = [(folder(GAME) / "texts" / f"{language}{end}").read_text("utf-8") for end in (".ftl", ".page.ftl")]
    assert all(text in answer.json()["text"] for text in own)
    assert answer.json()["words"] == {"words": {"source": "source"}}


@pytest.mark.parametrize("path", ["nothing/en", f"{GAME}/xx", f"{GAME}/..", "../en", f"{GAME}/en.page"])
def test_there_are_no_other_texts(client, path):
    assert client.get(f"/api/texts/{path}").status_code == 404


@pytest.mark.usefixtures("package")
def test_a_game_that_speaks_english_alone_does_so_everywhere(client):
    assert client.get(f"/api/texts/{GAME}/ru").json() == {"text": "title = A game", "words": {}, "rules": {}}


@pytest.mark.usefixtures("package")
def test_a_part_is_given_out_with_what_belongs_to_it(client):
    assert game_parts.has_part(GAME)
    module = client.get(f"/parts/{GAME}/part.js")
    assert module.text == "export default {}"
    assert module.headers["content-type"].startswith("text/javascript")
    drawing = client.get(f"/parts/{GAME}/art/mill.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in drawing.headers["content-security-policy"]


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    "path",
    [
        *("../secret.js", "%2e%2e/secret.js", "..%2fsecret.js", "..%5csecret.js", "/etc/passwd", "%2fetc%2fpasswd"),
        *("notes.py", "art", "", "out.js", "nothing.js", "part.js%00"),
    ],
)
def test_nothing_else_is(client, path):
    assert client.get(f"/parts/{GAME}/{path}").status_code == 404


def test_a_part_that_is_built_into_the_page_is_not_given_out(client):
    assert not game_parts.has_part(GAME)
    assert (folder(GAME) / "page" / "poster.css").exists()
    assert client.get(f"/parts/{GAME}/poster.css").status_code == 404
    assert client.get("/parts/nothing/part.js").status_code == 404
