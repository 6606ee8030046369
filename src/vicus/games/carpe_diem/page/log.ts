/** Events as lines of the log: who, what, and what it brought; tiles, cards and goods as they are drawn on the table. */
import type { Texts } from '$page/i18n'
import type { EventInfo } from '$page/protocol'
import type { LogLine } from '$page/games'
import { plain, told, type Part, type Picture, type Shown, type Told } from '$page/table/told'
import { drawing, read, type Amounts } from './pieces'
import { paint } from './tile'
import type { Tile, View } from './view'
import { counted, gains, tileText } from './words'

/** Said by other lines already. */
const SILENT = ['turn', 'moved', 'settles', 'banderole']
/** What a line brought is told at its end. */
const PAYING = ['built', 'finished', 'traded', 'met', 'kept', 'took', 'crafted']
/** About the cell or card of the lines before them. */
const ABOUT = ['finished', 'met', 'missed', 'handed', 'ate']

interface Line extends LogLine {
  parts: Part[]
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

/** Something won, by the line that tells where it comes from. */
function won({ kind, params }: EventInfo): Amounts | null {
  if (kind === 'gained') return { [String(params.what)]: count(params.amount) }
  if (kind === 'steps') return { steps: count(params.steps) }
  return null
}

/** “3 🐔, 1 🪙”, said in words. */
function amounts(value: unknown, texts: Texts, between: string): Part[] {
  const some = Object.entries((value ?? {}) as Amounts).filter(([, number]) => number > 0)
  return some.flatMap(([thing, number], index) => [
    `${index ? between : ''}${number}\u00a0`,
    { icon: drawing(thing), label: counted(thing, number, texts) },
  ])
}

const wanted = (name: 'wants' | 'pays', value: unknown, texts: Texts): Shown => ({
  pictures: amounts(value, texts, ' + '),
  said: String(texts.word(name, value)),
})

function sentence({ kind, params }: EventInfo, texts: Texts): Told {
  const { say } = texts
  if (kind === 'final') return plain(`${texts.player(count(params.seat))}: ${say(`line-${String(params.line)}`)}`)
  if (kind === 'finished') return plain(say('page-cd-log-finished', { ...params, structure: say('page-cd-finishes-one', params) }))
  if ('wants' in params)
    return told(texts, `event-${kind}`, params, {
      wants: wanted('wants', params.wants, texts),
      pays: wanted('pays', params.pays, texts),
    })
  return plain(say(`event-${kind}`, params))
}

/** A tile wherever it lies now. */
function find(id: unknown, { spaces, seats, hand, display }: View): Tile | undefined {
  const all = [hand, ...display, ...spaces.flatMap(({ tiles }) => tiles), ...seats.flatMap((seat) => [...seat.cells, ...seat.stored_tiles])]
  return all.find((tile) => tile?.id === id) ?? undefined
}

/** The tile that an event is about; one that was taken is named when it is built or stored. */
function tileOf({ kind, params }: EventInfo, later: EventInfo[], view: View | null): Tile | undefined {
  if (!view?.seats) return undefined
  if (kind === 'built') return view.seats[count(params.seat)]?.cells?.[count(params.cell)] ?? find(params.tile, view)
  if (kind === 'stored') return find(params.tile, view)
  if (kind !== 'took' && kind !== 'crafted') return undefined
  const next = later.find((event) => ['built', 'stored', 'took', 'crafted'].includes(event.kind))
  if (next?.kind === 'built' || next?.kind === 'stored') return tileOf(next, [], view)
  return next ? undefined : (view.hand ?? undefined)
}

const SIGNS: Record<string, string> = {
  placed: 'patrician',
  flew: 'patrician',
  took: 'patrician',
  removed: 'storage',
  stored: 'storage',
  looked: 'fountain',
  kept: 'fountain',
  disc: 'disc',
  steps: 'step',
  ate: 'bread',
  traded: 'merchant',
  crafted: 'craftsman',
  met: 'points',
  missed: 'points',
}
const TINTED = ['placed', 'flew', 'took', 'disc']
const LINES: Record<string, string> = { villas: 'villa', leftovers: 'storage', track: 'banderole', fountain: 'fountain' }

function sign({ kind, params }: EventInfo, tile: Picture | undefined, texts: Texts): Picture | undefined {
  const of = (name: string, label = ''): Picture => ({ icon: `cd-${name}`, label })
  if (kind === 'built') return tile
  if (kind === 'final') return of(LINES[String(params.line)] ?? 'points')
  if (kind === 'finished' || kind === 'lapsed')
    return { icon: drawing(String(params.kind)), label: texts.say(`kind-${String(params.kind)}`) }
  if (kind === 'gained' && params.source !== 'card') return { icon: drawing(String(params.source)), label: '' }
  const name = SIGNS[kind]
  if (!name) return undefined
  return TINTED.includes(kind) ? { ...of(name), tint: String(count(params.seat) + 1) } : of(name)
}

/** Fountain cards, as far as they may be known. */
function cards({ kind, params }: EventInfo, { say }: Texts): Picture[] {
  const known = kind === 'looked' && Array.isArray(params.cards) ? params.cards.map(String) : []
  return known.map((card) => ({ icon: drawing(card), label: say(`kind-${card}`) }))
}

export function log(events: EventInfo[], texts: Texts, shown: Record<string, unknown> | null = null): LogLine[] {
  const view = read(shown)
  const lines: Line[] = []
  /** The card or cell that the next lines are about. */
  let about: string[] = []
  for (const [index, event] of events.entries()) {
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
    const tile = tileOf(event, events.slice(index + 1), view)
    const drawn = tile && { piece: paint(tile), label: tileText(tile, texts) }
    const { text, parts } = sentence(event, texts)
    const pictures = [...(drawn && kind !== 'built' ? [drawn] : []), ...cards(event, texts)]
    lines.push({
      ply,
      seat: seatOf(event),
      text,
      parts: pictures.length ? [...parts, ' ', ...pictures] : parts,
      sign: sign(event, drawn, texts),
      gain: kind === 'final' ? count(params.points) : kind === 'missed' ? -count(params.points) : 0,
      places: own.length ? own : ABOUT.includes(kind) ? about : [],
      kind,
      event,
      brings: {},
    })
  }
  return lines.map(({ brings: { points = 0, ...rest }, ...line }) => {
    const won = gains(rest, texts)
    const parts = won ? [...line.parts, ': ', ...amounts(rest, texts, ', ')] : line.parts
    return { ...line, gain: line.gain + points, text: won ? `${line.text}: ${won}` : line.text, parts }
  })
}
