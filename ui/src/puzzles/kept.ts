/** What is remembered of solving puzzles, in this browser; and how a rating moves. Nothing here needs the page. */

export const PUZZLES = 'vicus.puzzles'
/** How a puzzle was answered: at the first try, at a later one, not yet, or only looked at. */
export type Answer = 'first' | 'later' | 'missed' | 'shown'

export interface Standing {
  rating: number
  /** How far off it may be. */
  deviation: number
  /** By the id of the puzzle. */
  answers: Record<string, Answer>
}
export interface Kept {
  games: Record<string, Standing>
  /** The last day on which a puzzle of the day was solved, and how many days in a row there were. */
  day: string
  streak: number
  /** The puzzles of that day that are solved, by game. */
  done: string[]
}

export const START = 1200
const UNKNOWN = 250
const SUREST = 60
/** Ratings of puzzles are no more exact than that. */
const OF_PUZZLES = 100
const SCALE = Math.LN10 / 400

export const nothing = (): Kept => ({ games: {}, day: '', streak: 0, done: [] })
export const newcomer = (): Standing => ({ rating: START, deviation: UNKNOWN, answers: {} })

/** A rating after one answer, by Glicko's formula. */
export function moved({ rating, deviation }: { rating: number; deviation: number }, puzzle: number, right: boolean) {
  const weight = 1 / Math.sqrt(1 + (3 * SCALE ** 2 * OF_PUZZLES ** 2) / Math.PI ** 2)
  const expected = 1 / (1 + Math.exp(-weight * SCALE * (rating - puzzle)))
  const information = SCALE ** 2 * weight ** 2 * expected * (1 - expected)
  const variance = 1 / (1 / deviation ** 2 + information)
  return {
    rating: rating + SCALE * variance * weight * (Number(right) - expected),
    deviation: Math.max(SUREST, Math.sqrt(variance)),
  }
}

/** After an answer. Only the first one to a puzzle moves the rating; what was shown first counts as missed. */
export function answered(before: Standing, puzzle: { id: string; rating: number }, how: 'right' | 'wrong' | 'shown'): Standing {
  const known = before.answers[puzzle.id]
  if (known === 'first' || known === 'later') return before
  const answer: Answer = how === 'right' ? (known ? 'later' : 'first') : how === 'shown' ? 'shown' : (known ?? 'missed')
  const answers = { ...before.answers, [puzzle.id]: answer }
  return known ? { ...before, answers } : { ...moved(before, puzzle.rating, how === 'right'), answers }
}

export const isSolved = (answer: Answer | undefined) => answer === 'first' || answer === 'later'

/** Days since 1970 of a date as it is written, `2026-11-16`. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** After today's puzzle of a game was solved. */
export function solvedToday(before: Kept, game: string, today: string): Kept {
  if (before.day === today) return before.done.includes(game) ? before : { ...before, done: [...before.done, game] }
  const follows = before.day !== '' && dayNumber(today) - dayNumber(before.day) === 1
  return { ...before, day: today, streak: follows ? before.streak + 1 : 1, done: [game] }
}

/** Days in a row up to today, or up to yesterday: it is not over before a day is. */
export function streakOn(kept: Kept, today: string): number {
  return kept.day && dayNumber(today) - dayNumber(kept.day) <= 1 ? kept.streak : 0
}

/** For whoever deletes everything. */
export function forgetPuzzles(): void {
  try {
    localStorage.removeItem(PUZZLES)
  } catch {
    // Storage is switched off: there is nothing in it.
  }
  dispatchEvent(new StorageEvent('storage', { key: PUZZLES })) // this page may have it in mind, as if another tab had told
}

/** What was kept, or nothing if it cannot be read. */
export function readKept(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '') as Partial<Kept> | null
    if (!found || typeof found.games !== 'object' || found.games === null) return nothing()
    return { ...nothing(), ...found, games: found.games }
  } catch {
    return nothing()
  }
}
