import { beforeEach, expect, test, vi } from 'vitest'
import type { SaidInfo } from '../src/protocol'
import { forgetRead, keepRead, readUntil } from '../src/table/read'
import { Talk } from '../src/table/talk.svelte'

const one = (at: number): SaidInfo => ({ seat: 1, name: 'Ben', at, text: `at ${at}`, sign: '', ply: -1, who: 'b' })
const whole = (...said: SaidInfo[]) => ({ type: 'talk', table: 't', said, whole: true }) as const
/** The page is loaded anew: only what the browser keeps is left. */
const reloaded = () => new Talk('t', () => true)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what was not read before a reload is not read after it', () => {
  const before = reloaded()
  before.take(whole(one(1)), 0)
  before.take({ ...whole(one(2)), whole: false }, 0)
  expect(before.unread).toBe(1)
  const after = reloaded()
  after.take(whole(one(1), one(2), one(3)), 0)
  expect([after.unread, after.fresh]).toEqual([2, []])
  after.look()
  const again = reloaded()
  again.take(whole(one(1), one(2), one(3)), 0)
  expect(again.unread).toBe(0)
})

test('who comes to a table for the first time has nothing to catch up on', () => {
  keepRead('another', 7)
  const talk = reloaded()
  talk.take(whole(one(1), one(2)), 0)
  expect(talk.unread).toBe(0)
})

test('only so many tables are remembered, the last ones', () => {
  for (let table = 0; table < 70; table += 1) keepRead(`t${table}`, table)
  keepRead('t10', 99)
  keepRead('new', 1)
  expect([readUntil('t9'), readUntil('t10'), readUntil('t69')]).toEqual([null, 99, 69])
  forgetRead()
  expect(readUntil('t69')).toBeNull()
})

test('what the browser keeps may be anything', () => {
  for (const kept of ['null', '[', '"x"', '{"t": "soon"}']) {
    localStorage.setItem('vicus.read', kept)
    expect(readUntil('t')).toBeNull()
    keepRead('t', 5)
    expect(readUntil('t')).toBe(5)
  }
})
