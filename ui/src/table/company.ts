/** Who is away, since when, and what the others can do about it. */
import type { Params } from '../i18n'
import type { SeatInfo, TableView } from '../protocol'

type Company = Pick<TableView, 'seats' | 'you' | 'status'>

/** A moment's absence, such as a reload, is nobody's business. */
const NOTICED = 4

/** Somebody sits there, and is not there. Oneself is always there. */
export function isAway({ seats, you, status }: Company, seat: number): boolean {
  const info = seats[seat]
  return info?.kind === 'guest' && !info.online && seat !== you && (status === 'playing' || status === 'waiting')
}

/** The seats of those who have been away for long enough to be spoken of; `skew`: our clock against the server's. */
export function absent(now: Company, time: number, skew: number): number[] {
  return now.seats.flatMap((info, seat) => (isAway(now, seat) && awayFor(info, time, skew) >= NOTICED ? [seat] : []))
}

/** For how many seconds somebody has been away. */
export const awayFor = (info: SeatInfo, time: number, skew: number) => Math.max(0, time - skew - (info.away ?? time - skew))

/** Those whose agreement it takes that a bot plays for somebody: the others who are there. */
export const jury = ({ seats }: Company, absentee: number) =>
  seats.flatMap((info, seat) => (seat !== absentee && info.kind === 'guest' && info.online ? [seat] : []))

/** Our clock against the server's, told by somebody who has gone away just now; none if nobody has. */
export function skewOf(before: Company | null, after: Company, time: number): number | null {
  const gone = after.seats.find((info, seat) => info.away && before?.seats[seat]?.online && before.seats[seat].kind === 'guest')
  return gone ? time - gone.away! : null
}

/** A stretch of time in the largest unit that says enough: the key of its words, and how many. */
export function span(seconds: number): [key: string, params: Params] {
  if (seconds < 60) return ['page-time-seconds', { number: Math.max(1, Math.floor(seconds)) }]
  if (seconds < 3600) return ['page-time-minutes', { number: Math.floor(seconds / 60) }]
  if (seconds < 48 * 3600) return ['page-time-hours', { number: Math.floor(seconds / 3600) }]
  return ['page-time-days', { number: Math.floor(seconds / 86400) }]
}

/** While a game rests nothing can be done, whatever the position allows. */
export function rested(state: TableView): TableView {
  return state.paused ? { ...state, legal: [], preview: {}, duty: null, can_undo: false, can_end: false } : state
}
