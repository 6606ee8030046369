/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'hv-house-church',
  drawings: import.meta.glob<string>(
    './icons/hv-{child,good-cow,good-goat,house-bakehouse,house-brewery,house-cheese-dairy,house-church,house-cowshed,house-goat-shed,house-grain-farm,house-marketplace,house-mill,house-tavern,house-town-hall,man-awake,woman-awake}.svg',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  minutes: 90,
  keys: [
    ['1 – 5', 'person'],
    ['X', 'tile'],
  ],
  landscape,
  load: () => import('./index').then((folder) => folder.part),
}
export default poster
