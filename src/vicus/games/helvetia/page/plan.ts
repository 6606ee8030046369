/** A proposed way to pay: which of its steps are decisions, and who could work instead. */
import { makes } from './chains'
import { isWork, lotName, villagerOf } from './pieces'
import type { Good, Preview, Step, View } from './view'

/** The steps that the player would be asked about, each with its place among the plan's texts. */
export const decisions = ({ steps = [] }: Preview): { step: Step; at: number }[] =>
  steps.filter((step) => step.asked).map((step, at) => ({ step, at }))

/** The villagers who work in these steps, by the name of their place. */
export const workers = (steps: Step[]) =>
  new Map(steps.flatMap((step) => (isWork(step) ? [[lotName(step.village, step.place), step.good] as const] : [])))

/** Villagers who are awake and could do a decided step instead, each with the goods that they could make. */
export function substitutes(view: View, seat: number, preview: Preview): Map<string, Good[]> {
  const busy = workers(preview.steps ?? [])
  const goods = [...new Set(decisions(preview).flatMap(({ step }) => (step.do === 'from' ? [] : [step.good])))]
  const found = new Map<string, Good[]>()
  for (const village of view.villages)
    for (const place of village.places) {
      const name = lotName(village.village, place.place)
      const villager = villagerOf(village, place, seat)
      if (!place.kind || !villager || villager.asleep || busy.has(name)) continue
      const { kind } = place
      const fitting = goods.filter((good) => makes(kind, good, view.buildings))
      if (fitting.length) found.set(name, fitting)
    }
  return found
}

/** Between which of the plan's texts a villager could be asked for instead. */
export function span(preview: Preview, goods: Good[]): [number, number] | null {
  const fits = decisions(preview).filter(({ step }) => step.do !== 'from' && goods.includes(step.good))
  return fits.length ? [fits[0]!.at, fits.at(-1)!.at] : null
}
