/**
 * What each value of each byte adds to the first layer of a net: `vicus.nets.tables.table`, to the last bit. Every sum is a whole
 * number below 2 ** 53, so fractions hold it exactly.
 */
import type { Description, Group, NetArray, NetFile } from './net'

export function table(net: NetFile): Int16Array {
  const { rows, groups, fine, table_exponent } = net.description
  const layer = new FirstLayer(net)
  const { hidden, sums } = layer
  const found = new Int16Array(rows * hidden)
  const whole = 2 ** (fine - table_exponent)
  const half = Math.floor(whole / 2)
  for (const group of groups)
    for (let row = 0; row < group.cells * group.values; row += 1) {
      layer.addUp(group, Math.floor(row / group.values), row % group.values)
      const at = (group.row + row) * hidden
      for (let unit = 0; unit < hidden; unit += 1) found[at + unit] = Math.floor((sums[unit]! + half) / whole)
    }
  return found
}

class FirstLayer {
  readonly hidden: number
  /** Of the value that was added up last. */
  readonly sums: Float64Array
  private readonly about: Description
  private readonly first: Int8Array
  private readonly exponents: Int8Array
  private readonly symbols: Int16Array

  constructor(net: NetFile) {
    const { bytes } = net.array('symbols')
    this.about = net.description
    this.hidden = net.hidden
    this.sums = new Float64Array(this.hidden)
    this.first = signed(net.array('first'))
    this.exponents = signed(net.array('first_exponents'))
    this.symbols = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / Int16Array.BYTES_PER_ELEMENT)
  }

  /** What a value of one byte adds, before it is rounded. */
  addUp({ few, count, learned, symbols, rest, scale, values }: Group, cell: number, value: number): void {
    this.sums.fill(0)
    if (value === rest) return
    if (few >= 0) this.add(few + cell * (values - 1) + value - (value > rest ? 1 : 0), 1)
    if (count >= 0) this.addCount(count + cell, value - rest, scale)
    if (learned < 0) return
    const { columns, symbol_exponent } = this.about
    for (let column = 0; column < columns; column += 1) {
      const times = this.symbols[(symbols + value) * columns + column]! - this.symbols[(symbols + rest) * columns + column]!
      this.add(learned + cell * columns + column, times / 2 ** symbol_exponent)
    }
  }

  /** A column so many times. */
  private add(column: number, times: number): void {
    const { first, hidden, sums } = this
    const factor = times * this.power(column)
    for (let unit = 0, at = column * hidden; unit < hidden; unit += 1, at += 1) sums[unit]! += factor * first[at]!
  }

  /** A column by how far something has grown, to the nearest whole number, halves upwards. */
  private addCount(column: number, grown: number, scale: number): void {
    const { first, hidden, sums } = this
    const [factor, twice] = [2 * grown * this.power(column), 2 * scale]
    for (let unit = 0, at = column * hidden; unit < hidden; unit += 1, at += 1) {
      const number = factor * first[at]! + scale
      const over = number % twice
      sums[unit]! += (number - (over < 0 ? over + twice : over)) / twice
    }
  }

  /** What brings a column to the exponent in which sums are made. */
  private power(column: number): number {
    return 2 ** (this.about.fine - this.exponents[column]!)
  }
}

function signed({ bytes }: NetArray): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
