/** A net in the memory of the module that plays by it, with room to think: `vicus.bots.deep_tree.Thinking`. */
import { table } from './first-layer'
import { INT16, INT32, INT64, INT8, Instance, type About, type Cells } from './engine'
import { NetFile } from './net'
import { DeepTree } from './deep-tree'
import { Workspace, type Judgement } from './tree'

/** For games of so many players. */
export interface Mind {
  /** As arguments: `records.Net` and `records.Mind`. */
  net: Cells[]
  room: Cells[]
  observation: Cells
  logits: Cells
}

/** Searches and single thoughts share one instance: each of them is done in one piece, or begins with its own position. */
export class Thinker {
  readonly instance: Instance
  readonly work: Workspace
  private readonly file: NetFile
  /** Arrays that do not depend on the number of players, by name. */
  private readonly same = new Map<string, Cells>()
  private readonly minds = new Map<number, Mind>()
  private readonly menu: Cells
  private readonly scale: number
  /** Trees that nobody needs any more, by their size: memory is used again, it cannot be given back. */
  private readonly idle = new Map<number, DeepTree[]>()

  constructor(module: WebAssembly.Module, about: About, net: ArrayBuffer) {
    this.instance = new Instance(module, about)
    this.file = new NetFile(net)
    this.work = new Workspace(this.instance)
    this.menu = this.instance.array([about.max_legal], INT16)
    const { description, hidden } = this.file
    const rows = this.instance.array([description.rows, hidden], INT16)
    rows.bytes().set(new Uint8Array(table(this.file).buffer))
    this.same.set('table', rows)
    this.scale = this.cells('scales').float(0)
  }

  /** Of the most players. */
  get seats(): number {
    return this.file.description.seats
  }

  of(players: number): Mind {
    const found = this.minds.get(players) ?? this.made(players)
    this.minds.set(players, found)
    return found
  }

  /** What the net thinks of each action on a menu, by what a seat observes; logits. */
  opinions(observation: Uint8Array, players: number, seat: number, menu: readonly number[]): number[] {
    const { max_legal, game } = this.instance.about
    if (!menu.length || menu.length > max_legal) throw new Error(`a menu has between 1 and ${max_legal} actions, not ${menu.length}`)
    if (!(seat >= 0 && seat < players)) throw new Error(`there is no seat ${seat} in a game of ${players}`)
    const { net, room, observation: seen, logits } = this.of(players)
    if (observation.length < seen.items)
      throw new Error(`an observation of ${game} with ${players} players has ${seen.items} bytes, not ${observation.length}`)
    seen.bytes().set(observation.subarray(0, seen.items)) // what a closer look has besides comes behind
    menu.forEach((action, i) => this.menu.setInt(i, action))
    this.instance.call('think', ...net, ...room, seat, this.menu, menu.length)
    return menu.map((_, i) => logits.int(i) * this.scale)
  }

  /** A tree of so many nodes, new or used. */
  tree(nodes: number, known: Judgement): DeepTree {
    const tree = this.idle.get(nodes)?.pop() ?? new DeepTree(this, nodes)
    tree.set(known)
    return tree
  }

  /** A tree comes back. */
  take(tree: DeepTree): void {
    const others = this.idle.get(tree.room) ?? []
    this.idle.set(tree.room, [...others, tree])
  }

  private made(players: number): Mind {
    const { instance, file } = this
    const own = (name: string) => this.cells(`${name} ${players}`)
    const [starts, lowest, highest, rests, ids] = ['starts', 'lowest', 'highest', 'rests', 'ids'].map(own) as [
      Cells,
      Cells,
      Cells,
      Cells,
      Cells,
    ]
    const layers = ['table', 'first_bias', 'blocks', 'block_shifts', 'block_biases', 'policy', 'policy_shifts', 'policy_bias', 'value']
    const same = [...layers, 'value_shifts', 'value_bias'].map((name) => this.cells(name))
    const { hidden } = file
    const observation = instance.array([starts.items], INT8)
    const logits = instance.array([instance.about.max_legal], INT64)
    const room = [
      observation,
      instance.array([hidden], INT16),
      instance.array([hidden], INT32),
      instance.array([Math.max(hidden, starts.items) + 1], INT32),
      instance.array([hidden + 1], INT32),
      logits,
      instance.array([this.seats], INT64),
    ]
    return { net: [starts, lowest, highest, rests, ...same, ids, this.cells('shifts'), this.cells('scales')], room, observation, logits }
  }

  /** An array of the file, in the memory of the module. */
  private cells(name: string): Cells {
    const found = this.same.get(name)
    if (found) return found
    const { shape, itemSize, bytes } = this.file.array(name)
    const cells = this.instance.array(shape, itemSize)
    cells.bytes().set(bytes)
    this.same.set(name, cells)
    return cells
  }
}
