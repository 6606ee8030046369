import { describe, expect, it } from 'vitest'
import { flights } from '$games/bohemian_villages/page/flights'
import { log } from '$games/bohemian_villages/page/log'
import { brings } from '$games/bohemian_villages/page/brings'
import { among, within } from '$games/bohemian_villages/page/dice'
import { placing, same, streets } from '$games/bohemian_villages/page/pieces'
import type { Building, View, Village } from '$games/bohemian_villages/page/view'
import { LANGUAGES, Texts } from '../src/i18n'

const building = (place: number, kind: Building['kind'], owner: number | null = null): Building => ({ place, kind, owner })
const village: Village = {
  board: 0,
  letter: 'N',
  name: 'Nenbrad',
  full: false,
  provenance: 'rulebook',
  buildings: [building(1, 'inn'), building(2, 'inn'), building(3, 'farm', 0), building(4, 'church'), building(5, 'manor')],
}

describe('Bohemian Villages', () => {
  it('knows setting a figure by its value', () => {
    const [first, second] = [placing(village, village.buildings[0]!), placing(village, village.buildings[1]!)]
    expect(first).toEqual({ type: 'place', kind: 'inn', village: 'Nenbrad', number: 1 })
    expect(same(first, { type: 'place', kind: 'inn', village: 'Nenbrad' })).toBe(true)
    expect(same(first, second)).toBe(false)
    expect(same({ type: 'use', dice: [3, 4] }, { type: 'reroll', dice: [3, 4] })).toBe(false)
    expect(same({ type: 'use', dice: [3, 4] }, { type: 'use', dice: [3, 4] })).toBe(true)
  })

  it('lets only those dice tumble that were rolled', () => {
    expect(among([1, 4, 5, 5], [5])).toEqual([false, false, true, false])
    expect(among([2, 3, 6, 6], [2, 3, 6, 6])).toEqual([true, true, true, true])
    expect(within([5, 5], [1, 5, 6])).toBe(false)
  })

  describe('what a move would bring', () => {
    const view = { viewer: 0, villages: [village] } as unknown as View
    const told = (preview: Parameters<typeof brings>[0]) => brings(preview, view, new Texts('en', 'bohemian_villages', ['Ann', 'Bo', 'Cy']))

    it('says it if there is nothing', () => {
      expect(told({})).toBe('Brings nothing at once.')
    })

    it('tells coins, evictions and full villages', () => {
      expect(told({ evicts: 2, pays: [{ seat: 0, coins: 3, source: 'farm' }], fills: true })).toBe(
        'Cy takes the figure back. You get 3 coins. The village is full then.',
      )
      expect(told({ pays: [{ seat: 0, coins: 1, source: 'farm' }], ends: true })).toBe(
        'You get 1 coin. The bank is empty then: the game ends.',
      )
    })

    it('tells who else is paid by a scoring', () => {
      const pays = [
        { seat: 0, coins: 4, source: 'flour' as const },
        { seat: 1, coins: 6, source: 'flour' as const },
      ]
      expect(told({ gets: 'flour', scores: 'mill', pays, returns: [2, 3, 0] })).toBe(
        'You take a flour tile. All mills are taken and score. You get 4 coins. Bo gets 6. 2 of your figures come home.',
      )
    })

    it('tells whose inn wakes', () => {
      const wakes = [
        { place: 1, seat: 0 },
        { place: 2, seat: 1 },
      ]
      expect(told({ gets: 'inn', wakes })).toBe(
        'You take its tile. Your inn of Nenbrad turns active. The inn of Nenbrad (Bo) turns active.',
      )
      expect(told({ bishop_from: 2 })).toBe('Cy loses the bishop.')
    })

    it.each(LANGUAGES)('has words for everything (%s)', (language) => {
      const texts = new Texts(language, 'bohemian_villages', ['Ann', 'Bo'])
      const pays = [1, 2, 5].flatMap((coins) => [0, 1].map((seat) => ({ seat, coins, source: 'glass' as const })))
      const everything = { evicts: 1, pays, returns: [2, 1], fills: true, bishop_from: 1, ends: true, scores: 'manufactory' as const }
      const wakes = [0, 1].map((seat) => ({ seat, place: 1 }))
      for (const gets of ['flour', 'glass', 'inn'] as const)
        expect(brings({ ...everything, gets, wakes }, view, texts)).not.toMatch(/page-bv|[{}]/)
    })
  })

  it('puts every building into a street', () => {
    expect(streets(village.buildings).map((street) => street.length)).toEqual([3, 2])
  })

  it('joins a figure and what it earns in one line of the log', () => {
    const events = [
      { ply: 2, kind: 'set', params: { seat: 0, place: 3, kind: 'farm', village: 'Nenbrad' } },
      { ply: 2, kind: 'earned', params: { seat: 0, coins: 2, source: 'farm' } },
    ]
    const lines = log(events, new Texts('en', 'bohemian_villages', ['Ada']))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ text: 'Ada sets a figure on the farm of Nenbrad', gain: 2, places: ['place-3'], seat: 0 })
  })

  it('tells a choice from what could not be helped', () => {
    const texts = new Texts('en', 'bohemian_villages', ['Ann'])
    const lines = log(
      ['passed', 'stuck'].map((kind) => ({ ply: 1, kind, params: { seat: 0 } })),
      texts,
    )
    expect(lines.map((line) => line.text)).toEqual(['Ann leaves it at one move', 'Ann can make no second move'])
  })

  it('lets coins fly from the farm to its owner', () => {
    const events = [
      { ply: 2, kind: 'set', params: { seat: 0, place: 3, kind: 'farm', village: 'Nenbrad' } },
      { ply: 2, kind: 'earned', params: { seat: 0, coins: 2, source: 'farm' } },
    ]
    expect(flights(events, { villages: [village], seats: [] })).toEqual([{ icon: 'bv-coin', from: 'place-3', to: 'points-0' }])
  })
})
