/** Villages, goods, payments and chains in words. */
import type { Texts } from '$page/i18n'
import { chainOf } from './chains'
import { counted, isWork } from './pieces'
import type { BySex, Good, Kind, Place, Step, View, Village } from './view'

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
export const joined = (parts: string[], { language }: Texts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
export const sentence = (...parts: string[]) => parts.filter(Boolean).join(' ')

export const kindName = (kind: Kind, { say }: Texts) => capital(say(`kind-${kind}`))
/** Its name where there is little room: it may be broken at its joint, some names are shorter. */
export const signName = (kind: Kind, { has, say }: Texts) =>
  capital(say(has(`page-hv-sign-${kind}`) ? `page-hv-sign-${kind}` : `kind-${kind}`))
export const goodName = (good: Good, { say }: Texts) => capital(say(`good-${good}`))

/** Whose village it is; `you`: the seat of the person in front of the page. */
export function villageName(village: Pick<Village, 'village' | 'seat'>, you: number | null, { say }: Texts): string {
  if (village.seat === null) return say('page-hv-neutral-village')
  return village.seat === you ? say('page-hv-your-village') : say('page-hv-village-of', { seat: village.seat })
}

/** Whose villager or coin it is. */
export function ownerName(seat: number, view: View, texts: Texts): string {
  return seat < view.players ? texts.player(seat) : texts.say('page-hv-neutral')
}

/** “2 brick, 1 stone”. */
export const amounts = (goods: Partial<Record<string, number>>, { say }: Texts) =>
  counted(goods)
    .map(([good, number]) => (number > 1 ? `${number} × ${say(`good-${good}`)}` : say(`good-${good}`)))
    .join(', ')

/** “2 women, 1 man”; the empty text if there is nobody. */
export function bySex(by: BySex, { say }: Texts, child = false): string {
  const [women, men] = child ? ['page-hv-girls', 'page-hv-boys'] : ['page-hv-women', 'page-hv-men']
  const parts = [by.woman ? say(women!, { number: by.woman }) : '', by.man ? say(men!, { number: by.man }) : '']
  return parts.filter(Boolean).join(', ')
}

/** Who falls asleep and what is bought. */
export function stepsText(steps: Step[], view: View, you: number, texts: Texts): string {
  const who = steps.flatMap((step) => {
    if (!isWork(step)) return []
    const village = view.villages[step.village]!
    const name = texts.say(`kind-${step.kind}`)
    return [village.seat === you ? name : `${name} (${villageName(village, you, texts)})`]
  })
  const bought: Record<string, number> = {}
  for (const step of steps) if (step.do === 'buy') bought[step.good] = (bought[step.good] ?? 0) + 1
  return sentence(
    who.length ? texts.say('page-hv-fall-asleep', { number: who.length, who: who.join(', ') }) : '',
    counted(bought).length ? texts.say('page-hv-bought', { what: amounts(bought, texts) }) : '',
  )
}

/** “Cheese: cheese dairy, from goat. Goat: goat shed, from water. Water: well.” */
export function chainText(of: Good, view: View, texts: Texts): string {
  return chainOf(of, view.buildings)
    .map(({ good, kind, input }) =>
      input ? texts.say('page-hv-link-from', { good, kind, input: texts.say(`good-${input}`) }) : texts.say('page-hv-link', { good, kind }),
    )
    .map(capital)
    .join(' ')
}

/** What a building does: makes, exchanges, or is worth points. */
export function doesText(kind: Kind, view: View, texts: Texts): string {
  const { say } = texts
  const { input, output, exchanges, points } = view.buildings[kind]
  if (points) return say('page-hv-worth', { points })
  if (exchanges.length) return say('page-hv-exchanges', { goods: exchanges.map((good) => say(`good-${good}`)).join(', ') })
  return say(input ? 'page-hv-makes-from' : 'page-hv-makes', { good: output, input: input ? say(`good-${input}`) : '' })
}

export function costText(kind: Kind, view: View, texts: Texts): string {
  const cost = amounts(view.buildings[kind].cost, texts)
  return cost ? texts.say('page-hv-costs', { cost }) : ''
}

/** Who lives on a place: “woman of Ada, asleep; man of Ben, awake”. */
export function livesText(village: Village, place: Place, view: View, texts: Texts): string {
  const { say } = texts
  const one = (seat: number, sex: string, asleep: boolean) =>
    say('page-hv-villager', { who: ownerName(seat, view, texts), sex, state: asleep ? 'asleep' : 'awake' })
  const parts = [
    place.home ? one(village.seat ?? village.village, place.home.sex, place.home.asleep) : '',
    place.guest ? one(place.guest.seat, place.guest.sex, place.guest.asleep) : '',
  ].filter(Boolean)
  if (parts.length) return parts.join('; ')
  return place.kind && !view.buildings[place.kind].points ? say('page-hv-empty') : ''
}
