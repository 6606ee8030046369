/** What a bot worker does: it holds the modules and some trees, and answers questions. It knows nothing of workers. */
import { Instance, type About } from './engine'
import { DeepTree } from './deep-tree'
import type { Answer, Ask, DeepAsk, Found, GreedyAsk, Learn, Load, PolicyAsk, Question, Reply, SearchAsk } from './messages'
import { Thinker } from './thinker'
import { Greedy, searching, Tree, type Branches } from './tree'

/** Of all trees that are kept: some 50 MB. A tree has memory of its own, which goes with it. */
const MOST_NODES = 1 << 19
/** Milliseconds after which a search looks whether anything has come in. */
const ATTENTION = 10

type AnySearch = SearchAsk | DeepAsk

interface Kept {
  tree: Branches
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

/** A net that is got ready when it is needed: its table has up to 16 MB. */
interface Learned {
  learn: Learn
  thinker: Thinker | null
}

export class Desk {
  private readonly games = new Map<string, Loaded>()
  private readonly nets = new Map<string, Learned>()
  /** The last in use comes last. */
  private readonly trees = new Map<string, Kept>()
  /** Searches that are under way or wait for their turn; true: forgotten. */
  private readonly searches = new Map<AnySearch, boolean>()
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
      case 'learn':
        this.nets.set(ask.game, { learn: ask, thinker: null })
        this.unlearn(ask.game)
        return {}
      case 'greedy':
        return { action: this.greedy(ask) }
      case 'policy':
        return { logits: this.opinions(ask) }
      case 'search':
      case 'deep':
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
    this.dropAll((kept) => kept.game === game && kept.tree instanceof Tree)
  }

  private loaded(game: string): Loaded {
    const found = this.games.get(game)
    if (!found) throw new Error(`no module of ${game} is loaded`)
    return found
  }

  private thinker(game: string): Thinker {
    const found = this.nets.get(game)
    if (!found) throw new Error(`no net of ${game} is loaded`)
    const { module, about, net } = found.learn
    return (found.thinker ??= new Thinker(module, about, net))
  }

  /** The net is got ready anew when it is needed next. */
  private unlearn(game: string): void {
    this.dropAll((kept) => kept.game === game && kept.tree instanceof DeepTree)
    const found = this.nets.get(game)
    if (found) found.thinker = null
  }

  private opinions({ game, observation, players, seat, menu }: PolicyAsk): number[] {
    return this.thinker(game).opinions(observation, players, seat, menu)
  }

  private greedy({ game, position, menu, seat, weights, noise, seed }: GreedyAsk): number {
    return this.loaded(game).greedy.move(position, menu, seat, weights, noise, BigInt(seed))
  }

  private forget(bot: string): void {
    this.drop(bot)
    for (const ask of this.searches.keys()) if (ask.bot === bot) this.searches.set(ask, true)
  }

  private async inTurn(ask: AnySearch): Promise<Found> {
    this.searches.set(ask, false)
    const mine = this.turn.then(() => this.search(ask))
    this.turn = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      this.searches.delete(ask)
    }
  }

  private async search(ask: AnySearch): Promise<Found> {
    this.heed(ask)
    const tree = this.treeFor(ask)
    const { position, seat, menu, last, share, seconds } = ask
    const { first, whole = false } = ask.kind === 'search' ? ask : {}
    try {
      if (last === null || !tree.descend(position, seat, last)) tree.reset(position, seat, first)
      let looked = performance.now()
      for (const _ of searching(tree, { seat, menu, seed: BigInt(ask.seed), share, seconds, whole })) {
        if (performance.now() < looked + ATTENTION) continue
        await othersTurn()
        this.heed(ask)
        looked = performance.now()
      }
    } catch (problem) {
      this.drop(ask.bot) // nobody knows what is in it now
      if (ask.kind === 'deep' && !this.searches.get(ask)) this.unlearn(ask.game) // nor in the memory that others share with it
      throw problem
    }
    const found = menu.map((action) => tree.result(action, seat))
    const totals = whole ? { totals: tree.totals() } : {}
    return { visits: found.map(([visits]) => visits), values: found.map(([, value]) => value), done: tree.done, ...totals }
  }

  private heed(ask: AnySearch): void {
    if (this.searches.get(ask)) throw new Error(`${ask.bot} was forgotten`)
  }

  /** The tree of a bot, as it is kept. */
  tree(bot: string): Branches | undefined {
    return this.trees.get(bot)?.tree
  }

  private treeFor(ask: AnySearch): Branches {
    const { bot, game, nodes } = ask
    const made = madeWith(ask)
    const wanted = JSON.stringify(made)
    const kept = this.trees.get(bot)
    if (kept?.made === wanted) {
      this.trees.delete(bot)
      this.trees.set(bot, kept)
      return kept.tree
    }
    this.drop(bot)
    this.makeRoom(nodes)
    const tree = this.planted(ask)
    this.trees.set(bot, { tree, game, nodes, made: wanted })
    return tree
  }

  private planted(ask: AnySearch): Branches {
    const { weights, prospects, settings, points } = ask
    if (ask.kind === 'deep') return this.thinker(ask.game).tree(ask.nodes, { weights, prospects, settings })
    const { module, about } = this.loaded(ask.game)
    return new Tree(new Instance(module, about), { weights, prospects, settings, ...(points && { points }) }, ask.nodes, ask.seats)
  }

  /** The oldest trees go. */
  private makeRoom(nodes: number): void {
    let all = [...this.trees.values()].reduce((sum, kept) => sum + kept.nodes, nodes)
    for (const [bot, kept] of this.trees) {
      if (all <= MOST_NODES) return
      this.drop(bot)
      all -= kept.nodes
    }
  }

  private dropAll(isGone: (kept: Kept) => boolean): void {
    for (const [bot, kept] of [...this.trees]) if (isGone(kept)) this.drop(bot)
  }

  private drop(bot: string): void {
    const kept = this.trees.get(bot)
    this.trees.delete(bot)
    if (kept?.tree instanceof DeepTree) kept.tree.giveBack()
  }
}

/** All that a tree is made with. */
function madeWith(ask: AnySearch): unknown[] {
  const { kind, game, nodes, weights, prospects, settings, points } = ask
  return [kind, game, nodes, kind === 'search' && ask.seats, weights, prospects, settings, points]
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
