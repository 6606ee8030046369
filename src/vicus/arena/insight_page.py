"""A page of the docs out of figures (`insights`): Markdown in English, and its pictures.

Names of lines and options come from the catalogues, what kinds of action and event are from their declarations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vicus.core.game import Game
from vicus.texts import Texts

from . import insight_cells as cells
from . import insight_plots as plots
from . import insight_prose as prose
from .box_listing import listed
from .insight_cells import Row, is_marked, number_of, ordinal, share, table, words
from .insights import CLOSE, EVENT
from .lab_settings import lab_settings
from .net_games import is_net_alone
from .plots import differences

Files = dict[str, str]
MOST_ROWS, ENDS = 64, 10
"""Of a longer table only the first and the last few are shown …"""
MOST_DRAWN = 30
"""… and of this there is no picture."""
RARE, FEW = 200, 20
"""What was seen less often is left out; where few games were played, what was seen in fewer than one of so many."""
NAMED = 4
COURSE = ("score", "winner-score", "lead", "moves", "rounds")
ORDERED = 3
"""Up to so many players there is a column for each place in the order."""
NO_DIFFERENCE = "no difference"


def page(figures: dict[str, Any], game: Game[Any, Any], say: Texts, command: str) -> Files:
    """By name, the page and its pictures; `figures` as `insights` makes them, `command` is what made them."""
    return _Page(figures, game, say).files(command)


class _Page:
    def __init__(self, figures: dict[str, Any], game: Game[Any, Any], say: Texts) -> None:
        self._found, self._game, self._say = figures, game, say
        self._name, self._title = f"{game.name}-insights", game.meta.title
        self._players: dict[int, Row] = {int(number): found for number, found in figures["players"].items()}
        self._fewest, self._most = min(self._players), max(self._players)
        self._rests = lab_settings(game.name).rests
        self._rare, self._rare_events = (max(1, min(RARE, number // FEW)) for number in (figures["games"], figures["events"]))
        self._pictures: Files = {}

    def files(self, command: str) -> Files:
        parts = [*self._head(command), *self._short(), *self._order(), *self._course(), *self._lines()]
        for number in dict.fromkeys((self._fewest, self._most)):
            parts += [*self._openings(number), *self._choices(number), *self._happenings(number)]
        parts += [*self._options(), *self._box()]
        return {f"{self._name}.md": "\n\n".join(parts) + "\n", **self._pictures}

    def _picture(self, name: str, about: str, svg: str) -> str:
        self._pictures[f"{self._name}/{name}.svg"] = svg
        return f"![{about}]({self._name}/{name}.svg)"

    def _head(self, command: str) -> Iterator[str]:
        yield f"# {self._title}: what was learned"
        yield prose.INTRODUCTION.format(games=self._found["games"], bot=self._found["bot"], command=command)
        yield f"**Who plays.** {self._who()} {prose.THEIRS}"
        yield prose.READING.format(rare=self._rare, events=self._rare_events)
        yield prose.COMPANY
        if self._found["reconstructed"]:
            yield prose.RECONSTRUCTED

    def _who(self) -> str:
        bot, known = self._found["bot"], self._found["strength"]
        told = [f"`{bot}`: {prose.LEARNED if is_net_alone(bot) else prose.OTHERS}."]
        if is_net_alone(bot) and "temperature" in bot:
            told.append(prose.DRAWING)
        if known:
            told.append(prose.RIVAL.format(wins=share(known), games=known["games"], rival=known["rival"]))
        return " ".join(told)

    def _short(self) -> Iterator[str]:
        yield "## In short"
        found = [*self._short_order(), *self._short_choices(), *self._short_options()]
        yield "\n".join(f"- {line}" for line in found)

    def _short_order(self) -> Iterator[str]:
        for number, each in self._players.items():
            best = max(range(number), key=lambda place: each["order"][place]["value"])
            lead, winner = (each["course"][key]["value"] for key in ("lead", "winner-score"))
            first = f"who acts {ordinal(best)} wins most, {share(each['order'][best])} (even: {100 / number:.1f} %)"
            if each["order"][best]["low"] <= 1 / number:
                first = prose.EVEN
            yield f"{number} players: {first}. The winner leads by {lead:.1f} of {winner:.1f} points."

    def _short_choices(self) -> Iterator[str]:
        rows = [row for row in self._players[self._fewest]["subjects"] if self._is_told(row["choice"])]
        rows = sorted((row for row in rows if is_marked(row["choice"]["difference"])), key=self._gain)
        more, less = [row for row in rows[::-1] if self._gain(row) > 0], [row for row in rows if self._gain(row) < 0]
        for sentence, some in ((prose.MORE, more), (prose.LESS, less)):
            if some:
                told = [f"{cells.title(row)} {cells.points(row['choice']['difference'])}" for row in some[:NAMED]]
                yield sentence.format(players=self._fewest, what="; ".join(told))

    def _short_options(self) -> Iterator[str]:
        for row in self._found["options"]:
            if row["players"] == self._fewest:
                rows = [each for each in row["rows"] if each["about"] is None and is_marked(each)]
                told = [f"{self._measure(each)} {cells.either_gap(each)}" for each in rows]
                yield f"{self._option(row)}, {self._fewest} players: {', '.join(told) or prose.NOTHING}."

    def _order(self) -> Iterator[str]:
        yield "## Who acts first"
        rows = [[str(number), *map(share, found["order"])] for number, found in self._players.items()]
        rows = [[*row, *([""] * (1 + self._most - len(row)))] for row in rows]
        yield table(["players", *(f"{ordinal(place)} to act" for place in range(self._most))], rows)
        if not all(found["in_seat_order"] for found in self._players.values()):
            yield prose.DRAWN_ORDER
        svg = plots.order(f"{self._title}: wins by turn order", self._players, "dotted: even")
        yield self._picture("order", "wins by turn order", svg)

    def _course(self) -> Iterator[str]:
        yield "## How long, how close"
        keys = [key for key in COURSE if key in self._players[self._fewest]["course"]]
        head = [
            "players",
            *(self._say(f"lab-{key}") for key in keys),
            "equal points",
            prose.LEAD.format(part=round(100 * CLOSE)),
        ]
        rows = []
        for number, found in self._players.items():
            means = [cells.mean(found["course"][key]) for key in keys]
            rows.append([str(number), *means, share(found["equal"]), share(found["close"])])
        yield table(head, rows)

    def _lines(self) -> Iterator[str]:
        yield "## What points are made of"
        for number in dict.fromkeys((self._fewest, self._most)):
            rows = self._players[number]["lines"]
            names = [self._say(f"line-{row['line']}") for row in rows]
            yield f"{number} players, {self._players[number]['games']:,} games:"
            told = [[cells.mean(row["winners"]), cells.mean(row["others"]), cells.gap(row["difference"])] for row in rows]
            head = ["line of the score", "winners", "others", "difference"]
            yield table(head, [[name, *each] for name, each in zip(names, told, strict=True)])
            if number == self._fewest:
                drawn = [(name, row["winners"], row["others"]) for name, row in zip(names, rows, strict=True)]
                svg = plots.lines(f"{self._title}, {number} players: points by line", drawn, "winners", "others")
                yield self._picture("points", "points of winners and others", svg)

    def _openings(self, number: int) -> Iterator[str]:
        rare = {EVENT: self._rare_events}
        rows = [row for row in self._players[number]["openings"] if row["how_often"] >= rare.get(row["field"], self._rare)]
        if not rows:
            return
        yield f"## Openings, {number} players"
        yield prose.OPENINGS
        places = [f"acting {ordinal(place)}" for place in range(number)] if number <= ORDERED else []
        for (kind, field), some in _by_kind(rows):
            yield f"### First `{kind}`" + ("" if field == EVENT else f": {words(field)}")
            yield self._about(kind)
            told = []
            for row in some:
                least, told_places = rare.get(field, self._rare), row["order"][: len(places)]
                by_place = [share(each) if number_of(each) >= least else "–" for each in told_places]
                often = f"{100 * row['how_often'] / row['of']:.1f} % of {row['of']:,}"
                told.append([words(row["value"]), often, share(row["wins"]), *by_place])
            yield self._table(["first", "how often", "wins", *places], told, some)

    def _choices(self, number: int) -> Iterator[str]:
        rows = [row for row in self._players[number]["subjects"] if number_of(row["done"]["yes"]) >= self._rare]
        if not rows:
            return
        games = self._players[number]["games"]
        yield f"## What players do, {number} players"
        yield f"{games:,} games, {games * number:,} players in them."
        for (kind, field), some in _by_kind([row for row in rows if row["field"]]):
            yield f"### `{kind}`: {words(field)}"
            yield self._about(kind)
            yield from self._choice_table(some, number, f"{kind}-{field}")
        if single := [row for row in rows if not row["field"]]:
            yield "### Other actions"
            yield from self._choice_table(single, number, "other")

    def _choice_table(self, rows: list[Row], number: int, name: str) -> Iterator[str]:
        rows = sorted(rows, key=self._gain, reverse=True)
        head = ["what", "done, of those who could", "wins with it", "more than without it"]
        head += ["chosen, of how often on offer", "wins if chosen", "more than if declined"]
        told = []
        for row in rows:
            done, choice = row["done"], row["choice"]
            company = [cells.part(done), share(done["yes"]), cells.points(done["difference"]) if self._is_told(done) else "–"]
            wins = share(choice["yes"]) if number_of(choice["yes"]) >= self._rare else "–"
            less = cells.points(choice["difference"]) if self._is_told(choice) else "–"
            told.append([cells.title(row, bool(row["field"])), *company, cells.part(choice), wins, less])
        yield self._table(head, told, rows)
        drawn = [(cells.plain(row), row["choice"]["difference"]) for row in rows if self._is_told(row["choice"])]
        if number == self._fewest and 2 < len(drawn) <= MOST_DRAWN:
            yield self._differences(name, f"{words(name.replace('-', ', '))}: wins if chosen, minus wins if declined", drawn)

    def _happenings(self, number: int) -> Iterator[str]:
        found = self._players[number]
        rows = [row for row in found["happenings"] if self._is_told(row["done"], self._rare_events)]
        if not rows:
            return
        yield f"## What happens to them, {number} players"
        yield prose.EVENTS.format(games=min(self._found["events"], found["games"]))
        for (kind, field), some in _by_kind(rows):
            shown = sorted(some, key=lambda row: -row["done"]["difference"]["value"])
            yield f"### `{kind}`" + (f": {words(field)}" if field else "")
            yield self._about(kind)
            told = []
            for row in shown:
                done = row["done"]
                told.append(
                    [cells.title(row, bool(field)), cells.part(done), share(done["yes"]), cells.points(done["difference"])]
                )
            yield self._table(["what", "happened to", "wins with it", "more than without it"], told, shown)
            if number == self._fewest and 2 < len(shown) <= MOST_DRAWN:
                drawn = [(cells.plain(row), row["done"]["difference"]) for row in shown]
                yield self._differences(f"{kind}-{field}", f"{words(kind)}: wins with it, minus wins without it", drawn)

    def _differences(self, name: str, what: str, rows: list[tuple[str, Row]]) -> str:
        shown = [(name, each["value"], each["low"], each["high"]) for name, each in rows]
        svg = differences(f"{self._title}, {self._fewest} players: {what}", shown, NO_DIFFERENCE)
        return self._picture(name, what, svg)

    def _is_told(self, pair: Row, rare: int | None = None) -> bool:
        """Enough of both to compare."""
        return min(number_of(pair["yes"]), number_of(pair["no"])) >= (rare or self._rare)

    def _gain(self, row: Row) -> float:
        """By what tables are ordered: what choosing goes with; without that, what having goes with."""
        for pair in (row["choice"], row["done"]):
            if self._is_told(pair):
                return float(pair["difference"]["value"])
        return -1.0

    def _about(self, kind: str) -> str:
        """What a kind of action or event is, by its declaration."""
        for block in self._game.spec.actions.blocks:
            if block.tag == kind:
                return " ".join((block.kind.__doc__ or "").split())
        return self._game.spec.event_kinds[kind].about

    def _table(self, head: list[str], told: list[list[str]], rows: list[Row]) -> str:
        """With what the box says of each row, and on which reconstructed sections it rests, where there are any."""
        sections = [", ".join(f"`{each}`" for each in row["reconstructed"]) for row in rows]
        told_of = [
            listed(self._game.box.data, self._rests.get(f"{row['kind']}.{row['field']}", ()), row["value"]) for row in rows
        ]
        more = {"in the box": told_of, "reconstructed": sections}
        for name, texts in more.items():
            if any(texts):
                head, told = [*head, name], [[*each, text] for each, text in zip(told, texts, strict=True)]
        if len(told) > MOST_ROWS:
            between = [f"… {len(told) - 2 * ENDS} more", *([""] * (len(head) - 1))]
            told = [*told[:ENDS], between, *told[-ENDS:]]
        return table(head, told)

    def _options(self) -> Iterator[str]:
        if not self._found["options"]:
            return
        yield "## Options"
        yield prose.OPTIONS
        if is_net_alone(self._found["bot"]):
            first = self._found["options"][0]
            yield prose.UNLEARNED.format(game=self._game.name, option=first["option"], value=first["value"])
        values: dict[tuple[str, str], list[Row]] = {}
        for row in self._found["options"]:
            values.setdefault((row["option"], row["value"]), []).append(row)
        for rows in values.values():
            yield f"### {self._option(rows[0])}"
            told = []
            for players, each in ((row["players"], each) for row in rows for each in row["rows"] if _is_balance(each)):
                both = [cells.either(each[which], each) for which in ("standard", "changed")]
                told.append([str(players), self._measure(each), *both, cells.either_gap(each)])
            yield f"{rows[0]['games']:,} deals for each number of players."
            yield table(["players", "what", "standard", "with the option", "difference"], told) if told else prose.SAME

    def _option(self, row: Row) -> str:
        name, value = row["option"], row["value"]
        return f"{self._say(f'option-{name}')}: {self._say(f'option-{name}-{value}')}"

    def _measure(self, row: Row) -> str:
        about = row["about"]
        named = {} if about is None else {"seat": about} if isinstance(about, int) else {"line": about}
        return self._say(f"lab-{row['what']}", **named)

    def _box(self) -> Iterator[str]:
        known = self._found["reconstructed"].items()
        if known:
            yield "## The box"
            yield prose.BOX.format(game=self._game.name)
            yield "\n".join(f"- `{section}`" + (f": {', '.join(names)}" if names else "") for section, names in known)
            yield prose.OWNERS


def _by_kind(rows: list[Row]) -> list[tuple[tuple[str, str], list[Row]]]:
    """Rows of the same kind and field together, in the order in which they first come."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        found.setdefault((row["kind"], row["field"]), []).append(row)
    return list(found.items())


def _is_balance(row: Row) -> bool:
    """What is told of an option: seats, scores and length; of lines only what has changed."""
    return row["about"] is None or isinstance(row["about"], int) or (row["what"] == "all-lines" and is_marked(row))
