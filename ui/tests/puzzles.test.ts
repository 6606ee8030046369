/** Puzzles: which is today's, what an answer is worth, and how far somebody is. */
import { expect, test } from 'vitest'
import { levelOf, nextFor, ofTheDay, today } from '../src/puzzles/book'
import { answered, moved, newcomer, nothing, readKept, solvedToday, START, streakOn } from '../src/puzzles/kept'
import { compared, costOf, verdictOf } from '../src/puzzles/verdict'
import type { OptionInfo } from '../src/protocol'

const option = (text: string, chance: number | null) =>
  ({ action: { id: 0, text, value: { type: text } }, chance, then: [], gains: [], prepares: [], costs: [], lead: 0 }) as OptionInfo
const puzzle = {
  right: ['a', 'b'],
  options: [option('a', 0.6), option('b', 0.595), option('c', 0.5), option('d', 0.4), option('e', 0.3), option('f', null)],
}
const easy = { id: 'easy', rating: 900, players: 2, themes: [] }
const fair = { id: 'fair', rating: 1250, players: 2, themes: [] }
const hard = { id: 'hard', rating: 2000, players: 3, themes: [] }

test('today’s puzzle is the same as in the terminal', () => {
  // vicus.puzzles.puzzle.of_the_day has these in its docstring
  expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => ofTheDay(60, day))).toEqual([1, 38, 15])
  expect(new Set(Array.from({ length: 61 }, (_, n) => ofTheDay(61, today(new Date(2026, 0, 1 + n))))).size).toBe(61)
})

test('a day is the one of the calendar on the wall', () => {
  expect(today(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06')
})

test('the best is right, what is as good is right, all else is not', () => {
  expect(['a', 'b', 'c', 'f'].map((text) => verdictOf(puzzle, text))).toEqual(['best', 'alike', 'wrong', 'wrong'])
})

test('a wrong answer costs what the search says, if it says anything', () => {
  expect(costOf(puzzle, 'c')).toBe(10)
  expect(costOf(puzzle, 'f')).toBeNull()
})

test('the best four are compared, and the own one', () => {
  expect(compared(puzzle, 'f').map(({ action }) => action.text)).toEqual(['a', 'b', 'c', 'd', 'f'])
  expect(compared(puzzle, null)).toHaveLength(4)
})

test('a rating goes up with a right answer, more with a harder puzzle, and becomes surer', () => {
  const before = newcomer()
  const [up, further, down] = [moved(before, 1200, true), moved(before, 1800, true), moved(before, 1200, false)]
  expect(up.rating).toBeGreaterThan(START)
  expect(further.rating).toBeGreaterThan(up.rating)
  expect(START - down.rating).toBeCloseTo(up.rating - START)
  expect(up.deviation).toBeLessThan(before.deviation)
})

test('only the first answer to a puzzle moves the rating', () => {
  const missed = answered(newcomer(), fair, 'wrong')
  const solved = answered(missed, fair, 'right')
  expect(missed.answers.fair).toBe('missed')
  expect(solved.answers.fair).toBe('later')
  expect(solved.rating).toBe(missed.rating)
  expect(answered(solved, fair, 'shown')).toBe(solved)
})

test('what was shown is not solved', () => {
  const shown = answered(newcomer(), fair, 'shown')
  expect(shown.answers.fair).toBe('shown')
  expect(shown.rating).toBeLessThan(START)
})

test('days in a row count while none is left out', () => {
  const first = solvedToday(nothing(), 'some_game', '2026-02-28')
  const second = solvedToday(first, 'some_game', '2026-03-01')
  expect(second.streak).toBe(2)
  expect(solvedToday(second, 'another', '2026-03-01')).toMatchObject({ streak: 2, done: ['some_game', 'another'] })
  expect(streakOn(second, '2026-03-02')).toBe(2)
  expect(streakOn(second, '2026-03-03')).toBe(0)
  expect(solvedToday(second, 'some_game', '2026-03-05').streak).toBe(1)
})

test('the next one is the unanswered one nearest to the own rating', () => {
  const all = [easy, fair, hard]
  const fresh = newcomer()
  expect(nextFor(all, fresh)).toBe(fair)
  expect(nextFor(all, fresh, 'fair')).toBe(easy)
  const two = answered(answered(fresh, fair, 'right'), easy, 'wrong')
  expect(nextFor(all, two)).toBe(hard)
  expect(nextFor([easy, fair], two)).toBe(easy)
  expect(nextFor([fair], two)).toBeNull()
})

test('difficulties have names', () => {
  expect([900, 1000, 1500, 2300].map(levelOf)).toEqual(['easy', 'medium', 'hard', 'master'])
})

test('what cannot be read is forgotten', () => {
  for (const text of [null, '', '[]', 'null', '{"games": 5}']) expect(readKept(text)).toEqual(nothing())
  expect(readKept('{"games": {}, "streak": 3, "day": "2026-11-16"}')).toMatchObject({ streak: 3, done: [] })
})
