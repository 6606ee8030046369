"""Carpe Diem in a terminal."""

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

from .actions import Bread, Card, Craft, Disc, Take, Value
from .components import SIZE, Need, Payout, Single
from .pieces import ScoringCard, Task, Tile
from .view import Player, View

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
SINGLES: dict[Single, str] = {"market": "¤", "bakery": "◒", "fountain": "≈"}
SHOVEL, BANDEROLE = "⌂", "⚑"
POINTS, COIN, BREAD = "★", "¤", "◒"


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
    about = {"pass": view["pass"], "round": view["round"]}
    return Text(say("scoring-of" if view["order"] else "pass-round", **about), style="bold")


def _middle(view: View, say: Texts) -> RenderableType:
    """The seven spaces with their tiles and patricians, and the craftsmen's row."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for number, space in enumerate(view["spaces"]):
        here = " ".join(mark(seat) for seat, at in enumerate(view["patricians"]) if at == number)
        tiles = "  ".join(f"[dim]{slot}[/] {_sides(tile)}" for slot, tile in enumerate(space["tiles"], 1) if tile)
        table.add_row(f"[bold]{number}[/]", tiles or f"[dim]{say('empty')}[/]", here)
    row = "  ".join(f"[dim]{slot}[/] {_sides(tile)}" for slot, tile in enumerate(view["display"], 1) if tile)
    fountain = view["fountain"]
    stack = str(fountain["fresh"] + len(fountain["returned"])) if fountain["fresh"] or fountain["returned"] else say("empty")
    lines: list[RenderableType] = [Text(say("spaces"), style="dim"), table]
    lines.append(Text.from_markup(f"[dim]{escape(say('craftsmen'))}[/]  {row or say('empty')}"))
    lines.append(Text.from_markup(f"[dim]{escape(say('fountain-cards'))}[/]  {escape(stack)}"))
    if looked := fountain["looked"]:
        seen = ", ".join(say(f"kind-{kind}") for kind in looked)
        lines.append(Text.from_markup(f"[bold]{escape(say('new-cards'))}[/]  {escape(seen)}"))
    if view["hand"]:
        lines.append(
            Text.from_markup(f"[bold]{escape(say('in-hand'))}[/]  {_sides(view['hand'])} {escape(name(view['hand'], say))}")
        )
    return Group(*lines, "")


def _sides(tile: Tile) -> str:
    """The sides N E S W of a tile, coloured; a single building by its sign."""
    if tile["single"]:
        return f"[bold]{SINGLES[tile['single']]}---[/]"
    chimneys = f"[dim]{tile['chimneys']}[/]" if tile["chimneys"] else ""
    return "".join(_letter(letter) for letter in tile["sides"]) + chimneys


def _letter(letter: str) -> str:
    return f"[{COLOURS[letter]}]{letter if letter != '-' else '·'}[/]"


def name(tile: Tile | None, say: Texts) -> str:
    """A tile in words: the pictures it shows."""
    if tile is None:
        return say("empty")
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
            table.add_row(f"[bold]{place}[/]", escape(in_words(card, say)), f"[dim]○ {' '.join(beside)}[/]")
    return Group(Text(say("cards"), style="dim"), table, "")


def in_words(card: ScoringCard, say: Texts) -> str:
    """What a card wants and pays: “give 2 herbs → 4 points”."""
    verb = say("give" if card["colour"] == "red" else "have")
    return f"{verb} {_amounts(card['require'], say)} → {_amounts(card['payout'], say)}"


def _amounts(amounts: dict[Need, int] | dict[Payout, int], say: Texts) -> str:
    return " + ".join(say(f"amount-{thing}", number=number) for thing, number in amounts.items())


def _track(view: View, say: Texts) -> RenderableType:
    spaces = [f"{space}{''.join(map(mark, pile))}" for space, pile in enumerate(view["track"]) if pile]
    return Text.from_markup(f"[dim]{escape(say('track'))}[/]  {'  '.join(spaces)}\n")


def _player(view: View, seat: int, say: Texts) -> RenderableType:
    player = view["seats"][seat]
    goods = "  ".join(f"{say(f'what-{good}')} {n}" for good, n in player["goods"].items() if n)
    kept = player["fountains"]
    fountains = ", ".join(say(f"kind-{kind}") for kind in kept) if kept else str(player["fountain_cards"])
    lines: list[RenderableType] = [
        Text.from_markup(
            f"{POINTS} [bold]{player['points']}[/]  {COIN} [bold]{player['coins']}[/]  {BREAD} [bold]{player['breads']}[/]"
        ),
        Text(goods or "—"),
        *_district(player),
        Text.from_markup(
            f"[dim]{escape(say('stored'))} {player['stored']}[/]  {'  '.join(map(_sides, player['stored_tiles']))}"
        ),
        Text(f"{say('fountain-cards')} {fountains}", style="dim"),
        Text.from_markup(f"[dim]{escape(say('tasks'))}[/] " + "; ".join(_task(task, say) for task in player["frame"])),
    ]
    pointer = "➤ " if view["seat"] == seat else ""
    return Panel(
        Group(*lines), title=f"{pointer}{mark(seat)} {escape(say.player(seat))}", width=38, box=box.ROUNDED, padding=(0, 1)
    )


def _task(task: Task, say: Texts) -> str:
    text = f"{task['side']}{task['slot']} {say('kind-' + task['kind'])} {task['points']}"
    return f"[green]{escape(text)} ✓[/]" if task["met"] else f"[dim]{escape(text)}[/]"


def _district(player: Player) -> list[RenderableType]:
    """Three lines for each row of cells: the side above, the sides left and right, the side below."""
    lines: list[RenderableType] = [Text("  " + "".join(f"  {column}  " for column in range(SIZE)), style="dim")]
    for row in range(SIZE):
        cells = [_cell(player, row * SIZE + column) for column in range(SIZE)]
        edges = ("  ", f"[dim]{row}[/] ", "  ")
        lines += [Text.from_markup(edges[part] + "".join(cell[part] for cell in cells)) for part in range(3)]
    return lines


def _cell(player: Player, cell: int) -> tuple[str, str, str]:
    tile = player["cells"][cell]
    if tile is None:
        sign = SHOVEL if cell == player["shovel"] else BANDEROLE if cell in player["banderoles"] else "·"
        return "     ", f"[dim]  {sign}  [/]", "     "
    north, east, south, west = map(_letter, tile["sides"])
    middle = SINGLES[tile["single"]] if tile["single"] else str(tile["chimneys"]) if tile["chimneys"] else "+"
    return f"  {north}  ", f" {west}{middle}{east} ", f"  {south}  "


def _legend(view: View, say: Texts) -> RenderableType:
    letters = ", ".join(f"{letter} {say('kind-' + kind)}" for letter, kind in LETTERS.items())
    signs = ", ".join([f"{SHOVEL} {say('shovel')}", f"{BANDEROLE} {say('track')}"])
    signs += "".join(f", {sign} {say('kind-' + kind)}" for kind, sign in SINGLES.items())
    return Text(f"{say('legend', letters=letters)}; {signs}", style="dim")


# -- actions ------------------------------------------------------------------------------------------------------------------


def describe(action: Action[Value], view: View, say: Texts) -> str:
    value = action.value
    key = f"action-{value.__struct_config__.tag}"
    match value:
        case Take(space, slot) | Bread(space, slot):
            return say(key, space=space, tile=name(view["spaces"][space]["tiles"][slot - 1], say))
        case Craft(slot):
            return say(key, tile=name(view["display"][slot - 1], say))
        case Disc(circle):
            cards = " / ".join(_card_at(view, place, say) for place in view["circles"][circle]["cards"])
            return say(key, circle=circle, brings=cards)
        case Card(place):
            return say(key, card=_card_at(view, place, say))
    return say(key, **{field: getattr(value, field) for field in value.__struct_fields__})


def _card_at(view: View, place: int, say: Texts) -> str:
    card = view["cards"][place]
    return in_words(card, say) if card else say("empty")
