/** What the last table of a game was like is offered for the next one. */
import { HAS_SERVER } from '$mode'
import type { GameInfo } from '../protocol'
import { DEFAULT_LEVEL, type PlannedSeat, type Remembered } from '../settings.svelte'

/** What was remembered, as far as it still fits: games, levels and options change. */
export function offered(game: GameInfo, before: Remembered | undefined, levels: readonly string[]): Remembered | null {
  if (!before || !game.players.includes(before.seats.length)) return null
  if (before.seats.filter((seat) => seat.kind === 'me').length !== 1) return null
  const known = (seat: PlannedSeat): PlannedSeat => {
    if (seat.kind === 'free' && !seat.here && !HAS_SERVER) return { kind: 'bot', level: DEFAULT_LEVEL }
    return seat.kind === 'bot' && !levels.includes(seat.level ?? '') ? { ...seat, level: DEFAULT_LEVEL } : seat
  }
  const fits = ([name, value]: [string, string]) => game.options[name]?.includes(value) ?? false
  return { ...before, seats: before.seats.map(known), options: Object.fromEntries(Object.entries(before.options).filter(fits)) }
}
