import { expect, test } from 'vitest'
import { changed } from '../src/lobby/changes'
import { usualSeats } from '../src/lobby/offered'
import type { LobbyChange, LobbyView, TableInfo } from '../src/protocol'

const table = (id: string, status: TableInfo['status'] = 'waiting'): TableInfo => ({
  id,
  name: id,
  game: 'helvetia',
  status,
  players: 2,
  seats: [],
  you: null,
  your_turn: false,
  watchers: 0,
})
const lobby: LobbyView = { type: 'lobby', open: [table('a'), table('b')], mine: [table('m')], ready: { helvetia: false } }
const change = (told: Partial<LobbyChange>): LobbyChange => ({
  type: 'lobby_change',
  open: [],
  mine: [],
  gone: [],
  left: [],
  ready: null,
  ...told,
})
const ids = (tables: TableInfo[]) => tables.map((one) => one.id)

test('a new table comes first, one that has changed keeps its place', () => {
  const after = changed(lobby, change({ open: [table('b', 'playing'), table('c')] }))
  expect(ids(after.open)).toEqual(['c', 'a', 'b'])
  expect(after.open[2]!.status).toBe('playing')
})

test('a table that is no longer open goes, the own one stays', () => {
  const after = changed(lobby, change({ gone: ['a', 'm'] }))
  expect([ids(after.open), ids(after.mine)]).toEqual([['b'], ['m']])
})

test('a table at which one sits no longer goes from the own ones', () => {
  const after = changed(lobby, change({ left: ['a', 'm'] }))
  expect([ids(after.open), ids(after.mine)]).toEqual([['a', 'b'], []])
})

test('what is not told stays as it was', () => {
  expect(changed(lobby, change({}))).toEqual(lobby)
  expect(changed(lobby, change({ ready: { helvetia: true } })).ready).toEqual({ helvetia: true })
})

test('as many sit at a table as its game can have', () => {
  expect([[2, 3, 4], [2], [4, 5]].map((players) => usualSeats(players).length)).toEqual([3, 2, 4])
})
