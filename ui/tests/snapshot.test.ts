import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fetching } from '../src/static/fetching'
import type { Made } from '../src/static/made'
import { Snapshots } from '../src/static/snapshot'
import { unpacked } from '../src/static/unpacking'

const PLACE = 'https://games.example/vicus/'
const MADE = { version: 'one', pyodide: 'pyodide/', package: 'table/vicus.zip' } as Made
const BYTES = Uint8Array.from([1, 2, 3, 4])
/** `a` with “one” in it, `b/c` with “three”, not compressed. */
const ZIP =
  'UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAABAAAAYW9uZVBLAwQUAAAAAAAAACEA9djFRgUAAAAFAAAAAwAAAGIvY3RocmVlUEsBAhQDFAAAAAAAAAAhAPGGbHoDAAAAAwAAAAEAAAAAAAAAAAAAAIABAAAAAGFQSwECFAMUAAAAAAAAACEA9djFRgUAAAAFAAAAAwAAAAAAAAAAAAAAgAEiAAAAYi9jUEsFBgAAAAACAAIAYAAAAEgAAAAAAA=='
let kept: Map<string, Map<string, Response>>

class FakeCache {
  constructor(private readonly files: Map<string, Response>) {}
  match = async (address: string) => this.files.get(address)?.clone()
  put = async (address: string, answer: Response) => void this.files.set(address, answer)
  delete = async (address: string) => this.files.delete(address)
}

const fetching = {
  address: (path: string) => new URL(path, PLACE).href,
  fetch: async () => new Response('unpacked'),
} as unknown as Fetching

beforeEach(() => {
  kept = new Map([['vicus /vicus/ one', new Map()]])
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => new FakeCache(kept.get(name)!),
  })
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1000, usage: 0 }) } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const files = () => kept.get('vicus /vicus/ one')!
const snapshots = new Snapshots(PLACE, MADE)
const keep = () => snapshots.keep({ bytes: BYTES, functions: 7, memory: 65536 }, fetching)

test('a snapshot that was kept is found again, with what it needs', async () => {
  expect(await snapshots.find()).toBeNull()
  await keep()
  const found = (await snapshots.find())!
  expect([found.functions, found.memory, [...(await found.bytes)]]).toEqual([7, 65536, [1, 2, 3, 4]])
  expect(await (await found.file(MADE.package))!.text()).toBe('unpacked')
})

test('without a version that is kept there is none', async () => {
  kept.clear()
  await keep()
  expect(await snapshots.find()).toBeNull()
  expect(await snapshots.isWanted(1)).toBe(false)
})

test('one of another version is forgotten', async () => {
  await keep()
  const address = `${PLACE}snapshot`
  const about = { ...JSON.parse(files().get(address)!.headers.get('x-vicus-snapshot')!), version: 'other' }
  files().set(address, new Response(BYTES, { headers: { 'x-vicus-snapshot': JSON.stringify(about) } }))
  expect(await snapshots.find()).toBeNull()
  expect([...files().keys()]).toEqual([])
})

test('one that was changed is refused', async () => {
  await keep()
  const { headers } = files().get(`${PLACE}snapshot`)!
  files().set(`${PLACE}snapshot`, new Response(Uint8Array.from([1, 2, 3, 5]), { headers }))
  await expect((await snapshots.find())!.bytes).rejects.toThrow('broken')
})

test('one that never worked is forgotten, but not after a reload or two', async () => {
  await keep()
  for (let time = 0; time < 3; time += 1) await (await snapshots.find())!.bytes
  expect(await snapshots.find()).toBeNull()
  await keep()
  for (let time = 0; time < 9; time += 1) {
    await (await snapshots.find())!.bytes
    await snapshots.worked()
  }
})

test('one is wanted where there is none and plenty of room', async () => {
  expect(await snapshots.isWanted(10)).toBe(true)
  expect(await snapshots.isWanted(100)).toBe(false)
  await keep()
  expect(await snapshots.isWanted(10)).toBe(false)
})

test('a zip is unpacked', () => {
  const zip = Uint8Array.from(atob(ZIP), (letter) => letter.charCodeAt(0))
  const texts = [...unpacked(zip)].map(([name, content]) => [name, new TextDecoder().decode(content)])
  expect(texts).toEqual([
    ['a', 'one'],
    ['b/c', 'three'],
  ])
  expect(() => unpacked(zip.subarray(1))).toThrow()
})
