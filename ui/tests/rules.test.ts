import { describe, expect, it } from 'vitest'
import { blocks, parts, search } from '../src/rules/catalogue'

describe('the rules', () => {
  it('are found by words and by number', () => {
    const chapters = [
      {
        title: 'A turn',
        rules: [
          { id: 'B-10', kind: 'R', text: 'Play goes clockwise.' },
          { id: 'B-13', kind: 'R', text: 'Roll all four dice.' },
        ],
      },
    ]
    expect(search(chapters, 'four DICE')[0]!.rules.map((rule) => rule.id)).toEqual(['B-13'])
    expect(search(chapters, 'b-10')[0]!.rules).toHaveLength(1)
    expect(search(chapters, 'sheep')).toEqual([])
  })

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
