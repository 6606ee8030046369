/** Which game was at the table of this tab: a reload fetches its part of the page while the table itself comes. */
import { loadPart, posters } from '../games'

const KEY = 'vicus-game'

export function rememberGame(game: string): void {
  try {
    sessionStorage.setItem(KEY, game)
  } catch {
    // somebody wants no site to keep anything
  }
}

export function expectGame(): void {
  if (!location.hash.startsWith('#/t/')) return
  let game: string | null = null
  try {
    game = sessionStorage.getItem(KEY)
  } catch {
    // as above
  }
  if (game && posters[game]) void loadPart(game, false).catch(() => undefined) // asked for again when it is shown
}
