/** What the signs mean: buildings with their numbers, tiles, people and dice. */
import type { Texts } from '$page/i18n'
import { capital, type Legend, type Sign } from '$page/legend/sign'
import { drawing, number, RULES } from './pieces'
import { thingTip } from './tips'
import { BUILDING_KINDS, type BuildingKind } from './view'

const building = (kind: BuildingKind, { say }: Texts): Sign => ({
  id: kind,
  icon: drawing(kind),
  title: `${number(kind)} · ${capital(say(`kind-${kind}`))}`,
  text: say(`page-bv-about-${kind}`, { value: 0 }),
  rule: RULES[kind],
})

const thing = (id: string, icon: string, texts: Texts): Sign => ({ id, icon, ...thingTip(id, texts) })

export const legend: Legend = {
  signs: (texts) => [
    { title: texts.say('page-bv-legend-buildings'), signs: BUILDING_KINDS.map((kind) => building(kind, texts)) },
    {
      title: texts.say('page-bv-legend-tiles'),
      signs: [
        thing('active', 'bv-inn-active', texts),
        thing('inactive', 'bv-inn-inactive', texts),
        thing('flour', 'bv-flour', texts),
        thing('glass', 'bv-glass', texts),
        thing('special', 'bv-special', texts),
        thing('bishop', 'bv-bishop', texts),
        thing('coins', 'bv-coin', texts),
        thing('figures', 'figure-1', texts),
        thing('dice', 'die-5', texts),
      ],
    },
  ],
  guides: () => [],
  topics: ({ value }) => {
    const { type, kind } = value as { type: string; kind?: string }
    if (type === 'place' && kind) return [kind]
    return { use: ['dice'], bishop: ['bishop'], tile: ['special'], reroll: ['special'] }[type] ?? []
  },
}
