import { describe, expect, it, vi } from 'vitest'
import type { ActionInfo, Advice } from '../src/protocol'
import { landingOf, linkTo, LONGEST, targetOf } from '../src/share/links'
import { verdict, wanted } from '../src/share/puzzle'

vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { parseRoute } = await import('../src/route.svelte')

const action = (text: string, value: object = {}) => ({ text, value }) as unknown as ActionInfo
const advice = (...options: [string, number | null][]) =>
  ({ options: options.map(([text, chance]) => ({ action: action(text), chance })) }) as unknown as Advice

describe('links', () => {
  it('lead where they were made for', () => {
    for (const target of [
      { code: '1a-_b', ply: null, puzzle: false },
      { code: '1a-_b', ply: 0, puzzle: false },
      { code: '1a-_b', ply: 17, puzzle: true },
    ]) {
      const { page, id, detail } = parseRoute(new URL(linkTo('https://example.org/x/#/t/abc', target)).hash)
      expect(page).toBe('link')
      expect(targetOf(id, detail)).toEqual(target)
    }
  })

  it('are refused before anything is sent', () => {
    expect(targetOf('', '')).toBeNull()
    expect(targetOf('<img src=x>', '')).toBeNull()
    expect(targetOf('1abc', 'puzzle')).toBeNull()
    expect(targetOf('1abc', '3/other')).toBeNull()
    expect(targetOf('1abc', '123456')).toBeNull()
    expect(targetOf('1'.repeat(LONGEST + 1), '')).toBeNull()
  })

  it('open a table where they mean', () => {
    expect(landingOf({ code: '1', ply: null, puzzle: false })).toBe('')
    expect(landingOf({ code: '1', ply: 3, puzzle: false })).toBe('/3')
    expect(landingOf({ code: '1', ply: 3, puzzle: true })).toBe('/puzzle')
  })
})

describe('a puzzle', () => {
  it('knows a choice by its text or its value', () => {
    const legal = [action('take 1', { type: 'take', space: 1 }), action('take 2', { type: 'take', space: 2 })]
    expect(wanted(legal, 'take 2')).toBe(legal[1])
    expect(wanted(legal, { space: 2, type: 'take' })).toBe(legal[1])
    expect(wanted(legal, 'take 3')).toBeNull()
  })

  it('compares it with the search', () => {
    const found = advice(['a', 0.5], ['b', 0.495], ['c', 0.4])
    expect(['a', 'b', 'c', 'd'].map((text) => verdict(found, text).kind)).toEqual(['best', 'alike', 'other', 'none'])
    expect(verdict(advice(['a', null], ['b', null]), 'b').kind).toBe('other')
  })
})
