/** Where the newest move was made, as the ids of places, each with its seat. */
import type { EventInfo } from '$page/protocol'

export function lastPlaces(events: EventInfo[], past: EventInfo[] | undefined, ply: number): Map<string, number> {
  const set = [...events.filter((event) => event.ply <= ply), ...(past ?? [])].filter((event) => event.kind === 'set')
  const newest = set.at(-1)
  const seat = newest?.params.seat
  return newest && typeof seat === 'number' ? new Map([[`place-${String(newest.params.place)}`, seat]]) : new Map()
}
