/** What an analysis has found, put together from messages that each bring a part, and turn by turn. */
import type { AnalysisPart, CourseView, Outlook, Report, Step, TurningPoint } from '../protocol'

export type Depth = Report['depth']
export const DEPTHS: readonly Depth[] = ['quick', 'thorough', 'deep']
export const SKILLS = ['wild', 'shaky', 'solid', 'sharp', 'flawless'] as const

/** Steps in place of those with the same ply, and the sums as they are now. */
export function merged(report: Report, part: AnalysisPart): Report {
  if (part.depth !== report.depth) return report
  const news = new Map(part.steps.map((step) => [step.ply, step]))
  return {
    ...report,
    judged: part.judged,
    steps: report.steps.map((step) => news.get(step.ply) ?? step),
    tallies: part.tallies,
    turning: part.turning,
  }
}

/** Before anything is known: who decided what, and everything may be. */
export function provisional(game: string, depth: Depth, { seats, played, points }: CourseView['course']): Report {
  const players = points.length
  const even = points.map(() => 1 / players)
  const outlook: Outlook = { chances: even, doubts: even.map((chance) => chance / 2), points: even.map(() => 0) }
  let turn = 0
  const steps = seats.map<Step>((seat, ply) => {
    if (seats[ply - 1] !== seat) turn += 1
    return { ply, turn, seat, played: played[ply] ?? '', legal: 2, before: outlook, after: outlook, luck: null, judged: null }
  })
  const tallies = points.map((lines, seat) => ({
    seat,
    points: lines.reduce((sum, values) => sum + (values.at(-1) ?? 0), 0),
    ...{ luck: 0, luck_points: 0, fair: null, decisions: 0, error: 0, error_chance: 0, word: null, accuracy: 0 },
  }))
  return { version: 0, game, players, depth, decisions: steps.length, judged: 0, steps, end: null, tallies, turning: [], skill: [] }
}

/** A turn: decisions of one seat in a row. */
export interface Turn {
  number: number
  seat: number
  /** Its decisions: from the first up to but not the last, as indices of steps. */
  first: number
  last: number
  /** What rolls, draws and reveals brought before and in this turn: to whom most, and how much. */
  luck: { seat: number; chance: number; points: number } | null
  /** Chances and points given away. */
  cost: number
  points: number
  /** Something of it is not judged yet. */
  open: boolean
}

/** Luck is the mover's, unless it was somebody else's far more. */
const FAR_MORE = 1.5

export const isOpen = (step: Step, report: Pick<Report, 'public'>) => !report.public && step.judged === null

export function turnsOf(report: Report): Turn[] {
  const turns: Turn[] = []
  report.steps.forEach((step, index) => {
    let turn = turns.at(-1)
    if (turn?.number !== step.turn) {
      turn = { number: step.turn, seat: step.seat, first: index, last: index, luck: null, cost: 0, points: 0, open: false }
      turns.push(turn)
    }
    turn.last = index + 1
    turn.cost += step.judged?.cost ?? 0
    turn.points += step.judged?.cost_points ?? 0
    turn.open ||= isOpen(step, report)
  })
  for (const turn of turns) turn.luck = luckOf(turn, report.steps)
  return turns
}

/** What chance does after a decision belongs to the next one: the dice of a turn are rolled when the turn before has ended. */
function luckOf(turn: Turn, steps: readonly Step[]): Turn['luck'] {
  const brought = steps.slice(Math.max(0, turn.first - 1), turn.last - 1).flatMap(({ luck }) => (luck ? [luck] : []))
  // what falls after the last decision of all belongs to it
  if (turn.last === steps.length && steps.at(-1)?.luck) brought.push(steps.at(-1)!.luck!)
  if (!brought.length) return null
  const sums = brought[0]!.chances.map((_, seat) => ({
    seat,
    chance: brought.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0),
    points: brought.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  }))
  const most = sums.reduce((one, other) => (Math.abs(other.chance) > Math.abs(one.chance) ? other : one))
  const own = sums[turn.seat] ?? most
  return Math.abs(most.chance) > FAR_MORE * Math.abs(own.chance) ? most : own
}

/** The turn of a decision; after the last one there is none. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | null => turns.find(({ first, last }) => first <= at && at < last) ?? null

/** The decision of a turn that is looked at first: the one that gave away most, else the first that was one. */
export function mainDecision(turn: Turn, steps: readonly Step[]): number {
  const own = steps.slice(turn.first, turn.last)
  const most = Math.max(...own.map(({ judged }) => judged?.cost ?? 0))
  const found = most > 0 ? own.findIndex(({ judged }) => (judged?.cost ?? 0) === most) : own.findIndex(({ legal }) => legal > 1)
  return turn.first + Math.max(0, found)
}

/** The index of the step that a turning point is about. */
export const indexOf = (steps: readonly Step[], { ply }: Pick<TurningPoint, 'ply'>) => steps.findIndex((step) => step.ply === ply)

/** Chances in whole per cent that add up to 100: the largest remainders go up. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance))
  const left = Math.round(100 * chances.reduce((sum, chance) => sum + chance, 0)) - whole.reduce((sum, part) => sum + part, 0)
  const order = chances.map((chance, seat) => [100 * chance - whole[seat]!, seat] as const).toSorted((a, b) => b[0] - a[0])
  for (const [, seat] of order.slice(0, Math.max(0, left))) whole[seat]! += 1
  return whole
}

/** How draws spread: shares of steps of the chance, and the step that fell. */
export interface Spread {
  bars: { from: number; to: number; share: number; fell: boolean }[]
  /** The share of draws that were better than what fell, or as good. */
  better: number
}

const BARS = 9

export function spreadOf(chances: readonly number[], fell: number): Spread | null {
  if (chances.length < 2) return null
  const low = Math.min(...chances, fell)
  const high = Math.max(...chances, fell)
  const step = Math.max((high - low) / BARS, 0.005)
  const bar = (chance: number) => Math.min(BARS - 1, Math.floor((chance - low) / step))
  const hit = bar(fell)
  const bars = Array.from({ length: BARS }, (_, index) => ({
    from: low + index * step,
    to: low + (index + 1) * step,
    share: chances.filter((chance) => bar(chance) === index).length / chances.length,
    fell: index === hit,
  }))
  return { bars, better: chances.filter((chance) => chance > fell).length / chances.length }
}
