/** What an answer to a puzzle is worth: all that is known of it is in the puzzle. */
import type { OptionInfo, PuzzleView } from '../protocol'

export type Verdict = 'best' | 'alike' | 'wrong' | 'shown'
/** Options that are shown with their chances. */
const SHOWN = 4

export function verdictOf({ options, right }: Pick<PuzzleView, 'options' | 'right'>, text: string): Verdict {
  if (options[0]?.action.text === text) return 'best'
  return right.includes(text) ? 'alike' : 'wrong'
}

/** Whole percents of the win that an option costs; null where the search hardly looked at it. */
export function costOf({ options }: Pick<PuzzleView, 'options'>, text: string): number | null {
  const [best, mine] = [options[0]?.chance ?? null, options.find(({ action }) => action.text === text)?.chance ?? null]
  return best === null || mine === null ? null : Math.max(1, Math.round(100 * (best - mine)))
}

/** The best ones, and the one that was chosen. */
export function compared({ options }: Pick<PuzzleView, 'options'>, chosen: string | null): OptionInfo[] {
  return options.filter(({ action, chance }, index) => (index < SHOWN && chance !== null) || action.text === chosen)
}
