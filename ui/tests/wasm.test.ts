import { expect, test } from 'vitest'
import { Desk } from '../src/wasm/desk'
import { INT16, INT64, Instance, type About } from '../src/wasm/engine'
import type { SearchAsk } from '../src/wasm/messages'
import { keyOf, mix, searching, type Tree } from '../src/wasm/tree'

/** By hand, with Numba's calling convention: `add` two numbers, `sum` of an array, `nothing`, `fail` with status 1, `trap`. */
const TINY =
  'AGFzbQEAAAABHANgBH9/fn4Bf2AJf39/f35+f35+AX9gAn9/AX8DBgUAAQICAgUDAQABBgcBfwBB6AcLBzwHBm1lbW9yeQIAC19faGVhcF9iYXNlAwADYWRkAAADc3VtAAEHbm90aGluZwACBGZhaWwAAwR0cmFwAAQKWAUOACAAIAIgA3w3AwBBAAs5AgF+AX8gBiEKAkADQCAEUA0BIAkgCikDAHwhCSAKIAinaiEKIARCAX0hBAwACwsgACAJNwMAQQALBABBfgsEAEEBCwMAAAs='
const WITH_IMPORT = 'AGFzbQEAAAABBAFgAAACCwEDZW52A2V4cAAA'
const WITHOUT_MEMORY = 'AGFzbQEAAAA='
const about: About = {
  game: 'tiny',
  key: '',
  entries: ['add'],
  state_size: 8,
  fields: [['players', 'i1', [], 0]],
  max_legal: 4,
  lines: 1,
  features: 1,
}
const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
const module = (text: string) => new WebAssembly.Module(bytes(text))
const tiny = () => new Instance(module(TINY), about)

test('numbers go in and out with all their bits', () => {
  expect(tiny().call('add', 2, 3)).toBe(5n)
  expect(tiny().call('add', 2n ** 60n, -1)).toBe(2n ** 60n - 1n)
})

test('an array lies in the memory of the module and stays there when that grows', () => {
  const instance = tiny()
  const numbers = instance.ints([1, -2, 2 ** 40])
  const menu = instance.array([2, 3], INT16)
  menu.setInt(5, -7)
  const before = instance.memory.buffer.byteLength
  const large = instance.array([100_000], INT64)
  expect(instance.memory.buffer.byteLength).toBeGreaterThan(before)
  expect([numbers.int(1), numbers.int(2), menu.int(5), large.int(99_999)]).toEqual([-2, 2 ** 40, -7, 0])
  expect(instance.call('sum', numbers)).toBe(2n ** 40n - 1n)
  expect(menu.words.slice(5)).toEqual([2n, 3n, 6n, 2n])
})

test('memory that is used again begins empty', () => {
  const instance = tiny()
  const first = instance.forNow(() => instance.ints([7, 7]).at)
  const again = instance.array([2], INT64)
  expect([again.at, again.int(0), again.int(1)]).toEqual([first, 0, 0])
})

test('what goes wrong is told', () => {
  const instance = tiny()
  expect(() => instance.call('fail')).toThrow('fail of tiny raised an exception in WebAssembly (status 1)')
  expect(() => instance.call('trap')).toThrow('trap of tiny broke off in WebAssembly')
  expect(() => instance.call('multiply')).toThrow('no function multiply')
  expect(() => instance.call('add', 1)).toThrow('add of tiny takes 2 words, and got 1')
  expect(() => instance.call('add', 1, 0.5)).toThrow('not an integer')
  expect(() => instance.array([2 ** 40], INT64)).toThrow('no memory')
  expect(instance.call('nothing')).toBeTypeOf('bigint')
  expect(() => new Instance(module(WITH_IMPORT), about)).toThrow('imports')
  expect(() => new Instance(module(WITHOUT_MEMORY), about)).toThrow('no memory to share')
})

test('keys are spread as in Python', () => {
  expect([0, 1, 0xdeadbeef, 0xffffffff].map(mix)).toEqual([0, 1364076727, 233162409, 2180083513])
  expect(keyOf(2 ** 17, 5)).toBe(2 ** 32 + 6)
})

/** A tree whose first child gets all visits. */
function easy(): Tree & { calls: number[] } {
  const calls: number[] = []
  const tree = {
    calls,
    done: 0,
    visits: 0,
    result: (action: number) => [action === 1 ? tree.done : 0, 0],
    search: (_seat: number, _seed: bigint, simulations: number) => {
      tree.done += simulations
      calls.push(simulations)
    },
  }
  return tree as unknown as Tree & { calls: number[] }
}

const task = { seat: 0, menu: [1, 2], seed: 1n, share: null, seconds: null }

test('a search by number ends when it is decided, and comes up for air', () => {
  const tree = easy()
  for (const _ of searching(tree, { ...task, share: 1000 }));
  expect(tree.calls).toEqual([64, 61, 64, 61, 64, 61, 64, 61, 64, 61]) // 625: the other 375 are too few
})

test('a search by time looks at the clock', () => {
  const tree = easy()
  let now = 0
  for (const _ of searching(tree, { ...task, seconds: 1 }, () => (now += 0.01)));
  expect(tree.calls.length).toBeGreaterThan(48)
  expect(tree.calls.length).toBeLessThan(66)
  expect(() => searching(tree, task).next()).toThrow('a number of simulations, or of seconds')
})

const ask: SearchAsk = {
  kind: 'search',
  game: 'tiny',
  bot: 'a',
  position: new Uint8Array([2, 0, 0, 0, 0, 0, 0, 0]),
  seat: 0,
  menu: [1, 2],
  seed: '5',
  last: null,
  share: 10,
  seconds: null,
  nodes: 1024,
  seats: 2,
  weights: [1, 2],
  prospects: [1, 2],
  settings: [1, 1, 1, 1, 1, 0],
}

test('a desk answers every question, and tells what is wrong with it', async () => {
  const desk = new Desk()
  expect(await desk.answer({ id: 1, ...ask })).toEqual({ id: 1, error: 'no module of tiny is loaded' })
  expect(await desk.answer({ id: 2, kind: 'load', game: 'tiny', module: bytes(TINY), about })).toEqual({ id: 2 })
  const wrong = async (changes: Partial<SearchAsk>) => Object(await desk.answer({ id: 3, ...ask, ...changes })).error
  expect(await wrong({})).toBe('the module of tiny has no function search')
  expect(await wrong({ position: new Uint8Array(3) })).toBe('a position of tiny has 8 bytes, not 3')
  expect(await wrong({ seat: 2 })).toBe('there is no seat 2 in a game of 2')
  expect(await wrong({ seat: -3 })).toBe('there is no seat -3 in a game of 2')
  for (const viewer of [-1, -2]) expect(await wrong({ seat: viewer })).toBe('the module of tiny has no function search')
  expect(await wrong({ seats: 1 })).toBe('2 players sit in the position, and the tree has room for 1')
  expect(await wrong({ nodes: 1000 })).toContain('power of two')
  expect(await wrong({ weights: [1] })).toBe('weights must be 2 whole numbers')
  expect(await wrong({ share: null })).toContain('of seconds')
  expect(await desk.answer({ id: 4, kind: 'forget', bot: 'a' })).toEqual({ id: 4 })
  expect(await desk.answer({ id: 5, kind: 'dance' } as never)).toEqual({ id: 5, error: 'a bot worker is not asked for "dance"' })
  const greedy = { ...ask, id: 6, kind: 'greedy', noise: 0, menu: [] } as const
  expect(await desk.answer({ ...greedy, menu: [] })).toEqual({ id: 6, error: 'a menu has between 1 and 4 actions, not 0' })
  expect(await desk.answer({ ...greedy, menu: [1], seat: -1 })).toEqual({ id: 6, error: 'there is no seat -1 in a game of 2' })
})

test('a desk keeps the trees that were used last', async () => {
  const desk = new Desk()
  await desk.answer({ id: 1, kind: 'load', game: 'tiny', module: module(TINY), about })
  const search = (bot: string, nodes: number) => desk.answer({ id: 2, ...ask, bot, nodes, share: 0 }) // nothing to do: the tree alone
  for (const bot of ['a', 'b', 'c', 'd', 'a']) await search(bot, 1 << 17)
  const first = desk.tree('a')
  await search('e', 1 << 17)
  expect(['a', 'b', 'c', 'd', 'e'].map((bot) => desk.tree(bot) !== undefined)).toEqual([true, false, true, true, true])
  await search('f', 1 << 10)
  expect([desk.tree('c'), desk.tree('a')]).toEqual([undefined, first])
  await desk.answer({ id: 3, kind: 'forget', bot: 'a' })
  expect(desk.tree('a')).toBeUndefined()
  await desk.answer({ id: 4, kind: 'load', game: 'tiny', module: module(TINY), about })
  expect(desk.tree('e')).toBeUndefined()
})

test('a search that is forgotten ends, and others have their turn', async () => {
  const desk = new Desk()
  await desk.answer({ id: 1, kind: 'load', game: 'tiny', module: module(TINY), about })
  const [first, second, third] = ['a', 'b', 'c'].map((bot, id) => desk.answer({ id, ...ask, bot, share: 0 }))
  await desk.answer({ id: 9, kind: 'forget', bot: 'b' })
  expect(await second).toEqual({ id: 1, error: 'b was forgotten' })
  expect([await first, await third].map((answer) => Object(answer).done)).toEqual([0, 0])
})
