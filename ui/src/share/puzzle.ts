/** What somebody has chosen, beside what the search would do. */
import type { ActionInfo, Advice } from '../protocol'
import type { Intent } from '../table/table.svelte'

const plain = (value: object) => JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The legal action that is meant by its text or its value; null if there is none. */
export function wanted(legal: readonly ActionInfo[], action: Intent): ActionInfo | null {
  return legal.find(({ text, value }) => (typeof action === 'string' ? text === action : plain(value) === plain(action))) ?? null
}

/** Chances that differ by less are as good as the same. */
const ALIKE = 0.01

export function verdict({ options }: Advice, chosen: string | null): { kind: 'best' | 'alike' | 'other' | 'none' } {
  const at = options.findIndex(({ action }) => action.text === chosen)
  if (at === 0) return { kind: 'best' }
  if (at < 0) return { kind: 'none' }
  const [best, mine] = [options[0]!.chance, options[at]!.chance]
  return { kind: best !== null && mine !== null && best - mine < ALIKE ? 'alike' : 'other' }
}
