/** A move in words, and where it is made. */
import type { Texts } from '$page/i18n'
import type { ActionInfo } from '$page/protocol'
import type { Described } from '$page/games'
import { kindOf, placeText, read } from './view'

export function describe({ text, value }: ActionInfo, shown: Record<string, unknown> | null, { say }: Texts): Described {
  const type = String(value.type)
  if (type === 'use' || type === 'reroll') {
    const faces = value.dice as number[]
    const sum = faces.reduce((all, face) => all + face, 0)
    const kind = type === 'use' ? kindOf(sum) : undefined
    return { text: say(`action-${type}${kind ? '-kind' : ''}`, { dice: faces.join('+'), sum, kind }), places: [text] }
  }
  if (type === 'place') {
    const { kind, village } = value
    const building = read(shown)
      ?.villages.flatMap((each) => each.buildings.map((other) => ({ ...other, text: placeText(each, other) })))
      .find((other) => other.text === text)
    const owner = building?.owner ?? null
    return {
      text: owner === null ? say('action-place', { kind, village }) : say('action-evict', { kind, village, owner }),
      places: building ? [`place-${building.place}`] : [],
    }
  }
  return { text: say(`action-${type}`), places: [text] }
}
