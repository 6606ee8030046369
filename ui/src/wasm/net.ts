/** A game's net as `vicus static` has written it (`vicus.static.net_data`). */

/** Bytes with the same meaning: where its rows, columns and symbols begin; -1: it has none of these. */
export interface Group {
  row: number
  cells: number
  values: number
  /** The value that adds nothing, counted from the lowest. */
  rest: number
  scale: number
  few: number
  count: number
  learned: number
  symbols: number
}

export interface Description {
  /** Of the most players. */
  seats: number
  /** Of a symbol that is learned. */
  columns: number
  /** The exponent with which the table of the first layer is worked out before it is rounded … */
  fine: number
  symbol_exponent: number
  /** … and the one that it has. */
  table_exponent: number
  rows: number
  groups: Group[]
  /** By name: element (NumPy's code), shape, and where it begins. */
  arrays: Record<string, [code: string, shape: number[], at: number]>
}

export interface NetArray {
  shape: number[]
  itemSize: number
  bytes: Uint8Array
}

const LENGTH = 4

export class NetFile {
  readonly description: Description
  private readonly start: number

  constructor(private readonly file: ArrayBuffer) {
    const length = new DataView(file).getUint32(0, true)
    this.start = LENGTH + length
    this.description = JSON.parse(new TextDecoder().decode(new Uint8Array(file, LENGTH, length))) as Description
  }

  array(name: string): NetArray {
    const found = this.description.arrays[name]
    if (!found) throw new Error(`the net has no ${name}`)
    const [code, shape, at] = found
    const itemSize = Number(code.slice(1))
    const size = shape.reduce((all, each) => all * each, itemSize)
    return { shape, itemSize, bytes: new Uint8Array(this.file, this.start + at, size) }
  }

  /** Units of a layer. */
  get hidden(): number {
    return this.array('first').shape[1] ?? 0
  }
}
