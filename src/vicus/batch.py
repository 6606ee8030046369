"""Many games at once, for programs that bring a policy of their own: `vicus.game(name).batch(4096, players=3)`.

>>> import vicus
>>> batch = vicus.game("bohemian_villages").batch(2, players=2, engine="interpreted")
>>> isinstance(batch, Batch), batch.reset().done.tolist()
(True, [False, False])
"""

from vicus.core.batch import Batch
from vicus.core.time_step import Saved, TimeStep
from vicus.engine.kernel.chance import derive
from vicus.engine.kernel.stepping import WAIT
from vicus.engine.observation import FieldLayout, ObservationSpec

__all__ = ["WAIT", "Batch", "FieldLayout", "ObservationSpec", "Saved", "TimeStep", "derive"]
