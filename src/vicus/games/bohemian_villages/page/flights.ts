/** What flies where when something happens: coins from inns, churches, farms and manors, tiles from the supply. */
import type { Flight } from '$page/board/flights'
import type { EventInfo } from '$page/protocol'
import { read } from './pieces'
import type { Building } from './view'

const TILES: Record<string, string> = { mill: 'flour', manufactory: 'glass' }

export function flights(events: EventInfo[], shown: Record<string, unknown> | null): Flight[] {
  const view = read(shown)
  if (!view) return []
  const buildings = view.villages.flatMap((village) => village.buildings)
  const coin = (building: Building, seat: unknown): Flight => ({
    icon: 'bv-coin',
    from: `place-${building.place}`,
    to: `points-${String(seat)}`,
  })
  const found: Flight[] = []
  let place = ''
  for (const { kind, params } of events) {
    const seat = params.seat
    const own = buildings.filter((building) => building.owner === seat)
    if (kind === 'set') place = `place-${String(params.place)}`
    const tile = TILES[String(params.kind)]
    if (kind === 'set' && tile) found.push({ icon: `bv-${tile}`, from: place, to: `${tile}-${String(seat)}` })
    if (kind === 'income' && params.inns) found.push(...own.filter((building) => building.active).map((building) => coin(building, seat)))
    if (kind === 'income' && params.churches)
      found.push(...own.filter((building) => building.kind === 'church').map((building) => coin(building, seat)))
    if (kind === 'earned') {
      const from = params.source === 'flour' || params.source === 'glass' ? `supply-${params.source}` : place
      found.push({ icon: 'bv-coin', from, to: `points-${String(seat)}` })
    }
    if (kind === 'took_tile') found.push({ icon: 'bv-special', from: 'supply-special', to: `special-${String(seat)}` })
  }
  return found
}
