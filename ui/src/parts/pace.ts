/** How much time players have: what can be chosen, and how it is said. */
import type { ClockInfo, Pace } from '../protocol'
import type { Params, Texts } from '../i18n'

/** Minutes for the game each, and seconds that a turn brings. */
export const CLOCKS = [
  [10, 10],
  [20, 15],
  [45, 30],
] as const
export const DAYS = [1, 2, 3, 7, 14] as const
export const KINDS = ['free', 'clock', 'days'] as const
export type PaceKind = (typeof KINDS)[number]

export const kindOf = (pace: Pace | null | undefined): PaceKind => (pace?.days ? 'days' : pace?.minutes ? 'clock' : 'free')

/** What is offered first of a kind. */
export function firstOf(kind: PaceKind, over: Pace['over'] = 'bot'): Pace | null {
  if (kind === 'clock') return { minutes: 20, extra: 15, over }
  return kind === 'days' ? { days: 3, over } : null
}

/** In a few words: "20 min + 15 s", "3 days a turn"; empty where nobody is in a hurry. */
export function paceText(pace: Pace | null | undefined, texts: Texts): string {
  if (pace?.days) return texts.say('page-pace-a-turn', { number: pace.days })
  if (!pace?.minutes) return ''
  const { minutes, extra = 0 } = pace
  return extra ? texts.say('page-pace-extra', { minutes, extra }) : texts.say('page-time-minutes', { number: minutes })
}

/** Seconds that a seat has left; `time`: by our clock, `skew`: how far that is ahead of the server's. */
export function leftOf(clock: ClockInfo, seat: number, time: number, skew: number): number {
  if (clock.seat === seat && clock.until != null) return Math.max(0, clock.until - (time - skew))
  return clock.left[seat] ?? 0
}

/** So many seconds in the largest unit that says enough: the key of its words, and how many. */
export function leftText(seconds: number): [key: string, params: Params] {
  if (seconds >= 48 * 3600) return ['page-left-days', { number: Math.round(seconds / 86400) }]
  if (seconds >= 2 * 3600) return ['page-left-hours', { number: Math.floor(seconds / 3600) }]
  return ['page-left-minutes', { number: Math.max(1, Math.floor(seconds / 60)) }]
}

/** As a clock shows it: 12:34, or 1:02:03. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
