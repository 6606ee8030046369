/** Where things lie in a village and on the market. */
import type { Good, Place } from './view'

/** The column and row of a place; the centre covers two columns of the middle row. */
export function gridPlace({ x, y }: Pick<Place, 'x' | 'y'>, rings: 1 | 2): string {
  return `grid-column: ${x + rings + 1}; grid-row: ${y + rings + 1}`
}
export const centrePlace = (rings: 1 | 2) => `grid-column: ${rings + 1} / span 2; grid-row: ${rings + 1}`

/** The market: goods in columns and rows, simple ones above, what is made of them below. */
export const COLUMN = 77
export const ROW = 77
export const MARKET = { width: 5 * COLUMN, height: 4 * ROW + 16 }
/** The building materials stand apart, below the others. */
const APART = 14
export const SPOTS: Record<Good, readonly [number, number]> = {
  grain: [0.5, 0],
  ore: [2, 0],
  water: [3.5, 0],
  cow: [0, 1],
  bread: [1, 1],
  iron: [2, 1],
  goat: [3, 1],
  beer: [4, 1],
  milk: [0, 2],
  meat: [1, 2],
  cowbell: [2, 2],
  cheese: [3, 2],
  cloth: [4, 2],
  wood: [1, 3],
  brick: [2.25, 3],
  stone: [3.5, 3],
}

export function spot(good: Good): { x: number; y: number } {
  const [column, row] = SPOTS[good]
  return { x: column * COLUMN + COLUMN / 2, y: row * ROW + 36 + (row === 3 ? APART : 0) }
}

/** The bed of a branch, named by its first good, and where its tile lies. */
export function bed(first: Good): { x: number; y: number; width: number; height: number; tile: { x: number; y: number } } {
  if (first === 'wood') {
    const y = 3 * ROW + APART
    return { x: 2, y, width: MARKET.width - 4, height: ROW, tile: { x: 30, y: y + ROW / 2 } }
  }
  const columns: Partial<Record<Good, [number, number]>> = { grain: [0, 2], ore: [2, 1], water: [3, 2] }
  const [column, width] = columns[first] ?? [0, 5]
  return {
    x: column * COLUMN + 2,
    y: 0,
    width: width * COLUMN - 4,
    height: 3 * ROW + 2,
    tile: { x: (column + width / 2) * COLUMN, y: 3 * ROW + 2 },
  }
}

const percent = (value: number, whole: number) => `${(value / whole) * 100}%`
export const marketPlace = (good: Good) => `left: ${percent(spot(good).x, MARKET.width)}; top: ${percent(spot(good).y, MARKET.height)}`

/** The line from a good to what is made of it. */
export function line(from: Good, to: Good): string {
  const a = spot(from)
  const b = spot(to)
  return `M${a.x} ${a.y + 20}C${a.x} ${a.y + 44} ${b.x} ${b.y - 46} ${b.x} ${b.y - 24}`
}
