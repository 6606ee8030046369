import { describe, expect, it } from 'vitest'
import { VillagesSelection } from '$games/bohemian_villages/page/selection.svelte'
import type { Table } from '../src/table/table.svelte'

/** A table as a selection sees it; what is sent is noted. */
function sat(legal: string[]) {
  const sent: string[] = []
  const table = {
    mine: true,
    live: true,
    view: { seat: 0, made: 0, phase: 'choose', dice: [4, 5, 6], group: [] as number[], villages: [] },
    now: { number: 1, can_end: false, legal: [] as { text: string }[] },
    onState: null as (() => void) | null,
    onReason: null,
    calm: () => undefined,
    act: (action: string) => sent.push(action),
    endTurn: () => sent.push('(end)'),
    why: (intent: string) => sent.push(`why ${intent}`),
  }
  const arrive = (number: number, actions: string[], can_end = false) => {
    table.now = { number, can_end, legal: actions.map((text) => ({ text })) }
    table.onState?.()
  }
  arrive(1, legal)
  return { table, sent, arrive, selection: new VillagesSelection(table as unknown as Table) }
}

describe('what is to be done next, Bohemian Villages', () => {
  const legal = ['use 4+5', 'use 5+6', 'pass']

  it('waits for the answer to what was sent, not for the same state once more', () => {
    const { selection, sent, arrive } = sat(legal)
    selection.wanted = { text: 'place inn Nenbrad', sum: 9 }
    selection.use(selection.uses.find((use) => use.sum === 9)!)
    expect(sent).toEqual(['use 4+5'])
    arrive(1, legal)
    expect(sent).toEqual(['use 4+5'])
    arrive(2, ['place inn Nenbrad'])
    expect(sent).toEqual(['use 4+5', 'place inn Nenbrad'])
  })

  it('also ends the turn then', () => {
    const { selection, sent, arrive } = sat(legal)
    selection.endTurn()
    arrive(1, legal)
    arrive(2, [], true)
    expect(sent).toEqual(['pass', '(end)'])
  })
})
