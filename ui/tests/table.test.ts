import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { isJump } from '../src/board/motion'
import type { EventInfo, Request, TableView } from '../src/protocol'
import { Table } from '../src/table/table.svelte'

vi.mock('../src/route.svelte', () => ({ go: () => undefined })) // there is no address bar here

const moved = { kind: 'turn', ply: 3, params: { seat: 1 } } as unknown as EventInfo
const state = (more: Partial<TableView>) =>
  ({
    type: 'table',
    id: 't',
    number: 3,
    ply: 3,
    you: null,
    view: {},
    seats: [],
    events: [moved],
    ending: [],
    ...more,
  }) as unknown as TableView
let sent: Request[]
let table: Table

beforeEach(async () => {
  sent = []
  table = new Table('t', (request) => sent.push(request) > 0)
  table.open()
  table.take(state({ you: null, number: 2, ply: 2, events: [] }))
  await tick()
})

/** Whether what a state changes is shown as a gain or loss, and as something that moves. */
function shown(next: TableView): { counted: boolean; flown: number } {
  table.take(next)
  return { counted: !isJump(), flown: table.moment.length }
}

test('a move of somebody is counted and flies', () => {
  expect(shown(state({}))).toEqual({ counted: true, flown: 1 })
})

test('a seat that is taken back is no gain of anybody', async () => {
  expect(shown(state({ you: 1 }))).toEqual({ counted: false, flown: 0 })
  await tick()
  expect(shown(state({ you: 1, number: 4 }))).toEqual({ counted: true, flown: 1 })
})

test('after the line was down the first state is where one looks again, the next is a move', async () => {
  table.open()
  expect(shown(state({}))).toEqual({ counted: false, flown: 0 })
  await tick()
  expect(shown(state({ number: 4 }))).toEqual({ counted: true, flown: 1 })
  expect(table.events).toHaveLength(1)
})
