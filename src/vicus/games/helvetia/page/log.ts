/** Events as lines of the log: who, what, and what it brought. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'
import { joined, told, type Part, type Picture, type Told } from '$page/table/told'
import { placeOf } from './last'
import { house, portrait, ware } from './pieces'
import type { Good, Kind, Person } from './view'

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

const goodPicture = (good: unknown, { say }: Texts): Picture => ({ icon: ware(good as Good), label: say(`good-${String(good)}`) })
const housePicture = (kind: unknown, { say }: Texts): Picture => ({ icon: house(kind as Kind), label: say(`kind-${String(kind)}`) })

const PEOPLE = ['settled', 'schooled', 'wed', 'married', 'moved_in', 'neutral_wed']
const LINES: Record<string, string> = {
  deliveries: 'hv-good-wood',
  goods_tiles: 'hv-good-bread',
  person_tiles: 'hv-person-priest',
  victory_buildings: 'hv-house-church',
  surround: 'hv-house-marketplace',
}

/** The house, good or person that a line is about. */
function sign({ kind, params }: EventInfo, texts: Texts): Picture | undefined {
  const { say } = texts
  const tint = kind === 'neutral_wed' ? 'neutral' : String(count(params.seat) + 1)
  const of = (icon: string, label = ''): Picture => ({ icon, label, tint })
  if (kind === 'final') return of(LINES[String(params.line)] ?? 'hv-points')
  if (kind === 'born') return of(`hv-child-${String(params.sex)}`, say(`sex-${String(params.sex)}`))
  if (kind === 'grew_up') return of('hv-school')
  if (kind === 'dowry') return { icon: 'hv-dowry', label: '', tint: String(count(params.owner) + 1) }
  if (kind === 'woke' || kind === 'empty_wake') return of(portrait('watchman'), say('person-watchman'))
  if (kind === 'surrounded' || kind === 'starter') return of('hv-points')
  if (PEOPLE.includes(kind)) return of(`hv-${String(params.sex)}-awake`, say(`sex-${String(params.sex)}`))
  if (typeof params.person === 'string') return of(portrait(params.person as Person), say(`person-${params.person}`))
  if (typeof params.kind === 'string') return { ...housePicture(params.kind, texts), tint }
  if (typeof params.good === 'string') return goodPicture(params.good, texts)
  return undefined
}

/** “makes brick, stone; buys brick”: one line for a whole payment. */
function payment(made: Picture[], bought: Picture[], texts: Texts): Told {
  const what = (pictures: Picture[]) => ({ what: { pictures, said: pictures.map(({ label }) => label).join(', ') } })
  const parts = [
    ...(made.length ? [told(texts, 'page-hv-log-makes', {}, what(made))] : []),
    ...(bought.length ? [told(texts, 'page-hv-log-buys', {}, what(bought))] : []),
  ]
  return joined(parts, '; ')
}

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  const lines: LogLine[] = []
  let made: Picture[] = []
  let bought: Picture[] = []
  let revealed: Picture[] = []
  for (const event of events) {
    const { kind, params, ply } = event
    if (SILENT.includes(kind) || (kind === 'final' && !params.points)) continue
    const last = lines.at(-1)
    const seat = seatOf(event)
    if (kind === 'revealed') {
      const picture = housePicture(params.kind, texts)
      revealed = last?.kind === kind ? [...revealed, picture] : [picture]
      if (last?.kind !== kind) lines.push({ ply, seat, text: '', gain: 0, places: [], kind, event })
      const line = lines.at(-1)!
      const said = revealed.map(({ label }) => label).join(', ')
      Object.assign(line, told(texts, 'page-hv-log-revealed', {}, { what: { pictures: revealed, said } }))
      line.places.push(`kind-${String(params.kind)}`)
      continue
    }
    if (PAYMENT.includes(kind) && seat !== null) {
      if (last?.kind !== 'paid') {
        made = []
        bought = []
        lines.push({ ply, seat, text: '', gain: 0, places: [], kind: 'paid', event })
      }
      if (kind === 'worked') made.push(goodPicture(params.good, texts))
      else bought.push(goodPicture(params.good, texts))
      const line = lines.at(-1)!
      const paid = payment(made, bought, texts)
      const who = `${texts.player(seat)}: `
      Object.assign(line, { text: who + paid.text, parts: [who, ...paid.parts] })
      line.ply = ply
      if (kind === 'worked') line.places.push(...placeOf(event))
      continue
    }
    if (PAID.includes(kind) && last?.kind === 'paid' && last.seat === seat) {
      const how = made.length + bought.length > 1 || kind === 'built' ? payment(made, bought, texts) : null
      const said = text(event, texts)
      const parts: Part[] = how ? [`${said} (`, ...how.parts, ')'] : [said]
      Object.assign(last, {
        ply,
        text: how ? `${said} (${how.text})` : said,
        parts,
        sign: sign(event, texts),
        gain: gain(event),
        places: [...last.places, ...placeOf(event)],
        kind,
        event,
      })
      continue
    }
    lines.push({
      ply,
      seat,
      text: text(event, texts),
      sign: sign(event, texts),
      gain: gain(event),
      places: placeOf(event),
      kind: WON[kind] ? 'scored' : kind,
      event,
    })
  }
  return lines
}
