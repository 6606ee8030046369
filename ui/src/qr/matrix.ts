/** The square of a QR code: its fixed patterns, where the data goes, and the mask that makes it easiest to read. */

export type Grid = boolean[][]

/** Where the centres of the small squares are, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
/** Level M, as the format writes it. */
const LEVEL = 0b00

export class Matrix {
  private readonly size: number
  private readonly dark: Grid
  private readonly fixed: Grid

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
    this.fixed = this.dark.map((row) => [...row])
    this.draw()
  }

  /** With these words, under the best mask. */
  filled(words: readonly number[]): Grid {
    this.place(words)
    const masked = MASKS.map((mask, number) => this.under(mask, number))
    const burdens = masked.map(burden)
    return masked[burdens.indexOf(Math.min(...burdens))]!
  }

  private set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark
    this.fixed[y]![x] = true
  }

  private draw(): void {
    const last = this.size - 1
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0)
      this.set(i, 6, i % 2 === 0)
    }
    this.ring(3, 3, 4)
    this.ring(last - 3, 3, 4)
    this.ring(3, last - 3, 4)
    const centres = ALIGNMENT[this.version - 1]!
    for (const x of centres)
      for (const y of centres) if (!(x === 6 && y === 6) && !(x === 6 && y === last - 6) && !(x === last - 6 && y === 6)) this.ring(x, y, 2)
    this.format(0)
    if (this.version >= 7) this.number()
  }

  /** A square within a square, with a light border where there is room for it. */
  private ring(centreX: number, centreY: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const x = centreX + dx
        const y = centreY + dy
        const distance = Math.max(Math.abs(dx), Math.abs(dy))
        if (x >= 0 && x < this.size && y >= 0 && y < this.size)
          this.set(x, y, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1)
      }
  }

  /** Level and mask, twice, with bits that correct them. */
  private format(mask: number): void {
    const data = (LEVEL << 3) | mask
    let rest = data
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ (rest >> 9 ? 0x537 : 0)
    const bits = ((data << 10) | rest) ^ 0x5412
    const bit = (i: number) => ((bits >> i) & 1) === 1
    const last = this.size - 1
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i))
    this.set(8, 7, bit(6))
    this.set(8, 8, bit(7))
    this.set(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.set(last - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i))
    this.set(8, last - 7, true)
  }

  /** The version, twice, with bits that correct it. */
  private number(): void {
    let rest = this.version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ (rest >> 11 ? 0x1f25 : 0)
    const bits = (this.version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const near = Math.floor(i / 3)
      const far = this.size - 11 + (i % 3)
      const dark = ((bits >> i) & 1) === 1
      this.set(near, far, dark)
      this.set(far, near, dark)
    }
  }

  /** The words, bit by bit, in columns of two, up and down from the right. */
  private place(words: readonly number[]): void {
    let next = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step
          if (this.fixed[y]![x]) continue
          this.dark[y]![x] = next < 8 * words.length && ((words[next >> 3]! >> (7 - (next & 7))) & 1) === 1
          next++
        }
    }
  }

  private under(mask: (x: number, y: number) => boolean, number: number): Grid {
    this.format(number)
    return this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y]![x] ? dark : dark !== mask(x, y))))
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */
function burden(grid: Grid): number {
  const size = grid.length
  const columns = grid.map((_, x) => grid.map((row) => row[x]!))
  let found = 0
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2
    for (const corner of ['10111010000', '00001011101'])
      for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) found += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x - 1]) found += 3
  const share = grid.flat().filter(Boolean).length / (size * size)
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}
