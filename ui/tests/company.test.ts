import { expect, test } from 'vitest'
import type { SeatInfo, TableView } from '../src/protocol'
import { absent, awayFor, isAway, jury, rested, skewOf, span } from '../src/table/company'

const seat = (told: Partial<SeatInfo> = {}): SeatInfo => ({ kind: 'guest', name: '', level: null, online: true, votes: 0, ...told })
const gone = (away: number) => seat({ online: false, away })
const table = (...seats: SeatInfo[]) => ({ seats, you: 0, status: 'playing' as const })

test('away is who sits there and is not there, and never oneself or a bot', () => {
  const now = table(gone(100), gone(100), seat(), seat({ kind: 'bot', online: true }), seat({ kind: 'free', online: false }))
  expect(now.seats.map((_, index) => isAway(now, index))).toEqual([false, true, false, false, false])
  expect(isAway({ ...now, status: 'playing' }, 9)).toBe(false)
  expect(isAway({ seats: now.seats, you: 0, status: 'abandoned' }, 1)).toBe(false)
})

test('a reload is not spoken of', () => {
  const now = table(seat(), gone(100), gone(90))
  expect(absent(now, 102, 0)).toEqual([2])
  expect(absent(now, 110, 0)).toEqual([1, 2])
})

test('how long is told by the server’s clock', () => {
  expect(awayFor(gone(100), 160, 0)).toBe(60)
  expect(awayFor(gone(100), 160, 50)).toBe(10)
  expect(awayFor(gone(100), 90, 0), 'our clock is slow').toBe(0)
  expect(awayFor(seat(), 90, 0)).toBe(0)
  const before = table(seat(), seat())
  expect(skewOf(before, table(seat(), gone(100)), 130)).toBe(30)
  expect(skewOf(table(seat(), gone(100)), table(seat(), gone(100)), 300)).toBeNull()
  expect(skewOf(null, table(seat(), gone(100)), 130)).toBeNull()
})

test('who must agree: the others who are there', () => {
  expect(jury(table(seat(), gone(1), seat(), seat({ kind: 'bot' }), gone(2)), 1)).toEqual([0, 2])
})

test('a stretch of time in its largest unit', () => {
  const told = [0, 1, 59.9, 60, 150, 3599, 3600, 47 * 3600, 49 * 3600].map((seconds) => {
    const [key, { number }] = span(seconds)
    return `${number as number} ${key.replace('page-time-', '')}`
  })
  expect(told).toEqual(['1 seconds', '1 seconds', '59 seconds', '1 minutes', '2 minutes', '59 minutes', '1 hours', '47 hours', '2 days'])
})

test('nothing can be done while a game rests', () => {
  const state = { paused: false, legal: [{ id: 1, text: 'a', value: {} }], can_undo: true, can_end: true, preview: {}, duty: null }
  expect(rested(state as unknown as TableView)).toBe(state)
  expect(rested({ ...state, paused: true } as unknown as TableView)).toMatchObject({ legal: [], can_undo: false, can_end: false })
})
