/** What each component is, what it does and its rule. */
import type { Texts } from '$page/i18n'
import type { Tip } from '$page/parts/tip.svelte'
import { number, RULES } from './pieces'
import type { Building, Village } from './view'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** `told`: what settling it would bring, if that is allowed now. */
export function buildingTip(building: Building, village: Village, { say }: Texts, told?: string): Tip {
  const { kind, value, owner, active } = building
  const about = say(`page-bv-about-${kind}`, { value: value ?? 0 })
  const inn = kind === 'inn' && owner !== null ? ` ${say(active ? 'page-bv-inn-active' : 'page-bv-inn-inactive')}` : ''
  const taken = owner === null ? say('page-bv-free') : say('page-bv-taken', { owner })
  return {
    title: `${number(kind)} · ${capital(say(`kind-${kind}`))}, ${village.name}`,
    text: [`${about}${inn} ${taken}`, told ? say('page-bv-now', { told }) : ''].filter(Boolean).join(' '),
    rule: RULES[kind],
    note:
      village.provenance === 'rulebook' ? undefined : say('page-bv-provenance', { provenance: say(`provenance-${village.provenance}`) }),
  }
}

/** The tip of a thing that lies in front of a player or in the supply. */
export function thingTip(thing: string, { say }: Texts, amount?: number): Tip {
  return {
    title: `${say(`page-bv-thing-${thing}`)}${amount === undefined ? '' : `: ${amount}`}`,
    text: say(`page-bv-about-${thing}`, { value: 0 }),
    rule: RULES[thing],
  }
}

export function spoken(building: Building, village: Village, { say }: Texts, told?: string): string {
  const { kind, owner, value, active } = building
  const parts = [
    `${number(kind)} ${say(`kind-${kind}`)}, ${village.name}`,
    value === undefined ? '' : say('page-bv-printed', { value }),
    owner === null ? say('page-bv-free') : say('page-bv-taken', { owner }),
    kind === 'inn' && owner !== null ? say(active ? 'active' : 'inactive') : '',
    told ? say(owner === null ? 'page-bv-may-settle' : 'page-bv-may-evict') : '',
    told ?? '',
  ]
  return parts.filter(Boolean).join('; ')
}
