import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotLines, type Learned } from '../src/static/bot-lines'
import type { BotWorker } from '../src/wasm/bots'
import { Desk } from '../src/wasm/desk'
import { table } from '../src/wasm/first-layer'
import type { Answer, Question } from '../src/wasm/messages'
import { NetFile, type Description, type Group } from '../src/wasm/net'

/** As `vicus.static.net_data` writes it. */
function file(
  description: Omit<Description, 'arrays'>,
  arrays: Record<string, [code: string, shape: number[], data: ArrayBufferView]>,
): ArrayBuffer {
  const padded = (size: number) => Math.ceil(size / 8) * 8
  const places: Description['arrays'] = {}
  let at = 0
  for (const [name, [code, shape, data]] of Object.entries(arrays)) {
    places[name] = [code, shape, at]
    at += padded(data.byteLength)
  }
  const text = JSON.stringify({ ...description, arrays: places })
  const head = text.padEnd(padded(4 + text.length) - 4)
  const found = new Uint8Array(4 + head.length + at)
  new DataView(found.buffer).setUint32(0, head.length, true)
  found.set(new TextEncoder().encode(head), 4)
  for (const [name, [, , data]] of Object.entries(arrays))
    found.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), 4 + head.length + places[name]![2])
  return found.buffer
}

const none = { few: -1, count: -1, learned: -1, symbols: -1 }
const group = (more: Partial<Group>): Group => ({ row: 0, cells: 1, values: 2, rest: 0, scale: 1, ...none, ...more })

/** Two units; four columns: one for a yes, one that counts, two that are learned. Weights are halves, the table has whole numbers. */
const net = file(
  {
    seats: 2,
    columns: 2,
    fine: 30,
    symbol_exponent: 2,
    table_exponent: 0,
    rows: 2 + 4 + 3,
    groups: [
      group({ few: 0 }),
      group({ row: 2, values: 4, rest: 1, scale: 2, count: 1 }),
      group({ row: 6, values: 3, rest: 2, learned: 2, symbols: 0 }),
    ],
  },
  {
    first: ['i1', [4, 2], new Int8Array([3, -3, 8, -4, 2, 0, 0, 6])],
    first_exponents: ['i1', [4], new Int8Array([1, 1, 1, 1])],
    symbols: ['i2', [3, 2], new Int16Array([4, 8, -4, 0, 0, 4])],
  },
)

test('a value adds its row to the first layer, and one that rests adds nothing', () => {
  const rows = Array.from(table(new NetFile(net)))
  expect(rows.slice(0, 4)).toEqual([0, 0, 2, -1]) // 3 halves are rounded upwards, also below 0
  expect(rows.slice(4, 12)).toEqual([-2, 1, 0, 0, 2, -1, 4, -2]) // by how far it is from 1, in steps of 2: 8 / 2 / 2
  expect(rows.slice(12)).toEqual([1, 3, -1, -3, 0, 0]) // symbols have quarters: (4, 8) - (0, 4) is (1, 1)
})

test('an array that is not there is told', () => {
  expect(() => new NetFile(net).array('policy')).toThrow('the net has no policy')
})

test('a desk without a net says so', async () => {
  const desk = new Desk()
  const ask = { id: 1, kind: 'policy', game: 'tiny', observation: new Uint8Array(1), players: 2, seat: 0, menu: [1] } as const
  expect(await desk.answer({ ...ask, menu: [1] })).toEqual({ id: 1, error: 'no net of tiny is loaded' })
})

/** Answers at once. */
class Ready implements BotWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  kinds: string[] = []

  postMessage(question: Question): void {
    this.kinds.push(question.kind)
    const answer = question.kind === 'policy' ? { logits: [0.5] } : question.kind === 'deep' ? { visits: [3], values: [1], done: 3 } : {}
    queueMicrotask(() => this.onmessage?.({ data: { id: question.id, ...answer } } as MessageEvent<Answer>))
  }

  terminate(): void {}
}

const learned: Learned = {
  module: {} as WebAssembly.Module,
  about: { game: 'tiny', key: '', entries: [], state_size: 8, fields: [], max_legal: 1, lines: 1, features: 1 },
  net: new ArrayBuffer(8),
}
const policy = JSON.stringify({ kind: 'policy', game: 'tiny', observation: 'ff00', players: 2, seat: 0, menu: [1] })
const deep = JSON.stringify({
  kind: 'deep',
  game: 'tiny',
  bot: 'a',
  position: '0200',
  seat: 0,
  menu: [1],
  seed: '1',
  last: null,
  share: 3,
  seconds: null,
  nodes: 1024,
  settings: [],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a net is fetched when the first bot plays by it, and once', async () => {
  const worker = new Ready()
  const fetchNet = vi.fn(async () => learned)
  const lines = new BotLines(() => worker, fetchNet)
  expect(fetchNet).not.toHaveBeenCalled()
  expect(JSON.parse(await lines.ask(policy))).toEqual({ logits: [0.5] })
  expect(JSON.parse(await lines.ask(deep))).toEqual({ visits: [3], values: [1], done: 3 })
  expect(fetchNet).toHaveBeenCalledExactlyOnceWith('tiny')
  expect(worker.kinds).toEqual(['learn', 'policy', 'deep'])
})

test('a net that cannot be fetched is told, and tried again', async () => {
  let isThere = false
  const lines = new BotLines(
    () => new Ready(),
    async () => {
      if (!isThere) throw new Error('offline')
      return learned
    },
  )
  expect(JSON.parse(await lines.ask(deep))).toEqual({ no_net: true })
  isThere = true
  expect(JSON.parse(await lines.ask(deep)).done).toBe(3)
})

test('nobody waits long for a net, and it goes on coming', async () => {
  let come: (found: Learned) => void = () => undefined
  const fetchNet = vi.fn(() => new Promise<Learned>((resolve) => (come = resolve)))
  const lines = new BotLines(() => new Ready(), fetchNet, 1000)
  const first = lines.ask(policy)
  await vi.advanceTimersByTimeAsync(1001)
  expect(JSON.parse(await first)).toEqual({ no_net: true })
  come(learned)
  expect(JSON.parse(await lines.ask(policy))).toEqual({ logits: [0.5] })
  expect(fetchNet).toHaveBeenCalledOnce()
})
