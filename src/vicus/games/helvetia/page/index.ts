import type { Game } from '$page/games'
import Board from './Board.svelte'
import { HelvetiaDraft } from './draft.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import './helvetia.css'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Tray from './Tray.svelte'
import { read } from './view'

export const helvetia: Game = {
  coin: 'hv-points',
  unit: 'page-hv-thing-points',
  ownOnBoard: false,
  draft: (table) => new HelvetiaDraft(table),
  Board,
  Tray,
  Holdings,
  Enlarged,
  log,
  describe,
  flights,
  points: (view, seat) => read(view)?.seats[seat]?.points ?? 0,
}
