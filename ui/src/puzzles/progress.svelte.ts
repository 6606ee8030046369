/** How far this person is, kept in this browser. */
import { answered, newcomer, PUZZLES, readKept, solvedToday, streakOn, type Kept, type Standing } from './kept'
import { today } from './book'

function stored(): string | null {
  try {
    return localStorage.getItem(PUZZLES)
  } catch {
    return null
  }
}

let kept = $state.raw<Kept>(readKept(stored()))
// another tab has solved one
addEventListener('storage', (event) => {
  if (event.key === PUZZLES || event.key === null) kept = readKept(stored())
})

function keep(next: Kept): void {
  kept = next
  try {
    localStorage.setItem(PUZZLES, JSON.stringify(next))
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
}

export const standing = (game: string): Standing => kept.games[game] ?? newcomer()
export const streak = (): number => streakOn(kept, today())
export const isTodayDone = (game: string): boolean => kept.day === today() && kept.done.includes(game)

export function answer(game: string, puzzle: { id: string; rating: number }, how: 'right' | 'wrong' | 'shown', isTodays: boolean): void {
  const games = { ...kept.games, [game]: answered(standing(game), puzzle, how) }
  const next = { ...kept, games }
  keep(how === 'right' && isTodays ? solvedToday(next, game, today()) : next)
}
