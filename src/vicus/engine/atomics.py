"""`kernel.shared` of the native engine: instructions that no other thread can come between."""

from __future__ import annotations

import platform
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

BYTES = 8
ARRAY = types.Array(types.int64, 1, "C")
TAKE, GIVE, BOTH = "acquire", "release", "acq_rel"
"""What was written before can be read afterwards: by who reads, thanks to who writes."""
_X86: tuple[str, list[int]] = "llvm.x86.sse2.pause", []
_ARM: tuple[str, list[int]] = "llvm.aarch64.hint", [1]
PAUSE = {"x86_64": _X86, "AMD64": _X86, "aarch64": _ARM, "arm64": _ARM}
"""By processor: LLVM's name for it, and what that wants to be told. Others wait without."""


def _place(context: Any, builder: Any, given: Any) -> Any:
    return builder.gep(context.make_array(ARRAY)(context, builder, given[0]).data, [given[1]])


@intrinsic  # type: ignore[untyped-decorator]
def read(typing_context: Any, numbers: Any, at: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.load_atomic(_place(context, builder, given), TAKE, BYTES)

    return types.int64(ARRAY, types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def write(typing_context: Any, numbers: Any, at: Any, value: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        builder.store_atomic(given[2], _place(context, builder, given), GIVE, BYTES)
        return context.get_dummy_value()

    return types.void(ARRAY, types.int64, types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def replace(typing_context: Any, numbers: Any, at: Any, before: Any, after: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        found = builder.cmpxchg(_place(context, builder, given), given[2], given[3], BOTH, TAKE)
        return builder.extract_value(found, 1)

    return types.boolean(ARRAY, types.int64, types.int64, types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def add(typing_context: Any, numbers: Any, at: Any, value: Any) -> Any:
    return types.void(ARRAY, types.int64, types.int64), _changing("add")


@intrinsic  # type: ignore[untyped-decorator]
def lower(typing_context: Any, numbers: Any, at: Any, value: Any) -> Any:
    return types.void(ARRAY, types.int64, types.int64), _changing("min")


def _changing(how: str) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        builder.atomic_rmw(how, _place(context, builder, given), given[2], BOTH)
        return context.get_dummy_value()

    return code


@intrinsic  # type: ignore[untyped-decorator]
def pause(typing_context: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        if machine := PAUSE.get(platform.machine()):
            name, numbers = machine
            kinds = [ir.IntType(32)] * len(numbers)
            instruction = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), kinds), name)
            builder.call(instruction, [kind(number) for kind, number in zip(kinds, numbers, strict=True)])
        return context.get_dummy_value()

    return types.void(), code


ATOMIC = {"read": read, "write": write, "replace": replace, "add": add, "lower": lower, "pause": pause}
