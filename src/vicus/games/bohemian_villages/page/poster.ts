/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'bv-church',
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
