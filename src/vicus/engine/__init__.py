"""One rules source on three engines: interpreted, native (Numba), CUDA.

Start reading at `layout` (what a state is), then `mirror` (how one source is loaded per engine), `native` and `cuda`.
"""
