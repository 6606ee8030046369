import type { GamePart } from '$page/games'
import Board from './Board.svelte'
import { HelvetiaSelection } from './selection.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import './helvetia.css'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Tray from './Tray.svelte'
import { read } from './pieces'

/** How the drawings of what is counted are called. */
const DRAWN: Record<string, string> = { kind: 'house', person: 'person', good: 'good' }

export const part: GamePart = {
  teacher: () => import('./Vreni.svelte'),
  boxPicture: () => import('./BoxPicture.svelte'),
  legend: () => import('./legend'),
  drawings: import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
  coin: 'hv-points',
  unit: 'page-hv-thing-points',
  ownOnBoard: false,
  selection: (table) => new HelvetiaSelection(table),
  Board,
  Tray,
  Holdings,
  Enlarged,
  log,
  chapters: ['round_over', 'round', 'ended'],
  describe,
  flights,
  sounds: { built: 'place', scored: 'score', ended: 'end' },
  lines: {
    start_tile: 'ui-flag',
    deliveries: 'hv-person-carter',
    goods_tiles: 'hv-good-bread',
    person_tiles: 'hv-person-builder',
    victory_buildings: 'hv-house-church',
    branches: 'hv-points',
    surround: 'hv-house-town-hall',
  },
  usesDrawing: (parameter, word) => `hv-${DRAWN[parameter]}-${(word === 'watchman' ? 'night_watchman' : word).replaceAll('_', '-')}`,
  points: (view, seat) => read(view)?.seats[seat]?.points ?? 0,
}
