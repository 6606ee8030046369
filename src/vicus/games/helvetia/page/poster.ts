/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'hv-house-church',
  minutes: 90,
  keys: [
    ['1 – 5', 'person'],
    ['X', 'tile'],
  ],
  landscape,
  load: () => import('./index').then((folder) => folder.part),
}
export default poster
