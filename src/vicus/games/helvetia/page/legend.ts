/** What the signs mean: houses, goods, persons, villagers and coins. */
import type { Texts } from '$page/i18n'
import { capital, type Legend, type Sign } from '$page/legend/sign'
import { house, portrait, read, RULES, ware } from './pieces'
import { thingTip } from './tips'
import { GOODS, KINDS, PERSONS, type Good, type Kind, type Person, type View } from './view'
import { chainText, costText, doesText, goodName, kindName, sentence } from './words'

/** Those that exchange, and those that are worth points, stand last. */
const EXCHANGES: readonly Kind[] = KINDS.slice(16, 20)
const VICTORY: readonly Kind[] = KINDS.slice(20)

function building(kind: Kind, view: View | null, texts: Texts): Sign {
  const sort = VICTORY.includes(kind) ? 'victory' : EXCHANGES.includes(kind) ? 'exchange' : 'work'
  return {
    id: kind,
    icon: house(kind),
    title: kindName(kind, texts),
    text: view ? sentence(doesText(kind, view, texts), costText(kind, view, texts)) : texts.say(`page-hv-legend-${sort}-about`),
    rule: RULES[sort],
  }
}

const good = (id: Good, view: View | null, texts: Texts): Sign => ({
  id,
  icon: ware(id),
  title: goodName(id, texts),
  text: view ? chainText(id, view, texts) : texts.say('page-hv-legend-good-about'),
  rule: RULES.good,
})

const person = (id: Person, { say }: Texts): Sign => ({
  id,
  icon: portrait(id),
  title: capital(say(`person-${id}`)),
  text: say(`page-hv-about-${id}`),
  rule: RULES[id],
})

const thing = (id: string, icon: string, texts: Texts): Sign => ({ id, icon, ...thingTip(id, texts) })

/** What has a sentence for this legend alone. */
const own = (id: string, rule: string, { say }: Texts, icon?: string, also?: string[]): Sign => ({
  id,
  icon,
  also,
  title: say(`page-hv-legend-${id}`),
  text: say(`page-hv-legend-${id}-about`),
  rule,
})

/** What is explained when somebody is first asked for it. */
const GUIDES = { draft: 'H-12', lay: 'H-17', settle: 'H-18', labour: 'H-40', buy: 'H-51', end: 'H-30', grown: 'H-106' } as const
const TOPICS: Record<string, string[]> = {
  choose: ['draft'],
  rob: ['draft'],
  lay: ['lay'],
  settle: ['settle'],
  in: ['grown'],
  from: ['settle'],
  build: ['builder'],
  deliver: ['carter'],
  wake: ['watchman'],
  wake_nobody: ['watchman'],
  marry: ['priest'],
  bear: ['midwife'],
  work: ['labour'],
  buy: ['buy'],
  dowry: ['dowry'],
  neutral: ['neutral'],
  neutral_build: ['neutral'],
  neutral_marry: ['neutral'],
  end: ['end'],
  pass: ['end'],
}

export const legend: Legend = {
  signs: (texts, shown) => {
    const view = read(shown)
    return [
      { title: texts.say('persons'), signs: PERSONS.map((id) => person(id, texts)) },
      {
        title: texts.say('page-hv-legend-people'),
        signs: [
          own('awake', RULES.work!, texts, 'hv-woman-awake', ['hv-man-awake']),
          own('asleep', RULES.work!, texts, 'hv-woman-asleep', ['hv-man-asleep']),
          own('wakes', 'H-70', texts, 'hv-lantern', ['ui-sun']),
          own('tired', RULES.work!, texts, 'ui-moon'),
          { ...thing('newborn', 'hv-child', texts), also: ['hv-child-woman', 'hv-child-man'] },
          thing('school', 'hv-school', texts),
          thing('coins', 'hv-coin', texts),
          thing('dowry', 'hv-dowry', texts),
          own('points', RULES.points!, texts, 'hv-points'),
          thing('starter', 'ui-flag', texts),
          own('used', RULES.tile!, texts, 'ui-check'),
          own('swap', RULES.exchange!, texts, 'ui-exchange'),
          own('chain', RULES.input!, texts, 'ui-prev'),
        ],
      },
      { title: texts.say('page-hv-legend-houses'), signs: KINDS.map((kind) => building(kind, view, texts)) },
      { title: texts.say('page-hv-legend-goods'), signs: GOODS.map((id) => good(id, view, texts)) },
    ]
  },
  guides: (texts) => [
    ...Object.entries(GUIDES).map(([id, rule]) => own(id, rule, texts)),
    { id: 'neutral', ...thingTip('neutral', texts) },
  ],
  topics: ({ value }) => {
    const { type, kind } = value as { type: string; kind?: string }
    return [...(TOPICS[type] ?? []), ...(kind && (KINDS as readonly string[]).includes(kind) ? [kind] : [])]
  },
}
