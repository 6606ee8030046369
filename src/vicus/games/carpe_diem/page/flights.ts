/** What flies where when something happens: tiles from the spaces to quarters, goods and steps from where they were won. */
import type { Flight } from '$page/board/flights'
import type { EventInfo } from '$page/protocol'
import { paint } from './tile'
import { drawing, read } from './pieces'

export function flights(events: EventInfo[], shown: Record<string, unknown> | null): Flight[] {
  const view = read(shown)
  if (!view) return []
  const found: Flight[] = []
  /** Where the tile in hand comes from, and where rewards are being won. */
  let from = ''
  let source = ''
  for (const { kind, params } of events) {
    const seat = String(params.seat)
    const tile = kind === 'built' ? view.seats[Number(params.seat)]?.cells[Number(params.cell)] : undefined
    if (kind === 'took') from = `tile-${String(params.space)}-${String(params.slot)}`
    if (kind === 'crafted') from = `craft-${String(params.slot)}`
    if (kind === 'settles') source = `card-${String(params.place)}`
    if (kind === 'built') {
      source = `cell-${seat}-${String(params.cell)}`
      if (from && tile) found.push({ icon: '', piece: paint(tile), from, to: source })
      from = ''
    }
    if (kind === 'stored') {
      if (from) found.push({ icon: 'cd-storage', from, to: `stored-${seat}` })
      from = ''
    }
    if (kind === 'gained') found.push({ icon: drawing(String(params.what)), from: source, to: `${String(params.what)}-${seat}` })
    if (kind === 'traded') found.push({ icon: 'cd-coin', from: source, to: `coins-${seat}` })
    if (kind === 'steps') found.push({ icon: 'cd-step', from: source, to: `track-${String(params.space)}` })
    if (kind === 'looked') found.push({ icon: 'cd-fountain', from: source, to: `fountain_cards-${seat}` })
  }
  if (from && view.hand) found.push({ icon: '', piece: paint(view.hand), from, to: 'hand' })
  return found
}
