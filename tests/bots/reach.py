"""Everything that can be got at from an object without leaving for the world of modules."""

from types import FunctionType, MethodType, ModuleType

PLAIN = (str, bytes, float, complex, bool, type(None))


def reachable(*starts):
    """The objects themselves, attributes, entries of containers, closures and defaults of functions; no module's globals."""
    seen, todo = {}, list(starts)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (*PLAIN, ModuleType)):
            continue
        seen[id(thing)] = thing  # keeps it alive, so that no other gets its id
        yield thing
        todo += _parts(thing)


def _parts(thing):
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    if isinstance(thing, FunctionType):
        cells = [cell.cell_contents for cell in thing.__closure__ or () if cell != type(cell)()]
        return [
            *cells,
            *(thing.__defaults__ or ()),
            *(thing.__kwdefaults__ or {}).values(),
            getattr(thing, "__wrapped__", None),
        ]
    if isinstance(thing, MethodType):
        return [thing.__self__, thing.__func__]
    if isinstance(thing, type):
        return list(vars(thing).values()) if thing.__module__.startswith("vicus") else []
    slots = [name for kind in type(thing).__mro__ for name in _slots(kind)]
    return (
        [
            type(thing),
            *vars(thing).values(),
            *(getattr(thing, name, None) for name in slots),
        ]
        if hasattr(thing, "__dict__")
        else [type(thing), *(getattr(thing, name, None) for name in slots)]
    )


def _slots(kind):
    slots = vars(kind).get("__slots__", ())
    return [slots] if isinstance(slots, str) else [name for name in slots if name not in ("__dict__", "__weakref__")]
