/** What the lobby shows of the game. */
import type { Poster } from '$page/games'
import { landscape } from './landscape'
import './poster.css'

const poster: Poster = {
  icon: 'cd-villa',
  minutes: 60,
  keys: [
    ['R  Shift R', 'turn-tile'],
    ['1 – 9', 'answer'],
  ],
  landscape,
  load: () => import('./index').then((folder) => folder.part),
}
export default poster
