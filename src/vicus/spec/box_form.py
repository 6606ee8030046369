"""The form of a box as plain data, for whoever lets people edit one: fields with their types and ranges."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from .box import BoxSpec, Part, Signs, Worded


def form(spec: BoxSpec[Any]) -> dict[str, Any]:
    """What a box is made of, from its declaration.

    >>> import vicus
    >>> found = form(vicus.game("bohemian_villages").spec.box)["fields"]["tiles"]
    >>> found["kind"], found["part"], found["fields"]["inn"]
    ('struct', True, {'kind': 'int', 'low': 0, 'high': 8})
    """
    return _form(inspect.type_info(spec.contents), spec, ())


def _form(kind: inspect.Type, spec: BoxSpec[Any], at: tuple[str, ...]) -> dict[str, Any]:
    found = _written(spec, at) or _kind(kind, spec, at)
    return {**found, "whole": True} if at and _is_replaced(spec, at) else found


def _kind(kind: inspect.Type, spec: BoxSpec[Any], at: tuple[str, ...]) -> dict[str, Any]:
    if isinstance(kind, inspect.StructType):
        fields = {field.encode_name: field for field in kind.fields if field.encode_name not in ("provenance", "note")}
        found = {name: _form(field.type, spec, (*at, name)) for name, field in fields.items() if not _is_source(name)}
        missing = [name for name in found if not fields[name].required]
        is_part = isinstance(kind.cls, type) and issubclass(kind.cls, Part)  # a generic one is none
        sources = [name for name in fields if _is_source(name)]
        return {"kind": "struct", "part": is_part, "fields": found, "optional": missing, "sources": sources}
    if isinstance(kind, inspect.DictType):
        keys = list(kind.key_type.values) if isinstance(kind.key_type, inspect.LiteralType) else None
        if isinstance(kind.value_type, inspect.AnyType):
            return {"kind": "numbers", "part": True}  # a table of numbers that its game looks into
        return {"kind": "table", "keys": keys, "value": _form(kind.value_type, spec, (*at, "*"))}
    if isinstance(kind, inspect.ListType):
        item = _form(kind.item_type, spec, (*at, "*"))
        return {"kind": "list", "item": item, "least": kind.min_length or 0, "most": kind.max_length}
    if isinstance(kind, inspect.IntType):
        return {"kind": "int", "low": kind.ge if kind.ge is not None else 0, "high": kind.le}
    if isinstance(kind, inspect.LiteralType):
        return {"kind": "choice", "values": list(kind.values)}
    if isinstance(kind, inspect.UnionType):
        (inner,) = [each for each in kind.types if not isinstance(each, inspect.NoneType)][:1]
        return {**_form(inner, spec, at), "empty": True}
    if isinstance(kind, inspect.BoolType):
        return {"kind": "flag"}
    return {"kind": "text", "most": kind.max_length if isinstance(kind, inspect.StrType) else None}


def _is_source(name: str) -> bool:
    return name.endswith("provenance")


def _matches(pattern: str, at: tuple[str, ...]) -> bool:
    parts = pattern.split(".")
    return len(parts) == len(at) and all(part in ("*", name) for part, name in zip(parts, at, strict=True))


def _written(spec: BoxSpec[Any], at: tuple[str, ...]) -> dict[str, Any] | None:
    for pattern, how in spec.written.items():
        if _matches(pattern, at):
            if isinstance(how, Worded):
                numbered = {"numbered": list(how.numbered), "low": how.low, "high": how.high}
                return {"kind": "worded", "words": list(how.words), **numbered}
            assert isinstance(how, Signs)
            return {"kind": "signs", "known": how.known, "length": how.length}
    return None


def _is_replaced(spec: BoxSpec[Any], at: tuple[str, ...]) -> bool:
    """Whether an owner's file has it as a whole: then entries can also be taken out."""
    return any(_matches(name, at) if "." in name else at[-1] == name for name in spec.replaced)
