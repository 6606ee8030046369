"""Bohemian Villages in a terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vicus.spec.action import Action
from vicus.spec.terminal import mark
from vicus.texts import Texts

KINDS = ("bakery", "butcher", "dairy", "tailor", "mill", "manufactory", "farm", "inn", "town_hall", "church", "manor")
SUMS = {kind: number for number, kind in enumerate(KINDS, 2)}
FACES = "⚀⚁⚂⚃⚄⚅"
COIN, FIGURE = "¤", "♟"
VILLAGE_WIDTH = 29


def draw(view: dict[str, Any], say: Texts) -> RenderableType:
    villages = Columns([_village(v, say) for v in view["villages"]], padding=(0, 1))
    return Group(villages, _players(view, say), _supply(view, say))


def _village(village: dict[str, Any], say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", style="bold")
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right", no_wrap=True)
    for building in village["buildings"]:
        owner = building["owner"]
        table.add_row(
            str(SUMS[building["kind"]]),
            Text.from_markup(say(f"kind-{building['kind']}") + _detail(building, say)),
            Text.from_markup(f"{mark(owner)} {escape(_short(say.player(owner)))}" if owner is not None else "[dim]·[/]"),
        )
    taken = sum(b["owner"] is not None for b in village["buildings"])
    count = say("full") if village["full"] else f"{taken}/{len(village['buildings'])}"
    return Panel(
        table, title=f"[bold]{escape(village['name'])}[/] [dim]{count}[/]", width=VILLAGE_WIDTH, box=box.ROUNDED, padding=(0, 0)
    )


def _detail(building: dict[str, Any], say: Texts) -> str:
    if "value" in building:
        return f" [bold]{building['value']}[/]"
    if building["kind"] == "inn" and building["owner"] is not None:
        return f" [green]{say('active')}[/]" if building["active"] else f" [dim]{say('inactive')}[/]"
    return ""


def _short(name: str) -> str:
    """A name cut to the width of a village: its first letter and its number."""
    head, *rest = name.split()
    return head[:5] if not rest else f"{head[0]}{rest[-1][:3]}"


def _players(view: dict[str, Any], say: Texts) -> RenderableType:
    """A line for each player, narrow enough for a terminal of 60 columns: what they hold, and their figures by building."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=True, header_style="dim")
    table.add_column("", no_wrap=True)
    for heading in (COIN, FIGURE):
        table.add_column(heading, justify="right", no_wrap=True)
    for kind in KINDS:
        table.add_column(str(SUMS[kind]), justify="right", no_wrap=True, min_width=2)
    lines: list[RenderableType] = [table]
    for seat, player in enumerate(view["seats"]):
        pointer = "➤" if view["seat"] == seat else " "
        own = [str(player["own"][kind]) if player["own"][kind] else "[dim]·[/]" for kind in KINDS]
        name = f"{pointer}{mark(seat)} {escape(_fitted(say.player(seat)))}"
        table.add_row(name, str(player["coins"]), str(player["figures"]), *own)
        if held := _tiles(view, seat, say):
            lines.append(Text.from_markup(f" {mark(seat)} [dim]{held}[/]"))
    return Group("", *lines, "")


def _fitted(name: str) -> str:
    return name if len(name) <= 12 else name[:11] + "…"


def _tiles(view: dict[str, Any], seat: int, say: Texts) -> str:
    player = view["seats"][seat]
    held = [f"{player[t]} {say(t)}" for t in ("flour", "glass", "special") if player[t]]
    if view["bishop"] == seat:
        held.append(say("bishop"))
    return ", ".join(held)


def _supply(view: dict[str, Any], say: Texts) -> RenderableType:
    bishop = say("nobody") if view["bishop"] is None else say.player(view["bishop"])
    parts = [
        f"[dim]{COIN} {say('coins')}, {FIGURE} {say('figures')}[/]",
        f"{say('bank')} [bold]{view['bank']}[/]",
        f"{say('bishop')}: [bold]{escape(bishop)}[/]",
        f"{say('special-tiles')} [bold]{view['special_supply']}[/]",
    ]
    if view["dice"]:
        parts.append(f"{say('dice')} [bold]{_faces(view['dice'])}[/]")
    if view["group"]:
        parts.append(f"{say('chosen-dice')} [bold]{_faces(view['group'])}[/]")
    return Text.from_markup("   ".join(parts))


def _faces(dice: list[int]) -> str:
    return " ".join(f"{FACES[d - 1]} {d}" for d in dice)


def describe(action: Action, view: dict[str, Any], say: Texts) -> str:
    value = action.value
    name = value.__struct_config__.tag
    if name == "use":
        total, dice = sum(value.dice), "+".join(map(str, value.dice))
        kind = next((k for k, number in SUMS.items() if number == total), None)
        return say("action-use-kind", dice=dice, sum=total, kind=kind) if kind else say("action-use", dice=dice, sum=total)
    if name == "reroll":
        return say("action-reroll", dice="+".join(map(str, value.dice)))
    if name == "place":
        owner = _owner(value, view)
        about = {"kind": value.kind, "village": value.village}
        return say("action-place", **about) if owner is None else say("action-evict", owner=owner, **about)
    return say(f"action-{name}")


def _owner(place: Any, view: dict[str, Any]) -> int | None:
    village = next(v for v in view["villages"] if v["name"] == place.village)
    same = [b for b in village["buildings"] if b["kind"] == place.kind]
    owner: int | None = same[place.number - 1]["owner"]
    return owner
