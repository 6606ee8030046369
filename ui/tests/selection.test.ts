import { describe, expect, it } from 'vitest'
import { VillagesSelection } from '$games/bohemian_villages/page/selection.svelte'
import type { Building, Preview, Value, Village } from '$games/bohemian_villages/page/view'
import type { Table } from '../src/table/table.svelte'

const building: Building = { place: 9, kind: 'inn', owner: null }
const village: Village = {
  board: 0,
  letter: 'N',
  name: 'Nenbrad',
  full: false,
  provenance: 'rulebook',
  buildings: [building],
}
const settling: Value = { type: 'place', kind: 'inn', village: 'Nenbrad', number: 1 }

/** Legal actions by their texts, with their values and what they would bring. */
type Actions = Record<string, [Value, Preview?]>

const dice = (...dice: number[]): Value => ({ type: 'use', dice })
const rolled: Actions = {
  'use 4+5': [dice(4, 5), { places: [9], tile: true }],
  'use 5+6': [dice(5, 6), { places: [20], tile: true }],
  pass: [{ type: 'pass' }],
}
const used: Actions = { 'place inn Nenbrad': [settling], tile: [{ type: 'tile' }] }

/** A table as a selection sees it; what is sent is noted. */
function sat(actions: Actions) {
  const sent: unknown[] = []
  const table = {
    mine: true,
    live: true,
    view: { seat: 0, made: 0, phase: 'dice', dice: [4, 5, 6], group: [] as number[], villages: [village] },
    now: {},
    onState: null as (() => void) | null,
    calm: () => undefined,
    act: (action: string) => sent.push(action),
    endTurn: () => sent.push('(end)'),
    why: (intent: unknown) => sent.push({ why: intent }),
  }
  const arrive = (number: number, actions: Actions, can_end = false) => {
    const legal = Object.entries(actions).map(([text, [value]]) => ({ text, value }))
    const preview = Object.fromEntries(Object.entries(actions).map(([text, [, preview]]) => [text, preview ?? {}]))
    table.now = { number, can_end, legal, preview }
    table.onState?.()
  }
  arrive(1, actions)
  return { sent, arrive, selection: new VillagesSelection(table as unknown as Table) }
}

describe('what is to be done next, Bohemian Villages', () => {
  it('waits for the answer to what was sent, not for the same state once more', () => {
    const { selection, sent, arrive } = sat(rolled)
    selection.settle(village, building)
    expect(sent).toEqual(['use 4+5'])
    arrive(1, rolled)
    expect(sent).toEqual(['use 4+5'])
    arrive(2, used)
    expect(sent).toEqual(['use 4+5', 'place inn Nenbrad'])
  })

  it('also ends the turn then', () => {
    const { selection, sent, arrive } = sat(rolled)
    selection.endTurn()
    arrive(1, rolled)
    arrive(2, {}, true)
    expect(sent).toEqual(['pass', '(end)'])
  })
})

describe('a building that is clicked before the dice are chosen', () => {
  const both: Actions = { ...rolled, 'use 3+6': [dice(3, 6), { places: [9], tile: true }] }

  it('lets the player choose among the dice that reach it', () => {
    const { selection, sent, arrive } = sat(both)
    selection.settle(village, building)
    expect(sent).toEqual([])
    expect(selection.sums.map((sum) => [sum.text, selection.possible(sum)])).toEqual([
      ['use 4+5', true],
      ['use 3+6', true],
      ['use 5+6', false],
    ])
    selection.use(selection.uses.find((use) => use.text === 'use 3+6')!)
    arrive(2, used)
    expect(sent).toEqual(['use 3+6', 'place inn Nenbrad'])
  })

  it('takes the dice that are chosen', () => {
    const { selection, sent } = sat(both)
    selection.toggle(0)
    selection.toggle(1)
    selection.settle(village, building)
    expect(sent).toEqual(['use 4+5'])
  })

  it('is settled by the server where the dice are good for nothing else', () => {
    const { selection, sent, arrive } = sat({ ...rolled, 'use 4+5': [dice(4, 5), { places: [9] }] })
    selection.settle(village, building)
    arrive(2, { 'use 1+2': [dice(1, 2), { places: [3] }], pass: [{ type: 'pass' }] })
    expect(sent).toEqual(['use 4+5'])
  })

  it('is asked about where no dice reach it', () => {
    const { selection, sent } = sat({ pass: rolled.pass! })
    selection.settle(village, building)
    expect(sent).toEqual([{ why: settling }])
  })
})

describe('bishop and special tile', () => {
  it('are taken with the only dice that allow it', () => {
    const { selection, sent, arrive } = sat({ 'use 4+4': [dice(4, 4), { places: [], bishop: true, tile: true }], pass: [{ type: 'pass' }] })
    selection.take('bishop')
    arrive(2, { bishop: [{ type: 'bishop' }], tile: [{ type: 'tile' }] })
    expect(sent).toEqual(['use 4+4', 'bishop'])
  })

  it('are asked about otherwise', () => {
    const { selection, sent } = sat(rolled)
    selection.take('tile')
    selection.take('bishop')
    expect(sent).toEqual([{ why: { type: 'tile' } }, { why: { type: 'bishop' } }])
    expect([selection.reaches('tile'), selection.reaches('bishop')]).toEqual([false, false])
    selection.toggle(0)
    selection.toggle(1)
    expect([selection.reaches('tile'), selection.reaches('bishop')]).toEqual([true, false])
  })
})
