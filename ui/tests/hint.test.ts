import { describe as about, expect, it } from 'vitest'
import { describe as carpeDiem } from '../src/games/carpe_diem/describe'
import { describe as helvetia } from '../src/games/helvetia/describe'
import { describe as villages } from '../src/games/bohemian_villages/describe'
import { LANGUAGES, Texts } from '../src/i18n'
import type { Advice, OptionInfo } from '../src/protocol'
import { reasons } from '../src/table/reasons'
import { levelAbout, levelName, plansAhead } from '../src/parts/levels'

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

  it('know who plans ahead', () => {
    expect(['beginner', 'casual', 'strong', 'master', 'search:500', 'mine:Bot', null].filter(plansAhead)).toEqual([
      'strong',
      'master',
      'search:500',
    ])
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
    ...some,
  })
  const told = (planned: boolean, ...options: OptionInfo[]) => {
    const advice: Advice = { type: 'advice', table: 'x', number: 1, options, planned }
    return options.map((each) => reasons(advice, each, texts).map(([kind, text]) => `${kind}: ${text.split(':')[0]}`))
  }
  const cost = option({ costs: [{ feature: 'coins', by: -1 }] })

  it('are what changes', () => {
    const gain = option({ gains: [{ feature: 'coins', by: 2 }], costs: cost.costs })
    expect(reasons({ type: 'advice', table: 'x', number: 1, options: [gain], planned: true }, gain, texts)[0]![1]).toContain('+2')
    expect(told(true, gain, gain)[0]).toEqual(['gains: gains now', 'costs: costs'])
  })

  it('say of the best that it pays off later, where nothing is gained and a search chose it', () => {
    expect(told(true, cost, option({}))).toEqual([['prepares: pays off in later turns', 'costs: costs'], []])
  })

  it('say of the best that all are alike, where nothing at all changes', () => {
    expect(told(false, option({}), option({}))[0]![0]).toContain('nothing speaks for one')
    expect(told(false, cost)).toEqual([['costs: costs']])
  })
})
