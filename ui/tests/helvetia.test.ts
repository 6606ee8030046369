import { describe, expect, it } from 'vitest'
import { chainOf, makes } from '$games/helvetia/page/chains'
import { flights } from '$games/helvetia/page/flights'
import { gridPlace, SPOTS } from '$games/helvetia/page/geometry'
import { belongsTo, keyOf, kindAction, lotActions, withTile } from '$games/helvetia/page/intents'
import { lastPlaces } from '$games/helvetia/page/last'
import { log } from '$games/helvetia/page/log'
import { decisions, span, substitutes, workers } from '$games/helvetia/page/plan'
import { GOODS, KINDS, PERSONS, type Building, type Kind, type Place, type Preview, type View } from '$games/helvetia/page/view'
import { hasSecondRing } from '$games/helvetia/page/pieces'
import { chainText, stepsText } from '$games/helvetia/page/words'
import { use } from '../src/board/use'
import { LANGUAGES, Texts } from '../src/i18n'

const building = (more: Partial<Building>): Building => ({
  cost: {} as Building['cost'],
  input: null,
  output: null,
  exchanges: [],
  points: 0,
  stacks: [],
  provenance: 'rulebook',
  ...more,
})
const buildings = {
  well: building({ output: 'water' }),
  goat_shed: building({ output: 'goat', input: 'water' }),
  cheese_dairy: building({ output: 'cheese', input: 'goat' }),
  stonemason: building({ output: 'stone' }),
  brickworks: building({ output: 'brick' }),
  marketplace: building({ exchanges: ['wood', 'brick', 'stone', 'ore', 'grain', 'water'] }),
} as Partial<Record<Kind, Building>> as View['buildings']

function place(number: number, kind: Kind | null = null, more: Partial<Place> = {}): Place {
  return { place: number, x: number - 1, y: -1, ring: number < 10 ? 1 : 2, quarters: ['top_left'], kind, home: null, guest: null, ...more }
}
const awake = { sex: 'woman', asleep: false } as const
const villages = [
  {
    village: 0,
    seat: 0,
    places: [
      place(0, 'brickworks', { home: awake }),
      place(1, 'stonemason', { home: { ...awake, asleep: true } }),
      place(2, 'marketplace', { home: awake }),
      place(3),
    ],
    free: [3],
    centre: { woman: 0, man: 0 },
    supply: { woman: 0, man: 0 },
    dowry: [],
  },
  {
    village: 1,
    seat: 1,
    places: [place(0, 'brickworks', { home: awake, guest: { seat: 0, sex: 'man', asleep: false } })],
    free: [],
    centre: { woman: 0, man: 0 },
    supply: { woman: 0, man: 0 },
    dowry: [],
  },
]
const view = { players: 2, phase: 'act', buildings, villages } as unknown as View
const preview: Preview = {
  steps: [
    { do: 'work', village: 0, place: 0, good: 'brick', kind: 'brickworks', asked: true },
    { do: 'buy', good: 'stone', asked: false },
  ],
  plan: ['work 0 0'],
  coins: 1,
}
const texts = new Texts('en', 'helvetia', ['Ada', 'Ben'])

describe('Helvetia', () => {
  it('follows a good back to where it begins', () => {
    expect(chainOf('cheese', buildings).map((link) => link.kind)).toEqual(['cheese_dairy', 'goat_shed', 'well'])
    expect(chainText('goat', view, texts)).toBe('Goat: goat shed, from water. Water: well.')
    expect(makes('marketplace', 'ore', buildings)).toBe(true)
    expect(makes('well', 'ore', buildings)).toBe(false)
  })

  it('knows which steps of a payment are decisions', () => {
    expect(decisions(preview)).toEqual([{ step: preview.steps![0], at: 0 }])
    expect([...workers(preview.steps!)]).toEqual([['0-0', 'brick']])
  })

  it('finds who could work instead, in every village', () => {
    expect([...substitutes(view, 0, preview).keys()]).toEqual(['0-2', '1-0'])
    expect(span(preview, ['brick'])).toEqual([0, 0])
    expect(span(preview, ['stone'])).toBeNull()
  })

  it('tells a payment in words', () => {
    const steps = [...preview.steps!, { do: 'work', village: 1, place: 0, good: 'brick', kind: 'brickworks', asked: false } as const]
    expect(stepsText(steps, view, 0, texts)).toBe('Fall asleep: brickworks, brickworks (Ben’s village). Bought: stone.')
  })

  it('knows what a click means, as the value of an action', () => {
    const priest = { actor: 'priest', extra: true } as const
    const wedding = { type: 'marry', village: 1, place: 0, extra: true }
    expect(lotActions(view, 0, priest, 1, 0)).toEqual([
      { ...wedding, source: 'centre' },
      { ...wedding, source: 'school' },
    ])
    expect(lotActions(view, 0, null, 0, 0)).toEqual([
      { type: 'bear', place: 0, sex: 'woman' },
      { type: 'bear', place: 0, sex: 'man' },
    ])
    expect(lotActions({ ...view, phase: 'worker' }, 0, null, 1, 0)).toEqual([{ type: 'work', village: 1, place: 0 }])
    expect(kindAction(view, { actor: 'neutral', extra: false }, 'mine')).toEqual({ type: 'neutral_build', kind: 'mine' })
    expect(belongsTo({ type: 'deliver', good: 'wood', extra: true }, { actor: 'carter', extra: true })).toBe(true)
    expect(belongsTo({ type: 'deliver', good: 'wood' }, { actor: 'carter', extra: true })).toBe(false)
  })

  it('finds an action by its value, whatever the order of the fields', () => {
    const sent = { quarter: 'top_left', extra: false, village: 0, type: 'wake' } as const
    expect(keyOf(sent)).toBe(keyOf({ type: 'wake', village: 0, quarter: 'top_left' }))
    expect(keyOf(withTile(sent))).not.toBe(keyOf(sent))
    expect(withTile({ type: 'end' })).toEqual({ type: 'end' })
  })

  it('has a place for everything', () => {
    expect(Object.keys(SPOTS).sort()).toEqual([...GOODS].sort())
    expect(gridPlace({ x: -1, y: -1 }, 1)).toBe('grid-column: 1; grid-row: 1')
    expect(gridPlace({ x: -2, y: -2 }, 2)).toBe('grid-column: 1; grid-row: 1')
  })

  it('shows the second ring when it is begun or possible', () => {
    const village = { ...villages[0]!, places: [place(0), place(10)], free: [10] } as View['villages'][number]
    expect(hasSecondRing(village, true)).toBe(true)
    expect(hasSecondRing(village, false)).toBe(false)
    expect(hasSecondRing({ ...village, places: [place(0), place(10, 'mill')] }, false)).toBe(true)
  })

  it('tells a building and its payment in one line of the log', () => {
    const events = [
      { ply: 3, kind: 'acted', params: { seat: 0, person: 'builder' } },
      { ply: 3, kind: 'worked', params: { seat: 0, good: 'brick', village: 0, place: 0 } },
      { ply: 4, kind: 'bought', params: { seat: 0, good: 'stone' } },
      { ply: 5, kind: 'built', params: { seat: 0, kind: 'bakehouse', village: 0, place: 3 } },
    ]
    const lines = log(events, texts)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      text: 'Ada builds: bakehouse (makes brick; buys stone)',
      places: ['lot-0-0', 'lot-0-3'],
      seat: 0,
      ply: 5,
    })
    expect(lastPlaces(events, undefined, 5)).toEqual(new Map([['lot-0-3', 0]]))
  })

  it('counts what a delivery brings', () => {
    const events = [
      { ply: 3, kind: 'worked', params: { seat: 1, good: 'water', village: 1, place: 0 } },
      { ply: 3, kind: 'delivered', params: { seat: 1, good: 'water' } },
      { ply: 3, kind: 'revealed', params: { kind: 'mill' } },
      { ply: 3, kind: 'revealed', params: { kind: 'church' } },
    ]
    expect(log(events, texts).map((line) => [line.text, line.gain])).toEqual([
      ['Ben delivers water', 1],
      ['New buildings: mill, church', 0],
    ])
    expect(flights(events, view as unknown as Record<string, unknown>)).toEqual([
      { icon: 'hv-good-water', from: 'lot-1-0', to: 'good-water' },
    ])
  })

  it('lets nothing fly that is no drawing, whatever somebody else’s browser tells', () => {
    const evil = '"/></svg><img src=x onerror=alert(1)>'
    const events = ['moved_in', 'married', 'neutral_wed', 'born', 'built'].map((kind) => ({
      ply: 1,
      kind,
      params: { seat: 0, sex: evil, kind: evil, village: 0, place: 0 },
    }))
    const found = flights(events, view as unknown as Record<string, unknown>)
    expect(found).toHaveLength(events.length)
    for (const { piece } of found) expect(piece).not.toMatch(/img|use/)
    expect(use(evil)).toBe('')
    expect(use('hv-coin')).toBe('<use href="#icon-hv-coin"/>')
  })

  it.each(LANGUAGES)('has every word that is put together (%s)', (language) => {
    const own = new Texts(language, 'helvetia')
    const phases = [
      'draft',
      'rob',
      'neutral_kind',
      'neutral_place',
      'neutral_sex',
      'pair_1',
      'pair_2',
      'pair_3',
      'worker',
      'input',
      'mover',
      'dowry',
      'school',
    ]
    const things = ['points', 'coins', 'dowry', 'school', 'newborn', 'supply', 'awake', 'delivered', 'goods_tile', 'goal', 'starter', 'tile', 'quarter', 'stacks', 'surround', 'neutral'] // prettier-ignore
    const keys = [
      ...PERSONS.flatMap((person) => ['short', 'does', 'about', 'ask', 'hint'].map((part) => `page-hv-${part}-${person}`)),
      ...phases.map((phase) => `page-hv-ask-${phase}`),
      ...things.map((thing) => `page-hv-thing-${thing}`),
      ...things.filter((thing) => thing !== 'points').map((thing) => `page-hv-about-${thing}`),
      ...['own', 'offer', 'market', 'others'].map((part) => `page-hv-part-${part}`),
      ...['woman', 'man', 'nobody'].map((who) => `page-hv-a-${who}`),
      ...['woman', 'man'].map((who) => `page-hv-child-${who}`),
      ...['centre', 'school'].map((source) => `page-hv-from-${source}`),
      ...['makes', 'buys', 'own-coin', 'woke', 'married', 'wed', 'moved_in', 'born', 'revealed'].map((part) => `page-hv-log-${part}`),
      ...KINDS.map((kind) => `kind-${kind}`),
      ...GOODS.map((good) => `good-${good}`),
      'page-hv-ask-neutral',
      'page-hv-hint-neutral',
      ...['hint-neutral', 'neutral-coin', 'about-neutral'].map((part) => `page-hv-${part}-action`),
      'page-key-person',
      'page-key-tile',
      'page-line',
    ]
    expect(keys.filter((key) => !own.has(key))).toEqual([])
  })
})
