"""The games as environments that others' learners know; see docs/researchers.md.

| | |
|---|---|
| `vicus.envs.pettingzoo.env("helvetia", players=3)` | PettingZoo: all seats take turns |
| `gymnasium.make("vicus/helvetia-v1", players=2, opponents="strong")` | Gymnasium: one seat against any bots |
| `gymnasium.make_vec("vicus/helvetia-v1", num_envs=256, players=2)` | the same, many games at once on the native engine |
| `vicus.envs.open_spiel.load("helvetia", players=3)` | OpenSpiel: states, chance nodes, tensors |

Importing this package registers all games with Gymnasium, if that is installed.

>>> import gymnasium, vicus.envs
>>> env = gymnasium.make("vicus/bohemian_villages-v1", players=2, opponents="greedy")
>>> seen, info = env.reset(seed=7)
>>> seen.dtype, int(info["action_mask"].sum()) > 1
(dtype('int8'), True)
"""

from importlib.util import find_spec

from vicus import registry


def register() -> None:
    """Every game that is installed as `vicus/NAME-v1`; nothing of a game is loaded before it is made."""
    import gymnasium

    for name in registry.names():
        if f"vicus/{name}-v1" not in gymnasium.registry:
            gymnasium.register(
                f"vicus/{name}-v1",
                entry_point="vicus.envs.gymnasium:SeatEnv",
                vector_entry_point="vicus.envs.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


if find_spec("gymnasium") is not None:
    register()
