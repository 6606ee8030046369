"""The files of the page whose names have the digest of what is in them: sent as small as they were packed when it was built."""

from __future__ import annotations

import os
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .game_files import TYPES

PACKED = {"br": ".br", "gzip": ".gz"}
"""By coding, the better one first: what the build adds to the name of a file for the packed one beside it."""


class PageFiles(StaticFiles):
    """A folder of such files. Which of the packed ones is sent depends on what the browser says that it can unpack."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        plain, request = str(full_path), Headers(scope=scope)
        name, kind = os.path.basename(plain), TYPES.get(os.path.splitext(plain)[1])
        if kind is None:  # nothing that a page asks for; a packed file among them
            return Response(status_code=404)
        coding, path = "", plain
        for wanted in accepted(request.getlist("accept-encoding")):
            if os.path.isfile(plain + PACKED[wanted]):
                coding, path = wanted, plain + PACKED[wanted]
                break
        # The name stands for what is in it, whatever the clock of the machine was that wrote the file.
        headers = {"vary": "Accept-Encoding", "etag": f'"{name}{coding and "+"}{coding}"'}
        if coding:
            headers["content-encoding"] = coding
        response = FileResponse(path, status_code, headers, kind)
        if self.is_not_modified(response.headers, request):
            return Response(status_code=304, headers={name: headers[name] for name in ("vary", "etag")})
        return response


def accepted(said: Iterable[str]) -> list[str]:
    """The codings of `PACKED` that an `Accept-Encoding` allows, the one it prefers first.

    >>> accepted(["gzip, deflate, br"]), accepted(["gzip;q=1.0, br;q=0.5"]), accepted(["*, br;q=0"]), accepted([])
    (['br', 'gzip'], ['gzip', 'br'], ['gzip'], [])
    """
    weights: dict[str, float] = {}
    for item in ",".join(said).lower().split(","):
        coding, _, parameter = item.partition(";")
        weights[coding.strip()] = _weight(parameter)
    found = {coding: weights.get(coding, weights.get("*", 0.0)) for coding in PACKED}
    return sorted((coding for coding in found if found[coding] > 0), key=lambda coding: -found[coding])


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
