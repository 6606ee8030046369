"""Carpe Diem in a terminal."""

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

View = dict[str, Any]
SIZE = 6
LETTERS = {
    "P": "pond",
    "H": "herb_garden",
    "G": "vineyard",
    "C": "hen_yard",
    "M": "merchant",
    "B": "baker",
    "S": "steward",
    "K": "craftsman",
    "V": "villa",
}
COLOURS = {"P": "blue", "H": "green", "G": "magenta", "C": "yellow", "M": "bright_yellow", "B": "bright_red"}
COLOURS |= {"S": "bright_black", "K": "bright_green", "V": "red", "-": "dim"}
SINGLES = {"market": "¤", "bakery": "◒", "fountain": "≈"}
SHOVEL, BANDEROLE = "⌂", "⚑"
ICONS = {"points": "★", "coins": "¤", "breads": "◒"}


def draw(view: View, say: Texts) -> RenderableType:
    parts = [
        _heading(view, say),
        _middle(view, say),
        _cards(view, say),
        _track(view, say),
        Columns([_player(view, seat, say) for seat in range(view["players"])], padding=(0, 1)),
        _legend(view, say),
    ]
    return Group(*parts)


def _heading(view: View, say: Texts) -> RenderableType:
    key = "scoring-of" if view["order"] else "pass-round"
    text = say(key, **{"pass": view["pass"], "round": view["round"]} if key == "pass-round" else {"pass": view["pass"]})
    return Text(text, style="bold")


def _middle(view: View, say: Texts) -> RenderableType:
    """The seven spaces with their tiles and patricians, and the craftsmen's row."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for number, space in enumerate(view["spaces"]):
        here = " ".join(mark(seat) for seat, at in enumerate(view["patricians"]) if at == number)
        tiles = "  ".join(f"[dim]{slot}[/] {_sides(tile)}" for slot, tile in enumerate(space["tiles"], 1) if tile)
        table.add_row(f"[bold]{number}[/]", tiles or f"[dim]{say('empty')}[/]", here)
    row = "  ".join(f"[dim]{slot}[/] {_sides(tile)}" for slot, tile in enumerate(view["display"], 1) if tile)
    lines: list[RenderableType] = [Text(say("spaces"), style="dim"), table]
    lines.append(Text.from_markup(f"[dim]{escape(say('craftsmen'))}[/]  {row or say('empty')}"))
    if looked := view["fountain"]["looked"]:
        seen = ", ".join(say(f"kind-{kind}") for kind in looked)
        lines.append(Text.from_markup(f"[bold]{escape(say('new-cards'))}[/]  {escape(seen)}"))
    if view["hand"]:
        lines.append(
            Text.from_markup(f"[bold]{escape(say('in-hand'))}[/]  {_sides(view['hand'])} {escape(name(view['hand'], say))}")
        )
    return Group(*lines, "")


def _sides(tile: View) -> str:
    """The sides N E S W of a tile, coloured; a single building by its sign."""
    if tile["single"]:
        return f"[bold]{SINGLES[tile['single']]}---[/]"
    chimneys = f"[dim]{tile['chimneys']}[/]" if tile["chimneys"] else ""
    return "".join(_letter(letter) for letter in tile["sides"]) + chimneys


def _letter(letter: str) -> str:
    return f"[{COLOURS[letter]}]{letter if letter != '-' else '·'}[/]"


def name(tile: View, say: Texts) -> str:
    """A tile in words: the pictures it shows."""
    if tile["single"]:
        return say(f"kind-{tile['single']}")
    return " + ".join(say(f"kind-{LETTERS[letter]}") for letter in dict.fromkeys(tile["sides"]) if letter != "-")


def _cards(view: View, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for place, card in enumerate(view["cards"]):
        if card:
            beside = [
                f"{number}{mark(circle['seat']) if circle['seat'] is not None else ''}"
                for number, circle in enumerate(view["circles"])
                if place in circle["cards"] and circle["used"]
            ]
            table.add_row(
                f"[bold]{place}[/]", f"[dim]{card['id']}[/]", escape(in_words(card, say)), f"[dim]○ {' '.join(beside)}[/]"
            )
    return Group(Text(say("cards"), style="dim"), table, "")


def in_words(card: View, say: Texts) -> str:
    verb = say("give" if card["colour"] == "red" else "have")
    wanted = " + ".join(f"{n} × {_thing(thing, say)}" for thing, n in card["require"].items())
    paid = " + ".join(f"{n} × {say(f'what-{what}')}" for what, n in card["payout"].items())
    return f"{verb} {wanted} → {paid}"


def _thing(thing: str, say: Texts) -> str:
    return say(f"what-{thing}") if say.has(f"what-{thing}") else say(f"kind-{thing}")


def _track(view: View, say: Texts) -> RenderableType:
    spaces = [f"{space}{''.join(map(mark, pile))}" for space, pile in enumerate(view["track"]) if pile]
    return Text.from_markup(f"[dim]{escape(say('track'))}[/]  {'  '.join(spaces)}\n")


def _player(view: View, seat: int, say: Texts) -> RenderableType:
    player = view["seats"][seat]
    goods = "  ".join(f"{say(f'what-{good}')} {n}" for good, n in player["goods"].items() if n)
    kept = player["fountains"]
    fountains = ", ".join(say(f"kind-{kind}") for kind in kept) if kept else str(player["fountain_cards"])
    lines: list[RenderableType] = [
        Text.from_markup("  ".join(f"{icon} [bold]{player[what]}[/]" for what, icon in ICONS.items())),
        Text(goods or "—"),
        *_district(player),
        Text(f"{say('stored')} {player['stored']}   {say('fountain-cards')} {fountains}", style="dim"),
        Text.from_markup(f"[dim]{escape(say('tasks'))}[/] " + "; ".join(_task(task, say) for task in player["frame"])),
    ]
    pointer = "➤ " if view["seat"] == seat else ""
    return Panel(
        Group(*lines), title=f"{pointer}{mark(seat)} {escape(say.player(seat))}", width=38, box=box.ROUNDED, padding=(0, 1)
    )


def _task(task: View, say: Texts) -> str:
    text = f"{task['side']}{task['slot']} {say('kind-' + task['kind'])} {task['points']}"
    return f"[green]{escape(text)} ✓[/]" if task["met"] else f"[dim]{escape(text)}[/]"


def _district(player: View) -> list[RenderableType]:
    """Three lines for each row of cells: the side above, the sides left and right, the side below."""
    lines: list[RenderableType] = [Text("  " + "".join(f"  {column}  " for column in range(SIZE)), style="dim")]
    for row in range(SIZE):
        cells = [_cell(player, row * SIZE + column) for column in range(SIZE)]
        edges = ("  ", f"[dim]{row}[/] ", "  ")
        lines += [Text.from_markup(edges[part] + "".join(cell[part] for cell in cells)) for part in range(3)]
    return lines


def _cell(player: View, cell: int) -> tuple[str, str, str]:
    tile = player["cells"][cell]
    if tile is None:
        sign = SHOVEL if cell == player["shovel"] else BANDEROLE if cell in player["banderoles"] else "·"
        return "     ", f"[dim]  {sign}  [/]", "     "
    north, east, south, west = map(_letter, tile["sides"])
    middle = SINGLES.get(tile["single"] or "", str(tile["chimneys"]) if tile["chimneys"] else "+")
    return f"  {north}  ", f" {west}{middle}{east} ", f"  {south}  "


def _legend(view: View, say: Texts) -> RenderableType:
    letters = ", ".join(f"{letter} {say('kind-' + kind)}" for letter, kind in LETTERS.items())
    signs = ", ".join([f"{SHOVEL} {say('shovel')}", f"{BANDEROLE} {say('track')}"])
    signs += "".join(f", {sign} {say('kind-' + kind)}" for kind, sign in SINGLES.items())
    return Text(f"{say('legend', letters=letters)}; {signs}", style="dim")


# -- actions ------------------------------------------------------------------------------------------------------------------


def describe(action: Action, view: View, say: Texts) -> str:
    value = action.value
    verb = str(value.__struct_config__.tag)
    if verb in ("take", "bread"):
        tile = view["spaces"][value.space]["tiles"][value.slot - 1]
        return say(f"action-{verb}", space=value.space, tile=name(tile, say))
    if verb == "craft":
        return say("action-craft", tile=name(view["display"][value.slot - 1], say))
    if verb == "disc":
        cards = " / ".join(in_words(view["cards"][place], say) for place in view["circles"][value.circle]["cards"])
        return say("action-disc", circle=value.circle, brings=cards)
    if verb == "card":
        return say("action-card", card=in_words(view["cards"][value.place], say))
    return say(f"action-{verb}", **{field: getattr(value, field) for field in value.__struct_fields__})
