import type { Game } from '$page/games'
import Board from './Board.svelte'
import './carpe_diem.css'
import { CarpeDraft } from './draft.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Tray from './Tray.svelte'
import { read } from './view'

export const carpeDiem: Game = {
  coin: 'cd-points',
  unit: 'page-cd-thing-points',
  ownOnBoard: true,
  draft: (table) => new CarpeDraft(table),
  Board,
  Tray,
  Holdings,
  Enlarged,
  log,
  describe,
  flights,
  points: (view, seat) => read(view)?.seats[seat]?.points ?? 0,
}
