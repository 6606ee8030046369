/** The puzzles of a game, as a list. */
import { fileOf } from '$mode'
import { dayNumber, isSolved, type Standing } from './kept'

export interface Listed {
  id: string
  rating: number
  players: number
  themes: string[]
}

const books = new Map<string, Promise<Listed[]>>()

/** The easiest first; none where a game has none. Asked for again where the line was down. */
export function book(game: string): Promise<Listed[]> {
  const known = books.get(game)
  if (known) return known
  const asked = fetch(fileOf(`api/puzzles/${encodeURIComponent(game)}`)).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status))
    return (await answer.json()) as Listed[]
  })
  books.set(game, asked)
  asked.catch(() => books.delete(game))
  return asked
}

/** The date here, as it is written: `2026-11-16`. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a)

/** Which of so many puzzles is that of a day: the same everywhere (`vicus.puzzles.puzzle.of_the_day`). */
export function ofTheDay(count: number, day: string): number {
  let stride = Math.max(1, Math.trunc(count * 0.618))
  while (gcd(stride, count) !== 1) stride += 1
  return (dayNumber(day) * stride) % count
}

export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]
const BOUNDS = [1000, 1400, 1800]

export const levelOf = (rating: number): Level => LEVELS[BOUNDS.filter((bound) => rating >= bound).length]!

/** The unanswered puzzle nearest to somebody's rating; what was missed comes again when all others are done. */
export function nextFor(puzzles: readonly Listed[], { rating, answers }: Standing, except = ''): Listed | null {
  const others = puzzles.filter(({ id }) => id !== except && !isSolved(answers[id]))
  const fresh = others.filter(({ id }) => !answers[id])
  const away = (puzzle: Listed) => Math.abs(puzzle.rating - rating)
  return (fresh.length ? fresh : others).toSorted((a, b) => away(a) - away(b))[0] ?? null
}
