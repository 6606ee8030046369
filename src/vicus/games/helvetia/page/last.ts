/** Where the newest move was made, as the ids of places, each with its seat. */
import type { EventInfo } from '$page/protocol'

const PLACED = ['laid', 'settled', 'wed', 'built', 'neutral_built', 'neutral_wed', 'married', 'born', 'moved_in', 'delivered']

export function placeOf({ params }: EventInfo): string[] {
  const { village, place, good, quarter } = params
  if (typeof village === 'number' && typeof place === 'number') return [`lot-${village}-${place}`]
  if (typeof village === 'number' && typeof quarter === 'string') return [`quarter-${village}-${quarter}`]
  if (typeof good === 'string') return [`good-${good}`]
  return []
}

export function lastPlaces(events: EventInfo[], past: EventInfo[] | undefined, ply: number): Map<string, number> {
  const done = [...events.filter((event) => event.ply <= ply), ...(past ?? [])]
  const newest = done.findLast((event) => PLACED.includes(event.kind))
  const seat = newest?.params.seat
  return newest && typeof seat === 'number' ? new Map(placeOf(newest).map((place) => [place, seat])) : new Map()
}
