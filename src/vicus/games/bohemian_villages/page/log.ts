/** Events as lines of the log: who, with which dice, what, and what it brought. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'
import { plain, told, type Picture, type Shown, type Told } from '$page/table/told'
import { faces } from './dice'
import { drawing } from './pieces'
import type { BuildingKind } from './view'

/** Said by other lines already. */
const SILENT = ['turn']
/** What dice are used for: said in one line with them. */
const USES = ['set', 'bishop', 'took_tile']

const count = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Dice as they lie: “⚂ ⚃”, said as “3 4” when rolled and “3+4” when used. */
function dice(value: unknown, between = ''): Shown {
  const shown = faces(String(value)).map((face): Picture => ({ icon: `die-${face}`, label: String(face) }))
  const pictures = shown.flatMap((die, index) => (index && between ? [between, die] : [die]))
  return { pictures, said: shown.map((die) => die.label).join(between || ' ') }
}

function gain({ kind, params }: EventInfo): number {
  if (kind === 'income') return count(params.inns) + count(params.churches)
  if (kind === 'earned') return count(params.coins)
  if (kind === 'final') return count(params.points)
  return 0
}

function place({ params }: EventInfo): string[] {
  return typeof params.place === 'number' ? [`place-${params.place}`] : []
}

const SIGNS: Record<string, string> = {
  income: 'bv-inn-active',
  bishop: 'bv-bishop',
  took_tile: 'bv-special',
  used_tile: 'bv-special',
}
const LINES: Record<string, string> = {
  town_halls: 'bv-town-hall',
  no_town_hall: 'bv-town-hall',
  shops: 'bv-bakery',
  churches: 'bv-church',
  tiles: 'bv-flour',
}

/** The building, tile or person that a line is about. */
function sign({ kind, params }: EventInfo, { say }: Texts): Picture | undefined {
  if (kind === 'final') return { icon: LINES[String(params.line)] ?? 'bv-coin', label: say(`line-${String(params.line)}`) }
  if (kind === 'income' && !params.inns) return { icon: 'bv-bishop', label: say('bishop') }
  if (kind === 'earned') return { icon: `bv-${String(params.source)}`, label: say(`source-${String(params.source)}`) }
  if (typeof params.kind === 'string') return { icon: drawing(params.kind as BuildingKind), label: say(`kind-${params.kind}`) }
  const icon = SIGNS[kind]
  return icon ? { icon, label: kind === 'bishop' ? say('bishop') : say(kind === 'income' ? 'kind-inn' : 'special') } : undefined
}

/** `used`: the dice that were chosen for it. */
function sentence({ kind, params }: EventInfo, used: unknown, texts: Texts): Told {
  if (kind === 'final') return plain(`${texts.player(count(params.seat))}: ${texts.say(`line-${String(params.line)}`)}`)
  if (kind === 'income' && !(params.inns && params.churches))
    return plain(texts.say(params.inns ? 'page-bv-log-inns' : 'page-bv-log-churches', params))
  if (used !== undefined) return told(texts, `page-bv-log-${kind}`, params, { dice: dice(used, '+') })
  if (kind === 'rolled') return told(texts, 'event-rolled', params, { dice: dice(params.dice) })
  if ('dice' in params) return told(texts, `event-${kind}`, params, { dice: dice(params.dice, '+') })
  return plain(texts.say(`event-${kind}`, params))
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
  /** The line of the dice that were chosen last, until it is told what for. */
  let chosen: { line: LogLine; dice: unknown } | null = null
  for (const event of events) {
    if (SILENT.includes(event.kind) || (event.kind === 'income' && gain(event) === 0) || (event.kind === 'final' && gain(event) === 0))
      continue
    const payer = lines.findLast((line) => line.kind === 'set')
    if (payer && paysFor(event, payer)) {
      payer.gain += gain(event)
      continue
    }
    const uses = chosen !== null && USES.includes(event.kind) && chosen.line.seat === event.params.seat ? chosen : null
    const seat = event.kind === 'evicted' ? event.params.by : event.params.seat
    const line: LogLine = {
      ply: event.ply,
      seat: typeof seat === 'number' ? seat : null,
      ...sentence(event, uses?.dice, texts),
      sign: sign(event, texts),
      gain: gain(event),
      places: place(event),
      kind: event.kind,
      event,
    }
    if (uses) lines.splice(lines.indexOf(uses.line), 1)
    if (uses) chosen = null
    if (event.kind === 'chose') chosen = { line, dice: event.params.dice }
    lines.push(line)
  }
  return lines
}
