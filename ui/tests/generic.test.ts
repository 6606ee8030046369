import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Board from '../src/generic/Board.svelte'
import { grouped, ListedSelection } from '../src/generic/selection.svelte'
import { columns, isHidden, layout, shapeOf } from '../src/generic/shape'
import { actionText, eventText, inline, kindText, label, previewText } from '../src/generic/words'
import { addTexts, hasTexts, LANGUAGES, Texts, type Language } from '../src/i18n'
import type { ActionInfo, TableView } from '../src/protocol'
import type { Table } from '../src/table/table.svelte'

const recorded = (game: string) => JSON.parse(readFileSync(`tests/tables/${game}.json`, 'utf8')) as TableView

/** A recorded table as the board sees it; what is sent is noted. */
function sat(game: string, language: Language = 'en') {
  const now = recorded(game)
  const sent: string[] = []
  const table = {
    now,
    view: now.view,
    scores: now.scores,
    texts: new Texts(language, game, ['Ada', 'Ben', 'Cem']),
    title: 'The game',
    turn: now.view!.seat as number,
    mine: true,
    live: true,
    onState: null as (() => void) | null,
    onReason: null,
    problem: null as { message?: string | null } | null,
    reason: null as { rule: string } | null,
    calm: () => undefined,
    act: (action: string) => sent.push(action),
    endTurn: () => sent.push('(end)'),
  }
  const selection = new ListedSelection(table as unknown as Table)
  const html = () => {
    const props = { table: table as unknown as Table, selection, highlight: [], enlarge: () => undefined }
    return render(Board, { props }).body.replaceAll(/<!--.*?-->/g, '')
  }
  return {
    table,
    now,
    sent,
    selection,
    html,
    words: () =>
      html()
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' '),
  }
}

describe('a game without a part of its own', () => {
  it.each(LANGUAGES)('shows all there is to see, and all that may be done (%s)', (language) => {
    for (const game of ['bohemian_villages', 'carpe_diem']) {
      const { html, words, now } = sat(game, language)
      expect(html().match(/class="place do/g)).toHaveLength(now.legal.length)
      expect(words()).toContain('Ada')
      expect(words()).toContain('Cem')
      expect(words()).not.toMatch(/\[object|undefined|NaN|\{ ?\$/)
    }
  })

  it('names things in the words of the game', () => {
    const { words, html } = sat('bohemian_villages')
    expect(words()).toContain('Set a figure on the farm of Bracholnitz')
    expect(words()).toContain('special supply')
    expect(html()).toContain('data-testid="panel-villages"')
  })

  it('shows what is kept from the viewer as hidden, and what is not there as nothing', () => {
    const { html } = sat('carpe_diem')
    const card = (seat: number) => html().split(`data-testid="seat-of-${seat}"`)[1]!.split('</article>')[0]!
    expect(card(1)).toContain('class="kept">hidden')
    expect(card(0)).not.toContain('class="kept"')
  })

  it('acts at once, by click or by number', () => {
    const { selection, sent, now } = sat('bohemian_villages')
    expect(selection.key('3')).toBe(true)
    expect(selection.key('x')).toBe(false)
    expect(sent).toEqual([selection.order[2]!.text])
    expect(selection.order).toHaveLength(now.legal.length)
  })

  it('ends a turn when that is possible, and says so when it is not', () => {
    const { selection, sent, table } = sat('bohemian_villages')
    expect(selection.canEnd).toBe(false)
    selection.endTurn()
    expect(sent).toEqual([])
    expect(table.texts.has(table.problem!.message!)).toBe(true)
    table.now.can_end = true
    selection.endTurn()
    expect(sent).toEqual(['(end)'])
  })

  it('says what the game asks for, where that has words', () => {
    const { selection, table } = sat('bohemian_villages')
    expect(selection.prompt).toBe('Choose what to do')
    table.now.duty = { rule: 'B-23', reason: 'now-use', params: { dice: '4+4' } }
    expect(selection.prompt).toBe(table.texts.say('reason-now-use', { dice: '4+4' }))
    selection.endTurn()
    expect([table.reason?.rule, table.problem]).toEqual(['B-23', null])
  })

  it('passes first where the game asks for it', () => {
    const { selection, sent, table } = sat('bohemian_villages')
    table.now.legal = [{ id: 0, text: 'pass', value: { type: 'pass' } }]
    const passing = new ListedSelection(table as unknown as Table)
    passing.endTurn()
    table.now.can_end = true
    table.onState!()
    expect(sent).toEqual(['pass', '(end)'])
    expect(selection).toBeDefined()
  })
})

describe('forms of a view', () => {
  it('are told by what is in them', () => {
    expect([1, 'a', null, true].map(shapeOf)).toEqual(['plain', 'plain', 'plain', 'plain'])
    expect(shapeOf([1, null, 2])).toBe('list')
    expect(shapeOf([[1], [null]])).toBe('grid')
    expect(shapeOf([{ kind: 'inn', owner: null }, null])).toBe('rows')
    expect(shapeOf([{ buildings: [{ kind: 'inn' }] }])).toBe('things')
    expect(shapeOf({ grapes: 2, fish: 0 })).toBe('amounts')
    expect(shapeOf({ grapes: 2, best: 'fish' })).toBe('fields')
    expect(columns([{ a: 1 }, null, { b: 2, a: 3 }])).toEqual(['a', 'b'])
  })

  it('leave out what is said elsewhere', () => {
    const { facts, panels, seats } = layout({
      game: 'x',
      seat: 0,
      viewer: 0,
      round: 3,
      dice: [1, 2],
      box: { a: 'b' },
      seats: [{ hand: null }],
    })
    expect([facts.map(([name]) => name), panels.map(([name]) => name), seats.length]).toEqual([['round', 'dice'], ['box'], 1])
  })

  it('tell what is hidden from what is not there', () => {
    const seats = [
      { hand: [7], pet: null },
      { hand: [null, null], pet: 'cat' },
      { hand: null, pet: null },
    ]
    expect(isHidden(seats, 'hand', 0)).toBe(true)
    expect(isHidden(seats, 'pet', 0)).toBe(false)
  })
})

describe('words of a game that came as a package', () => {
  addTexts(
    'en',
    'tiny_game',
    'title = Tiny\nview-hand = cards in hand\naction-play = Play the { $card }\nactions-play = Play a card\nevent-drew = { $seat } draws { $cards }\ncard-ace = ace',
    {
      seats: ['dealer'],
      words: { card: 'card', hand: 'card' },
    },
  )
  const texts = new Texts('en', 'tiny_game', ['Ada'])
  const action = (value: ActionInfo['value'], text: string): ActionInfo => ({ id: 1, text, value })

  it('are fetched and then there', () => {
    expect([hasTexts('en', 'tiny_game'), hasTexts('de', 'tiny_game'), hasTexts('de', 'helvetia')]).toEqual([true, false, true])
    expect(texts.say('title')).toBe('Tiny')
  })

  it('are used where it has some, else the names that it uses', () => {
    expect(label('hand', texts)).toBe('cards in hand')
    expect(label('draw_pile', texts)).toBe('draw pile')
    expect(inline('hand', ['ace', 'red_king'], texts)).toBe('ace, red king')
    expect(inline('dealer', 0, texts)).toBe('Ada')
    expect(actionText(action({ type: 'play', card: 'ace' }, 'play ace'), texts)).toBe('Play the ace')
    expect(actionText(action({ type: 'play' }, 'play ace'), texts)).toBe('Play ace')
    expect(actionText(action({ type: 'fold' }, 'fold'), texts)).toBe('Fold')
    expect([kindText('play', texts), kindText('fold_up', texts)]).toEqual(['Play a card', 'Fold up'])
    expect(eventText({ ply: 1, kind: 'drew', params: { seat: 0, cards: [3, 4] } }, texts)).toBe('Ada draws 3, 4')
    expect(eventText({ ply: 1, kind: 'lost_all', params: { seat: 0, left: 2 } }, texts)).toBe('Ada: lost all, left 2')
    expect(previewText({ points: 3, cards: [], card: 'ace' }, texts)).toBe('Points: 3 · Card: ace')
  })

  it('group actions by kind, those alone in their kind together', () => {
    const groups = grouped([
      action({ type: 'pass' }, 'pass'),
      action({ type: 'play' }, 'a'),
      action({ type: 'play' }, 'b'),
      action({ type: 'x' }, 'x'),
    ])
    expect(groups.map(({ kind, actions }) => [kind, actions.map(({ text }) => text)])).toEqual([
      ['', ['pass', 'x']],
      ['play', ['a', 'b']],
    ])
  })
})
