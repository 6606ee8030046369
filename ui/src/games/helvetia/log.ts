/** Events as lines of the log: who, what, and what it brought. */
import type { Texts } from '../../i18n'
import type { EventInfo } from '../../protocol'
import type { LogLine } from '..'
import { placeOf } from './last'

/** Said by other lines already. */
const SILENT = ['turn', 'acted', 'ended_turn', 'round_over', 'centred', 'schooled', 'exchanged']
/** What the lines of a payment are put together from. */
const PAYMENT = ['worked', 'bought']
/** Tiles are won by the line before them. */
const WON: Record<string, string> = { goods_tile: 'delivered', branch_tile: 'delivered', surrounded: 'built' }

const count = (value: unknown) => (typeof value === 'number' ? value : 0)
const seatOf = ({ params }: EventInfo) => (typeof params.seat === 'number' ? params.seat : null)

function text({ kind, params }: EventInfo, texts: Texts): string {
  if (kind === 'final') return `${texts.player(count(params.seat))}: ${texts.say(`line-${String(params.line)}`)}`
  return texts.say(`event-${kind}`, params)
}

function gain({ kind, params }: EventInfo): number {
  if (kind === 'delivered') return 1
  return ['goods_tile', 'branch_tile', 'surrounded', 'final'].includes(kind) ? count(params.points) : 0
}

/** “Ada makes brick, stone and buys brick”: one line for a whole payment. */
function payment(made: string[], bought: string[], seat: number, { say }: Texts): string {
  return [
    made.length ? say('page-hv-log-makes', { seat, what: made.join(', ') }) : '',
    bought.length ? say(made.length ? 'page-hv-log-and-buys' : 'page-hv-log-buys', { seat, what: bought.join(', ') }) : '',
  ].join('')
}

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  const lines: LogLine[] = []
  let made: string[] = []
  let bought: string[] = []
  for (const event of events) {
    const { kind, params, ply } = event
    if (SILENT.includes(kind) || (kind === 'final' && !params.points)) continue
    const last = lines.at(-1)
    const seat = seatOf(event)
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
      line.text = payment(made, bought, seat, texts)
      line.ply = ply
      if (kind === 'worked') line.places.push(...placeOf(event))
      continue
    }
    lines.push({ ply, seat, text: text(event, texts), gain: gain(event), places: placeOf(event), kind: WON[kind] ? 'scored' : kind })
  }
  return lines
}
