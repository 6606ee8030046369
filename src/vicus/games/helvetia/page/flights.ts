/** What flies where when something happens: coins to persons, goods to the market, houses and villagers to their places. */
import type { Flight } from '$page/board/flights'
import { use } from '$page/board/use'
import type { EventInfo } from '$page/protocol'
import { colour, house, read, ware } from './pieces'
import type { Good, Kind, Sex, View } from './view'

/** A drawing in a box of 60 × 60, in a player's colour. */
const piece = (icon: string, tint: string, size = 44) => `<g data-player="${tint}">${use(icon, (60 - size) / 2, (60 - size) / 2, size)}</g>`

const villager = (sex: unknown, tint: string) => piece(`hv-${String(sex as Sex)}-awake`, tint)

export function flights(events: EventInfo[], shown: Record<string, unknown> | null): Flight[] {
  const view = read(shown)
  if (!view) return []
  /** Where the newest good was made. */
  let source = ''
  return events.flatMap((event) => {
    if (event.kind === 'worked') source ||= lotOf(event)
    const found = of(event, view, source)
    if (event.kind === 'delivered' || event.kind === 'built') source = ''
    return found
  })
}

const lotOf = ({ params }: EventInfo) => `lot-${String(params.village)}-${String(params.place)}`

function of(event: EventInfo, view: View, source: string): Flight[] {
  const { kind, params } = event
  const seat = Number(params.seat)
  const tint = colour(seat, view)
  const lot = lotOf(event)
  const fly = (from: string, to: string, drawing: string): Flight[] => [{ icon: '', piece: drawing, from, to }]
  switch (kind) {
    case 'acted':
      return fly(`coins-${seat}`, `person-${String(params.person)}`, piece('hv-coin', tint, 34))
    case 'bought':
      return fly(`coins-${seat}`, 'person-builder', piece('hv-coin', tint, 34))
    case 'delivered':
      return [{ icon: ware(params.good as Good), from: source, to: `good-${String(params.good)}` }]
    case 'built':
    case 'neutral_built':
      return fly(`kind-${String(params.kind)}`, lot, piece(house(params.kind as Kind), tint, 54))
    case 'moved_in':
      return fly(`centre-${String(params.village)}`, lot, villager(params.sex, tint))
    case 'married':
      return fly(`centre-${seat}`, lot, villager(params.sex, tint))
    case 'neutral_wed':
      return fly('centre-2', lot, villager(params.sex, 'neutral'))
    case 'dowry': {
      const own = params.owner === seat
      return fly(
        `centre-${String(params.village)}`,
        own ? `coins-${seat}` : `centre-${seat}`,
        piece('hv-dowry', colour(Number(params.owner), view), 34),
      )
    }
    case 'born':
      return fly(lot, `school-${seat}`, piece(`hv-child-${String(params.sex)}`, tint))
    case 'goods_tile':
      return [{ icon: 'hv-points', from: `good-${String(params.good)}`, to: `points-${seat}` }]
    case 'branch_tile':
      return [{ icon: 'hv-points', from: `branch-${String(params.branch)}`, to: `points-${seat}` }]
    case 'surrounded':
      return [{ icon: 'hv-points', from: 'surround-0', to: `points-${seat}` }]
    case 'person_tile':
      return [{ icon: 'hv-points', from: `person-${String(params.person)}`, to: `points-${seat}` }]
    default:
      return []
  }
}
