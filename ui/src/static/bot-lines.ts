/** The bot workers as the table's code asks them (`vicus.static.workers`): JSON in, JSON out. */
import { Bots, started, type BotWorker } from '../wasm/bots'
import type { About } from '../wasm/engine'
import type { Ask, DeepAsk, GreedyAsk, PolicyAsk, SearchAsk } from '../wasm/messages'

/** Each has a tree of its own: more of them find little more, and a phone gets hot. */
const MOST = 4
/** Milliseconds that a bot waits for its net before somebody else plays for it; the net goes on coming. */
const SOON = 15_000

/** Bytes are written as hexadecimal digits. */
type Packed<A, Name extends keyof A> = Omit<A, Name> & Record<Name, string>
type Written =
  | Packed<GreedyAsk, 'position'>
  | Packed<SearchAsk, 'position'>
  | Packed<DeepAsk, 'position'>
  | Packed<PolicyAsk, 'observation'>
  | Extract<Ask, { kind: 'forget' }>

/** What those who play by a net need. */
export interface Learned {
  module: WebAssembly.Module
  about: About
  net: ArrayBuffer
}

export class BotLines {
  readonly count = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1))
  private readonly bots: Bots
  private readonly loading = new Map<string, Promise<void>>()
  private readonly learning = new Map<string, Promise<void>>()

  /** `fetchNet`: gets the net of a game, when somebody plays by it. */
  constructor(
    start: () => BotWorker = started,
    private readonly fetchNet: (game: string) => Promise<Learned> = noNet,
    private readonly soon: number = SOON,
  ) {
    this.bots = new Bots(this.count, start)
  }

  /** A game's module, when it has come. */
  load(game: string, module: Promise<WebAssembly.Module>, about: Promise<About>): void {
    const loading = Promise.all([module, about]).then((found) => this.bots.load(game, ...found))
    loading.catch(() => undefined) // told to whoever asks
    this.loading.set(game, loading)
  }

  async ask(text: string): Promise<string> {
    const asked = JSON.parse(text) as Written
    switch (asked.kind) {
      case 'forget':
        this.bots.forget(asked.bot)
        return '{}'
      case 'greedy':
        await this.loading.get(asked.game)
        return JSON.stringify({ action: await this.bots.greedy({ ...asked, position: bytes(asked.position) }) })
      case 'search':
        await this.loading.get(asked.game)
        return JSON.stringify(await this.bots.search({ ...asked, position: bytes(asked.position) }))
      case 'policy':
        if (!(await this.hasLearned(asked.game))) return NO_NET
        return JSON.stringify({ logits: await this.bots.opinions({ ...asked, observation: bytes(asked.observation) }) })
      case 'deep':
        if (!(await this.hasLearned(asked.game))) return NO_NET
        return JSON.stringify(await this.bots.deepen({ ...asked, position: bytes(asked.position) }))
    }
  }

  /** False if the net cannot be had, or not soon; whoever asks next tries again. */
  private async hasLearned(game: string): Promise<boolean> {
    const learning = this.learning.get(game) ?? this.learn(game)
    this.learning.set(game, learning)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), this.soon)))
    const done = learning.then(
      () => true,
      () => false,
    )
    try {
      return await Promise.race([done, late])
    } finally {
      clearTimeout(timer)
    }
  }

  private async learn(game: string): Promise<void> {
    try {
      const { module, about, net } = await this.fetchNet(game)
      await this.bots.learn(game, module, about, net)
    } catch (problem) {
      this.learning.delete(game)
      throw problem
    }
  }
}

const NO_NET = JSON.stringify({ no_net: true })

async function noNet(game: string): Promise<never> {
  throw new Error(`there is no net of ${game}`)
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16))
}
