/** A game's module that runs here, with arrays that lie in its own memory: `vicus.engine.wasm` for the page and for Node. */

/** What a caller has to know of a module: GAME.json beside GAME.wasm. */
export interface About {
  game: string
  /** Of the sources and the numbers that it was made from. */
  key: string
  entries: string[]
  state_size: number
  /** Of a state: name, element (NumPy's code), shape, offset. */
  fields: [name: string, code: string, shape: number[], offset: number][]
  max_legal: number
  lines: number
  features: number
}

/** Some games of a series: a row (digest, moves, forced, winners as bits) and the scores of each, and final states. */
export interface Batch {
  results: BigInt64Array
  scores: BigInt64Array
  states: Uint8Array
}

export type Argument = number | bigint | Cells

const PAGE = 1 << 16
const ALIGNMENT = 16
/** Columns of the results. */
export const COLUMNS = 4
/** What Numba's functions return: 0, or -2 for None; else something was raised. */
const FINE = [0, -2]
export const INT8 = 1
export const INT16 = 2
export const INT32 = 4
export const INT64 = 8
export const FLOAT64 = 8

type Word = number | bigint
type Entry = (...words: Word[]) => number

/** An array in the memory of a module. It stays where it is; views of it do not, for memory that grows is a new buffer. */
export class Cells {
  readonly items: number
  /** As Numba passes it: parent, owner, items, item size, address, shape, strides. Pointers are numbers, all else has 64 bits. */
  readonly words: readonly Word[]

  constructor(
    private readonly instance: Instance,
    readonly at: number,
    shape: readonly number[],
    readonly itemSize: number,
  ) {
    this.items = shape.reduce((a, b) => a * b, 1)
    const strides = shape.map((_, i) => shape.slice(i + 1).reduce((a, b) => a * b, itemSize))
    this.words = [0, 0, BigInt(this.items), BigInt(itemSize), at, ...shape.map(BigInt), ...strides.map(BigInt)]
  }

  /** The first items, or all; to be used before anything else is asked for. */
  bytes(items: number = this.items): Uint8Array {
    return new Uint8Array(this.instance.memory.buffer, this.at, items * this.itemSize)
  }

  int(i: number): number {
    const { view } = this.instance
    return this.itemSize === INT16 ? view.getInt16(this.at + INT16 * i, true) : Number(view.getBigInt64(this.at + INT64 * i, true))
  }

  setInt(i: number, value: number | bigint): void {
    const { view } = this.instance
    if (this.itemSize === INT16) view.setInt16(this.at + INT16 * i, Number(value), true)
    else view.setBigInt64(this.at + INT64 * i, BigInt(value), true)
  }

  float(i: number): number {
    return this.instance.view.getFloat64(this.at + FLOAT64 * i, true)
  }

  /** A copy, for numbers of more than 53 bits. */
  bigInts(): BigInt64Array {
    return new BigInt64Array(this.bytes().slice().buffer)
  }
}

/** A module with a memory of its own. */
export class Instance {
  readonly memory: WebAssembly.Memory
  private readonly exports: WebAssembly.Exports
  private readonly back: Cells
  private top: number
  private current: DataView

  constructor(
    module: WebAssembly.Module,
    readonly about: About,
  ) {
    if (WebAssembly.Module.imports(module).length) throw new Error(`the module of ${about.game} asks for imports: it is none of ours`)
    this.exports = new WebAssembly.Instance(module).exports
    const { memory, __heap_base: heap } = this.exports
    if (!(memory instanceof WebAssembly.Memory && heap instanceof WebAssembly.Global))
      throw new Error(`the module of ${about.game} has no memory to share: it is none of ours`)
    this.memory = memory
    this.current = new DataView(memory.buffer)
    this.top = Number(heap.value)
    this.back = this.array([2], INT64)
  }

  /** The whole memory as it is now. */
  get view(): DataView {
    if (this.current.buffer !== this.memory.buffer) this.current = new DataView(this.memory.buffer)
    return this.current
  }

  /** Zeros in the memory of the module. */
  array(shape: readonly number[], itemSize: number): Cells {
    const at = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT
    const cells = new Cells(this, at, shape, itemSize)
    const end = at + Math.max(cells.items * itemSize, 1)
    const lacking = Math.ceil((end - this.memory.buffer.byteLength) / PAGE)
    if (lacking > 0) this.grow(lacking)
    this.top = end
    cells.bytes().fill(0)
    return cells
  }

  private grow(pages: number): void {
    try {
      this.memory.grow(pages)
    } catch {
      throw new Error(`there is no memory for ${pages * PAGE} more bytes (${this.about.game})`)
    }
  }

  ints(numbers: readonly (number | bigint)[]): Cells {
    const cells = this.array([numbers.length], INT64)
    numbers.forEach((number, i) => cells.setInt(i, number))
    return cells
  }

  states(count: number): Cells {
    return this.array([count], this.about.state_size)
  }

  /** Arrays that are made meanwhile are given back afterwards. */
  forNow<T>(work: () => T): T {
    const { top } = this
    try {
      return work()
    } finally {
      this.top = top
    }
  }

  /** A function of the module: whole numbers and arrays of this memory go in, a whole number comes out. */
  call(name: string, ...given: Argument[]): bigint {
    const entry = this.exports[name]
    if (typeof entry !== 'function') throw new Error(`the module of ${this.about.game} has no function ${name}`)
    const words = given.flatMap((argument) => (argument instanceof Cells ? argument.words : [BigInt(argument)]))
    if (entry.length !== words.length + 2)
      throw new Error(`${name} of ${this.about.game} takes ${entry.length - 2} words, and got ${words.length}`)
    let status: number
    try {
      status = (entry as Entry)(this.back.at, this.back.at + INT64, ...words)
    } catch (problem) {
      throw new Error(`${name} of ${this.about.game} broke off in WebAssembly: ${String(problem)}`, { cause: problem })
    }
    if (!FINE.includes(status)) throw new Error(`${name} of ${this.about.game} raised an exception in WebAssembly (status ${status})`)
    return this.view.getBigInt64(this.back.at, true)
  }
}

/** Random games and counts, with the results of the other engines. */
export class Engine {
  constructor(private readonly instance: Instance) {}

  simulate(seed: number | bigint, first: number, games: number, players: number, options: readonly number[], keep = 1): Batch {
    const { instance } = this
    const { max_legal, lines } = instance.about
    return instance.forNow(() => {
      const states = instance.states(keep)
      const results = instance.array([games, COLUMNS], INT64)
      const scores = instance.array([games, players], INT64)
      const series = [seed, first, players, instance.ints(options)]
      instance.call('simulate', states, results, scores, ...series, instance.array([max_legal], INT16), instance.array([lines], INT64))
      return { results: results.bigInts(), scores: scores.bigInts(), states: states.bytes().slice() }
    })
  }

  /** Action sequences by length. */
  count(seed: number | bigint, players: number, options: readonly number[], depth: number): bigint[] {
    const { instance } = this
    return instance.forNow(() => {
      const states = instance.states(depth + 1)
      const menus = instance.array([depth + 1, instance.about.max_legal], INT16)
      const [cursor, counts] = [instance.array([depth + 1], INT64), instance.array([depth], INT64)]
      instance.call('count', states, menus, cursor, counts, seed, players, instance.ints(options), depth)
      return [...counts.bigInts()]
    })
  }
}
