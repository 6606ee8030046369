"""Names of bots that play by a net: `policy`, `policy:50`, `policy/temperature=50/net=FILE`, `deep:200/c_puct=400/net=FILE`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from vicus.errors import BadOption

NET_BOT = re.compile(
    r"(?P<name>policy|deep)(?::(?:(?P<number>\d{1,18})|(?P<seconds>\d{1,6}(?:\.\d{1,9})?)s))?(?P<settings>(?:/\w+=\d{1,9})*)(?:/net=(?P<file>.+))?",
    re.DOTALL,
)


@dataclass(frozen=True)
class NetName:
    """A name, taken apart."""

    kind: str
    simulations: int | None
    seconds: float | None
    settings: dict[str, int]
    file: str | None
    """None: the game's own net."""

    def check(self, known: dict[str, tuple[int, int]]) -> None:
        """BadOption for settings that there are none of, or whose value cannot be."""
        for setting, value in self.settings.items():
            if setting not in known:
                raise BadOption("unknown-setting", setting=setting, known=", ".join(known))
            low, high = known[setting]
            if not low <= value <= high:
                raise BadOption("setting-range", setting=setting, value=str(value), low=low, high=high)


def net_name(name: str) -> NetName | None:
    """None if it is no bot of ours that plays by a net.

    >>> net_name("deep:200/c_puct=400").settings, net_name("policy/net=new.npz").file, net_name("policy=my_net:act")
    ({'c_puct': 400}, 'new.npz', None)
    """
    found = NET_BOT.fullmatch(name)
    if found is None or (found["name"] == "policy" and found["seconds"]):
        return None
    settings = {key: int(value) for key, _, value in (each.partition("=") for each in found["settings"].split("/")[1:])}
    seconds = float(found["seconds"]) if found["seconds"] else None
    if found["name"] == "policy" and found["number"]:  # as it stands among the levels of a game
        return NetName("policy", None, None, {**settings, "temperature": int(found["number"])}, found["file"])
    return NetName(found["name"], int(found["number"]) if found["number"] else None, seconds, settings, found["file"])


def is_deep(name: str) -> bool:
    """Whether a bot of this name searches with a net: its code is compiled before a contest.

    >>> is_deep("deep:200"), is_deep("policy")
    (True, False)
    """
    found = net_name(name)
    return found is not None and found.kind == "deep"
