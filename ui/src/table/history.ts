/** The events of a table, put together from messages that each bring a few. */
import type { EventInfo, TableView } from '../protocol'

const same = (a: EventInfo, b: EventInfo) => JSON.stringify(a) === JSON.stringify(b)

/** Known events and new ones: what was undone goes, what comes twice stays once. */
export function merge(known: EventInfo[], state: Pick<TableView, 'events' | 'ply'>): EventInfo[] {
  const first = state.events[0]
  const kept = known.filter((event) => event.ply <= state.ply && (!first || event.ply <= first.ply))
  const again = first ? kept.findIndex((event) => same(event, first)) : -1
  return [...(again < 0 ? kept : kept.slice(0, again)), ...state.events]
}

/** The decision after which a seat's previous turn was over: where "since my last turn" begins. */
export function sinceLastTurn(events: EventInfo[], seat: number): number {
  const turns = events.filter((event) => event.kind === 'turn')
  const mine = turns.findLastIndex((event) => event.params.seat === seat)
  const before = mine === turns.length - 1 ? turns.slice(0, Math.max(0, mine)).findLastIndex((event) => event.params.seat === seat) : mine
  return turns[before + 1]?.ply ?? 0
}
