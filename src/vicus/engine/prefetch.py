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
NUMBERS, AHEAD = ("counts", "seats", "lengths", "done", "games", "pending"), 24
"""Arrays with a number for each row, of which some lie in one line: of rows that come later, since another processor may have
the line (who chooses actions reads menus and counts), and to get it from there takes longer than from memory."""
WRITE, KEEP, DATA = 1, 3, 1
"""What llvm.prefetch is told: it will be written to, and soon; it is no code."""
_NUMBER = ir.IntType(32)
_HINT = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, _NUMBER, _NUMBER, _NUMBER])


@intrinsic  # type: ignore[untyped-decorator]
def expect(typing_context: Any, rows: Any, i: Any) -> Any:
    """A hint, no access: nothing happens where an array has no such row."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        hint = builder.module.declare_intrinsic("llvm.prefetch", [cgutils.voidptr_t], _HINT)
        none, line, ahead = (context.get_constant(types.intp, number) for number in (0, LINE, AHEAD))

        def row_of(name: str, number: Any) -> tuple[Any, Any]:
            """Where it begins, and how long it is."""
            place = rows.fields.index(name)
            array = context.make_array(rows.types[place])(context, builder, builder.extract_value(given[0], place))
            stride = cgutils.unpack_tuple(builder, array.strides)[0]
            return builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [builder.mul(number, stride)]), stride

        def expect_line(place: Any) -> None:
            builder.call(hint, [place, _NUMBER(WRITE), _NUMBER(KEEP), _NUMBER(DATA)])

        for name in (*WHOLE, *BEGINNING):
            row, stride = row_of(name, given[1])
            end = stride if name in WHOLE else line
            with cgutils.for_range_slice(builder, none, end, line) as (at, _):
                expect_line(builder.gep(row, [at]))
        for name in NUMBERS:
            expect_line(row_of(name, builder.add(given[1], ahead))[0])
        return context.get_dummy_value()

    return types.void(rows, types.int64), code
