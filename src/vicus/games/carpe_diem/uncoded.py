"""Rules that no code of this game stands for, and why none is needed. Every other rule is named where its code is."""

EXAMPLE = "an example of the rulebook: its figures are a test"

UNCODED: dict[str, str] = {
    "C-23a": "nothing limits the number of structures",
    "X-C-21": EXAMPLE,
    "X-C-24": EXAMPLE,
    "X-C-26": EXAMPLE,
    "X-C-53a": EXAMPLE,
    "X-C-53b": EXAMPLE,
    "X-C-54": EXAMPLE,
    "X-C-57": EXAMPLE,
    "X-C-59": EXAMPLE,
    "X-C-60": EXAMPLE,
    "X-C-80": EXAMPLE,
    "X-C-83": EXAMPLE,
    "X-C-84": EXAMPLE,
}
