/** Points by source and uses, made ready for pictures. */
import type { CourseView } from '../protocol'

type Course = CourseView['course']

export interface Line {
  name: string
  total: boolean
  /** By seat, after so many decisions; null: hidden. */
  points: (number | null)[][]
  /** A winner's, at each tenth of the game. */
  typical: number[] | null
}

/** Lines in which anybody has something, or winners do, and all together; no more than there is room for. */
export function shownLines({ lines, points, typical }: Course, most = 7): Line[] {
  const all = lines.map<Line>((name, index) => ({
    name,
    total: false,
    points: points.map((seat) => seat[index] ?? []),
    typical: typical?.lines[name] ?? null,
  }))
  const told = (line: Line) =>
    line.points.some((values) => values.some((value) => value)) || (line.typical?.some((value) => Math.abs(value) >= 0.5) ?? false)
  const weight = (line: Line) => Math.max(...line.points.flat().map((value) => Math.abs(value ?? 0)))
  const filled = all.filter(told)
  const kept = new Set(filled.toSorted((a, b) => weight(b) - weight(a)).slice(0, most))
  const sums = points.map((seat) => (seat[0] ?? []).map((_, ply) => seat.reduce((sum, values) => sum + (values[ply] ?? 0), 0)))
  return [...filled.filter((line) => kept.has(line)), { name: 'total', total: true, points: sums, typical: typical?.total ?? null }]
}

export interface UsedGroup {
  event: string
  word: string
  /** The largest number there is. */
  most: number
  words: { word: string; counts: number[]; typical: number | null }[]
}

/** What was used, the most used first. */
export function usesOf({ uses, points, typical }: Course): UsedGroup[] {
  return uses.flatMap((use) => {
    const words = new Set([...Object.keys(use.counts), ...Object.keys(use.typical ?? {})])
    const found = [...words].map((word) => ({
      word,
      counts: use.counts[word] ?? points.map(() => 0),
      typical: typical && use.typical ? (use.typical[word] ?? 0) : null,
    }))
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
    found.sort((a, b) => sum(b.counts) - sum(a.counts) || (b.typical ?? 0) - (a.typical ?? 0) || a.word.localeCompare(b.word))
    const most = Math.max(1, ...found.flatMap(({ counts, typical: usual }) => [...counts, usual ?? 0]))
    return found.length ? [{ event: use.event, word: use.word, most, words: found }] : []
  })
}
