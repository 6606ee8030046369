/** Where the newest move was made, as the ids of places, each with its seat. */
import type { EventInfo } from '$page/protocol'

export function lastPlaces(events: EventInfo[], past: EventInfo[] | undefined, ply: number): Map<string, number> {
  const done = [...events.filter((event) => event.ply <= ply), ...(past ?? [])]
  const newest = done.findLast((event) => ['built', 'disc', 'placed', 'stored'].includes(event.kind))
  const seat = newest?.params.seat
  if (!newest || typeof seat !== 'number') return new Map()
  const { cell, circle, space } = newest.params
  const place = newest.kind === 'built' ? `cell-${seat}-${String(cell)}` : newest.kind === 'disc' ? `circle-${String(circle)}` : ''
  return new Map(place ? [[place, seat]] : newest.kind === 'placed' ? [[`space-${String(space)}`, seat]] : [])
}
