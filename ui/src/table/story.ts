/** What happened, told in blocks: one for each turn, and one for what belongs to nobody (a new round, a scoring, the end). */
import type { GamePart, LogLine } from '../games'
import { eventText } from '../generic/words'
import type { Texts } from '../i18n'
import type { EventInfo } from '../protocol'

export interface Block {
  /** The same as long as the block is there. */
  key: string
  /** Whose turn it was; null: nobody's. */
  seat: number | null
  title: string
  lines: LogLine[]
}

type Teller = Pick<GamePart, 'log' | 'chapters'>
type View = Record<string, unknown> | null

/** The end of a game stands apart in every game. */
const CHAPTERS = ['ended']

/** The events of each turn; what comes before the first stands apart. */
export function turns(events: EventInfo[], chapters: readonly string[] = CHAPTERS): EventInfo[][] {
  const found: EventInfo[][] = []
  let apart = false
  for (const event of events) {
    const opens = event.kind === 'turn' || (!apart && chapters.includes(event.kind))
    if (opens || !found.length) found.push([])
    if (opens) apart = event.kind !== 'turn'
    found.at(-1)!.push(event)
  }
  return found
}

/** Tells a whole game, again and again as it goes on: what was told already is not put into words anew. */
export class Storyteller {
  private readonly known = new WeakMap<EventInfo, { last: EventInfo; texts: Texts; block: Block }>()

  tell(events: EventInfo[], { log, chapters = CHAPTERS }: Teller, texts: Texts, view: View): Block[] {
    const all = turns(events, chapters)
    const blocks = all.map((some, index) => {
      const [first, last] = [some[0]!, some.at(-1)!]
      const before = this.known.get(first)
      if (before && before.last === last && before.texts === texts) return before.block
      const block = told(some, index, log(some, texts, view), chapters, texts)
      // a turn that goes on may still change what its lines say
      if (index < all.length - 1) this.known.set(first, { last, texts, block })
      return block
    })
    return blocks.filter(({ lines }) => lines.length)
  }
}

function told(events: EventInfo[], index: number, lines: LogLine[], chapters: readonly string[], texts: Texts): Block {
  const first = events[0]!
  const key = `${index} ${first.kind}`
  if (first.kind === 'turn' && typeof first.params.seat === 'number')
    return { key, seat: first.params.seat, title: texts.player(first.params.seat), lines }
  const title = chapters.includes(first.kind) ? eventText(first, texts) : texts.say('page-log-start')
  return { key, seat: null, title, lines: lines.filter((line) => line.text !== title) }
}

/** A block as it was when so many decisions had been made. */
export function until({ lines, ...block }: Block, ply: number): Block {
  return { ...block, lines: lines.filter((line) => line.ply <= ply) }
}

/** What a turn brought to whoever had it. */
export const earned = ({ lines, seat }: Block) => lines.reduce((sum, line) => sum + (line.seat === seat ? line.gain : 0), 0)
