/** What the signs mean: what is built, what it brings, and what lies on the table. */
import type { Texts } from '$page/i18n'
import { capital, type Legend, type Sign } from '$page/legend/sign'
import { drawing, read, RULES } from './pieces'
import { pictures } from './tile'
import { thingTip } from './tips'
import { FOUNTAIN_KINDS, GOODS, type FountainKind, type Tile } from './view'

const SIGNS: Partial<Record<FountainKind, string[]>> = {
  merchant: ['cd-sign-merchant'],
  baker: ['cd-sign-baker'],
  steward: ['cd-sign-steward'],
  craftsman: ['cd-sign-craftsman'],
}

const structure = (kind: FountainKind, { say }: Texts): Sign => ({
  id: kind,
  icon: drawing(kind).replaceAll('_', '-'),
  also: SIGNS[kind],
  title: capital(say(`kind-${kind}`)),
  text: say(`page-cd-about-${kind}`),
  rule: RULES[kind],
})

const thing = (id: string, icon: string, texts: Texts): Sign => ({ id, icon, ...thingTip(id, texts) })

/** What has a sentence for this legend alone. */
const own = (id: string, icon: string | undefined, rule: string, { say }: Texts): Sign => ({
  id,
  icon,
  title: say(`page-cd-legend-${id}`),
  text: say(`page-cd-legend-${id}-about`),
  rule,
})

/** What is explained when somebody is first asked for it. */
const GUIDES = { start: 'C-02', take: 'C-10', build: 'C-21', reward: 'C-29', disc: 'C-52', card: 'C-56', pay: 'C-55' } as const

const kindsOf = (tile: Tile | null | undefined): string[] => {
  if (!tile) return []
  return tile.single ? [tile.single] : pictures(tile).map(({ kind }) => kind)
}

export const legend: Legend = {
  signs: (texts) => [
    { title: texts.say('page-cd-legend-structures'), signs: FOUNTAIN_KINDS.map((kind) => structure(kind, texts)) },
    {
      title: texts.say('page-cd-stock'),
      signs: [
        ...GOODS.map((good) => thing(good, drawing(good), texts)),
        thing('coins', 'cd-coin', texts),
        thing('breads', 'cd-bread', texts),
        thing('points', 'cd-points', texts),
        thing('stored', 'cd-storage', texts),
        thing('discs', 'cd-disc', texts),
      ],
    },
    {
      title: texts.say('page-cd-legend-board'),
      signs: [
        own('patrician', 'cd-patrician', RULES.take!, texts),
        thing('banderole', 'cd-banderole', texts),
        own('step', 'cd-step', RULES.track!, texts),
        thing('shovel', 'cd-shovel', texts),
        { ...thing('chimneys', 'cd-chimney', texts), rule: RULES.villa },
        own('any_landscape', 'cd-any-landscape', 'C-60a', texts),
        own('any_dwelling', 'cd-any-dwelling', 'C-60a', texts),
        own('rotate', 'ui-rotate', 'C-21', texts),
        own('met', 'ui-check', RULES.circle!, texts),
      ],
    },
  ],
  guides: (texts) => Object.entries(GUIDES).map(([id, rule]) => own(id, undefined, rule, texts)),
  topics: ({ value }, shown) => {
    const view = read(shown)
    const { type, space = -1, slot = -1, kind } = value as { type: string; space?: number; slot?: number; kind?: string }
    switch (type) {
      case 'take':
        return ['take', ...kindsOf(view?.spaces[space]?.tiles[slot])]
      case 'craft':
        return ['craftsman', ...kindsOf(view?.display[slot])]
      case 'reward':
        return ['reward', ...(kind ? [kind] : [])]
      case 'build':
        return ['build', ...kindsOf(view?.hand)]
      case 'return':
        return ['fountain']
      case 'bread':
      case 'breads':
        return ['breads']
      case 'store':
        return ['stored']
      default:
        return [type]
    }
  },
}
