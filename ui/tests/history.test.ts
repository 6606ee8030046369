import { describe, expect, it } from 'vitest'
import { merge, sinceLastTurn } from '../src/table/history'

const event = (ply: number, kind: string, params: Record<string, unknown> = {}) => ({ ply, kind, params })

describe('the events of a table', () => {
  it('grow with each message', () => {
    const known = [event(0, 'rolled')]
    expect(merge(known, { ply: 1, events: [event(1, 'set')] })).toEqual([event(0, 'rolled'), event(1, 'set')])
  })

  it('lose what was undone', () => {
    expect(merge([event(0, 'rolled'), event(1, 'chose'), event(2, 'set')], { ply: 1, events: [] })).toEqual([
      event(0, 'rolled'),
      event(1, 'chose'),
    ])
  })

  it('hold nothing twice', () => {
    const known = [event(0, 'rolled'), event(1, 'set', { place: 4 })]
    expect(merge(known, { ply: 2, events: [event(1, 'set', { place: 4 }), event(2, 'passed')] })).toHaveLength(3)
  })

  it('tell since when the others have played', () => {
    const turns = [event(2, 'turn', { seat: 1 }), event(5, 'turn', { seat: 2 }), event(8, 'turn', { seat: 0 })]
    expect(sinceLastTurn(turns, 0)).toBe(2)
    expect(sinceLastTurn(turns, 1)).toBe(5)
    expect(sinceLastTurn([], 0)).toBe(0)
  })
})
