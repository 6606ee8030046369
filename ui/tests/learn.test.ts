import { beforeEach, expect, test, vi } from 'vitest'
import { Guide, type Progress } from '../src/learn/guide.svelte'
import { read, selector, type Lesson } from '../src/learn/lesson'
import type { ActionInfo, Request, TableView } from '../src/protocol'
import { Table } from '../src/table/table.svelte'

vi.mock('../src/route.svelte', () => ({ go: () => undefined }))
vi.mock('$mode', () => ({ fileOf: (path: string) => path }))

const words = { en: { title: 'Hello' } }
const lesson: Lesson = read({
  game: 'g',
  name: 'first',
  marks: {},
  notes: {
    steps: [
      { name: 'welcome', ply: 0, words },
      {
        name: 'first',
        ply: 0,
        words,
        do: ['a'],
        nudge: words,
        done: { words },
        variations: [{ ply: 0, actions: ['wrong'], mistake: true, words }],
      },
      { name: 'quiet', ply: 2, words, do: ['c', 'd'] },
      { name: 'closing', ply: 4, words, do: ['e'], then: ['end'], done: { words } },
      { name: 'free', ply: 7, words },
    ],
  },
})
const action = (text: string) => ({ id: 0, text, value: { type: text } }) as unknown as ActionInfo

let sent: Request[]
let table: Table
let guide: Guide
let kept: Progress | undefined
let number = 0

/** The table as it is after so many decisions. */
function show(ply: number, legal: string[], more: Partial<TableView> = {}) {
  number += 1
  const state = {
    type: 'table',
    id: 't',
    number,
    ply,
    you: 0,
    view: {},
    seats: [],
    events: [],
    ending: [],
    status: 'playing',
    can_end: false,
  }
  table.take({ ...state, legal: legal.map(action), ...more } as unknown as TableView)
  guide?.settle()
}
const last = () => sent.at(-1) as Request & { action?: string }
function open(progress?: Progress) {
  guide = new Guide(table, lesson, progress, (now) => (kept = now))
  table.guide = guide
}

beforeEach(() => {
  sent = []
  kept = undefined
  guide = undefined as unknown as Guide
  table = new Table('t', (request) => sent.push(request) > 0)
  show(0, ['a', 'b', 'wrong'])
  open()
})

test('words are read, then something is done', () => {
  expect(guide.phase).toBe('read')
  guide.next()
  expect(guide.phase).toBe('do')
  expect(guide.expected).toBe('a')
  table.act('a')
  expect(last()).toMatchObject({ type: 'act', action: 'a' })
  show(1, [], { can_end: true })
  expect(guide.phase).toBe('done')
  guide.next()
  expect(last().type).toBe('end_turn')
  expect(guide.phase).toBe('wait')
  show(2, ['c', 'x'])
  expect(guide.phase).toBe('do')
  expect(kept).toMatchObject({ table: 't', step: 2 })
})

test('something else is not played: the teacher says why', () => {
  guide.next()
  const before = sent.length
  table.act('b')
  expect(sent).toHaveLength(before)
  expect(guide.nudged).toBe(true)
  table.act('a')
  expect(guide.nudged).toBe(false)
})

test('whoever does what comes next has understood', () => {
  table.act('a')
  expect(last()).toMatchObject({ type: 'act', action: 'a' })
  expect(guide.step).toBe(1)
})

test('a mistake is played, explained, and taken back; its turn does not end', () => {
  guide.next()
  table.act('wrong')
  expect(last()).toMatchObject({ type: 'act', action: 'wrong' })
  show(1, [], { can_end: true, can_undo: true })
  expect(guide.phase).toBe('mistake')
  expect(kept?.tried).toBe(0)
  table.endTurn()
  expect(last().type).toBe('act')
  guide.next()
  expect(last().type).toBe('undo')
  show(0, ['a', 'b', 'wrong'])
  expect(guide.phase).toBe('do')
  expect(kept?.tried).toBeUndefined()
})

test('next does it for whoever does not', () => {
  guide.next()
  guide.next()
  expect(last()).toMatchObject({ type: 'act', action: 'a' })
  const before = sent.length
  guide.next() // pressed twice: there is no answer yet
  expect(sent).toHaveLength(before)
})

test('a step without praise leads to the next one, and what needs no words is done', () => {
  open({ table: 't', step: 2 })
  show(2, ['c', 'x'])
  table.act('c')
  show(3, ['d', 'x'])
  expect(guide.phase).toBe('do')
  table.act('d')
  show(4, ['e', 'x'])
  expect(guide.step).toBe(3)
  table.act('e')
  show(5, ['end', 'x'])
  expect(guide.phase).toBe('done')
  guide.next()
  expect(last()).toMatchObject({ type: 'act', action: 'end' })
  show(6, [], { can_end: true })
  expect(last().type).toBe('end_turn')
  show(7, ['z'])
  expect(guide.step).toBe(4)
  guide.next()
  expect(guide.finished).toBe(true)
  expect(kept?.done).toBe(true)
})

test('an earlier step is looked at, with the board as it was', () => {
  open({ table: 't', step: 3 })
  show(4, ['e'])
  guide.go(1)
  expect(guide.phase).toBe('past')
  expect(last()).toMatchObject({ type: 'look', ply: 0 })
  guide.next()
  guide.next()
  expect(guide.step).toBe(3)
  expect(guide.phase).toBe('do')
})

test('whoever knows this is taken to the next thing to do', () => {
  guide.skip()
  guide.settle()
  expect(guide.step).toBe(1)
  guide.skip()
  guide.settle()
  expect(last()).toMatchObject({ type: 'act', action: 'a' })
  show(1, [], { can_end: true })
  expect(last().type).toBe('end_turn')
  show(2, ['c'])
  expect(guide.step).toBe(2)
  expect(guide.phase).toBe('do')
})

test('it goes on where it was left, or where the game is', () => {
  show(4, ['e'])
  open({ table: 't', step: 3 })
  expect(guide.step).toBe(3)
  open({ table: 'another', step: 1 })
  expect(guide.step).toBe(3)
})

test('marks are found by their names', () => {
  const marks = { forum: '.forum', 'tile-#-#': "[data-target='tile-#-#']" }
  expect(selector(marks, 'tile-2-4')).toBe("[data-target='tile-2-4']")
  expect(selector(marks, 'forum')).toBe('.forum')
  expect(selector(marks, 'moon')).toBeNull()
})
