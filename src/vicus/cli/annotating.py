"""`vicus annotate`: a text of notes, checked against the rules, becomes a match with notes; and the other way round."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from vicus.core.catalogue import catalogue
from vicus.core.match import Match
from vicus.core.notes import Gain, Note, Notes, Praise, Reason, Spoken, Variation, Words
from vicus.errors import BadOption, BadRecord, VicusError
from vicus.registry import folder
from vicus.texts import LANGUAGES

from .note_text import DEEDS, Misplaced, Part, Said, Script, parse, write, wrong

MOST_WORDS = 40
"""In what is said at once, in any language: nobody reads more before the next click."""
MARKS = "lessons/marks.json"
"""In a game's folder: what can be pointed at, and where the page finds it. `#` in a name is any word or number."""
WORD = re.compile(r"[^\W_]+(?:[’'.,:/×+−-][^\W_]+)*")


def read(text: str) -> Match[Any, Any]:
    """The match that a text tells, with its notes. Raises `Misplaced`, with the line, for whatever is wrong in it."""
    script = parse(text)
    if not script.steps:
        raise wrong(max(1, text.count("\n")), "annotate-no-step")
    return _Author(script).read()


def number_of_words(text: str) -> int:
    """
    >>> number_of_words("Your **herb garden** is open – 2 tiles, +1 herb.")
    9
    """
    return len(WORD.findall(text))


@cache
def marks(game: str) -> dict[str, str]:
    """What can be pointed at on a game's board: names, and selectors of the page. None where a game has no such list."""
    file = folder(game) / MARKS
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


def is_mark(game: str, name: str) -> bool:
    """Can this be pointed at?"""
    return any(re.fullmatch(re.escape(known).replace(r"\#", r"\w+"), name) for known in marks(game))


class _Author:
    def __init__(self, script: Script) -> None:
        self.script = script
        self.learner: int | None = None
        self.level = ""
        self.match = self._begin()
        self.game = self.match.game.name
        self.rules = {rule.id for rule in catalogue(self.game)}

    def _begin(self) -> Match[Any, Any]:
        from vicus.core.game import game

        values, options = self._headings()
        line = values["game"].line
        try:
            known = game(values["game"].value)
            line = values["players"].line
            players = known.check_players(_whole(values["players"]))
            line = values["seed"].line
            seed = known.check_seed(_whole(values["seed"]))
            line = values.get("option", values["seed"]).line
            match = Match(known, players, seed, known.check_options(options))
        except Misplaced:
            raise
        except VicusError as problem:
            raise Misplaced(line, problem) from None
        if (learner := values.get("learner")) is not None:
            self.learner = _whole(learner)
            if not 0 <= self.learner < players:
                raise Misplaced(learner.line, BadOption("bad-seat", value=self.learner, players=players))
        self.level = values["bots"].value if "bots" in values else ""
        return match

    def _headings(self) -> tuple[dict[str, Part], dict[str, str]]:
        """What stands before the first step, each once, and the options."""
        values: dict[str, Part] = {}
        options: dict[str, str] = {}
        for part in self.script.headings:
            if part.key == "option":
                name, _, value = part.value.partition("=")
                options[name.strip()] = value.strip()
            elif part.key in values and part.key != "play":
                raise wrong(part.line, "annotate-twice", name=part.key)
            values.setdefault(part.key, part)
        for needed in ("game", "players", "seed"):
            if needed not in values:
                raise wrong(self.script.steps[0].line, "annotate-missing", heading=needed)
        return values, options

    def read(self) -> Match[Any, Any]:
        names: set[str] = set()
        steps = []
        for part in self.script.headings:
            if part.key == "play":
                _play(self.match, part.line, part.value)
        for step in self.script.steps:
            if step.value in names:
                raise wrong(step.line, "annotate-twice", name=step.value)
            names.add(step.value)
            steps.append(self._note(step))
        self.match.notes = Notes(steps, self.learner, self.level)
        return self.match

    def _note(self, step: Part) -> Note:
        ply, done, why = len(self.match.actions), None, None
        deeds: dict[str, list[str]] = {key: [] for key in DEEDS}
        nudge: Spoken = {}
        variations = []
        for part in step.parts:
            if part.key in DEEDS:
                if any(deeds[later] for later in DEEDS[DEEDS.index(part.key) + 1 :]):
                    raise wrong(part.line, "annotate-do-late")
                deeds[part.key].append(self._deed(part))
            elif part.key == "why":
                why = self._reason(part)
            elif part.key == "nudge":
                nudge = self._spoken(part)
            elif part.key == "done":
                done = Praise(self._spoken(part), self._marks(part), self._inner_why(part), self._gains(part))
            else:
                variations += self._variations(part)
        if done is not None and not deeds["do"]:
            raise wrong(step.line, "annotate-nothing-done")
        spoken, marked = self._spoken(step), self._marks(step)
        return Note(ply, spoken, step.value, marked, why, deeds["do"], deeds["then"], nudge, done, variations)

    def _deed(self, part: Part) -> str:
        seat = self.match.seat
        mine = self.learner is None or seat == self.learner
        if part.key != "play" and not mine:
            raise wrong(part.line, "annotate-not-yours", action=part.value)
        if part.key == "play" and mine and self.learner is not None:
            raise wrong(part.line, "annotate-yours", action=part.value)
        _play(self.match, part.line, part.value)
        return self.match.actions[-1].text

    def _variations(self, part: Part) -> list[Variation]:
        """One, or several of which the same can be said: `build 1,1 turn 0 | build 1,2 turn 0`."""
        spoken, marked, why = self._spoken(part), self._marks(part), self._inner_why(part)
        ply = len(self.match.actions)
        found = []
        for way in part.value.split("|"):
            tried = self.match.copy()
            for text in way.split(";"):
                _play(tried, part.line, text.strip())
            actions = [action.text for action in tried.actions[ply:]]
            found.append(Variation(ply, actions, spoken, marked, why, mistake=part.key == "mistake"))
        return found

    def _inner_why(self, part: Part) -> Reason | None:
        return next((self._reason(each) for each in part.parts if each.key == "why"), None)

    def _reason(self, part: Part) -> Reason:
        if part.value not in self.rules:
            raise wrong(part.line, "annotate-rule", rule=part.value, package=self.game)
        return Reason(part.value, self._spoken(part))

    def _gains(self, part: Part) -> list[Gain]:
        return [self._gain(each) for each in part.parts if each.key == "gain"]

    def _gain(self, part: Part) -> Gain:
        icon, _, number = part.value.partition(" ")
        if not icon or not number.strip():
            raise wrong(part.line, "annotate-gain-form")
        return Gain(icon, number.strip(), self._spoken(part))

    def _marks(self, part: Part) -> list[str]:
        for line, mark in part.marks:
            if not is_mark(self.game, mark):
                raise wrong(line, "annotate-mark", mark=mark, known=", ".join(marks(self.game)) or "–")
        return [mark for _, mark in part.marks]

    def _spoken(self, part: Part) -> Spoken:
        missing = [language for language in LANGUAGES if language not in part.words]
        if missing:
            raise wrong(part.line, "annotate-language", what=part.key, languages=", ".join(missing))
        return {language: _words(part.words[language], language) for language in LANGUAGES}


def _words(said: Said, language: str) -> Words:
    text = " ".join(said.text)
    if not said.title and not text:
        raise wrong(said.line, "annotate-empty", language=language)
    if (number := number_of_words(text)) > MOST_WORDS:
        raise wrong(said.line, "annotate-long", language=language, number=number, most=MOST_WORDS)
    return Words(said.title, text)


def _whole(part: Part) -> int:
    try:
        return int(part.value)
    except ValueError:
        raise wrong(part.line, "annotate-number", heading=part.key, value=part.value) from None


def _play(match: Match[Any, Any], line: int, text: str) -> None:
    try:
        if match.over:
            raise BadRecord("annotate-over", action=text)
        match.play(text)
    except VicusError as problem:
        raise Misplaced(line, problem) from None


# -- back to text -----------------------------------------------------------------------------------------------------------


def text_of(match: Match[Any, Any]) -> str:
    """A match as a text to write notes into; with those that it has. `read` makes the same match of it again.

    (Of a match without notes only when the words are there: a step has some in every language.)
    """
    notes = match.notes if match.notes and match.notes.steps else Notes([Note(0, {}, "begin")])
    script = Script(
        [
            Part(0, "game", match.game.name),
            Part(0, "players", str(match.players)),
            Part(0, "seed", str(match.seed)),
            *(Part(0, "option", f"{name}={value}") for name, value in match.options.items()),
        ]
    )
    if notes.learner is not None:
        script.headings.append(Part(0, "learner", str(notes.learner)))
    if notes.level:
        script.headings.append(Part(0, "bots", notes.level))
    script.headings += [Part(0, "play", action.text) for action in match.actions[: notes.steps[0].ply]]
    ends = [note.ply for note in notes.steps[1:]] + [len(match.actions)]
    script.steps = [_step(note, end, match) for note, end in zip(notes.steps, ends, strict=True)]
    return write(script)


def _step(note: Note, end: int, match: Match[Any, Any]) -> Part:
    step = _part("step", note.name, note.words, note.marks, note.why)
    if note.nudge:
        step.parts.append(_part("nudge", "", note.nudge))
    for ply in range(note.ply, end + 1):
        here = [tried for tried in note.variations if tried.ply == ply]
        for _, alike in groupby(here, key=lambda tried: msgspec.structs.replace(tried, actions=[])):
            ways = list(alike)
            key = "mistake" if ways[0].mistake else "instead"
            value = " | ".join("; ".join(way.actions) for way in ways)
            step.parts.append(_part(key, value, ways[0].words, ways[0].marks, ways[0].why))
        if ply < end:
            done = ply - note.ply - len(note.do)
            key = "do" if done < 0 else "then" if done < len(note.then) else "play"
            step.parts.append(Part(0, key, match.actions[ply].text))
    if note.done is not None:
        praise = _part("done", "", note.done.words, note.done.marks, note.done.why)
        praise.parts += [_part("gain", f"{gain.icon} {gain.number}", gain.words) for gain in note.done.gains]
        step.parts.append(praise)
    return step


def _part(key: str, value: str, words: Spoken, marked: list[str] | None = None, why: Reason | None = None) -> Part:
    part = Part(0, key, value, marks=[(0, mark) for mark in marked or ()])
    part.words = {language: Said(0, said.title, [said.text] if said.text else []) for language, said in words.items()}
    for language in LANGUAGES:
        part.words.setdefault(language, Said(0, ""))
    if why is not None:
        part.parts.append(_part("why", why.rule, why.words))
    return part
