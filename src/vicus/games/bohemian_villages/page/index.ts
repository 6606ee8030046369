import type { Game } from '$page/games'
import './villages.css'
import { VillagesDraft } from './draft.svelte'
import { describe } from './describe'
import Enlarged from './Enlarged.svelte'
import { flights } from './flights'
import Holdings from './Holdings.svelte'
import { log } from './log'
import Supply from './Supply.svelte'
import Tray from './Tray.svelte'
import { read } from './view'
import Villages from './Villages.svelte'

export const bohemianVillages: Game = {
  coin: 'bv-coin',
  unit: 'coins',
  ownOnBoard: false,
  draft: (table) => new VillagesDraft(table),
  Board: Villages,
  Tray,
  Holdings,
  Enlarged,
  Supply,
  log,
  describe,
  flights,
  points: (view, seat) => read(view)?.seats[seat]?.coins ?? 0,
}
