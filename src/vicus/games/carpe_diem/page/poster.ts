/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'cd-villa',
  drawings: import.meta.glob<string>(
    './icons/cd-{baker,bakery,craftsman,fountain,good-chicken,hen-yard,herb-garden,market,merchant,patrician,pond,steward,villa,vineyard}.svg',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  minutes: 60,
  keys: [
    ['R  Shift R', 'turn-tile'],
    ['1 – 9', 'answer'],
  ],
  landscape,
  load: () => import('./index').then((folder) => folder.part),
}
export default poster
