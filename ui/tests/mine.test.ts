import { afterEach, describe, expect, it, vi } from 'vitest'
import { everything, words } from '../src/mine/everything'
import { change, ends, nextLevel, percent, plain, scale } from '../src/mine/numbers'

const ANCHORS = { beginner: 11, casual: 25, strong: 42, master: 49 }

describe('numbers of the archive', () => {
  it('are written as people of a language do', () => {
    expect(plain(27.14, 'en')).toBe('27.1')
    expect(plain(27.14, 'de')).toBe('27,1')
    expect(plain(-3, 'en')).toBe('−3.0')
    expect(percent(0.666, 'en')).toBe('67%')
    expect([change(1.44, 'en'), change(-0.5, 'en'), change(0, 'en')]).toEqual(['+1.4', '−0.5', '±0.0'])
  })

  it('lie between levels of bots', () => {
    expect([5, 11, 30, 48.9, 49].map((value) => nextLevel(value, ANCHORS))).toEqual(['beginner', 'casual', 'strong', 'master', 'above'])
  })

  it('have a place in a picture', () => {
    expect(scale(10, 20, 100)(15)).toBe(50)
    expect(scale(3, 3, 100)(3)).toBe(0)
    expect(ends([4, 9], 1)).toEqual([3, 10])
  })
})

describe('everything as one file', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answer = (status: number, body: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

  it('has what this browser keeps besides what the server knows', async () => {
    const box = { game: 'helvetia', name: 'First edition', file: '[rules]', at: 1 }
    const kept: Record<string, unknown> = { 'vicus.settings': { name: 'Ada' }, 'vicus.boxes': [box] }
    vi.stubGlobal('localStorage', { getItem: (key: string) => JSON.stringify(kept[key] ?? null) })
    answer(200, JSON.stringify({ games: [1], records: [], tables: [{ said: [1, 2] }, { said: [3] }] }))
    const found = await everything()
    if (!('text' in found)) throw new Error(found.problem)
    expect(JSON.parse(found.text)).toMatchObject({ games: [1], browser: { name: 'Ada', boxes: [box] } })
    expect(words(found.found)).toBe(3)
  })

  it('has records as they were sent: seeds are larger than the numbers of a browser', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    answer(200, '{"games": [],\n"tables": [],\n"records": [{"table": "a", "record": {"seed": 2340804949244590123}}]}\n')
    const found = await everything()
    if (!('text' in found)) throw new Error(found.problem)
    expect(found.text).toContain('"seed": 2340804949244590123}')
    expect(JSON.parse(found.text)).toHaveProperty('browser')
  })

  it('says why it cannot be had', async () => {
    answer(429, JSON.stringify({ message: 'device-too-many' }))
    expect(await everything()).toEqual({ problem: 'device-too-many' })
    answer(200, '{"games": [')
    expect(await everything()).toEqual({ problem: 'page-mine-save-broken' })
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await everything()).toEqual({ problem: 'page-device-offline' })
  })
})
