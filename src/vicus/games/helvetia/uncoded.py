"""Rules that need no code of their own, and why."""

UNCODED: dict[str, str] = {
    "H-43": "A good is only ever made while a price is paid or a delivery carried out, so none is made in vain.",
    "H-43b": "Follows from H-43 and H-60: without a payment or a delivery nobody works.",
    "H-55": "A building stands in the village, and who moved in is awake, as soon as the action is over.",
    "H-55a": "Follows from the same: awake is all that H-40 asks for.",
    "H-106b": "Follows from H-54 and H-106.",
}
