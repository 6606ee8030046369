import { describe, expect, it } from 'vitest'
import { Texts } from '../src/i18n'
import { decisionAt, edgeDoubts, edges, line, momentsOf, numbered, placeOf, spreadOut, stairs } from '../src/look/geometry'
import { mainDecision, merged, percents, provisional, spreadOf, turnAt, turnsOf } from '../src/look/report'
import { shownLines, usesOf } from '../src/look/statistics'
import { reasonsOf, swing, verdict, withSign } from '../src/look/words'
import type { CourseView, Judged, Outlook, Report, Step } from '../src/protocol'

const outlook = (...chances: number[]): Outlook => ({
  chances,
  doubts: chances.map(() => 0.02),
  points: chances.map((chance) => 40 * chance),
})
const judged = (cost: number): Judged => ({ options: [], cost, cost_points: 20 * cost, doubt: 0.01 })
const step = (ply: number, turn: number, seat: number, more: Partial<Step> = {}): Step => ({
  ply,
  turn,
  seat,
  played: 'pass',
  legal: 3,
  before: outlook(0.5, 0.5),
  after: outlook(0.5, 0.5),
  luck: null,
  judged: judged(0),
  ...more,
})
const luck = (...chances: number[]) => ({ chances, points: chances.map((chance) => 20 * chance), events: ['rolled'] })
const report = (steps: Step[], more: Partial<Report> = {}): Report => ({
  version: 1,
  game: 'any',
  players: 2,
  depth: 'quick',
  decisions: steps.length,
  judged: 0,
  steps,
  end: outlook(1, 0),
  tallies: [],
  turning: [],
  skill: [0.1, 0.3, 0.6, 1],
  ...more,
})

describe('a report turn by turn', () => {
  const steps = [
    step(0, 1, 0, { judged: judged(0.03) }),
    step(1, 1, 0, { judged: judged(0.1), luck: luck(-0.2, 0.2) }),
    step(2, 2, 1, { judged: null }),
    step(3, 3, 0, { legal: 1 }),
    step(4, 3, 0),
  ]
  const turns = turnsOf(report(steps))

  it('puts the decisions of a seat in a row together, and adds up what they gave away', () => {
    expect(turns.map(({ number, seat, first, last }) => [number, seat, first, last])).toEqual([
      [1, 0, 0, 2],
      [2, 1, 2, 3],
      [3, 0, 3, 5],
    ])
    expect(turns[0]!.cost).toBeCloseTo(0.13)
    expect(turns.map(({ open }) => open)).toEqual([false, true, false])
  })

  it('counts dice that fall after a turn as luck of the next one', () => {
    expect(turns.map(({ luck: brought }) => brought?.seat ?? null)).toEqual([null, 1, null])
    expect(turns[1]!.luck!.chance).toBeCloseTo(0.2)
  })

  it('counts luck as that of somebody else only where it was theirs far more', () => {
    const three = (own: number, other: number) =>
      turnsOf(report([step(0, 1, 0, { luck: luck(own, other, -own - other) }), step(1, 2, 0), step(2, 3, 1)], { players: 3 }))[1]!.luck!
        .seat
    expect(three(0.1, -0.12)).toBe(0)
    expect(three(0.01, 0.2)).not.toBe(0)
  })

  it('shows first what gave away most, else the first real choice', () => {
    expect(mainDecision(turns[0]!, steps)).toBe(1)
    expect(mainDecision(turns[2]!, steps)).toBe(4)
    expect(turnAt(turns, 4)).toBe(turns[2])
    expect(turnAt(turns, 5)).toBeNull()
  })

  it('never counts what spectators see of a running game as missing', () => {
    expect(turnsOf(report([step(0, 1, 0, { judged: null })], { public: true }))[0]!.open).toBe(false)
  })
})

describe('messages that each bring a part', () => {
  const before = report([step(0, 1, 0, { judged: null }), step(1, 2, 1, { judged: null })])
  const part = { type: 'analysis_part', table: 't', depth: 'quick', judged: 1, steps: [step(1, 2, 1)], tallies: [], turning: [] } as const

  it('replace the steps with the same ply', () => {
    const after = merged(before, { ...part, steps: [...part.steps], tallies: [], turning: [] })
    expect(after.steps.map(({ judged: known }) => known !== null)).toEqual([false, true])
    expect(after.judged).toBe(1)
    expect(before.steps[1]!.judged).toBeNull()
  })

  it('of another depth say nothing', () => {
    expect(merged(before, { ...part, depth: 'deep', steps: [], tallies: [], turning: [] })).toBe(before)
  })
})

describe('the chart', () => {
  it('stacks chances from the last seat up to the first', () => {
    expect(edges([0.5, 0.3, 0.2]).map((edge) => Math.round(100 * edge))).toEqual([0, 20, 50, 100])
    const doubts = edgeDoubts([0.03, 0.04, 0.05])
    expect([doubts[0], doubts[3]]).toEqual([0, 0])
    expect(doubts[1]).toBeCloseTo(0.05)
    expect(doubts[2]).toBeCloseTo(0.03)
  })

  it('has an outlook before and after each decision, and the end', () => {
    const steps = [step(0, 1, 0), step(1, 1, 0), step(2, 2, 1)]
    const all = report(steps)
    expect(momentsOf(all, turnsOf(all)).map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.5, 2])
  })

  it('finds the decision under the pointer, and its place again', () => {
    const turns = turnsOf(report([step(0, 1, 0), step(1, 1, 0), step(2, 2, 1)]))
    expect([0, 0.4, 0.6, 1.2, 2, 9].map((place) => decisionAt(turns, place))).toEqual([0, 0, 1, 2, 3, 3])
    expect([0, 1, 2].map((at) => decisionAt(turns, placeOf(turns, at)))).toEqual([0, 1, 2])
    expect(placeOf(turns, 3)).toBe(2)
  })

  it('draws lines that never overshoot, and stairs', () => {
    expect(
      line([
        [0, 0],
        [10, 4],
      ]),
    ).toBe('M0.0 0.0C5.0 0.0 5.0 4.0 10.0 4.0')
    expect(
      stairs([
        [0, 1],
        [2, 1],
        [4, 3],
      ]),
    ).toBe('M0.0 1.0H2.0V1.0H4.0V3.0')
  })

  it('numbers as many turns as there is room for, and keeps labels apart', () => {
    expect(numbered(30, 750)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30])
    expect(numbered(93, 300).length).toBeLessThan(8)
    expect(spreadOut([10, 12, 50], 20)).toEqual([10, 30, 50])
  })

  it('says whole per cent that add up to 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, share) => sum + share)).toBe(100)
    expect(percents([0.996, 0.004])).toEqual([100, 0])
  })
})

describe('how draws spread', () => {
  it('marks the one that fell, and says how many were better', () => {
    const spread = spreadOf([0.2, 0.3, 0.4, 0.5], 0.2)!
    expect(spread.better).toBe(0.75)
    expect(spread.bars.findIndex(({ fell }) => fell)).toBe(0)
    expect(spread.bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('shows what fell even beyond all that was drawn, and nothing for a single draw', () => {
    expect(spreadOf([0.2, 0.3], 0.9)!.bars.at(-1)!.fell).toBe(true)
    expect(spreadOf([0.2], 0.2)).toBeNull()
  })
})

describe('words', () => {
  it('always carry a sign', () => {
    expect([swing(-0.14), swing(0.031), swing(0.001), withSign(-3.14, 1)]).toEqual(['−14 %', '+3 %', '±0 %', '−3.1'])
  })

  it('give the reasons that hints give', () => {
    const texts = new Texts('en', 'helvetia')
    const option = { gains: [{ feature: 'points', by: 2, points: 1 }], prepares: [], costs: [] }
    expect(reasonsOf(option, texts)[0]).toMatch(/^gains now: .*\+2$/)
  })

  it('tell whether luck decided', () => {
    const tally = (seat: number, fair: number, luck_points: number, luck_doubt = 0.1) => ({
      ...{ seat, points: 30, luck: 0, luck_points, fair, decisions: 3, error: 0, error_chance: 0, word: null, accuracy: 1 },
      luck_doubt,
    })
    expect(verdict({ tallies: [tally(0, 31, 4), tally(1, 28, 1)] }, [0])).toBe('enough')
    expect(verdict({ tallies: [tally(0, 31, -4), tally(1, 28, 1)] }, [0])).toBe('against')
    expect(verdict({ tallies: [tally(0, 27, 4), tally(1, 28, 1)] }, [0])).toBe('luck')
    expect(verdict({ tallies: [tally(0, 27, 4), tally(1, 28, 1)] }, [0, 1])).toBe('none')
    // within doubt nothing is said
    expect(verdict({ tallies: [tally(0, 27, 4, 1), tally(1, 28, 1, 1)] }, [0])).toBe('none')
    expect(verdict({ tallies: [tally(0, 31, 0.4, 1), tally(1, 28, 1, 1)] }, [0])).toBe('none')
  })
})

describe('statistics', () => {
  const course: CourseView['course'] = {
    lines: ['shops', 'empty', 'halls'],
    points: [
      [
        [0, 2, 5],
        [0, 0, 0],
        [-5, -5, 0],
      ],
      [
        [0, 0, 1],
        [0, 0, 0],
        [-5, -5, -5],
      ],
    ],
    uses: [{ event: 'set', word: 'kind', counts: { mill: [1, 2] }, typical: { mill: 1.5, inn: 2 } }],
    typical: { games: 9, total: [0, 9], lines: { shops: [0, 4] }, uses: [{ mill: 1.5, inn: 2 }] },
    actions: {},
    seats: [0, 0, 1],
    played: ['take 1', 'build 2', 'pass'],
  }

  it('leave out lines in which nobody has anything, and add them up', () => {
    const lines = shownLines(course)
    expect(lines.map(({ name }) => name)).toEqual(['shops', 'halls', 'total'])
    expect(lines.at(-1)!.points).toEqual([
      [-5, -3, 5],
      [-5, -5, -4],
    ])
  })

  it('are enough for a page on which nothing is judged yet', () => {
    const before = provisional('any', 'quick', course)
    expect(before.steps.map(({ turn, seat, played }) => [turn, seat, played])).toEqual([
      [1, 0, 'take 1'],
      [1, 0, 'build 2'],
      [2, 1, 'pass'],
    ])
    expect(before.judged).toBe(0)
    expect(before.steps.every(({ judged: known, before: stood }) => known === null && stood.chances[0] === 0.5)).toBe(true)
  })

  it('count what winners use and nobody here did', () => {
    const [group] = usesOf(course)
    expect(group!.words).toEqual([
      { word: 'mill', counts: [1, 2], typical: 1.5 },
      { word: 'inn', counts: [0, 0], typical: 2 },
    ])
    expect(group!.most).toBe(2)
  })
})
