"""The language of the rules: the part of Python that runs interpreted, native, on CUDA and in WebAssembly alike.

`python -m vicus.engine.subset` checks every game; each finding names file and line and says what to write instead.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from vicus import registry

LONGEST = 60
BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool", "divmod"}
IMPORTS = ("vicus.engine.kernel", "vicus.engine.layout", "vicus.engine.records")

INSTEAD: dict[type[ast.AST], str] = {
    ast.ListComp: "fill a scratch array that is passed in, with a loop",
    ast.SetComp: "keep flags in the state, with a loop",
    ast.DictComp: "use a table in tables.py",
    ast.GeneratorExp: "write a loop",
    ast.Dict: "use a table in tables.py",
    ast.Set: "write `x in (A, B)` or a table",
    ast.List: "use a scratch array that is passed in, or a table in tables.py",
    ast.JoinedStr: "rules have no texts: emit an event, the catalogues have the words",
    ast.NamedExpr: "assign first, then ask",
    ast.Try: "test before you act: rules raise nothing",
    ast.Raise: "rules raise nothing: an illegal action never gets here",
    ast.With: "rules open nothing",
    ast.Lambda: "write a function",
    ast.Yield: "write the numbers into an array that is passed in",
    ast.YieldFrom: "write the numbers into an array that is passed in",
    ast.Await: "rules wait for nobody",
    ast.ClassDef: "the state is the only object; put fields into state.py",
    ast.Global: "keep it in the state",
    ast.Nonlocal: "keep it in the state",
    ast.Starred: "name the arguments",
    ast.Delete: "set it to 0",
    ast.AsyncFunctionDef: "write a plain function",
    ast.Import: "imports stand at the top of the module",
    ast.ImportFrom: "imports stand at the top of the module",
    ast.Assert: "compiled code does not check it: put it into a test",
    ast.TryStar: "test before you act: rules raise nothing",
}


@dataclass(frozen=True, slots=True)
class Finding:
    file: str
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}; {self.instead}"


def check_source(source: str, file: str) -> list[Finding]:
    """All findings in one rules module."""
    tree = ast.parse(source, file)
    return sorted([*_module(tree, file), *_recursion(tree, file)], key=lambda f: f.line)


def _module(tree: ast.Module, file: str) -> Iterator[Finding]:
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    imported: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            imported |= {alias.asname or alias.name for alias in node.names}
            if node.level == 0 and not (node.module or "").startswith(IMPORTS):
                yield Finding(file, node.lineno, f"import from {node.module}", f"rules import from their game or {IMPORTS[0]}")
        elif isinstance(node, ast.Import):
            yield Finding(file, node.lineno, "plain import", "write `from module import name`")
        elif isinstance(node, ast.FunctionDef):
            yield from _function(node, file, functions | imported)
        elif isinstance(node, ast.ClassDef):
            yield Finding(file, node.lineno, "a class", INSTEAD[ast.ClassDef])
        elif not _is_constant(node):
            yield Finding(
                file, node.lineno, "a statement outside a function", "only imports, constants and functions stand here"
            )


def _recursion(tree: ast.Module, file: str) -> Iterator[Finding]:
    """Functions that call themselves, straight or through others of the module (imports cannot run in circles)."""
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    calls = {
        name: {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} & set(functions) for name, node in functions.items()
    }
    for name, node in functions.items():
        reached, found = set[str](), set(calls[name])
        while found - reached:
            reached |= found
            found = {callee for caller in reached for callee in calls[caller]}
        if name in reached:
            yield Finding(file, node.lineno, f"{name} calls itself", "keep a small stack in the state")


def _is_constant(node: ast.stmt) -> bool:
    """NAME = numbers, or a docstring, or __all__."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if not isinstance(node, ast.Assign):
        return False
    names = [n for target in node.targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    if any(n.id == "__all__" for n in names):
        return True
    if any(isinstance(n, ast.Constant) and not isinstance(n.value, int) for n in ast.walk(node.value)):
        return False  # texts and fractions belong elsewhere
    allowed = (ast.Constant, ast.Name, ast.Tuple, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)
    return all(isinstance(n, allowed) for n in ast.walk(node.value))


def _function(function: ast.FunctionDef, file: str, known: set[str]) -> Iterator[Finding]:
    length = (function.end_lineno or function.lineno) - function.lineno + 1
    if length > LONGEST:
        yield Finding(file, function.lineno, f"{function.name} has {length} lines", "split it: long functions compile slowly")
    arguments = function.args
    for argument in [*arguments.posonlyargs, *arguments.args]:
        if argument.annotation is None:
            what = f"parameter {argument.arg} of {function.name} has no annotation"
            yield Finding(file, function.lineno, what, "annotations are the compiled signature")
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
        yield Finding(file, function.lineno, f"{function.name} has optional parameters", "pass every argument")
    if function.returns is None:
        yield Finding(file, function.lineno, f"{function.name} does not say what it returns", "write -> None, -> int, -> bool")
    if function.decorator_list:
        yield Finding(file, function.lineno, f"{function.name} is decorated", "engines replace functions; leave them plain")
    for node in _body(function):
        yield from _node(node, file, function.name, known)


def _body(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of the body; annotations and the docstring are for readers."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for statement in body:
        yield from ast.walk(statement)


def _node(node: ast.AST, file: str, function: str, known: set[str]) -> Iterator[Finding]:
    line = getattr(node, "lineno", 0)
    if type(node) in INSTEAD:
        yield Finding(file, line, f"{type(node).__name__} in {function}", INSTEAD[type(node)])
    elif isinstance(node, ast.FunctionDef):
        yield Finding(file, line, f"a function inside {function}", "functions stand at the top of the module")
    elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float):
        what = "a text" if isinstance(node.value, str | bytes) else "a fraction"
        yield Finding(file, line, f"{what} in {function}", "rules know whole numbers only")
    elif isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= 1 << 63:
        yield Finding(file, line, f"a number beyond 63 bits in {function}", "compiled numbers wrap around there")
    elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
        yield Finding(file, line, f"** in {function}", "write 1 << n, or a table: compiled numbers wrap around silently")
    elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
        yield Finding(file, line, f"/ in {function}", "write //: rules know whole numbers only")
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice | ast.Tuple):
        yield Finding(file, line, f"a slice or a[i, j] in {function}", "write a loop, or a[i][j]")
    elif isinstance(node, ast.Call):
        yield from _call(node, file, function, known)


def _call(node: ast.Call, file: str, function: str, known: set[str]) -> Iterator[Finding]:
    if isinstance(node.func, ast.Attribute):
        yield Finding(file, node.lineno, f"the method .{node.func.attr}() in {function}", "call a function of the rules")
    elif isinstance(node.func, ast.Name):
        if node.func.id not in known | BUILTINS:
            what = f"{node.func.id}() in {function}"
            yield Finding(file, node.lineno, what, f"call functions of the rules or {', '.join(sorted(BUILTINS))}")
    if node.keywords:
        yield Finding(file, node.lineno, f"a keyword argument in {function}", "pass it by position")


def check_files() -> list[Finding]:
    """All rules of all games, and the kernels."""
    rules = [file for name in registry.names() for file in (registry.folder(name) / "rules").glob("*.py")]
    kernels = Path(__file__).parent.glob("kernel/*.py")
    # These two have another body when compiled; `game` and `fields` are only declarations.
    # `search`, `deep`, `drawing`, their `exponent` and `shares` know fractions, with every bit settled; rules do without.
    own_bodies = {"events.py", "memory.py", "game.py", "fields.py", "search.py", "deep.py"}
    own_bodies |= {"drawing.py", "exponent.py", "shares.py"}
    files = [*rules, *(file for file in kernels if file.name not in own_bodies)]
    return [finding for f in sorted(files) for finding in check_source(f.read_text("utf-8"), str(f))]


def main() -> int:
    findings = check_files()
    for finding in findings:
        sys.stdout.write(f"{finding}\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
