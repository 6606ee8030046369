"""Rules that no code of this game stands for, and why none is needed. Every other rule is named where its code is."""

UNCODED: dict[str, str] = {
    "C-23a": "nothing limits the number of structures",
}
