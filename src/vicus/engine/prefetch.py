"""`kernel.memory.expect` of the native engine: what a row needs is on its way from memory before it is worked on.

A batch is larger than the caches that are near, a row lies in dozens of lines of memory, and the rules touch one after the
other; without a hint each would be waited for.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

LINE = 64
"""Bytes that come at once; where it is more, some hints are given twice."""
WHOLE = ("states", "mask")
"""Arrays of which a row is read or written from end to end …"""
BEGINNING = ("menus",)
"""… and of which little more than the beginning is."""
WRITE, KEEP, DATA = 1, 3, 1
"""What llvm.prefetch is told: it will be written to, and soon; it is no code."""
_NUMBER = ir.IntType(32)
_HINT = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, _NUMBER, _NUMBER, _NUMBER])


@intrinsic  # type: ignore[untyped-decorator]
def expect(typing_context: Any, rows: Any, i: Any) -> Any:
    """A hint, no access: nothing happens where an array has no such row."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        hint = builder.module.declare_intrinsic("llvm.prefetch", [cgutils.voidptr_t], _HINT)
        for name in (*WHOLE, *BEGINNING):
            place = rows.fields.index(name)
            array = context.make_array(rows.types[place])(context, builder, builder.extract_value(given[0], place))
            stride = cgutils.unpack_tuple(builder, array.strides)[0]
            row = builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [builder.mul(given[1], stride)])
            line = context.get_constant(types.intp, LINE)
            end = stride if name in WHOLE else line
            with cgutils.for_range_slice(builder, context.get_constant(types.intp, 0), end, line) as (at, _):
                builder.call(hint, [builder.gep(row, [at]), _NUMBER(WRITE), _NUMBER(KEEP), _NUMBER(DATA)])
        return context.get_dummy_value()

    return types.void(rows, types.int64), code
