/** Events as lines of the log: who, what, and what it brought. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'
import type { Amounts } from './pieces'
import { gains } from './words'

/** Said by other lines already. */
const SILENT = ['turn', 'moved', 'settles', 'banderole']
/** What a line brought is told at its end. */
const PAYING = ['built', 'finished', 'traded', 'met', 'kept', 'took', 'crafted']

interface Told extends LogLine {
  brings: Amounts
}

const count = (value: unknown) => (typeof value === 'number' ? value : 0)
const seatOf = ({ params }: EventInfo) => (typeof params.seat === 'number' ? params.seat : null)

function places({ kind, params }: EventInfo): string[] {
  const { seat, cell, space, slot, circle, place } = params
  if (typeof cell === 'number' && typeof seat === 'number') return [`cell-${seat}-${cell}`]
  if (typeof circle === 'number') return [`circle-${circle}`]
  if (typeof place === 'number') return [`card-${place}`]
  if (kind === 'steps') return []
  if (kind === 'took') return [`tile-${count(space)}-${count(slot)}`, `space-${count(space)}`]
  if (typeof space === 'number') return [`space-${space}`]
  return []
}

function text({ kind, params }: EventInfo, texts: Texts): string {
  if (kind === 'final') return `${texts.player(count(params.seat))}: ${texts.say(`line-${String(params.line)}`)}`
  return texts.say(`event-${kind}`, params)
}

/** Something won, by the line that tells where it comes from. */
function won({ kind, params }: EventInfo): Amounts | null {
  if (kind === 'gained') return { [String(params.what)]: count(params.amount) }
  if (kind === 'steps') return { steps: count(params.steps) }
  return null
}

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  const lines: Told[] = []
  /** The card or cell that the next lines are about. */
  let about: string[] = []
  for (const event of events) {
    const { kind, params, ply } = event
    if (kind === 'settles' || kind === 'built') about = places(event)
    if (SILENT.includes(kind) || (kind === 'final' && !params.points)) continue
    const brings = won(event)
    const last = lines.at(-1)
    if (brings && last && last.ply === ply && last.seat === seatOf(event) && PAYING.includes(last.kind)) {
      for (const [thing, number] of Object.entries(brings)) last.brings[thing] = (last.brings[thing] ?? 0) + number
      continue
    }
    const own = places(event)
    lines.push({
      ply,
      seat: seatOf(event),
      text: text(event, texts),
      gain: kind === 'final' ? count(params.points) : kind === 'missed' ? -count(params.points) : 0,
      places: own.length ? own : ['finished', 'met', 'missed', 'handed', 'ate'].includes(kind) ? about : [],
      kind,
      brings: {},
    })
  }
  return lines.map(({ brings: { points = 0, ...rest }, ...line }) => {
    const won = gains(rest, texts)
    return { ...line, gain: line.gain + points, text: won ? `${line.text}: ${won}` : line.text }
  })
}
