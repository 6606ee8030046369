import type { GamePart } from '$page/games'
import Board from './Board.svelte'
import './carpe_diem.css'
import { CarpeSelection } from './selection.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Tray from './Tray.svelte'
import { drawing, read } from './pieces'

export const part: GamePart = {
  teacher: () => import('./Quintus.svelte'),
  boxPicture: () => import('./BoxPicture.svelte'),
  legend: () => import('./legend'),
  drawings: import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
  coin: 'cd-points',
  unit: 'page-cd-thing-points',
  ownOnBoard: true,
  selection: (table) => new CarpeSelection(table),
  Board,
  Tray,
  Holdings,
  Enlarged,
  log,
  chapters: ['pass', 'scoring', 'ended'],
  describe,
  flights,
  sounds: { took: 'take', built: 'place', finished: 'gain', disc: 'mark', met: 'score', missed: 'loss', ended: 'end' },
  lines: {
    points: 'cd-points',
    villas: 'cd-villa',
    leftovers: 'cd-storage',
    track: 'cd-banderole',
    fountain: 'cd-fountain',
    frame: 'cd-herb-garden',
  },
  usesDrawing: (_, word) => drawing(word),
  points: (view, seat) => read(view)?.seats[seat]?.points ?? 0,
}
