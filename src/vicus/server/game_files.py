"""Files of games that the page was not built with: their texts, and their own part of the page (`docs/page-part.md`)."""

from __future__ import annotations

from pathlib import Path

from msgspec import json
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from vicus.core.game import declaration, playable
from vicus.puzzles.puzzle import listed
from vicus.registry import folder, names
from vicus.spec.box_form import form
from vicus.texts import LANGUAGES

from .game_parts import has_part

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What is given out of that folder."""
SAFE = {
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'self'; sandbox",  # a drawing that is opened by itself runs no scripts
}


async def texts(request: Request) -> Response:
    """A game's messages in one language, English where it does not speak it, and which parameters it has words for."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in names() or language not in LANGUAGES:
        return JSONResponse({"code": "unknown"}, 404)
    place = folder(game) / "texts"
    files = [_in_language(place, language, ".ftl"), _in_language(place, language, ".page.ftl")]
    text = "\n".join(file.read_text("utf-8") for file in files if file.is_file())
    words, rules = (
        json.decode(file.read_bytes()) if (file := place / name).is_file() else {} for name in ("words.json", "rules.json")
    )
    return JSONResponse({"text": text, "words": words, "rules": rules}, headers={"cache-control": "no-cache"})


def _in_language(place: Path, language: str, end: str) -> Path:
    file = place / f"{language}{end}"
    return file if file.is_file() else place / f"en{end}"


async def part(request: Request) -> Response:
    """A file of a game's part of the page, and nothing but that."""
    game, path = request.path_params["game"], request.path_params["path"]
    unknown = JSONResponse({"code": "unknown"}, 404)
    if game not in names() or not has_part(game) or "\0" in path or "\\" in path:
        return unknown
    place = (folder(game) / "page").resolve()
    try:
        file = (place / path).resolve()
        if not file.is_relative_to(place) or not file.is_file() or file.suffix not in TYPES:
            return unknown
    except (OSError, ValueError):  # a name that no file can have
        return unknown
    return FileResponse(file, media_type=TYPES[file.suffix], headers=SAFE)


async def box(request: Request) -> Response:
    """What is in a game's box, and the form of it: for the page on which it is looked at and changed."""
    game = request.path_params["game"]
    if game not in playable():
        return JSONResponse({"code": "unknown"}, 404)
    spec = declaration(game)
    found = {"form": form(spec.box), "data": spec.box.standard(spec.folder).data}
    return Response(json.encode(found), media_type="application/json", headers={"cache-control": "max-age=300"})


async def puzzles(request: Request) -> Response:
    """The puzzles of a game, the easiest first: what a list of them shows."""
    game = request.path_params["game"]
    if game not in playable():
        return JSONResponse({"code": "unknown"}, 404)
    return Response(json.encode(listed(game)), media_type="application/json", headers={"cache-control": "max-age=300"})


ROUTES = [
    Route("/api/texts/{game}/{language}", texts),
    Route("/api/box/{game}", box),
    Route("/api/puzzles/{game}", puzzles),
    Route("/parts/{game}/{path:path}", part),
]
