import type { GamePart } from '$page/games'
import './villages.css'
import { VillagesSelection } from './selection.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Supply from './Supply.svelte'
import Tray from './Tray.svelte'
import { read } from './pieces'
import Villages from './Villages.svelte'

export const part: GamePart = {
  teacher: () => import('./Matej.svelte'),
  boxPicture: () => import('./BoxPicture.svelte'),
  legend: () => import('./legend'),
  drawings: import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
  coin: 'bv-coin',
  unit: 'coins',
  ownOnBoard: false,
  selection: (table) => new VillagesSelection(table),
  Board: Villages,
  Tray,
  Holdings,
  Enlarged,
  Supply,
  log,
  describe,
  flights,
  sounds: {
    rolled: 'rattle',
    set: 'place',
    evicted: 'loss',
    earned: 'gain',
    income: 'coin',
    scored: 'score',
    bishop: 'call',
    ended: 'end',
  },
  lines: {
    coins: 'bv-coin',
    town_halls: 'bv-town-hall',
    no_town_hall: 'bv-town-hall',
    shops: 'bv-bakery',
    churches: 'bv-church',
    tiles: 'bv-flour',
  },
  aloneWide: 930,
  usesDrawing: (_, word) => `bv-${word.replaceAll('_', '-')}`,
  points: (view, seat) => read(view)?.seats[seat]?.coins ?? 0,
}
