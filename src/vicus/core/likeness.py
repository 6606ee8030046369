"""How names look: none that looks like nothing, none with towers of accents, no two alike at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents on one letter: Vietnamese and Hebrew need two, nobody's name needs ten."""
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4")
"""What Unicode counts as letters or signs although nothing is to be seen."""
ENDLESS = frozenset("\ufdfd\U00012031\u2e3a\u2e3b\u102a\U0001242b")
"""Signs that are as wide as a whole line."""

CYRILLIC = "АВЕЅІЈКМНОРСТХУаевѕіјкмнорстхуһԁԛԝѵӀ", "ABESIJKMHOPCTXYaebsijkmhopctxyhdqwvl"
GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχωϲ", "ABEZHIKMNOPTYXabeiKvoptuxwc"
OTHERS = "օսոıłøđħŧſɑɡɩʏƖǀⅼØŁĐ", "ounilodhtsagiyll1olD"
SAME = str.maketrans("".join(pair[0] for pair in (CYRILLIC, GREEK, OTHERS)), "".join(p[1] for p in (CYRILLIC, GREEK, OTHERS)))
"""Letters of other alphabets that look like ours, each in its own case."""
DIGITS = str.maketrans("01i|5$@з", "olllssa3")
"""After that: digits and signs that stand in for letters."""


def clean(name: str, longest: int = LONGEST_NAME) -> str | None:
    """A name as it may be shown: composed, with nothing invisible, not too long; none if there is nothing to be seen.

    >>> clean("  Ada   Lovelace "), clean("\\u3164\\u200b"), clean("Z\\u0335\\u0321\\u0352\\u035ao")
    ('Ada Lovelace', None, 'Z̵̡o')
    """
    shown = legible(name[: 8 * longest], _is_no_part_of_a_name)[:longest].strip()
    return shown if any(unicodedata.category(sign)[0] in "LNS" for sign in shown) else None


def legible(text: str, is_left_out: Callable[[str, str], bool]) -> str:
    """Anybody's text as it may be shown: one line, composed, no towers of accents, without the signs that are left out.

    `is_left_out` is asked for each sign and its category.

    >>> legible(" a\\tb\\u202e\\n", lambda sign, kind: kind[0] == "C")
    'a b'
    """
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if kind[0] == "Z" or sign.isspace():
            signs.append(" ")
            marks = 0
        elif is_left_out(sign, kind):
            continue
        elif kind[0] != "M":
            signs.append(sign)
            marks = 0
        elif marks < MOST_MARKS and signs and signs[-1] != " ":
            signs.append(sign)
            marks += 1
    return " ".join("".join(signs).split())


def _is_no_part_of_a_name(sign: str, kind: str) -> bool:
    return kind[0] == "C" or kind == "Me" or sign in INVISIBLE or sign in ENDLESS or _is_selector(sign)


def _is_selector(sign: str) -> bool:
    """Variation selectors: they change how another sign looks, or nothing at all."""
    return "\ufe00" <= sign <= "\ufe0f" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"


def skeleton(name: str) -> str:
    """What is left of a name for somebody who looks quickly: two names with the same skeleton are alike.

    >>> skeleton("Ada") == skeleton("АDА") == skeleton("ａｄａ.") == skeleton("Ádà"), skeleton("Paul") == skeleton("Pau1")
    (True, True)
    """
    plain = unicodedata.normalize("NFKC", name).translate(SAME)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", plain) if unicodedata.category(sign)[0] != "M")
    folded = bare.translate(SAME).casefold().translate(DIGITS)
    kept = "".join(sign for sign in folded if unicodedata.category(sign)[0] in "LNS")
    return kept.replace("rn", "m").replace("vv", "w") or folded


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that is like no other one: the name itself, else with a number.

    >>> distinct("Ada", ["Ben"]), distinct("ada", ["Ada", "Ada 2"])
    ('Ada', 'ada 3')
    """
    taken = {skeleton(other) for other in others}
    wanted, number = name, 1
    while skeleton(wanted) in taken:
        number += 1
        end = f" {number}"
        wanted = name[: LONGEST_NAME - len(end)].rstrip() + end
    return wanted


@lru_cache(4096)
def told_apart(names: tuple[str, ...], bots: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Names of people at one table, by seat; the later of two that look alike gets a number, as does who is called like a bot.

    >>> told_apart(("Ada", "Ben", "Аdа"))  # the last one is written in Cyrillic
    ('Ada', 'Ben', 'Аdа 2')
    """
    shown: list[str] = []
    for name in names:
        shown.append(distinct(name, [*bots, *shown]) if name else name)
    return tuple(shown)
