/** What tests and measurements ask of modules, wherever they run: `tests/engine/modules_elsewhere.py` asks, and compares. */
import { Desk } from '../../src/wasm/desk'
import { Engine, Instance, type About } from '../../src/wasm/engine'
import { table } from '../../src/wasm/first-layer'
import type { Ask, SearchAsk } from '../../src/wasm/messages'
import { NetFile } from '../../src/wasm/net'
import { Tree } from '../../src/wasm/tree'

type Packed<A> = A extends { position: Uint8Array }
  ? Omit<A, 'position'> & { position: string }
  : A extends { observation: Uint8Array }
    ? Omit<A, 'observation'> & { observation: string }
    : A

/** Positions and observations are written as hexadecimal digits. */
type Check =
  | { kind: 'simulate'; game: string; seed: string; games: number; players: number; options: number[]; keep: number }
  | { kind: 'count'; game: string; seed: string; players: number; options: number[]; depth: number }
  | { kind: 'ask'; ask: Packed<Ask> }
  | { kind: 'learn'; game: string }
  | { kind: 'nodes'; bot: string }
  | { kind: 'grow'; game: string; known: SearchAsk; positions: [position: string, seat: number, seed: string][]; simulations: number }

/** A file beside the modules. */
export type Read = (name: string) => Promise<Uint8Array<ArrayBuffer>>

export class Checker {
  private readonly desk = new Desk()
  private readonly modules = new Map<string, { module: WebAssembly.Module; about: About; instance: Instance }>()
  private readonly trees = new Map<string, Tree>()

  constructor(private readonly read: Read) {}

  /** Milliseconds that it took to get a module ready, from its bytes. */
  async load(game: string): Promise<number> {
    const about = JSON.parse(new TextDecoder().decode(await this.read(`${game}.json`))) as About
    const bytes = await this.read(`${game}.wasm`)
    const begun = performance.now()
    const module = await WebAssembly.compile(bytes)
    this.modules.set(game, { module, about, instance: new Instance(module, about) })
    const spent = performance.now() - begun
    await this.desk.answer({ id: 0, kind: 'load', game, module, about })
    return spent
  }

  /** The net of a game is made known; what the table of its first layer holds. */
  private async learn(game: string): Promise<string> {
    const about = JSON.parse(new TextDecoder().decode(await this.read(`thinking/${game}.json`))) as About
    const module = await WebAssembly.compile(await this.read(`thinking/${game}.wasm`))
    const net = (await this.read(`${game}.net`)).slice().buffer
    await this.desk.answer({ id: 0, kind: 'learn', game, module, about, net })
    return hash([table(new NetFile(net))])
  }

  async answers(checks: Check[]): Promise<unknown[]> {
    const found = []
    for (const check of checks) found.push(await this.answer(check))
    return found
  }

  private async answer(check: Check): Promise<unknown> {
    switch (check.kind) {
      case 'simulate': {
        const { seed, games, players, options, keep } = check
        const { results, scores, states } = this.engine(check.game).simulate(BigInt(seed), 0, games, players, options, keep)
        return hash(keep === games ? [results, scores, states] : [results, scores])
      }
      case 'count':
        return this.engine(check.game).count(BigInt(check.seed), check.players, check.options, check.depth).map(Number)
      case 'ask':
        return this.desk.answer({ id: 1, ...unpacked(check.ask) })
      case 'learn':
        return this.learn(check.game)
      case 'nodes':
        return hash(this.desk.tree(check.bot)?.nodes() ?? [])
      case 'grow':
        return hash([check.positions.map((position) => this.grown(check.game, check.known, position, check.simulations)).at(-1)!])
    }
  }

  private loaded(game: string) {
    const found = this.modules.get(game)
    if (!found) throw new Error(`${game} is not loaded`)
    return found
  }

  private engine(game: string): Engine {
    return new Engine(this.loaded(game).instance)
  }

  private grown(game: string, known: SearchAsk, [position, seat, seed]: [string, number, string], simulations: number): Uint8Array {
    const { module, about } = this.loaded(game)
    const tree = this.trees.get(game) ?? new Tree(new Instance(module, about), known, known.nodes, known.seats)
    this.trees.set(game, tree)
    tree.reset(bytes(position), seat)
    tree.search(seat, BigInt(seed), simulations)
    return tree.nodes()[0]!
  }
}

function unpacked(ask: Packed<Ask>): Ask {
  if ('observation' in ask) return { ...ask, observation: bytes(ask.observation) }
  return 'position' in ask ? { ...ask, position: bytes(ask.position) } : ask
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

async function hash(parts: ArrayBufferView<ArrayBufferLike>[]): Promise<string> {
  const all = new Blob(parts as ArrayBufferView<ArrayBuffer>[])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await all.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
