/**
 * The memory of Python as it is when everything has been imported and nobody has come: the next time it is there at once. It is made in this browser, in a
 * worker of its own, while nothing else is to be done (`snapshot-worker.ts`), and kept beside the files of its version (`service_worker.js`): it goes with
 * them, and no other version ever finds it.
 */
import type { Fetching } from './fetching'
import type { Made } from './made'
import type { Pyodide } from './pyodide'

export interface Snapshot {
  /** Of one that was found: comes when it has been read and checked. */
  bytes: Uint8Array | Promise<Uint8Array>
  /** Functions that can be called by their numbers: as many as there have to be where it is used. */
  functions: number
  /** Bytes of the memory. */
  memory: number
}

/** One that was kept. */
export interface KeptSnapshot extends Snapshot {
  /** A file of the table as it was kept with it, by its path: unpacked already. */
  file: (path: string) => Promise<Response | undefined>
}

interface About {
  version: string
  functions: number
  memory: number
  sum: string
}

const ABOUT = 'x-vicus-snapshot'
const TRIED = 'snapshot-tried'
/** A reload while it is used looks as if it did not work. */
const MOST_TIMES = 3
/** There must be so much more room than a snapshot takes: games come first. */
const PLENTY = 20
const REFERENCES = 1000

const addressOf = (place: string, name: string) => new URL(`./${name}`, place).href
const cacheName = (place: string, made: Made) => `vicus ${new URL('./', place).pathname} ${made.version}`

/** Takes it; throws where something is in the memory that cannot be kept. */
export function taken(python: Pyodide): Snapshot {
  checkReferences(python)
  python._api.config._makeSnapshot = true // the way that Pyodide offers is for pages that only make one
  const serializer = (object: unknown): never => {
    throw new Error(`${String(object)} cannot be kept`)
  }
  const bytes = python.makeMemorySnapshot({ serializer })
  return { bytes, functions: python._module.wasmTable.length, memory: python._module.HEAP8.length }
}

/** Pyodide keeps what Python knows of the page up to the first gap. */
function checkReferences(python: Pyodide): void {
  let isGap = false
  for (let index = 0; index < REFERENCES; index += 1) {
    try {
      python._module.__hiwire_get(index)
    } catch {
      isGap = true
      continue
    }
    if (isGap) throw new Error('more of the page is in use than can be kept')
  }
}

export class Snapshots {
  constructor(
    private readonly place: string,
    private readonly made: Made,
  ) {}

  /** Null if there is none that can be used. */
  async find(): Promise<KeptSnapshot | null> {
    try {
      const cache = await this.cache()
      const [found, tried] = await Promise.all([cache?.match(this.address), cache?.match(this.tried)])
      if (!cache || !found) return null
      const times = Number((await tried?.text()) ?? 0)
      if (times >= MOST_TIMES) throw new Error('it did not work the last times')
      const about = JSON.parse(found.headers.get(ABOUT) ?? '{}') as About
      if (about.version !== this.made.version) throw new Error('it is of another version')
      const bytes = Promise.all([checked(found, about), cache.put(this.tried, new Response(String(times + 1)))]).then(([read]) => read)
      bytes.catch(() => undefined) // told to whoever uses it
      const file = (path: string) => cache.match(addressOf(this.place, path))
      return { bytes, functions: about.functions, memory: about.memory, file }
    } catch (problem) {
      await this.drop(problem)
      return null
    }
  }

  /** The one that was found works. */
  async worked(): Promise<void> {
    await (await this.cache())?.delete(this.tried)
  }

  async drop(why: unknown): Promise<void> {
    console.warn('The snapshot is not used:', why)
    try {
      const cache = await this.cache()
      const addresses = [this.address, this.tried, ...unpackedFiles(this.made).map((path) => addressOf(this.place, path))]
      await Promise.all(addresses.map((address) => cache?.delete(address)))
    } catch {
      // then there is nothing to lose
    }
  }

  /** Is one wanted: is this version kept here, is there none yet, and plenty of room? */
  async isWanted(bytes: number): Promise<boolean> {
    const cache = await this.cache()
    if (!cache || (await cache.match(this.address))) return false
    const { quota = 0, usage = 0 } = await navigator.storage.estimate()
    return quota - usage > PLENTY * bytes
  }

  async keep(snapshot: Snapshot, fetching: Fetching): Promise<void> {
    const cache = await this.cache()
    for (const path of unpackedFiles(this.made)) {
      const { body, headers } = await fetching.fetch(fetching.address(path))
      await cache?.put(fetching.address(path), new Response(body, { headers }))
    }
    const { functions, memory } = snapshot
    const bytes = await snapshot.bytes
    const about: About = { version: this.made.version, functions, memory, sum: sum(bytes) }
    await cache?.put(this.address, new Response(bytes as BlobPart, { headers: { [ABOUT]: JSON.stringify(about) } }))
  }

  private get address(): string {
    return addressOf(this.place, 'snapshot')
  }

  private get tried(): string {
    return addressOf(this.place, TRIED)
  }

  /** That of this version, once the page is kept for use without a network. */
  private async cache(): Promise<Cache | null> {
    const name = cacheName(this.place, this.made)
    return (await caches.has(name)) ? caches.open(name) : null
  }
}

/** What takes longest to unpack. */
const unpackedFiles = (made: Made) => [`${made.pyodide}pyodide.asm.wasm`, `${made.pyodide}python_stdlib.zip`, made.package]

async function checked(found: Response, about: About): Promise<Uint8Array> {
  const bytes = new Uint8Array(await found.arrayBuffer())
  performance.mark('vicus: snapshot')
  if (about.sum !== sum(bytes)) throw new Error('it is broken')
  return bytes
}

/** Tells whether something has changed by accident; browsers' own digests copy everything first, which takes longer than all else here. */
function sum(bytes: Uint8Array): string {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  let [first, second] = [bytes.length, 0]
  for (let index = 0; index < words.length; index += 1) {
    first = (first + words[index]!) | 0
    second = (second + first) | 0
  }
  return `${first} ${second}`
}
