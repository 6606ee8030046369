/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'bv-church',
  drawings: import.meta.glob<string>('./icons/bv-{bakery,butcher,church,dairy,farm,inn,manor,manufactory,mill,tailor,town-hall}.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  minutes: 40,
  keys: [
    ['1 – 4', 'dice'],
    ['T', 'tile'],
    ['B', 'bishop'],
  ],
  landscape,
  load: () => import('./index').then((folder) => folder.part),
}
export default poster
