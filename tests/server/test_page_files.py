"""The page's files: packed ones for whoever can unpack them, and kept for ever."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from vicus.server.databases import migrate
from vicus.server.shield import CONTENT
from vicus.server.web import PAGE, application

SCRIPT = b"export const answer = 42\n" * 50
BROTLI = b"what brotli made of it, for all that the server knows"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def client(tmp_path, monkeypatch) -> Iterator[TestClient]:
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Vicus</title>")
    (assets / "app-D1g3st00.js").write_bytes(SCRIPT)
    (assets / "app-D1g3st00.js.br").write_bytes(BROTLI)
    (assets / "app-D1g3st00.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "tiny-D1g3st01.css").write_text("a{}")
    monkeypatch.setattr("vicus.server.web.PAGE", tmp_path / "page")
    migrate(url := f"sqlite:///{tmp_path / 'tables.db'}")
    with TestClient(application(url, hosts=["testserver"])) as client:
        yield client


def get(client: TestClient, accept: str, path: str = "/assets/app-D1g3st00.js", **headers: str):
    """The answer with its body as it travelled."""
    with client.stream("GET", path, headers={"accept-encoding": accept, **headers}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br", "br"),
        ("gzip", "gzip"),
        ("GZIP;Q=0.5", "gzip"),
        ("gzip;q=1.0, br;q=0.2", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("identity", None),
        ("br;q=0", None),
        ("gzip;q=nonsense", None),
        ("", None),
    ],
)
def test_the_browser_says_what_it_can_unpack(client, accept, coding):
    answer, body = get(client, accept)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == coding
    unpacked = {"br": lambda it: SCRIPT if it == BROTLI else it, "gzip": gzip.decompress, None: bytes}[coding]
    assert unpacked(body) == SCRIPT
    assert int(answer.headers["content-length"]) == len(body)


def test_every_form_has_the_same_headers_and_a_tag_of_its_own(client):
    answers = [get(client, accept)[0] for accept in ("br", "gzip", "identity")]
    for answer in answers:
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == FOREVER
        assert answer.headers["content-security-policy"] == CONTENT
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert len({answer.headers["etag"] for answer in answers}) == 3


def test_what_is_known_is_not_sent_again(client):
    first, _ = get(client, "br")
    again, body = get(client, "br", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, body) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == FOREVER
    other, _ = get(client, "gzip", **{"if-none-match": first.headers["etag"]})
    assert other.status_code == 200, "another form is another thing"


def test_a_part_of_a_file_is_a_part_of_what_is_sent(client):
    answer, body = get(client, "br", range="bytes=5-9")
    assert (answer.status_code, body) == (206, BROTLI[5:10])
    assert answer.headers["content-encoding"] == "br"


def test_a_head_tells_the_same(client):
    answer = client.head("/assets/app-D1g3st00.js", headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert int(answer.headers["content-length"]) == len(BROTLI)
    assert answer.headers["cache-control"] == FOREVER


def test_what_is_too_small_to_be_packed_is_sent_as_it_is(client):
    answer, body = get(client, "br, gzip", "/assets/tiny-D1g3st01.css")
    assert body == b"a{}"
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize("name", ["app-D1g3st00.js.br", "app-D1g3st00.js.gz", "gone.js", "../index.html"])
def test_nothing_else_is_given_out(client, name):
    answer, _ = get(client, "br", f"/assets/{name}")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_the_page_itself_is_asked_for_each_time(client, tmp_path):
    client.cookies.update(client.get("/").cookies)
    first = client.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": f'W/"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>vICUS</title>")  # as long, and of the same second
    changed = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert changed.status_code == 200
    assert "vICUS" in changed.text


def test_whoever_has_no_cookie_gets_one_with_the_page(client):
    first = client.get("/")
    client.cookies.clear()
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 200
    assert "set-cookie" in again.headers


def test_the_build_has_packed_everything_that_can_be():
    files = [file for file in (PAGE / "assets").glob("*") if file.suffix in (".js", ".css")]
    if not files:
        pytest.skip("the page is not built")
    for file in files:
        if file.stat().st_size > 1000:
            packed = file.with_name(file.name + ".gz").read_bytes()
            assert zlib.decompress(packed, 31) == file.read_bytes()
            assert file.with_name(file.name + ".br").stat().st_size <= len(packed)
