"""Bohemian Villages in a terminal."""

from __future__ import annotations

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

from .actions import Bishop, Pass, Place, Reroll, Tile, Use, Value, dice_text
from .components import KINDS, NUMBERS
from .view import Building, View, Village

FACES = "⚀⚁⚂⚃⚄⚅"
COIN, FIGURE = "¤", "♟"
VILLAGE_WIDTH = 29


def draw(view: View, say: Texts) -> RenderableType:
    """All villages, what each player has, and the supply with the dice."""
    villages = Columns([_village(v, say) for v in view["villages"]], padding=(0, 1))
    return Group(villages, _players(view, say), _supply(view, say))


def _village(village: Village, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", style="bold")
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(justify="right", no_wrap=True)
    for building in village["buildings"]:
        owner = building["owner"]
        table.add_row(
            str(NUMBERS[building["kind"]]),
            Text.from_markup(say(f"kind-{building['kind']}") + _detail(building, say)),
            Text.from_markup(f"{mark(owner)} {escape(_short(say.player(owner)))}" if owner is not None else "[dim]·[/]"),
        )
    taken = sum(b["owner"] is not None for b in village["buildings"])
    count = say("full") if village["full"] else f"{taken}/{len(village['buildings'])}"
    return Panel(
        table, title=f"[bold]{escape(village['name'])}[/] [dim]{count}[/]", width=VILLAGE_WIDTH, box=box.ROUNDED, padding=(0, 0)
    )


def _detail(building: Building, say: Texts) -> str:
    if "value" in building:
        return f" [bold]{building['value']}[/]"
    if building["kind"] == "inn" and building["owner"] is not None:
        return f" [green]{say('active')}[/]" if building["active"] else f" [dim]{say('inactive')}[/]"
    return ""


def _short(name: str) -> str:
    """A name cut to the width of a village: its first letter and its number."""
    head, *rest = name.split()
    return head[:5] if not rest else f"{head[0]}{rest[-1][:3]}"


def _players(view: View, say: Texts) -> RenderableType:
    """A line for each player, narrow enough for a terminal of 60 columns: what they hold, and their figures by building."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=True, header_style="dim")
    table.add_column("", no_wrap=True)
    for heading in (COIN, FIGURE):
        table.add_column(heading, justify="right", no_wrap=True)
    for number in KINDS:
        table.add_column(str(number), justify="right", no_wrap=True, min_width=2)
    lines: list[RenderableType] = [table]
    for seat, player in enumerate(view["seats"]):
        pointer = "➤" if view["seat"] == seat else " "
        own = [str(player["own"][kind]) if player["own"][kind] else "[dim]·[/]" for kind in KINDS.values()]
        name = f"{pointer}{mark(seat)} {escape(_fitted(say.player(seat)))}"
        table.add_row(name, str(player["coins"]), str(player["figures"]), *own)
        if held := _tiles(view, seat, say):
            lines.append(Text.from_markup(f" {mark(seat)} [dim]{held}[/]"))
    return Group("", *lines, "")


def _fitted(name: str) -> str:
    return name if len(name) <= 12 else name[:11] + "…"


def _tiles(view: View, seat: int, say: Texts) -> str:
    player = view["seats"][seat]
    tiles = {"flour": player["flour"], "glass": player["glass"], "special": player["special"]}
    held = [f"{number} {say(tile)}" for tile, number in tiles.items() if number]
    if view["bishop"] == seat:
        held.append(say("bishop"))
    return ", ".join(held)


def _supply(view: View, say: Texts) -> RenderableType:
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


def describe(action: Action[Value], view: View, say: Texts) -> str:
    """An action in words; whom a figure would evict is seen from the view."""
    match action.value:
        case Use(dice):
            about = {"dice": dice_text(dice), "sum": sum(dice)}
            kind = KINDS.get(sum(dice))
            return say("action-use-kind", kind=kind, **about) if kind else say("action-use", **about)
        case Reroll(dice):
            return say("action-reroll", dice=dice_text(dice))
        case Place(kind, village):
            owner = _owner(action.value, view)
            about = {"kind": kind, "village": village}
            return say("action-place", **about) if owner is None else say("action-evict", owner=owner, **about)
        case Bishop():
            return say("action-bishop")
        case Tile():
            return say("action-tile")
        case Pass():
            return say("action-pass")


def _owner(place: Place, view: View) -> int | None:
    village = next(village for village in view["villages"] if village["name"] == place.village)
    return [building["owner"] for building in village["buildings"] if building["kind"] == place.kind][place.number - 1]
