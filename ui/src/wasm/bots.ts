/** Bot workers, asked as if they were functions. One that hangs is ended, and another takes its place. */
import type { About } from './engine'
import type {
  Answer,
  Ask,
  Chosen,
  DeepAsk,
  Found,
  GreedyAsk,
  Learn,
  Load,
  Opinions,
  PolicyAsk,
  Question,
  Reply,
  SearchAsk,
  Thought,
} from './messages'

/** As much of a worker as is used here. */
export interface BotWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(question: Question): void
  terminate(): void
}

/** Milliseconds that an answer may take, beside the time that a search was given. */
const PATIENCE = 30_000

export function started(): BotWorker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
}

function patience({ seconds }: { seconds: number | null }): number {
  return PATIENCE + 1000 * (seconds ?? 0)
}

interface Waiting {
  question: Question
  /** Milliseconds that it may take. */
  limit: number
  resolve: (reply: Reply) => void
  reject: (problem: Error) => void
}

/** One worker: a question that costs time is asked when the one before it is answered, so its time is its own. */
class Place {
  private worker: BotWorker | null = null
  private readonly line: Waiting[] = []
  private readonly asked = new Map<number, Waiting>()
  private thinking: Waiting | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly start: () => BotWorker,
    private readonly loads: Map<string, Ask>,
    private readonly number: () => number,
  ) {}

  get isRunning(): boolean {
    return this.worker !== null
  }

  /** Questions that it has to think about. */
  get length(): number {
    return this.line.length + (this.thinking ? 1 : 0)
  }

  /** Answered between two stretches of a search. */
  tell(ask: Ask): Promise<Reply> {
    return new Promise((resolve, reject) => this.post({ question: { ...ask, id: this.number() }, limit: Infinity, resolve, reject }))
  }

  think(ask: Thought, limit: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.line.push({ question: { ...ask, id: this.number() }, limit, resolve, reject })
      this.next()
    })
  }

  forget(bot: string): void {
    const mine = ({ question }: Waiting) => (question.kind === 'search' || question.kind === 'deep') && question.bot === bot
    for (const waiting of this.line.filter(mine)) {
      this.line.splice(this.line.indexOf(waiting), 1)
      waiting.reject(new Error(`${bot} was forgotten`))
    }
    if (this.worker) void this.tell({ kind: 'forget', bot }).catch(() => undefined)
  }

  /** Ends the worker; whoever waits for it is told why. */
  close(why: string): void {
    const all = [...this.asked.values(), ...this.line.splice(0)]
    this.stop()
    this.asked.clear()
    for (const waiting of all) waiting.reject(new Error(why))
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.thinking = null
    if (!this.worker) return
    this.worker.onmessage = this.worker.onerror = null
    this.worker.terminate()
    this.worker = null
  }

  private next(): void {
    if (this.thinking) return
    const waiting = this.line.shift()
    if (!waiting) return
    this.thinking = waiting
    this.post(waiting)
    if (this.thinking === waiting) this.timer = setTimeout(() => this.replace(waiting), waiting.limit)
  }

  /** It hangs: another worker takes over what others have asked. */
  private replace(hanging: Waiting): void {
    this.stop()
    this.asked.delete(hanging.question.id)
    hanging.reject(new Error(`a bot worker took longer than ${hanging.limit / 1000} s and was ended`))
    const others = [...this.asked.values()]
    this.asked.clear()
    for (const waiting of others) this.post(waiting)
    this.next()
  }

  private post(waiting: Waiting): void {
    try {
      this.worker ??= this.begun()
      this.worker.postMessage(waiting.question)
      this.asked.set(waiting.question.id, waiting)
    } catch (problem) {
      if (this.thinking === waiting) this.thinking = null
      waiting.reject(problem instanceof Error ? problem : new Error(String(problem)))
    }
  }

  /** A new worker that knows all modules. Nobody waits for its answers to that: what fails shows when a game is asked for. */
  private begun(): BotWorker {
    const worker = this.start()
    worker.onmessage = ({ data }) => this.hear(data)
    worker.onerror = (event) => this.close(`a bot worker has failed: ${event.message ?? 'it could not be started'}`)
    for (const load of this.loads.values()) worker.postMessage({ ...load, id: this.number() })
    return worker
  }

  private hear({ id, ...reply }: Answer): void {
    const waiting = this.asked.get(id)
    if (!waiting) return
    this.asked.delete(id)
    if ('error' in reply) waiting.reject(new Error(String(reply.error)))
    else waiting.resolve(reply)
    if (this.thinking !== waiting) return
    clearTimeout(this.timer)
    this.thinking = null
    this.next()
  }
}

interface Home {
  place: Place
  /** Questions of this bot that are not answered yet. */
  open: number
}

export class Bots {
  private readonly places: Place[]
  private readonly loads = new Map<string, Ask>()
  /** Where a bot's tree is. */
  private readonly homes = new Map<string, Home>()
  private last = 0

  /** Workers are started when they are needed first. */
  constructor(workers: number, start: () => BotWorker = started) {
    const number = () => ++this.last
    this.places = Array.from({ length: workers }, () => new Place(start, this.loads, number))
  }

  /** A game's module for all workers, also for those that will be started. */
  async load(game: string, module: WebAssembly.Module | ArrayBuffer, about: About): Promise<void> {
    await this.tellAll({ kind: 'load', game, module, about })
  }

  /** The same for a net, and the module of those who play by it. */
  async learn(game: string, module: WebAssembly.Module, about: About, net: ArrayBuffer): Promise<void> {
    await this.tellAll({ kind: 'learn', game, module, about, net })
  }

  private async tellAll(ask: Load | Learn): Promise<void> {
    const key = `${ask.kind} ${ask.game}`
    const running = this.places.filter((place) => place.isRunning)
    this.loads.delete(key)
    const told = (running.length ? running : this.places.slice(0, 1)).map((place) => place.tell(ask))
    this.loads.set(key, ask)
    try {
      await Promise.all(told)
    } catch (problem) {
      if (this.loads.get(key) === ask) this.loads.delete(key)
      throw problem
    }
  }

  async greedy(ask: Omit<GreedyAsk, 'kind'>): Promise<number> {
    return ((await this.idlest().think({ ...ask, kind: 'greedy' }, PATIENCE)) as Chosen).action
  }

  /** What a net thinks of each action on a menu. */
  async opinions(ask: Omit<PolicyAsk, 'kind'>): Promise<number[]> {
    return ((await this.idlest().think({ ...ask, kind: 'policy' }, PATIENCE)) as Opinions).logits
  }

  /** Searches of one bot are done one after the other, where its tree is. A worker that takes longer than `limit` (ms) is ended. */
  async search(ask: Omit<SearchAsk, 'kind'>, limit: number = patience(ask)): Promise<Found> {
    return this.atHome({ ...ask, kind: 'search' }, limit)
  }

  /** The same by a net. */
  async deepen(ask: Omit<DeepAsk, 'kind'>, limit: number = patience(ask)): Promise<Found> {
    return this.atHome({ ...ask, kind: 'deep' }, limit)
  }

  private async atHome(ask: SearchAsk | DeepAsk, limit: number): Promise<Found> {
    const home = this.homeOf(ask)
    this.homes.set(ask.bot, home)
    home.open += 1
    try {
      return (await home.place.think(ask, limit)) as Found
    } finally {
      home.open -= 1
    }
  }

  /** A bot that begins anew does not wait for others: it moves to where there is less to do. */
  private homeOf({ bot, last }: SearchAsk | DeepAsk): Home {
    const home = this.homes.get(bot)
    const idlest = this.idlest()
    if (home && (home.open || last !== null || home.place.length <= idlest.length)) return home
    home?.place.forget(bot)
    return { place: idlest, open: 0 }
  }

  /** The bot's tree goes; what it is searching or was to search fails. */
  forget(bot: string): void {
    this.homes.get(bot)?.place.forget(bot)
    this.homes.delete(bot)
  }

  /** Ends all workers; what they were asked fails. Who asks again starts them again. */
  close(): void {
    for (const place of this.places) place.close('the bot workers were closed')
    this.homes.clear()
  }

  private idlest(): Place {
    return this.places.reduce((best, place) => (place.length < best.length ? place : best))
  }
}
