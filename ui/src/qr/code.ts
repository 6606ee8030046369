/** A QR code of a text (ISO/IEC 18004): bytes, correction level M, versions 1 to 10, which is enough for a link. */
import { correction } from './field'
import { Matrix, type Grid } from './matrix'

/** For versions 1 to 10 at level M: correcting words of a block, and the data words of each block. */
const BLOCKS: readonly [number, readonly number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
const BYTES_MODE = 0b0100
const FILL = [0xec, 0x11]

/** The dark modules of the code, row by row; throws where the text is too long for a link. */
export function qrCode(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex(([, blocks], i) => bytes.length <= sum(blocks) - (i < 9 ? 2 : 3)) + 1
  if (!version) throw new RangeError('too long for a QR code')
  return new Matrix(version).filled(interleaved(packed(bytes, version), version))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Mode, length, the bytes, an end, and what fills the rest. */
function packed(bytes: readonly number[], version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(BYTES_MODE, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => put(byte, 8))
  const room = 8 * sum(BLOCKS[version - 1]![1])
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let i = 0; bits.length < room; i++) put(FILL[i % 2]!, 8)
  return Array.from({ length: room / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
}

/** The first words of all blocks, then the second ones …; after them the correcting words likewise. */
function interleaved(words: readonly number[], version: number): number[] {
  const [degree, sizes] = BLOCKS[version - 1]!
  let first = 0
  const blocks = sizes.map((size) => words.slice(first, (first += size)))
  const corrections = blocks.map((block) => correction(block, degree))
  return [...woven(blocks), ...woven(corrections)]
}

function woven(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat()
}
