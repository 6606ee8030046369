/** When the coach speaks up: pure, and the same thresholds as `vicus.analysis.appraisal` for a beginner. */
import type { ActionInfo, Appraisal, WorthInfo } from '../protocol'
import type { Intent } from '../table/table.svelte'

/** So many standard errors two chances must be apart. */
const SURE = 2
/** What a clear mistake costs at least, to begin with: chance to win, and points. */
const CHANCE = 0.06
const POINTS = 1
/** So many decisions without a mistake, and the coach expects more; one mistake, and it expects less. */
export const STREAK = 12
/** How much it can come to expect. */
export const MOST = 4
/** From here on it is hardly needed, which it says once. */
export const GOOD = 3

/** How somebody plays a game, as far as the coach has seen. */
export interface Form {
  /** What the coach expects: 0 of a beginner. */
  level: number
  /** Decisions since the last mistake, or since it expects more. */
  streak: number
  /** It has said that it is hardly needed. */
  told: boolean
}

export const NEWCOMER: Form = { level: 0, streak: 0, told: false }

export interface Mistake {
  best: WorthInfo
  chance: number
  points: number
}

/** The more somebody can, the larger a mistake must be. */
export const limits = ({ level }: Form) => ({ chance: CHANCE * (1 + 0.4 * level), points: POINTS * (1 + 0.5 * level) })

/** Whether an option is clearly worse than the best one: in chance and in points, beyond all doubt. */
export function mistake({ options }: Appraisal, text: string, form: Form): Mistake | null {
  const [best] = options
  const chosen = options.find(({ action }) => action.text === text)
  if (!best || !chosen || chosen === best) return null
  const chance = best.chance - chosen.chance
  const points = best.lead - chosen.lead
  const least = limits(form)
  const doubt = SURE * Math.hypot(best.doubt, chosen.doubt)
  return chance >= Math.max(least.chance, doubt) && points >= least.points ? { best, chance, points } : null
}

/** What the coach thinks of somebody after one more decision that it could judge. */
export function seen(form: Form, wasMistake: boolean): Form {
  if (wasMistake) return { ...form, level: Math.max(0, form.level - 1), streak: 0 }
  const streak = form.streak + 1
  if (streak < STREAK || form.level === MOST) return { ...form, streak }
  return { ...form, level: form.level + 1, streak: 0 }
}

/** It is time to say that the coach is hardly needed. */
export const isTime = ({ level, told }: Form) => level >= GOOD && !told

/**
 * The legal action that is meant by its text or its value. A value may leave out fields, or have some that a legal one leaves
 * out: of those that do not contradict it the most alike.
 */
export function meant(legal: readonly ActionInfo[], intent: Intent): ActionInfo | null {
  if (typeof intent === 'string') return legal.find(({ text }) => text === intent) ?? null
  const wanted = new Map(Object.entries(intent))
  let found: ActionInfo | null = null
  let highest = 0
  for (const action of legal) {
    const fields = Object.entries(action.value)
    const both = fields.filter(([field]) => wanted.has(field))
    if (both.some(([field, value]) => JSON.stringify(value) !== JSON.stringify(wanted.get(field)))) continue
    const alike = 2 * both.length - fields.length
    if (!found || alike > highest) [found, highest] = [action, alike]
  }
  return found
}
