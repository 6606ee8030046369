"""Helvetia in a terminal."""

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

from .actions import Bear, Build, Deliver, Dowry, Lay, Marry, NeutralMarry, Rob, Settle, Value, Wake, Work
from .view import Building, BySex, Place, View, Village

NEUTRAL = "○"
FIGURES = {("woman", False): "♀", ("man", False): "♂", ("woman", True): "♀z", ("man", True): "♂z"}
"""Women and men, awake and asleep (z), told by their signs."""


def draw(view: View, say: Texts) -> RenderableType:
    parts: list[RenderableType] = [
        Text(say("round", round=view["round"]), style="bold"),
        Columns([_village(view, village, say) for village in view["villages"]], padding=(0, 1)),
        _persons(view, say),
        _market(view, say),
        _offer(view, say),
        Text(say("signs"), style="dim"),
    ]
    if view["making"] and view["making"]["wanted"]:
        parts.append(Text(say("making", good=view["making"]["wanted"]), style="bold"))
    return Group(*parts)


def village_name(view: View, number: int, say: Texts) -> str:
    seat = view["villages"][number]["seat"] if number < len(view["villages"]) else None
    return say("neutral-village") if seat is None else say("village", seat=seat)


def _village(view: View, village: Village, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for there in village["places"]:
        if there["kind"]:
            table.add_row(
                f"[dim]{there['place']:>2}[/]",
                escape(say(f"kind-{there['kind']}")),
                _people(there, village, view["players"]),
                f"[dim]{escape(_quarters(there, say))}[/]",
            )
    lines: list[RenderableType] = [
        table if any(t["kind"] for t in village["places"]) else Text(say("nothing-built"), style="dim")
    ]
    centre = _count(village["centre"])
    lines.append(Text.from_markup(f"[dim]{say('centre')}[/] {centre}   [dim]{say('dowry')}[/] {_dowry(village)}"))
    seat = village["seat"]
    title = escape(village_name(view, village["village"], say))
    if seat is not None:
        player = view["seats"][seat]
        coins = f"{say('coins')}: {player['coins']}" + (f" (+{player['won']} {say('next-turn')})" if player["won"] else "")
        lines.insert(0, Text.from_markup(f"★ [bold]{player['points']}[/]   {escape(coins)}"))
        lines.append(
            Text.from_markup(
                f"[dim]{say('school')}[/] {_count(player['school'])}   [dim]{say('newborn')}[/] {_count(player['newborn'])}"
                f"   [dim]{say('supply')}[/] {_count(village['supply'])}"
            )
        )
        pointer = "➤ " if view["seat"] == seat else ""
        title = f"{pointer}{mark(seat)} {title}" + (" ⚑" if view["starter"] == seat else "")
    return Panel(Group(*lines), title=title, width=39, box=box.ROUNDED, padding=(0, 1))


def _people(there: Place, village: Village, players: int) -> str:
    people = []
    if there["home"]:
        own = mark(village["seat"]) if village["seat"] is not None else NEUTRAL
        people.append(own + FIGURES[there["home"]["sex"], there["home"]["asleep"]])
    if there["guest"]:
        guest = there["guest"]
        colour = mark(guest["seat"]) if guest["seat"] < players else NEUTRAL
        people.append(colour + FIGURES[guest["sex"], guest["asleep"]])
    return " ".join(people) or "[dim]·[/]"


def _quarters(there: Place, say: Texts) -> str:
    return " / ".join(say(f"quarter-{quarter}") for quarter in there["quarters"])


def _count(people: BySex) -> str:
    return f"♀{people['woman']} ♂{people['man']}"


def _dowry(village: Village) -> str:
    return " ".join(mark(seat) * coins for seat, coins in enumerate(village["dowry"]) if coins) or "—"


def _persons(view: View, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for person in view["persons"]:
        coins = " ".join(mark(seat) * n for seat, n in enumerate(person["coins"]) if n)
        tile = "" if person["tile"] is None else f"[dim]{say('tile')}[/] {mark(person['tile'])}"
        if person["turned"]:
            tile += f" [dim]({say('used')})[/]"
        table.add_row(escape(say(f"person-{person['person']}")), coins, tile)
    if view["neutral_coin"] is not None and view["round"]:
        table.add_row(escape(say("neutral-coin")), "○" if view["neutral_coin"] else f"[dim]({say('used')})[/]", "")
    return Group(Text(say("persons"), style="dim"), table, "")


def _market(view: View, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for branch in view["branch_tiles"]:
        goods = []
        for good in branch["goods"]:
            stones = "".join(mark(seat) for seat, player in enumerate(view["seats"]) if good in player["delivered"])
            tile = view["goods_tiles"].get(good)
            first = f"[dim]+{tile['points']}[/]" if tile and tile["seat"] is None else ""
            goods.append(f"{escape(say(f'good-{good}'))}{first} {stones}".strip())
        holder = mark(branch["seat"]) if branch["seat"] is not None else ""
        table.add_row("  ".join(goods), f"[dim]+{branch['points']}[/] {holder}")
    return Group(Text(say("market"), style="dim"), table, "")


def _offer(view: View, say: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for kind, number in view["offer"].items():
        table.add_row(f"{number} ×", escape(say(f"kind-{kind}")), f"[dim]{escape(_making(view['buildings'][kind], say))}[/]")
    return Group(Text(say("offer"), style="dim"), table, "")


def _making(building: Building, say: Texts) -> str:
    cost = ", ".join(f"{n} × {say(f'good-{good}')}" for good, n in building["cost"].items()) or say("free-of-charge")
    if building["points"]:
        return f"{say('costs')} {cost} → ★ {building['points']}"
    if building["exchanges"]:
        return f"{say('costs')} {cost}; {' ⇄ '.join(say(f'good-{good}') for good in building['exchanges'])}"
    source = say(f"good-{building['input']}") + " → " if building["input"] else "→ "
    return f"{say('costs')} {cost}; {source}" + say(f"good-{building['output']}")


# -- actions ------------------------------------------------------------------------------------------------------------------


def describe(action: Action[Value], view: View, say: Texts) -> str:
    value = action.value
    key = f"action-{value.__struct_config__.tag}"
    if isinstance(value, Settle) and value.who == "nobody":
        key = "action-settle-nobody"
    text = say(key, **_about(value, view, say))
    is_extra = isinstance(value, Build | Deliver | Wake | Marry | Bear) and value.extra
    return say("action-extra", what=text) if is_extra else text


def _about(value: Value, view: View, say: Texts) -> dict[str, str | int | None]:
    """What the words of an action need, beside its own fields where these say it all."""
    match value:
        case Rob(seat=seat, kind=kind):
            return {"kind": kind, "owner": seat}
        case Dowry(seat=seat):
            return {"owner": seat}
        case Lay(place=place):
            return {"place": place, "quarter": _quarters(view["villages"][0]["places"][place], say)}
        case Settle(place=place, who=who):
            return {"place": place, "kind": _own(view, place)["kind"], "sex": who}
        case Bear(place=place, sex=sex):
            return {"kind": _own(view, place)["kind"], "sex": sex}
        case NeutralMarry(place=place):
            return {"kind": _own(view, place)["kind"]}
        case Wake(village=village, quarter=quarter):
            return {"quarter": quarter, "village": village_name(view, village, say)}
        case Work() | Marry():
            return _elsewhere(value, view, say)
    return {name: getattr(value, name) for name in value.__struct_fields__ if name != "extra"}


def _elsewhere(value: Work | Marry, view: View, say: Texts) -> dict[str, str | int | None]:
    there = view["villages"][value.village]["places"][value.place]
    about: dict[str, str | int | None] = {"village": village_name(view, value.village, say), "kind": there["kind"]}
    if isinstance(value, Work):
        return about | {"place": value.place}
    partner = FIGURES[there["home"]["sex"], there["home"]["asleep"]] if there["home"] else ""
    return about | {"source": value.source, "who": partner}


def _own(view: View, place: int) -> Place:
    """A place in the village of the player to move."""
    return view["villages"][view["seat"] or 0]["places"][place]
