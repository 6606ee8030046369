"""Who comes, and what they are shown before they go to a table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import vicus
from vicus.bots.ladder import LEVELS
from vicus.core.game import declaration
from vicus.core.game import game as find_game
from vicus.core.likeness import clean
from vicus.table import answers, requests
from vicus.table.guest_names import new_guest_name
from vicus.table.lessons import lesson
from vicus.table.message_parts import GameInfo
from vicus.texts import LANGUAGES

from ..cluster import News
from ..game_parts import has_part
from ..offered_bots import OfferedBots

if TYPE_CHECKING:
    from ..connection import Connection


async def hello(page: Connection, request: requests.Hello) -> None:
    """Who is there, and what this server offers."""
    if request.language in LANGUAGES:
        page.language = request.language
    known = await page.service.storage.guest_name(page.guest)
    wanted = clean(request.name) if request.name is not None else None
    page.name = wanted or known or new_guest_name(page.language)
    if page.name != known:
        await page.service.storage.name_guest(page.guest, page.name)
        page.service.renamed(page.guest, page.name)
        cluster = page.service.cluster
        await cluster.tell(News(cluster.process, "guest", page.guest, message=page.name))
    else:
        await page.service.storage.see_guest(page.guest)
    page.send(welcome(page.name, page.service.bots, page.service.games()))


def welcome(name: str, bots: OfferedBots, offered: Iterable[str]) -> answers.Welcome:
    """What is offered here, to somebody of that name."""
    games = []
    for game in offered:
        meta = declaration(game).meta
        options = {key: list(option.values) for key, option in meta.options.items()}
        about = (meta.designer, meta.publisher, meta.rules_version)
        planners = bots.planners(find_game(game))
        parts = (has_part(game), lesson(game) is not None)
        games.append(GameInfo(game, list(meta.players), options, *about, *parts, planners))
    planners = [bot for bot in bots.names() if any(bot in game.planners for game in games)]
    return answers.Welcome(name, games, list(LEVELS), list(bots.own), planners, vicus.__version__, round(time.time(), 2))


async def show_lobby(page: Connection, _: requests.ShowLobby) -> None:
    """From now on the page is shown the lobby."""
    await page.hub.show_lobby(page)


async def show_waits(page: Connection, _: requests.ShowWaits) -> None:
    """Which games wait for this guest."""
    page.send(answers.WaitsView(await page.hub.lobby.waits(page.guest)))


async def forget(page: Connection, _: requests.Forget) -> None:
    """Delete everything about a guest; every page of theirs is told (`Hub.forgotten`)."""
    await page.service.forgetting.forget(page.guest)
