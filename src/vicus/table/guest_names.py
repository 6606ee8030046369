"""Names for guests who have not said how they want to be called: two words, in a language that they read."""

from __future__ import annotations

import secrets

from .names import FIRST, SECOND

Forms = tuple[str, str, str]
"""Of a word beside a noun: masculine, feminine, neuter."""

GERMAN = """
alt breit bunt fein flink freundlich froh golden grau groß grün heiter hell herbstlich jung klar klein kühl lang leis
mild moosig munter neu ruhig rund sanft schattig schlicht schön silbern sommerlich sonnig still stolz treu warm weiß weit wild
winterlich zart
""".split()  # noqa: SIM905
GERMAN_ENDINGS: Forms = ("er", "e", "es")
GERMAN_NOUNS = (
    "Acker Bach Bogen Brunnen Garten Giebel Hof Hügel Keller Markt Pfad Platz Stall Steg Teich Turm Weg Weinberg Winkel",
    "Abtei Bank Brücke Fähre Gasse Glocke Hütte Kapelle Kelter Laterne Mühle Münze Pforte Quelle Scheune Schmiede Stube Wiese",
    "Beet Dach Dorf Feld Fenster Gasthaus Kloster Tal Tor Ufer",
)
RUSSIAN = """
бел весёл вишнёв добр дубов душист звёздн зелён каменн красн кругл липов лунн медн медов мирн мшист нежн нов пёстр
пшеничн румян светл сер серебрян скромн славн сливов смел снежн солнечн спокойн стар тенист тёпл уютн чист янтарн ясн
""".split()  # noqa: SIM905
RUSSIAN_ENDINGS: Forms = ("ый", "ая", "ое")
RUSSIAN_NOUNS = (
    "амбар двор ключ колодец колокол лес луг мост пруд погреб причал ручей сад фонарь холм хутор",
    "башня беседка деревня дорожка калитка крыша кузница лавка лестница мельница пекарня поляна роща тропинка усадьба часовня",
    "крыльцо озеро окно подворье поле село",
)


def guest_names(language: str) -> list[tuple[list[str], list[str]]]:
    """All there are, as first and second words that go together; English for a language that is not spoken here.

    >>> firsts, seconds = guest_names("de")[1]
    >>> firsts[0], seconds[-1]
    ('Alte', 'Wiese')
    """
    if language == "de":
        return _agreeing(GERMAN, GERMAN_ENDINGS, GERMAN_NOUNS)
    if language == "ru":
        return _agreeing(RUSSIAN, RUSSIAN_ENDINGS, RUSSIAN_NOUNS)
    return [([word.capitalize() for word in FIRST], SECOND)]


def _agreeing(stems: list[str], endings: Forms, nouns: Forms) -> list[tuple[list[str], list[str]]]:
    return [
        ([(stem + ending).capitalize() for stem in stems], group.split()) for ending, group in zip(endings, nouns, strict=True)
    ]


def new_guest_name(language: str = "en") -> str:
    """One of them, like `Amber mill`, `Stille Mühle`, `Вишнёвый сад`."""
    kinds = guest_names(language)
    firsts, seconds = secrets.choice([kind for kind in kinds for _ in kind[1]])  # every noun as often as any other
    return f"{secrets.choice(firsts)} {secrets.choice(seconds)}"
