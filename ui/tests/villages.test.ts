import { describe, expect, it } from 'vitest'
import { flights } from '$games/bohemian_villages/page/flights'
import { log } from '$games/bohemian_villages/page/log'
import { placeText, streets, type Building, type Village } from '$games/bohemian_villages/page/view'
import { Texts } from '../src/i18n'

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
  it('writes actions as the server reads them', () => {
    expect(placeText(village, village.buildings[0]!)).toBe('place inn Nenbrad')
    expect(placeText(village, village.buildings[1]!)).toBe('place inn Nenbrad #2')
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

  it('lets coins fly from the farm to its owner', () => {
    const events = [
      { ply: 2, kind: 'set', params: { seat: 0, place: 3, kind: 'farm', village: 'Nenbrad' } },
      { ply: 2, kind: 'earned', params: { seat: 0, coins: 2, source: 'farm' } },
    ]
    expect(flights(events, { villages: [village], seats: [] })).toEqual([{ icon: 'bv-coin', from: 'place-3', to: 'points-0' }])
  })
})
