/** The parts of the table, which a phone shows one below the other. */
import type { Phase } from './view'

export const PARTS = ['own', 'forum', 'cards', 'others'] as const
export type Part = (typeof PARTS)[number]

/** Where something is asked in each phase. */
export const PART_OF: Record<Phase, Part> = {
  start: 'forum',
  take: 'forum',
  craft: 'forum',
  build: 'own',
  reward: 'own',
  fountain: 'own',
  disc: 'cards',
  card: 'cards',
  pay: 'cards',
  breads: 'cards',
}

const PHONE = '(max-width: 720px), (max-height: 500px)'

export const element = (part: Part) => document.querySelector<HTMLElement>(part === 'others' ? '.rail' : `[data-part="${part}"]`)

/** Scrolls a phone to a part of the table; larger screens show all of it anyway. */
export function bring(part: Part): void {
  if (!matchMedia(PHONE).matches) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element(part)?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
}
