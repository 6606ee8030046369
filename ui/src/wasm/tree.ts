/** The tree search on a module, as `vicus.bots.tree` and `vicus.bots.search` have it: the same visits and values, bit for bit. */
import { FLOAT64, INT16, INT64, type Cells, type Instance } from './engine'

/** What a search judges by, as `vicus.bots.judgement` has it. */
export interface Judgement {
  weights: number[]
  prospects: number[]
  settings: number[]
  /** What an analysis expects points by. */
  points?: number[]
}

/** What is asked of a search: so many simulations (`share`) or so many seconds. */
export interface Task {
  seat: number
  menu: number[]
  seed: bigint
  share: number | null
  seconds: number | null
  /** All simulations are wanted, whatever they say. */
  whole?: boolean
}

const WORLDS = 3
const DEEPEST = 250
const ACTIONS = 1 << 15
const SETTINGS = 6
/** Bots expect no points, and begin with no action in particular: that is for an analysis. */
const NO_POINTS = [0]
const NO_ACTION = -1
/** In place of a seat: only what everybody can see is known, and the world is as it is. */
const SPECTATOR = -1
const ALL_KNOWN = -2
const SUMS = 3
/** So often a search with a number of simulations looks whether it is decided already. */
const SLICES = 8
/** Simulations between two looks at the clock, and at least between two looks at the result. */
const SLICE = 64
const LONGEST_SLICE = 4096
/** Compiled code cannot be interrupted: so many simulations, some milliseconds, are done at a time. The results are the same. */
const STRETCH = 64

/** Spread the bits of a 32-bit value (`kernel.chance.mix`). */
export function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** Never 0, which stands for a free slot (`kernel.search.key_of`). */
export function keyOf(parent: number, action: number): number {
  return parent * ACTIONS + action + 1
}

/** Room to try actions in, for greedy moves and for searches: `kernel.records.Workspace`. */
export class Workspace {
  readonly states: Cells
  readonly menus: Cells
  /** As an argument. */
  readonly all: Cells[]

  constructor(private readonly instance: Instance) {
    const { about } = instance
    this.states = instance.states(WORLDS)
    this.menus = instance.array([WORLDS, about.max_legal], INT16)
    this.all = [this.states, this.menus, instance.array([about.features], INT64), instance.array([about.lines], INT64)]
  }

  /**
   * A position becomes the first of the worlds; returns its players. Compiled code checks nothing: what cannot be is said here.
   * `viewers`: what may be there in place of a seat.
   */
  put(position: Uint8Array, seat: number, viewers: readonly number[] = []): number {
    const { game, state_size, fields } = this.instance.about
    if (position.length !== state_size) throw new Error(`a position of ${game} has ${state_size} bytes, not ${position.length}`)
    const players = position[fields.find(([name]) => name === 'players')?.[3] ?? 0] ?? 0
    if (!(seat >= 0 && seat < players) && !viewers.includes(seat)) throw new Error(`there is no seat ${seat} in a game of ${players}`)
    this.states.bytes(1).set(position)
    return players
  }
}

/** Numbers that the kernels take for granted. */
export function checked(name: string, numbers: readonly number[], length: number): readonly number[] {
  if (numbers.length !== length || !numbers.every(Number.isSafeInteger)) throw new Error(`${name} must be ${length} whole numbers`)
  return numbers
}

/** A judgement in the order of `records.Evaluation`. */
export function evaluated(known: Judgement, features: number, settings: number): (readonly number[])[] {
  return [
    checked('weights', known.weights, 2 * features),
    checked('prospects', known.prospects, 2 * features),
    checked('settings', known.settings, settings),
    known.points ? checked('points', known.points, 2 * features + 2) : NO_POINTS,
  ]
}

/** The best of a menu, by a look at what stands right after each action (`kernel.greedy.greedy_move`). */
export class Greedy {
  private readonly work: Workspace

  constructor(private readonly instance: Instance) {
    this.work = new Workspace(instance)
  }

  move(position: Uint8Array, menu: readonly number[], seat: number, weights: readonly number[], noise: number, seed: bigint): number {
    const { instance, work } = this
    const { max_legal, features } = instance.about
    if (!menu.length || menu.length > max_legal) throw new Error(`a menu has between 1 and ${max_legal} actions, not ${menu.length}`)
    checked('weights', weights, 2 * features)
    work.put(position, seat)
    menu.forEach((action, i) => work.menus.setInt(i, action))
    return instance.forNow(() => Number(instance.call('greedy_move', ...work.all, menu.length, seat, instance.ints(weights), noise, seed)))
  }
}

/** Rows that grow from a position: what all trees have in common (`vicus.bots.tree.Branches`). */
export abstract class Branches {
  /** Simulations since the last `reset` or `descend`. */
  done = 0
  protected root = 0
  protected readonly visited: Cells
  protected readonly values: Cells
  protected readonly priors: Cells
  protected readonly used: Cells
  protected readonly keys: Cells
  protected readonly slots: Cells
  protected readonly path: Cells
  protected readonly first: Cells
  protected readonly sums: Cells
  /** As an argument: `records.SearchTree`. */
  protected readonly rows: Cells[]

  constructor(
    instance: Instance,
    protected readonly work: Workspace,
    protected readonly size: number,
    protected readonly seats: number,
  ) {
    if (!(Number.isSafeInteger(Math.log2(size)) && size > 1)) throw new Error(`a tree has room for a power of two, not for ${size} nodes`)
    this.visited = instance.array([size], INT64)
    this.values = instance.array([size, seats], FLOAT64)
    this.priors = instance.array([size], FLOAT64)
    this.used = instance.array([1], INT64)
    this.keys = instance.array([2 * size], INT64)
    this.slots = instance.array([2 * size], INT64)
    this.path = instance.array([DEEPEST], INT64)
    const shares = instance.array([seats], FLOAT64)
    this.first = instance.array([1], INT64)
    this.sums = instance.array([SUMS, seats], FLOAT64)
    const { visited, values, priors, used, keys, slots, path, first, sums } = this
    this.rows = [visited, values, priors, used, keys, slots, path, shares, first, sums]
  }

  /** Begin anew from a position, or right after the action `first` there. */
  reset(position: Uint8Array, seat: number, first: number = NO_ACTION): void {
    this.put(position, seat)
    this.first.setInt(0, first)
    this.sums.bytes().fill(0)
    const used = this.used.int(0)
    this.visited.bytes(used).fill(0)
    this.values.bytes(used * this.seats).fill(0)
    this.priors.bytes(used).fill(0)
    this.keys.bytes().fill(0)
    this.used.setInt(0, 1)
    this.root = 0
    this.done = 0
  }

  /** Go on below an action that was taken; false if nothing is known there, or little room is left. */
  descend(position: Uint8Array, seat: number, action: number): boolean {
    const node = this.child(action)
    if (node === null || this.visited.int(node) === 0 || this.used.int(0) > this.size / 2) return false
    this.put(position, seat)
    this.root = node
    this.done = 0
    return true
  }

  /** Returns the players of the position. */
  protected put(position: Uint8Array, seat: number): number {
    const players = this.work.put(position, seat, [SPECTATOR, ALL_KNOWN])
    if (players > this.seats) throw new Error(`${players} players sit in the position, and the tree has room for ${this.seats}`)
    return players
  }

  /** So many simulations more, as the seat sees the world. */
  abstract search(seat: number, seed: bigint, simulations: number): void

  /** Of the position searched, those from before included. */
  get visits(): number {
    return this.visited.int(this.root)
  }

  /** Visits of an action, and the sum of the shares of the win that they gave the seat. */
  result(action: number, seat: number): [visits: number, value: number] {
    const node = this.child(action)
    return node === null ? [0, 0] : [this.visited.int(node), this.values.float(node * this.seats + seat)]
  }

  /** For an analysis, by seat: the sums of shares, of their squares, of points and of their squares, where the tree began. */
  totals(): number[][] {
    const row = (cells: Cells, at: number) => Array.from({ length: this.seats }, (_, p) => cells.float(at * this.seats + p))
    return [row(this.values, 0), row(this.sums, 0), row(this.sums, 1), row(this.sums, 2)]
  }

  /** Copies of all that the nodes hold, in the order in which they were added: visits, values by seat, priors. */
  nodes(): Uint8Array[] {
    const used = this.used.int(0)
    return [this.visited.bytes(used), this.values.bytes(used * this.seats), this.priors.bytes(used)].map((bytes) => bytes.slice())
  }

  protected abstract child(action: number): number | null
}

/** Grows from a position; can go on below an action that was taken. It needs an instance of its own. */
export class Tree extends Branches {
  private readonly evaluation: Cells[]

  constructor(
    private readonly instance: Instance,
    known: Judgement,
    size: number,
    seats: number,
  ) {
    const evaluation = evaluated(known, instance.about.features, SETTINGS)
    super(instance, new Workspace(instance), size, seats)
    this.evaluation = evaluation.map((numbers) => instance.ints(numbers))
  }

  search(seat: number, seed: bigint, simulations: number): void {
    this.instance.call('search', ...this.work.all, ...this.rows, ...this.evaluation, this.root, seat, seed, this.done, simulations)
    this.done += simulations
  }

  protected child(action: number): number | null {
    const slot = this.slotOf(this.root, action)
    return this.keys.int(slot) === 0 ? null : this.slots.int(slot)
  }

  /** Where the child of a node is kept, or the free slot where it would be (`kernel.search.slot_of`). */
  private slotOf(parent: number, action: number): number {
    const last = this.keys.items - 1
    const key = keyOf(parent, action)
    let slot = (mix((key ^ mix(Math.floor(key / 2 ** 32))) >>> 0) & last) >>> 0
    for (let there = this.keys.int(slot); there !== 0 && there !== key; there = this.keys.int(slot)) slot = (slot + 1) & last
    return slot
  }
}

/** The search of a `SearchBot`, in stretches: whoever runs it may look at something else after each. */
export function* searching(tree: Branches, task: Task, clock: () => number = () => performance.now() / 1000): Generator<void, void> {
  if (task.whole && task.share !== null) yield* searchingAll(tree, task, task.share)
  else if (task.share !== null) yield* searchingByNumber(tree, task, task.share)
  else if (task.seconds !== null) yield* searchingByTime(tree, task, task.seconds, clock)
  else throw new Error('a search needs a number of simulations, or of seconds')
}

function* searchingAll(tree: Branches, { seat, seed }: Task, share: number): Generator<void, void> {
  while (tree.done < share) {
    tree.search(seat, seed, Math.min(STRETCH, share - tree.done))
    yield
  }
}

function* searchingByNumber(tree: Branches, { menu, seat, seed }: Task, share: number): Generator<void, void> {
  const budget = share - Math.min(tree.visits, Math.floor(share / 2))
  const slice = Math.min(LONGEST_SLICE, Math.max(SLICE, Math.floor(share / SLICES)))
  for (let left = budget; left > 0 && !isDecided(tree, menu, seat, left); left = budget - tree.done) {
    const until = tree.done + Math.min(slice, left)
    while (tree.done < until) {
      tree.search(seat, seed, Math.min(STRETCH, until - tree.done))
      yield
    }
  }
}

function* searchingByTime(tree: Branches, { menu, seat, seed }: Task, seconds: number, clock: () => number): Generator<void, void> {
  const start = clock()
  let look = start + seconds / SLICES
  for (let now = start; now < start + seconds; now = clock()) {
    if (now > look) {
      look = now + seconds / SLICES
      const left = Math.floor((tree.done * (start + seconds - now)) / (now - start))
      if (isDecided(tree, menu, seat, left)) return
    }
    tree.search(seat, seed, SLICE)
    yield
  }
}

/** Could the first choice no longer be overtaken, if all simulations that are left went to the second? */
function isDecided(tree: Branches, menu: readonly number[], seat: number, left: number): boolean {
  const visits = menu.map((action) => tree.result(action, seat)[0]).sort((a, b) => b - a)
  const [first, second] = visits
  return first === undefined || second === undefined || first - second > left
}
