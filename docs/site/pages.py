"""Pages of the docs site that are made from other files, so that nothing is told twice (a hook of MkDocs).

The repository is read as it is: links in docs/ lead to files beside them or above, as they do in a checkout. What lies outside
docs/ gets a page of its own here, and links are turned to it.
"""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path
from typing import Any

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from vicus.cli.app import app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TITLE = re.compile(r"^# (.*)$", re.MULTILINE)
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)#\s]+)(#[^)]*)?\)")
RULE = re.compile(r"^- ((?:X-)?[A-Z]-\d+[a-z]?)\b", re.MULTILINE)
RULE_ID = re.compile(r"\b[A-Z]-\d+[a-z]?\b")
NO_RULE = re.compile(r"(```.*?```|`[^`]*`|\[[^\]]*\]\([^)]*\))", re.DOTALL)
"""Code and links, in which an id stays as it is."""
HIGHLIGHT = {".py": "python", ".sh": "sh", ".ts": "typescript"}

PROJECT = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "README.md": "index.md",
}
"""Files of the project, and where they are in the site."""

PUBLIC = ("vicus", "vicus.errors", "vicus.core", "vicus.spec", "vicus.bots", "vicus.envs", "vicus.testing")
"""What others build on; packages with all their modules, except those named in `INNER`."""
INNER = ("vicus.bots.", "vicus.testing.", "vicus.")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The parts of the menu that follow from what there is."""
    nav: list[dict[str, Any]] = config.nav  # type: ignore[assignment]
    listed = re.findall(r"[\w-]+\.md", str(nav))
    for part in nav:
        if "Engine" in part:
            part["Engine"] += [page.name for page in sorted(DOCS.glob("*.md")) if page.name not in listed]
        if "Games" in part:
            part["Games"] = [{title(page): [{"Overview": f"games/{page.name}"}, *_parts_of(page.stem)]} for page in _games()]
        if "Reference" in part:
            named = ({name: f"reference/{name}.md"} for name in modules())
            part["Reference"] = ["reference/index.md", {"Commands": "reference/commands.md"}, *named]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, text in {**_project(), **_reference(), **_rules()}.items():
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, "site/sign.svg", content=(ROOT / "ui" / "src" / "sign.svg").read_text("utf-8")))
    for path in _linked_sources(files):
        aside = InclusionLevel.NOT_IN_NAV
        files.append(File.generated(config, _page_of(path), content=_source(path), inclusion=aside))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links that leave docs/ to the page of their target."""
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]
    if page.file.src_uri in MADE:
        markdown = MADE[page.file.src_uri]()
    origin = _origin(page.file.src_uri)

    def turned(found: re.Match[str]) -> str:
        path = _target(origin, found[2])
        if path is None:
            return found[0]
        place = posixpath.relpath(_page_of(path), posixpath.dirname(page.file.src_uri) or ".")
        return f"{found[1]}{place}{found[3] or ''})"

    return _with_rules(page.file.src_uri, LINK.sub(turned, markdown))


def title(page: Path) -> str:
    found = TITLE.search(page.read_text("utf-8"))
    assert found, f"{page} has no title"
    return found[1]


def modules() -> list[str]:
    """The public modules, from the folders: packages come before what is in them."""
    found = []
    for name in PUBLIC:
        place = ROOT / "src" / Path(*name.split("."))
        if place.with_suffix(".py").exists():
            found.append(name)
        elif (place / "__init__.py").exists():
            found.append(name)
            if f"{name}." not in INNER:
                inside = sorted(file.stem for file in place.glob("*.py") if not file.stem.startswith("_"))
                found += [f"{name}.{stem}" for stem in inside]
    return found


def figures() -> str:
    """Strength and speed, cut out of the pages that have the figures."""
    bots = (DOCS / "bots.md").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    return f"# Strength and speed\n\n## How fast\n{_section(readme, 'How fast')}\n## How strong\n{_section(bots, 'How strong')}"


def _section(text: str, heading: str) -> str:
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


INSIGHTS = "-insights"
"""Behind the name of a game: the page that `vicus lab --insights` makes."""


def _games() -> list[Path]:
    return sorted(page for page in (DOCS / "games").glob("*.md") if not page.stem.endswith(INSIGHTS))


def _folder_of(game: str) -> Path:
    return ROOT / "src" / "vicus" / "games" / game


def _parts_of(game: str) -> list[dict[str, str]]:
    parts = [{"Rules": f"games/{game}/rules.md"}] if (_folder_of(game) / "RULES.md").exists() else []
    learned = f"games/{game}{INSIGHTS}.md"
    return [*parts, *([{"What was learned": learned}] if (DOCS / learned).exists() else [])]


def _project() -> dict[str, str]:
    return {place: (ROOT / name).read_text("utf-8") for name, place in PROJECT.items() if not (DOCS / place).exists()}


def _rules() -> dict[str, str]:
    catalogues = {page.stem: _folder_of(page.stem) / "RULES.md" for page in _games()}
    return {f"games/{game}/rules.md": file.read_text("utf-8") for game, file in catalogues.items() if file.exists()}


def _with_rules(place: str, markdown: str) -> str:
    """Each rule of a catalogue can be linked to, and the page of a game does so."""
    found = re.fullmatch(r"games/(\w+?)(/rules)?\.md", place)
    if found is None or not (_folder_of(found[1]) / "RULES.md").exists():
        return markdown
    if found[2]:
        return RULE.sub(lambda rule: f'- <strong id="{rule[1].lower()}">{rule[1]}</strong>', markdown)
    known = set(RULE.findall((_folder_of(found[1]) / "RULES.md").read_text("utf-8")))

    def linked(rule: re.Match[str]) -> str:
        return f"[{rule[0]}]({found[1]}/rules.md#{rule[0].lower()})" if rule[0] in known else rule[0]

    parts = NO_RULE.split(markdown)
    return "".join(part if number % 2 else RULE_ID.sub(linked, part) for number, part in enumerate(parts))


def _reference() -> dict[str, str]:
    pages = {f"reference/{name}.md": f"# {name}\n\n::: {name}\n" for name in modules()}
    return pages | {"reference/commands.md": commands()}


def commands() -> str:
    """What `vicus --help` and that of each command say."""
    group: Any = typer.main.get_command(app)
    parts = [f"# Commands\n\n{group.help}\n"]
    for name, command in group.commands.items():
        arguments = [each for each in command.params if not each.opts[0].startswith("-")]
        words = [f"[{_named(each)}]" if not each.required else _named(each) for each in arguments]
        rows = [f"| {_asked(each)} | {_told(each)} |" for each in command.params if each.name != "help"]
        usage = " ".join(["vicus", name, *words, "…"])
        table = "\n".join(["| | |", "|---|---|", *rows])
        parts.append(f"## {name}\n\n{command.help}\n\n```\n{usage}\n```\n\n{table}\n")
    return "\n".join(parts)


def _named(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name).upper()


def _asked(parameter: Any) -> str:
    """`--players`, `-p`, or the name of an argument."""
    names = [*parameter.opts, *parameter.secondary_opts]
    if not names[0].startswith("-"):
        return f"`{_named(parameter)}`"
    value = f" {parameter.metavar}" if parameter.metavar else ""
    return ", ".join(f"`{name}{value if number == 0 else ''}`" for number, name in enumerate(names))


def _told(parameter: Any) -> str:
    usual = parameter.default
    plain = isinstance(usual, (int, float, str)) and not isinstance(usual, bool) and usual != ""
    return f"{parameter.help or ''} Default: `{usual}`." if plain else str(parameter.help or "")


def reference() -> str:
    """All public modules, each with its purpose."""
    lines = [f"- [`{name}`]({name}.md): {_purpose(name)}" for name in modules()]
    return (
        "# Reference\n\n[Commands](commands.md): what `vicus` can do. Below is what programs build on, from the docstrings.\n\n"
        + "\n".join(lines)
    )


def _purpose(name: str) -> str:
    """The first line of a module's docstring."""
    place = ROOT / "src" / Path(*name.split("."))
    file = place.with_suffix(".py") if place.with_suffix(".py").exists() else place / "__init__.py"
    found = re.match(r'"""(.*?)(?:"""|\n\n|\Z)', file.read_text("utf-8"), re.DOTALL)
    return " ".join(found[1].split()) if found else ""


def _origin(place: str) -> Path:
    """The file of the repository that a page shows."""
    for name, mapped in PROJECT.items():
        if mapped == place and not (DOCS / place).exists():
            return ROOT / name
    if (game := re.fullmatch(r"games/(\w+)/rules\.md", place)) is not None:
        return _folder_of(game[1]) / "RULES.md"
    return DOCS / place


def _target(origin: Path, link: str) -> Path | None:
    """The file outside docs/ (or made from one) that a link leads to; None for links that stay as they are."""
    if re.match(r"[a-z]+:", link):
        return None
    path = Path(os.path.normpath(origin.parent / link))
    stays = path.is_relative_to(DOCS) and origin.is_relative_to(DOCS)
    return path if path.exists() and path.is_relative_to(ROOT) and not stays else None


def _page_of(path: Path) -> str:
    """Where a file of the repository is in the site."""
    place = path.relative_to(ROOT).as_posix()
    if place in PROJECT:
        return PROJECT[place]
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    if (game := re.fullmatch(r"src/vicus/games/(\w+)/RULES\.md", place)) is not None:
        return f"games/{game[1]}/rules.md"
    return f"source/{place}.md"


def _linked_sources(files: Files) -> list[Path]:
    """Every other file of the repository that some page leads to."""
    wanted = set()
    for file in files.documentation_pages():
        for _, link, _ in LINK.findall(file.content_string):
            path = _target(_origin(file.src_uri), link)
            if path is not None and path.is_file() and _page_of(path).startswith("source/"):
                wanted.add(path)
    return sorted(wanted)


def _source(path: Path) -> str:
    kind = HIGHLIGHT.get(path.suffix, path.suffix.removeprefix(".") or "text")
    return f"---\nsearch: {{exclude: true}}\n---\n\n# {path.relative_to(ROOT)}\n\n````{kind}\n{path.read_text('utf-8')}\n````\n"


MADE = {"figures.md": figures, "reference/index.md": reference}
"""Pages whose file says only where to look in a checkout."""
