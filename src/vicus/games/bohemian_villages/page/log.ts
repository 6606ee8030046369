/** Events as lines of the log: who, what, and what it brought. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'

/** Said by other lines already. */
const SILENT = ['turn', 'chose']

const count = (value: unknown) => (typeof value === 'number' ? value : 0)

function gain({ kind, params }: EventInfo): number {
  if (kind === 'income') return count(params.inns) + count(params.churches)
  if (kind === 'earned') return count(params.coins)
  if (kind === 'final') return count(params.points)
  return 0
}

function place({ params }: EventInfo): string[] {
  return typeof params.place === 'number' ? [`place-${params.place}`] : []
}

function text({ kind, params }: EventInfo, texts: Texts): string {
  if (kind === 'final') return `${texts.player(count(params.seat))}: ${texts.say(`line-${String(params.line)}`)}`
  return texts.say(`event-${kind}`, params)
}

/** A farm or manor pays for the figure that was just set: one line for both. */
function paysFor(event: EventInfo, line: LogLine | undefined): boolean {
  return (
    event.kind === 'earned' &&
    line?.kind === 'set' &&
    line.ply === event.ply &&
    line.seat === event.params.seat &&
    (event.params.source === 'farm' || event.params.source === 'manor')
  )
}

export function log(events: EventInfo[], texts: Texts): LogLine[] {
  const lines: LogLine[] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (SILENT.includes(event.kind) || (event.kind === 'income' && gain(event) === 0) || (event.kind === 'final' && gain(event) === 0))
      continue
    if (last && paysFor(event, last)) {
      last.gain += gain(event)
      continue
    }
    const seat = event.kind === 'evicted' ? event.params.by : event.params.seat
    lines.push({
      ply: event.ply,
      seat: typeof seat === 'number' ? seat : null,
      text: text(event, texts),
      gain: gain(event),
      places: place(event),
      kind: event.kind,
    })
  }
  return lines
}
