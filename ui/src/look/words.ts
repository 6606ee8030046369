/** A report in words. */
import type { GamePart } from '../games'
import type { Texts } from '../i18n'
import type { EventInfo, Option, Report } from '../protocol'
import { gained } from '../table/words'

const KINDS = ['gains', 'prepares', 'costs'] as const

/** −14, +3, ±0: a sign always, so that colour is not needed. */
export function withSign(value: number, digits = 0): string {
  const shown = Math.abs(value).toFixed(digits)
  return Number(shown) === 0 ? `±${shown}` : `${value < 0 ? '−' : '+'}${shown}`
}

/** A share as whole per cent, with its sign. */
export const swing = (chance: number) => `${withSign(100 * chance)} %`

/** What speaks for a move and against it, as hints tell it. */
export function reasonsOf(option: Pick<Option, 'gains' | 'prepares' | 'costs'>, { say }: Texts): string[] {
  return KINDS.filter((kind) => option[kind].length).map((kind) => {
    return say(`hint-${kind}`, {
      changes: option[kind].map(({ feature, by }) => say('hint-change', { feature, change: gained(by) })).join(', '),
    })
  })
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** An action in words and where it is made; null as long as its value or the position is not here. */
export function described(
  action: string,
  actions: Record<string, Record<string, unknown>>,
  view: Record<string, unknown> | null,
  game: GamePart,
  texts: Texts,
): { text: string; places: string[] } | null {
  const value = actions[action]
  if (!value || !view) return null
  const { text, places } = game.describe({ id: -1, text: action, value }, view, texts)
  // it stands within sentences
  return { text: capital(text.replace(/\.$/, '')), places }
}

/** What happened between a decision and the next, as the log tells it. */
export function happened(events: EventInfo[], ply: number, kinds: readonly string[], game: GamePart, texts: Texts): string {
  const own = events.filter((event) => event.ply === ply && (!kinds.length || kinds.includes(event.kind)))
  const lines = own.length ? game.log(own, texts, null) : []
  return lines.map(({ text }) => text).join(' · ')
}

/** Who won, and what luck had to do with it: nothing where that is within doubt. */
export function verdict({ tallies }: Pick<Report, 'tallies'>, winners: readonly number[]): 'none' | 'enough' | 'against' | 'luck' {
  const winner = winners.length === 1 ? tallies.find(({ seat }) => seat === winners[0]) : undefined
  if (!winner || tallies.some(({ fair }) => fair === null)) return 'none'
  const [other] = tallies.filter((tally) => tally !== winner).toSorted((a, b) => b.fair! - a.fair!)
  const ahead = winner.fair! - (other?.fair ?? -Infinity)
  const doubt = Math.hypot(winner.luck_doubt ?? 0, other?.luck_doubt ?? 0)
  if (ahead < -doubt) return 'luck'
  if (ahead <= doubt || Math.abs(winner.luck_points) <= (winner.luck_doubt ?? 0)) return 'none'
  return winner.luck_points < 0 ? 'against' : 'enough'
}
