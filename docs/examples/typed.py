"""Bohemian Villages, against the game's types: a field that is not there is found by mypy, before anything is played."""

from collections.abc import Sequence

import vicus
from vicus.games.bohemian_villages import GAME, Value, View
from vicus.games.bohemian_villages.actions import Place, Reroll, Use


class Farmer:
    """Lives on farms and manors, keeps a town hall, and never rolls again."""

    def choose(self, view: View, legal: Sequence[vicus.Action[Value]]) -> vicus.Action[Value]:
        def worth(action: vicus.Action[Value]) -> float:
            return self.worth(view, action.value)

        return max(legal, key=worth)

    def worth(self, view: View, value: Value) -> float:
        match value:
            case Use(dice):
                return 3 if sum(dice) == 8 else 2 - len(dice) / 10
            case Place("farm"):
                return self.own(view, value) + 1
            case Place("manor"):
                return self.printed(view, value)
            case Place("town_hall"):
                return 5 if self.own(view, value) == 0 else 1
            case Place():
                return 1
            case Reroll():
                return 0
            case _:  # the bishop, a special-action tile, or to stop
                return 0.5

    def own(self, view: View, place: Place) -> int:
        """How many buildings of that kind are mine."""
        return view["seats"][view["viewer"] or 0]["own"][place.kind]

    def printed(self, view: View, place: Place) -> int:
        """The number on a manor."""
        village = next(village for village in view["villages"] if village["name"] == place.village)
        return max(building.get("value", 0) for building in village["buildings"] if building["kind"] == place.kind)


def play(seed: int) -> list[int]:
    """A game of three such bots: their points."""
    match = vicus.game(GAME).new(players=3, seed=seed)
    bot = Farmer()
    while not match.over:
        match.play(bot.choose(match.view(match.seat), match.legal()))
    return [score.total for score in match.scores()]


if __name__ == "__main__":
    print(play(seed=7))
