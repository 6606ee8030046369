/** The bot workers as the table's code asks them (`vicus.static.bots.Workers`): JSON in, JSON out. */
import { Bots, started, type BotWorker } from '../wasm/bots'
import type { About } from '../wasm/engine'
import type { Ask, GreedyAsk, SearchAsk } from '../wasm/messages'

/** Each has a tree of its own: more of them find little more, and a phone gets hot. */
const MOST = 4

type Written = (Omit<GreedyAsk, 'position'> | Omit<SearchAsk, 'position'>) & { position: string }

export class BotLines {
  readonly count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1))
  private readonly bots: Bots
  private readonly loading = new Map<string, Promise<void>>()

  constructor(start: () => BotWorker = started) {
    this.bots = new Bots(this.count, start)
  }

  /** A game's module, when it has come. */
  load(game: string, module: Promise<WebAssembly.Module>, about: Promise<About>): void {
    const loading = Promise.all([module, about]).then((found) => this.bots.load(game, ...found))
    loading.catch(() => undefined) // told to whoever asks
    this.loading.set(game, loading)
  }

  async ask(text: string): Promise<string> {
    const asked = JSON.parse(text) as Written | Extract<Ask, { kind: 'forget' }>
    if (asked.kind === 'forget') {
      this.bots.forget(asked.bot)
      return '{}'
    }
    await this.loading.get(asked.game)
    const position = bytes(asked.position)
    if (asked.kind === 'greedy') return JSON.stringify({ action: await this.bots.greedy({ ...asked, position }) })
    const { visits, values, done, totals } = await this.bots.search({ ...asked, position })
    return JSON.stringify({ visits, values, done, totals })
  }
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16))
}
