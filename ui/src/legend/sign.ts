/** What the signs of a game mean: data that each game's part brings in `legend.ts`, for the legend and for the coach. */
import type { Texts } from '../i18n'
import type { Tip } from '../parts/tip.svelte'
import type { ActionInfo } from '../protocol'

/** A sign with its name, what it does and its rule. */
export interface Sign extends Tip {
  /** Names it among all of its game. */
  id: string
  /** The drawing; none for what is explained but not drawn. */
  icon?: string
  /** Other drawings of the same thing. */
  also?: readonly string[]
}

export interface SignGroup {
  title: string
  signs: Sign[]
}

type View = Record<string, unknown> | null

/** `legend.ts` of a game. */
export interface Legend {
  /** All signs that the board can draw. `view`: of the table where one is shown. */
  signs: (texts: Texts, view: View) => SignGroup[]
  /** What is explained besides, when it is first met. */
  guides: (texts: Texts, view: View) => Sign[]
  /** What an action is about: the ids of signs and guides, the most telling first. */
  topics: (action: ActionInfo, view: View) => string[]
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Signs of other games' parts and of the table itself that a legend may name, by how their drawings are called. */
export const FAMILIES = ['die', 'figure', 'mark'] as const

/** The drawings that a group explains; of families of drawings one stands for all. */
export function drawn(groups: SignGroup[]): Set<string> {
  return new Set(groups.flatMap(({ signs }) => signs.flatMap(({ icon, also = [] }) => (icon ? [icon, ...also] : []))))
}

/** Signs whose name or sentence holds every word of a search. */
export function found(groups: SignGroup[], words: string): SignGroup[] {
  const needles = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (sign: Sign) => {
    const text = `${sign.title} ${sign.text ?? ''} ${sign.rule ?? ''}`.toLocaleLowerCase()
    return needles.every((needle) => text.includes(needle))
  }
  return groups.map((group) => ({ ...group, signs: group.signs.filter(fits) })).filter(({ signs }) => signs.length)
}
