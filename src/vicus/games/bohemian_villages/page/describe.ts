/** A move in words, and where it is made. */
import type { Described } from '$page/games'
import type { Texts } from '$page/i18n'
import type { ActionInfo } from '$page/protocol'
import { total } from './dice'
import { kindOf, placing, read, same } from './pieces'
import type { Value } from './view'

export function describe(action: ActionInfo, shown: Record<string, unknown> | null, { say }: Texts): Described {
  const value = action.value as unknown as Value
  const places = [action.text]
  if (value.type === 'use') {
    const sum = total(value.dice)
    const kind = kindOf(sum)
    return { text: say(kind ? 'action-use-kind' : 'action-use', { dice: value.dice.join('+'), sum, kind }), places }
  }
  if (value.type === 'reroll') return { text: say('action-reroll', { dice: value.dice.join('+') }), places }
  if (value.type === 'place') {
    const { kind, village } = value
    const building = read(shown)
      ?.villages.flatMap((each) => each.buildings.map((other) => ({ ...other, value: placing(each, other) })))
      .find((other) => same(other.value, value))
    const owner = building?.owner ?? null
    return {
      text: owner === null ? say('action-place', { kind, village }) : say('action-evict', { kind, village, owner }),
      places: building ? [`place-${building.place}`] : [],
    }
  }
  return { text: say(`action-${value.type}`), places }
}
