import { expect, test } from 'vitest'
import { clockText, minutesOf } from '../src/notices/asking'
import { clockFace, firstOf, kindOf, leftOf, leftText } from '../src/parts/pace'

test('a pace is of one kind', () => {
  expect([null, {}, { minutes: 5 }, { days: 1 }].map(kindOf)).toEqual(['free', 'free', 'clock', 'days'])
  for (const kind of ['free', 'clock', 'days'] as const) expect(kindOf(firstOf(kind))).toBe(kind)
  expect(firstOf('days', 'loss')).toEqual({ days: 3, over: 'loss' })
})

test('the clock runs for one seat, by the clock of the server', () => {
  const clock = { pace: { minutes: 20 }, left: [100, 200], seat: 0, until: 1050 }
  expect(leftOf(clock, 0, 1010, 0)).toBe(40)
  expect(leftOf(clock, 0, 1010, 5)).toBe(45) // ours is 5 seconds ahead
  expect(leftOf(clock, 0, 2000, 0)).toBe(0)
  expect(leftOf(clock, 1, 1010, 0)).toBe(200)
})

test('what is left, in a unit that says enough', () => {
  expect(leftText(3 * 86400 - 5)).toEqual(['page-left-days', { number: 3 }])
  expect(leftText(47 * 3600)).toEqual(['page-left-hours', { number: 47 }])
  expect(leftText(5400)).toEqual(['page-left-minutes', { number: 90 }])
  expect(leftText(3)).toEqual(['page-left-minutes', { number: 1 }])
  expect([0, 59.2, 61, 3723].map(clockFace)).toEqual(['0:00', '1:00', '1:01', '1:02:03'])
})

test('hours of the day', () => {
  expect([0, 425, 1439].map(clockText)).toEqual(['00:00', '07:05', '23:59'])
  expect(minutesOf('07:05')).toBe(425)
})
