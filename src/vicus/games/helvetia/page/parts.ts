/** The parts of the table, which a phone shows one below the other, and walking from target to target over all of them. */
import type { Actor } from './intents'
import type { Phase } from './view'

export const PARTS = ['own', 'offer', 'market', 'others'] as const
export type Part = (typeof PARTS)[number]
/** The persons stand above the first part. */
export type Sight = Part | 'persons'

const PHONE = '(max-width: 720px), (max-height: 500px)'
const BY_PHASE: Partial<Record<Phase, Part>> = {
  draft: 'offer',
  rob: 'offer',
  neutral_kind: 'offer',
  neutral_place: 'others',
  pair_3: 'others',
  lay: 'own',
  pair_1: 'own',
  pair_2: 'own',
  place: 'own',
  school: 'own',
}
const BY_ACTOR: Partial<Record<Actor, Part>> = { builder: 'offer', carter: 'market', priest: 'others', midwife: 'own', neutral: 'offer' }

/** Where the next thing is to be clicked. */
export function partOf(phase: Phase, actor: Actor | null): Sight | null {
  if (phase !== 'act') return BY_PHASE[phase] ?? null
  return actor ? (BY_ACTOR[actor] ?? null) : 'persons'
}

export const element = (part: Sight) =>
  document.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? document.querySelector<HTMLElement>('.rail')

/** Scrolls a phone to a part of the table; larger screens show all of it anyway. */
export function bring(part: Sight): void {
  if (!matchMedia(PHONE).matches) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element(part)?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
}

/** Focus on the next thing that can be chosen: answers and the payment below, then places on the table. */
export function nextTarget(): void {
  const all = ['.actions [data-target]:not(.off)', '.table .place.legal[data-target]', '.table .place.hinted[data-target]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .filter((node) => node.offsetParent !== null)
  const next = all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
