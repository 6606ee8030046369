/** What a bot worker does: it holds the modules and some trees, and answers questions. It knows nothing of workers. */
import { Instance, type About } from './engine'
import type { Answer, Ask, Found, GreedyAsk, Load, Question, Reply, SearchAsk } from './messages'
import { Greedy, searching, Tree } from './tree'

/** Of all trees that are kept: some 50 MB. A tree has memory of its own, which goes with it. */
const MOST_NODES = 1 << 19
/** Milliseconds after which a search looks whether anything has come in. */
const ATTENTION = 10

interface Kept {
  tree: Tree
  game: string
  nodes: number
  /** All that a tree is made with. */
  made: string
}

interface Loaded {
  module: WebAssembly.Module
  about: About
  greedy: Greedy
}

export class Desk {
  private readonly games = new Map<string, Loaded>()
  /** The last in use comes last. */
  private readonly trees = new Map<string, Kept>()
  /** Searches that are under way or wait for their turn; true: forgotten. */
  private readonly searches = new Map<SearchAsk, boolean>()
  private turn: Promise<unknown> = Promise.resolve()

  /** Never fails: a failure is an answer. One search is done at a time, all else at once. */
  async answer({ id, ...ask }: Question): Promise<Answer> {
    try {
      return { id, ...(await this.reply(ask as Ask)) }
    } catch (problem) {
      return { id, error: problem instanceof Error ? problem.message : String(problem) }
    }
  }

  private async reply(ask: Ask): Promise<Reply> {
    switch (ask.kind) {
      case 'load':
        this.load(ask)
        return {}
      case 'greedy':
        return { action: this.greedy(ask) }
      case 'search':
        return this.inTurn(ask)
      case 'forget':
        this.forget(ask.bot)
        return {}
      default:
        throw new Error(`a bot worker is not asked for ${JSON.stringify((ask as Partial<Ask>).kind)}`)
    }
  }

  /** Compiling takes some milliseconds, and waiting for it would let questions pass by. */
  private load({ game, module, about }: Load): void {
    const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module)
    this.games.set(game, { module: compiled, about, greedy: new Greedy(new Instance(compiled, about)) })
    for (const [bot, kept] of this.trees) if (kept.game === game) this.trees.delete(bot)
  }

  private loaded(game: string): Loaded {
    const found = this.games.get(game)
    if (!found) throw new Error(`no module of ${game} is loaded`)
    return found
  }

  private greedy({ game, position, menu, seat, weights, noise, seed }: GreedyAsk): number {
    return this.loaded(game).greedy.move(position, menu, seat, weights, noise, BigInt(seed))
  }

  private forget(bot: string): void {
    this.trees.delete(bot)
    for (const ask of this.searches.keys()) if (ask.bot === bot) this.searches.set(ask, true)
  }

  private async inTurn(ask: SearchAsk): Promise<Found> {
    this.searches.set(ask, false)
    const mine = this.turn.then(() => this.search(ask))
    this.turn = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      this.searches.delete(ask)
    }
  }

  private async search(ask: SearchAsk): Promise<Found> {
    this.heed(ask)
    const tree = this.treeFor(ask)
    const { position, seat, menu, last, share, seconds, whole } = ask
    try {
      if (last === null || !tree.descend(position, seat, last)) tree.reset(position, seat, ask.first)
      let looked = performance.now()
      for (const _ of searching(tree, { seat, menu, seed: BigInt(ask.seed), share, seconds, whole })) {
        if (performance.now() < looked + ATTENTION) continue
        await othersTurn()
        this.heed(ask)
        looked = performance.now()
      }
    } catch (problem) {
      this.trees.delete(ask.bot) // nobody knows what is in it now
      throw problem
    }
    const found = menu.map((action) => tree.result(action, seat))
    const totals = whole ? { totals: tree.totals() } : {}
    return { visits: found.map(([visits]) => visits), values: found.map(([, value]) => value), done: tree.done, ...totals }
  }

  private heed(ask: SearchAsk): void {
    if (this.searches.get(ask)) throw new Error(`${ask.bot} was forgotten`)
  }

  /** The tree of a bot, as it is kept. */
  tree(bot: string): Tree | undefined {
    return this.trees.get(bot)?.tree
  }

  private treeFor({ bot, game, nodes, seats, weights, prospects, settings, points }: SearchAsk): Tree {
    const { module, about } = this.loaded(game)
    const made = JSON.stringify([game, nodes, seats, weights, prospects, settings, points])
    let kept = this.trees.get(bot)
    this.trees.delete(bot)
    if (kept?.made !== made) {
      this.makeRoom(nodes)
      const tree = new Tree(new Instance(module, about), { weights, prospects, settings, ...(points && { points }) }, nodes, seats)
      kept = { tree, game, nodes, made }
    }
    this.trees.set(bot, kept)
    return kept.tree
  }

  /** The oldest trees go. */
  private makeRoom(nodes: number): void {
    let all = [...this.trees.values()].reduce((sum, kept) => sum + kept.nodes, nodes)
    for (const [bot, kept] of this.trees) {
      if (all <= MOST_NODES) return
      this.trees.delete(bot)
      all -= kept.nodes
    }
  }
}

/** Messages that have come in are delivered before it goes on (a timer would wait for milliseconds). */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
