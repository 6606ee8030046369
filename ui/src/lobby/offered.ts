/** Who sits at a table that is offered: as at the last one of the game, or two bots. */
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

/** Oneself and two bots, or as many as a game can have. */
export function usualSeats(players: readonly number[]): PlannedSeat[] {
  const number = players.includes(3) ? 3 : Math.min(...players)
  return [{ kind: 'me' }, ...Array.from({ length: number - 1 }, () => ({ kind: 'bot' as const, level: DEFAULT_LEVEL }))]
}
