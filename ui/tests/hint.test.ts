import { describe as about, expect, it } from 'vitest'
import { describe as carpeDiem } from '$games/carpe_diem/page/describe'
import { describe as helvetia } from '$games/helvetia/page/describe'
import { describe as villages } from '$games/bohemian_villages/page/describe'
import { LANGUAGES, Texts } from '../src/i18n'
import type { Advice, OptionInfo } from '../src/protocol'
import { reasons } from '../src/table/reasons'
import { levelAbout, levelName } from '../src/parts/levels'

const action = (text: string, value: Record<string, unknown>) => ({ id: 1, text, value })

about('moves in words', () => {
  const texts = new Texts('en', 'bohemian_villages', ['Ada', 'Ben'])
  const view = {
    villages: [
      {
        name: 'Nenbrad',
        buildings: [
          { place: 7, kind: 'inn', owner: null },
          { place: 8, kind: 'inn', owner: 1 },
        ],
      },
    ],
  }

  it('names dice and what they reach', () => {
    expect(villages(action('use 4+5', { type: 'use', dice: [4, 5] }), view, texts)).toEqual({
      text: 'Use 4+5: 9, inn',
      places: ['use 4+5'],
    })
    expect(villages(action('use 6+6+1', { type: 'use', dice: [6, 6, 1] }), view, texts).text).toBe('Use 6+6+1: 13')
  })

  it('names places, and who would be evicted', () => {
    const first = action('place inn Nenbrad', { type: 'place', kind: 'inn', village: 'Nenbrad', number: 1 })
    const second = action('place inn Nenbrad #2', { type: 'place', kind: 'inn', village: 'Nenbrad', number: 2 })
    expect(villages(first, view, texts)).toEqual({ text: 'Set a figure on the inn of Nenbrad', places: ['place-7'] })
    expect(villages(second, view, texts)).toEqual({ text: 'Evict Ben from the inn of Nenbrad', places: ['place-8'] })
  })

  it('counts rows and columns from one, as the board does', () => {
    const found = carpeDiem(
      action('build 2,3 turn 1', { type: 'build', row: 2, column: 3, turn: 1 }),
      { seat: 0 },
      new Texts('en', 'carpe_diem'),
    )
    expect(found).toEqual({ text: 'Build at row 3, column 4, turned right once', places: ['cell-0-15'] })
  })

  it('tells an extra action', () => {
    const shown = { seat: 0, viewer: 0, villages: [{ village: 0, seat: 0, places: [] }] }
    const found = helvetia(action('extra build mill', { type: 'build', kind: 'mill', extra: true }), shown, new Texts('en', 'helvetia'))
    expect(found).toEqual({ text: 'With the tile: Build: mill', places: ['kind-mill', 'extra build mill'] })
  })
})

about('levels', () => {
  it.each(LANGUAGES)('have words in %s', (language) => {
    const texts = new Texts(language)
    for (const level of ['beginner', 'casual', 'strong', 'master']) {
      expect(levelName(level, texts)).not.toContain('page-')
      expect(levelAbout(level, texts)).toContain(levelName(level, texts))
    }
  })

  it('leave bots of somebody’s own their names', () => {
    expect(levelName('mine:Bot', new Texts('en'))).toBe('mine:Bot')
    expect(levelAbout('mine:Bot', new Texts('en'))).toBe('')
  })
})

about('reasons', () => {
  const texts = new Texts('en', 'bohemian_villages')
  const option = (some: Partial<OptionInfo>): OptionInfo => ({
    action: action('pass', {}),
    then: [],
    chance: null,
    gains: [],
    prepares: [],
    costs: [],
    lead: 0,
    ...some,
  })
  const advice = (remark: Advice['remark'], ...options: OptionInfo[]): Advice => ({
    ...{ type: 'advice', table: 'x', number: 1, planned: true, options, remark },
  })
  const change = option({ gains: [{ feature: 'coins', by: 2 }], costs: [{ feature: 'figures', by: -1 }] })

  it('are what changes', () => {
    const found = reasons(advice(null, change), change, texts)
    expect(found.map(([kind]) => kind)).toEqual(['gains', 'costs'])
    expect(found[0]![1]).toMatch(/gains now: .*\+2/)
    expect(found[1]![1]).toMatch(/costs: .*−1/)
  })

  it('begin with a remark about the suggestion, and about no other', () => {
    const both = advice('later', change, option({}))
    expect(reasons(both, both.options[0]!, texts)[0]).toEqual(['remark', 'pays off in later turns'])
    expect(reasons(both, both.options[1]!, texts)).toEqual([])
  })
})
