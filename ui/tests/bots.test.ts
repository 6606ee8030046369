import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bots, type BotWorker } from '../src/wasm/bots'
import type { Answer, Question, SearchAsk } from '../src/wasm/messages'

/** Answers when it is told to. */
class Puppet implements BotWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  asked: Question[] = []
  ended = false

  postMessage(question: Question): void {
    this.asked.push(question)
    if (question.kind === 'load' || question.kind === 'forget') queueMicrotask(() => this.say({ id: question.id }))
  }

  terminate(): void {
    this.ended = true
  }

  say(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>)
  }

  /** The last question that it has to think about. */
  get thought(): Question | undefined {
    return this.asked.filter(({ kind }) => kind === 'search' || kind === 'greedy').at(-1)
  }

  get kinds(): string[] {
    return this.asked.map((question) => (question.kind === 'search' ? question.bot : question.kind))
  }

  find(done: number): void {
    this.say({ id: this.thought?.id ?? 0, visits: [done], values: [0], done })
  }
}

let workers: Puppet[] = []
const start = () => {
  workers.push(new Puppet())
  return workers.at(-1)!
}
const search = (bot: string, more: Partial<SearchAsk> = {}): Omit<SearchAsk, 'kind'> => ({
  game: 'tiny',
  bot,
  position: new Uint8Array(8),
  seat: 0,
  menu: [1],
  seed: '5',
  last: null,
  share: 10,
  seconds: null,
  nodes: 1024,
  seats: 2,
  weights: [],
  prospects: [],
  settings: [],
  ...more,
})
const module = new ArrayBuffer(8)
const about = { game: 'tiny', key: '', entries: [], state_size: 8, fields: [], max_legal: 1, lines: 1, features: 1 }
const failed = (asked: Promise<unknown>) => asked.then(String, (problem: Error) => problem.message)

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
})
afterEach(() => vi.useRealTimers())

test('two bots think at the same time, and each asks one thing after the other', async () => {
  const bots = new Bots(2, start)
  await bots.load('tiny', module, about)
  const first = bots.search(search('a'))
  const second = bots.search(search('a', { last: 1 }))
  const other = bots.search(search('b'))
  expect(workers.map((worker) => worker.kinds)).toEqual([
    ['load', 'a'],
    ['load', 'b'],
  ])
  workers[0]?.find(1)
  expect((await first).done).toBe(1)
  expect(workers[0]?.kinds).toEqual(['load', 'a', 'a'])
  workers[0]?.find(2)
  workers[1]?.find(3)
  expect([(await second).done, (await other).done]).toEqual([2, 3])
})

test('a bot goes on where its tree is, and moves only when it begins anew', async () => {
  const bots = new Bots(2, start)
  void bots.search(search('a'))
  workers[0]?.find(1)
  await Promise.resolve()
  await Promise.resolve()
  void bots.search(search('b'))
  expect(workers[0]?.kinds).toEqual(['a', 'b'])
  const going = failed(bots.search(search('a', { last: 1 })))
  expect(workers.length).toBe(1)
  bots.forget('a')
  expect(await going).toBe('a was forgotten')
  void bots.search(search('a'))
  expect(workers[1]?.kinds).toEqual(['a'])
})

test('one that hangs is ended; the next one knows the modules and takes over the rest', async () => {
  const bots = new Bots(1, start)
  await bots.load('tiny', module, about)
  const hanging = failed(bots.search(search('a', { seconds: 2 })))
  const next = bots.search(search('b'))
  vi.advanceTimersByTime(31_999)
  expect(workers[0]?.ended).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await hanging).toBe('a bot worker took longer than 32 s and was ended')
  expect(workers[0]?.ended).toBe(true)
  expect(workers[1]?.kinds).toEqual(['load', 'b'])
  workers[1]?.find(4)
  expect((await next).done).toBe(4)
  vi.advanceTimersByTime(100_000)
  expect(workers[1]?.ended).toBe(false)
})

test('what is forgotten is not searched', async () => {
  const bots = new Bots(1, start)
  const other = bots.search(search('b'))
  const waiting = failed(bots.search(search('a')))
  bots.forget('a')
  expect(await waiting).toBe('a was forgotten')
  expect(workers[0]?.kinds).toEqual(['b', 'forget'])
  workers[0]?.find(1)
  expect((await other).done).toBe(1)
  expect(workers[0]?.kinds).toEqual(['b', 'forget'])
})

test('failures are told, and asking again starts again', async () => {
  const bots = new Bots(1, start)
  const asked = failed(bots.greedy({ ...search('a'), noise: 0 }))
  workers[0]?.say({ id: workers[0].thought?.id ?? 0, error: 'no module' })
  expect(await asked).toBe('no module')
  const lost = failed(bots.search(search('a')))
  workers[0]?.onerror?.({ message: 'not found' } as ErrorEvent)
  expect(await lost).toBe('a bot worker has failed: not found')
  const closed = failed(bots.search(search('a')))
  expect(workers.length).toBe(2)
  bots.close()
  expect(await closed).toBe('the bot workers were closed')
  expect(workers[1]?.ended).toBe(true)
})
