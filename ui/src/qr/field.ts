/** Arithmetic in the field of 256 elements that QR codes are corrected in, and the words that correct them. */

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value
  LOG[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  return a && b ? EXP[LOG[a]! + LOG[b]!]! : 0
}

/** The product of (x − 2⁰)(x − 2¹)…, its highest coefficient left out. */
function divisor(degree: number): number[] {
  let found = [1]
  for (let power = 0; power < degree; power++) {
    const next = [...found, 0]
    found.forEach((coefficient, i) => (next[i + 1]! ^= times(coefficient, EXP[power]!)))
    found = next
  }
  return found.slice(1)
}

/** So many words by which errors in others can be mended: what is left when they are divided. */
export function correction(words: readonly number[], degree: number): number[] {
  const by = divisor(degree)
  const rest: number[] = new Array(degree).fill(0)
  for (const word of words) {
    const factor = word ^ (rest.shift() as number)
    rest.push(0)
    by.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)))
  }
  return rest
}
