/** Events as lines of the log: who, what, and what it brought. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'
import { placeOf } from './last'

/** Said by other lines already. */
const SILENT = ['turn', 'acted', 'ended_turn', 'round_over', 'centred', 'schooled', 'exchanged']
/** What the lines of a payment are put together from. */
const PAYMENT = ['worked', 'bought']
/** What is paid for: told together with its payment. */
const PAID = ['built', 'delivered']
/** Tiles are won by the line before them. */
const WON: Record<string, string> = { goods_tile: 'delivered', branch_tile: 'delivered', surrounded: 'built' }

const count = (value: unknown) => (typeof value === 'number' ? value : 0)
const seatOf = ({ params }: EventInfo) => (typeof params.seat === 'number' ? params.seat : null)

/** Whose village it is: the numbers after the players' are the neutral one. */
const whose = (village: unknown, { say, names }: Texts) =>
  count(village) < names.length ? say('page-hv-village-of', { seat: count(village) }) : say('page-hv-neutral-village')

function text({ kind, params }: EventInfo, texts: Texts): string {
  const { say } = texts
  if (kind === 'final') return `${texts.player(count(params.seat))}: ${say(`line-${String(params.line)}`)}`
  if (kind === 'dowry' && params.owner === params.seat) return say('page-hv-log-own-coin', params)
  if (['woke', 'married', 'wed', 'moved_in', 'born'].includes(kind))
    return say(`page-hv-log-${kind}`, { ...params, village: whose(params.village, texts) })
  return say(`event-${kind}`, params)
}

function gain({ kind, params }: EventInfo): number {
  if (kind === 'delivered') return 1
  return ['goods_tile', 'branch_tile', 'surrounded', 'final'].includes(kind) ? count(params.points) : 0
}

/** “makes brick, stone; buys brick”: one line for a whole payment. */
function payment(made: string[], bought: string[], { say }: Texts): string {
  const parts = [
    made.length ? say('page-hv-log-makes', { what: made.join(', ') }) : '',
    bought.length ? say('page-hv-log-buys', { what: bought.join(', ') }) : '',
  ]
  return parts.filter(Boolean).join('; ')
}

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  const lines: LogLine[] = []
  let made: string[] = []
  let bought: string[] = []
  let revealed: string[] = []
  for (const event of events) {
    const { kind, params, ply } = event
    if (SILENT.includes(kind) || (kind === 'final' && !params.points)) continue
    const last = lines.at(-1)
    const seat = seatOf(event)
    if (kind === 'revealed') {
      const name = texts.say(`kind-${String(params.kind)}`)
      revealed = last?.kind === kind ? [...revealed, name] : [name]
      if (last?.kind !== kind) lines.push({ ply, seat, text: '', gain: 0, places: [], kind })
      const line = lines.at(-1)!
      line.text = texts.say('page-hv-log-revealed', { what: revealed.join(', ') })
      line.places.push(`kind-${String(params.kind)}`)
      continue
    }
    if (PAYMENT.includes(kind) && seat !== null) {
      const good = texts.say(`good-${String(params.good)}`)
      if (last?.kind !== 'paid') {
        made = []
        bought = []
        lines.push({ ply, seat, text: '', gain: 0, places: [], kind: 'paid' })
      }
      if (kind === 'worked') made.push(good)
      else bought.push(good)
      const line = lines.at(-1)!
      line.text = `${texts.player(seat)}: ${payment(made, bought, texts)}`
      line.ply = ply
      if (kind === 'worked') line.places.push(...placeOf(event))
      continue
    }
    if (PAID.includes(kind) && last?.kind === 'paid' && last.seat === seat) {
      const how = made.length + bought.length > 1 || kind === 'built' ? ` (${payment(made, bought, texts)})` : ''
      Object.assign(last, { ply, text: text(event, texts) + how, gain: gain(event), places: [...last.places, ...placeOf(event)], kind })
      continue
    }
    lines.push({ ply, seat, text: text(event, texts), gain: gain(event), places: placeOf(event), kind: WON[kind] ? 'scored' : kind })
  }
  return lines
}
