import { describe, expect, it } from 'vitest'
import { blocks, parts } from '../src/rules/catalogue'
import { addSources, fetchSources, ruleOf, ruleOfLine } from '../src/rules/sources'

describe('the rules', () => {
  it('link to each other', () => {
    expect(
      parts('see B-60a, C-07, H-124e and X-H-101; not UTF-8a, nor A-levels.')
        .filter((part) => part.rule)
        .map((part) => part.text),
    ).toEqual(['B-60a', 'C-07', 'H-124e', 'X-H-101'])
  })

  it('have a quick reference in plain Markdown', () => {
    expect(
      blocks('# Goal\n\n- one\n  more\n- two\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| c | d |\n\nText\ngoes on.').map(
        (block) => block.kind,
      ),
    ).toEqual(['title', 'list', 'list', 'table', 'text'])
  })
})

describe('the rule behind something', () => {
  it('is told for what happened, by its kind or by what it was about', async () => {
    await fetchSources('bohemian_villages')
    expect(ruleOf('bohemian_villages', { kind: 'income', params: {} })).toBe('B-11')
    expect(ruleOf('bohemian_villages', { kind: 'set', params: { kind: 'farm' } })).toBe('B-43')
    expect(ruleOf('bohemian_villages', { kind: 'final', params: { line: 'churches' } })).toBe('B-48')
    expect(ruleOfLine('bohemian_villages', 'shops')).toBe('B-40')
  })

  it('is of no game that says none', () => {
    expect(ruleOf('chess', { kind: 'turn', params: {} })).toBeUndefined()
    addSources('chess', { events: { castled: { by: 'side', long: 'K-1', '': 'K-2' } } })
    expect(ruleOf('chess', { kind: 'castled', params: { side: 'long' } })).toBe('K-1')
    expect(ruleOf('chess', { kind: 'castled', params: { side: 'short' } })).toBe('K-2')
    expect(ruleOf('chess', { kind: 'turn', params: {} })).toBeUndefined()
  })
})
