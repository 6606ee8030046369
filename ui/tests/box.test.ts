import { beforeEach, describe, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { Draft, owned } from '../src/box/draft.svelte'
import { at, blank, confirmed, isAt, isOpen, isSame, joined, put, sections, split, type Form, type Struct } from '../src/box/form'
import { draft, fileName, keep, kept, throwAway } from '../src/box/shelf'
import type { Request } from '../src/protocol'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
  clear: () => stored.clear(),
})

const int = (low = 0, high: number | null = 9): Form => ({ kind: 'int', low, high })
const struct = (fields: Record<string, Form>, optional: string[] = []): Struct => ({
  kind: 'struct',
  part: true,
  fields,
  optional,
  sources: [],
})
const form = struct({
  box: struct({ title: { kind: 'text', most: null }, name: { kind: 'text', most: 40 } }, ['name']),
  coins: { kind: 'numbers', part: true, whole: true },
  boards: {
    kind: 'list',
    item: struct({ sides: { kind: 'list', item: { kind: 'text', most: null }, least: 2, most: 2 } }),
    least: 0,
    most: null,
  },
  villages: { kind: 'table', keys: null, value: struct({ name: { kind: 'text', most: null }, size: int() }) },
})
const standard = {
  box: { title: 'Toy' },
  coins: { '1': 4, provenance: 'reconstructed', note: 'a guess' },
  boards: [{ sides: ['A', 'B'], provenance: 'rulebook' }],
  villages: {
    A: { name: 'Aue', size: 3, provenance: 'reconstructed', name_provenance: 'rulebook' },
    B: { name: 'Berg', size: 4, provenance: 'rulebook', name_provenance: 'reconstructed' },
  },
}

describe('the form', () => {
  test('a box has sections, and these have pieces', () => {
    const found = sections(form, standard)
    expect(found.map(({ name, pieces }) => [name, pieces.map((piece) => piece.path.join('.'))])).toEqual([
      ['coins', ['coins']],
      ['boards', ['boards.0']],
      ['villages', ['villages.A', 'villages.B']],
    ])
    expect(found.flatMap(({ pieces }) => pieces).map(isOpen)).toEqual([true, false, true, true])
  })

  test("what is in anybody's file breaks nothing", () => {
    expect(sections(form, { coins: 3, boards: { a: 1 }, villages: { A: 'x', B: { size: null } } }).map(({ name }) => name)).toEqual([
      'villages',
    ])
    expect(at({ a: [1] }, ['a', 0, 'b'])).toBeUndefined()
  })

  test('values are put in and taken out, and nothing else changes', () => {
    const changed = put(standard, ['villages', 'A', 'size'], 5)
    expect(at(changed, ['villages', 'A', 'size'])).toBe(5)
    expect(changed.villages.B).toBe(standard.villages.B)
    expect(put({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] })
    expect(put({ list: [1] }, ['list', 1], 2)).toEqual({ list: [1, 2] })
    expect(put({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  })

  test('what is confirmed is known, and the note on the guess goes', () => {
    expect(confirmed(standard.coins)).toEqual({ '1': 4, provenance: 'owner' })
    expect(confirmed(standard.villages.B)).toMatchObject({ provenance: 'rulebook', name_provenance: 'owner' })
    expect(isSame(confirmed(standard.coins), standard.coins)).toBe(true)
  })

  test('a name may have a source of its own', () => {
    expect(owned(standard.villages.B, 'name')).toMatchObject({ provenance: 'rulebook', name_provenance: 'owner' })
    expect(owned(standard.coins, '1')).toEqual({ '1': 4, provenance: 'owner' })
  })

  test('a problem is at its field and at its piece', () => {
    expect([isAt('villages.A.size', ['villages', 'A']), isAt('villages.AB', ['villages', 'A']), isAt(undefined, [])]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('words with numbers', () => {
    const worded = { kind: 'worded' as const, words: ['farm', 'manor'], numbered: ['manor'], low: 1, high: 9 }
    expect([split('manor 6'), split('farm'), split(undefined)]).toEqual([
      ['manor', 6],
      ['farm', null],
      ['', null],
    ])
    expect([joined('manor', 6, worded), joined('farm', 6, worded), joined('manor', null, worded)]).toEqual(['manor 6', 'farm', 'manor'])
    expect([blank(worded), blank(int(2)), blank({ kind: 'signs', known: '.x', length: 3 })]).toEqual(['farm', 2, '...'])
  })
})

describe('the shelf', () => {
  beforeEach(() => localStorage.clear())

  test('boxes are kept by game and name, the newest first', () => {
    expect(keep({ game: 'toy', name: 'mine', file: 'a = 1', at: 1 })).toBe(true)
    keep({ game: 'toy', name: 'other', file: 'b = 1', at: 2 })
    keep({ game: 'toy', name: 'mine', file: 'a = 2', at: 3 })
    keep({ game: 'another', name: 'mine', file: '', at: 4 })
    expect(kept('toy').map(({ name, file }) => [name, file])).toEqual([['mine', 'a = 2'], ['other', 'b = 1']]) // prettier-ignore
    throwAway({ game: 'toy', name: 'mine' })
    expect(kept('toy').map(({ name }) => name)).toEqual(['other'])
  })

  test('rubbish in the browser is no box', () => {
    localStorage.setItem('vicus.boxes', '[{"file": 3}, null]')
    expect(kept('toy')).toEqual([])
    localStorage.setItem('vicus.boxes', '{')
    expect(kept('toy')).toEqual([])
  })

  test('files have names that files can have', () => {
    expect(fileName('carpe_diem', 'Erste Ausgabe, 2018/../x')).toBe('carpe-diem-erste-ausgabe-2018-x.toml')
    expect(fileName('helvetia', '')).toBe('helvetia.toml')
  })
})

describe('a draft', () => {
  const sent: Extract<Request, { type: 'check_box' }>[] = []
  const made = () =>
    new Draft('toy', form, standard, (request) => {
      sent.push(request as (typeof sent)[number])
      return true
    })
  const answer = (box: Draft, more = {}) =>
    box.take({
      type: 'box_checked',
      game: 'toy',
      number: sent.at(-1)!.number!,
      problem: null,
      changed: [],
      file: 'x = 1',
      data: null,
      ...more,
    })

  beforeEach(() => {
    localStorage.clear()
    sent.length = 0
    vi.useFakeTimers()
    return () => void vi.useRealTimers()
  })

  test('is checked once, when nothing more is typed', () => {
    const box = made()
    const village = box.pieces.find((piece) => piece.name === 'A')!
    box.edit(village, ['villages', 'A', 'size'], 1)
    box.edit(
      box.pieces.find((piece) => piece.name === 'A')!,
      ['villages', 'A', 'size'],
      12,
    )
    expect([sent.length, box.checking]).toEqual([0, true])
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0]!.box).villages.A).toEqual({ name: 'Aue', size: 12, provenance: 'owner', name_provenance: 'rulebook' })
    answer(box, { problem: { at: 'villages.A.size', message: 'box-number', params: {} } })
    flushSync()
    expect([box.checking, box.canPlay, box.problem?.at]).toEqual([false, false, 'villages.A.size'])
  })

  test('an answer to what was typed before is none', () => {
    const box = made()
    box.rename('mine')
    vi.advanceTimersByTime(1000)
    const old = sent.at(-1)!.number!
    const late = () => box.take({ type: 'box_checked', game: 'toy', number: old, problem: null, changed: [], file: '', data: null })
    box.rename('mine, too')
    late() // while more is being typed
    expect([box.checking, sent.length]).toEqual([true, 1])
    vi.advanceTimersByTime(1000)
    expect(sent).toHaveLength(2)
    late()
    expect([box.checking, box.name]).toEqual([true, 'mine, too'])
    answer(box)
    expect([box.checking, draft('toy')]).toEqual([false, 'x = 1'])
  })

  test('what is not answered is asked again', () => {
    const box = made()
    box.confirm(box.pieces[0]!)
    vi.advanceTimersByTime(1000)
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(2)
    expect(box.open.map((piece) => piece.name)).toEqual(['A', 'B'])
  })

  test('a file is read by the server, and everything can be as it was', () => {
    const box = made()
    box.load('[villages.A]\nsize = 1')
    expect(sent[0]).toMatchObject({ box: '[villages.A]\nsize = 1', whole: true })
    answer(box, { data: put(standard, ['villages', 'A', 'size'], 1), changed: ['villages.A'] })
    const changed = box.pieces.find((piece) => piece.name === 'A')!
    expect(box.isChanged(changed)).toBe(true)
    box.reset(changed)
    expect(box.data).toEqual(standard)
  })
})
