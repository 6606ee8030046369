/** Lines and areas of the chart: chances over turns, as bands that add up to 100 or as lines. */
import type { Report } from '../protocol'
import type { Turn } from './report'

export type Point = readonly [number, number]

/** How things stood at a moment of the game, counted in turns. */
export interface Moment {
  at: number
  chances: readonly number[]
  doubts: readonly number[]
}

/** Every outlook of a report in order: before each decision, after it, and the end. */
export function momentsOf({ steps, end }: Report, turns: readonly Turn[]): Moment[] {
  const found: Moment[] = []
  turns.forEach((turn, index) => {
    const decisions = turn.last - turn.first
    for (let step = turn.first; step < turn.last; step += 1) {
      const { before, after } = steps[step]!
      const start = index + (step - turn.first) / decisions
      found.push({ at: start, chances: before.chances, doubts: before.doubts })
      found.push({ at: start + 0.5 / decisions, chances: after.chances, doubts: after.doubts })
    }
  })
  if (end) found.push({ at: turns.length, chances: end.chances, doubts: end.doubts })
  return found
}

/** Where a decision stands among the turns. */
export function placeOf(turns: readonly Turn[], at: number): number {
  const index = turns.findIndex(({ first, last }) => first <= at && at < last)
  if (index < 0) return at <= 0 ? 0 : turns.length
  const { first, last } = turns[index]!
  return index + (at - first + 0.5) / (last - first)
}

/** The decision nearest to a place among the turns; beyond the last turn the end. */
export function decisionAt(turns: readonly Turn[], place: number): number {
  if (place >= turns.length) return turns.at(-1)?.last ?? 0
  const turn = turns[Math.max(0, Math.floor(place))]
  if (!turn) return 0
  const share = Math.max(0, place) - Math.floor(Math.max(0, place))
  return Math.min(turn.last - 1, turn.first + Math.floor(share * (turn.last - turn.first)))
}

const fixed = (value: number) => value.toFixed(1)

/** A smooth line that never overshoots: it leaves and reaches every point level. */
export function line(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${fixed(x)} ${fixed(y)}`
      const middle = fixed((before[0] + x) / 2)
      return `C${middle} ${fixed(before[1])} ${middle} ${fixed(y)} ${fixed(x)} ${fixed(y)}`
    })
    .join('')
}

/** What lies between two lines. */
export function area(low: readonly Point[], high: readonly Point[]): string {
  return `${line(high)}${line([...low].reverse()).replace('M', 'L')}z`
}

/** A line that goes in steps: points stay what they are until they change. */
export function stairs(points: readonly Point[]): string {
  return points.map(([x, y], index) => (index ? `H${fixed(x)}V${fixed(y)}` : `M${fixed(x)} ${fixed(y)}`)).join('')
}

/** The lower edge of each seat's band, the first seat on top; the last entry is the upper edge of all. */
export function edges(chances: readonly number[]): number[] {
  const found = [0]
  for (const chance of [...chances].reverse()) found.push(found.at(-1)! + chance)
  return found
}

/** The doubt about each edge between bands: those below it are added up, as if they did not depend on each other. */
export function edgeDoubts(doubts: readonly number[]): number[] {
  const found = [0]
  for (const doubt of [...doubts].reverse()) found.push(Math.hypot(found.at(-1)!, doubt))
  found[found.length - 1] = 0
  // what lies above an edge is as uncertain as what lies below: the smaller sum is nearer to the truth
  return found.map((below, edge) => Math.min(below, Math.hypot(...doubts.slice(0, doubts.length - edge))))
}

/** Every so many turns a number below the axis: as dense as there is room. */
export function numbered(turns: number, room: number): number[] {
  const every = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => (room / Math.max(1, turns)) * step >= 44) ?? 200
  return Array.from({ length: Math.floor(turns / every) }, (_, index) => (index + 1) * every)
}

/** Where labels of these heights can stand without lying on each other: each as near to its place as it can. */
export function spreadOut(places: readonly number[], apart: number): number[] {
  const order = places.map((place, index) => [place, index] as const).toSorted((a, b) => a[0] - b[0])
  const found = [...places]
  let least = -Infinity
  for (const [place, index] of order) {
    found[index] = Math.max(place, least)
    least = found[index]! + apart
  }
  return found
}
