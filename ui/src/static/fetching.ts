/** Fetches the table's files, and counts what has come. */
import type { Made } from './made'
import type { Progress } from './messages'

/** Kept: Pyodide is given ours in its place. */
const plain = self.fetch.bind(self)
const MEGABYTE = 1e6
/** Files that `vicus static` has left as they are. */
const PLAIN = /\.(mjs|json)$/
/** Milliseconds between two reports. */
const PAUSE = 100

export class Fetching {
  /** By address: the share of a file that has come. */
  private readonly come = new Map<string, number>()
  /** By address: what was asked for before it is needed. */
  private readonly coming = new Map<string, Promise<Response>>()
  private told = 0

  constructor(
    private readonly place: string,
    private readonly made: Made,
    private readonly tell: (progress: Progress) => void,
  ) {}

  address(path: string): string {
    return new URL(path, this.place).href
  }

  /** `fetch` that counts; the files have hashes in their names or a version in their folder, so a browser's copy is right. */
  readonly fetch = async (what: RequestInfo | URL, how?: RequestInit): Promise<Response> => {
    const address = what instanceof Request ? what.url : new URL(what, this.place).href
    const coming = this.coming.get(address)
    if (!coming) return this.fetched(address, what, how)
    this.coming.delete(address)
    return coming
  }

  /** Asks for a file that somebody will fetch soon. `kept`: the same if it is at hand, unpacked. */
  begin(path: string, kept: Promise<Response | undefined>): void {
    const address = this.address(path)
    const coming = kept
      .catch(() => undefined)
      .then((found) => {
        if (found) this.count(address, 1)
        return found ?? this.fetched(address, address)
      })
    coming.catch(() => undefined) // told to whoever fetches it
    this.coming.set(address, coming)
  }

  private async fetched(address: string, what: RequestInfo | URL, how?: RequestInit): Promise<Response> {
    const file = [...this.made.files, ...this.made.later].find(({ path }) => this.address(path) === address)
    const isPacked = file !== undefined && !PLAIN.test(address)
    const answer = await plain(isPacked ? `${address}.packed` : what, how)
    if (!answer.ok) throw new Error(`${answer.status} ${address}`)
    if (!file || !answer.body) return answer
    let bytes = 0
    const body = isPacked ? answer.body.pipeThrough(new DecompressionStream('gzip')) : answer.body
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, out) => {
          bytes += chunk.length
          this.count(address, Math.min(1, bytes / file.bytes))
          out.enqueue(chunk)
        },
        flush: () => this.count(address, 1),
      }),
    )
    return new Response(counted, {
      headers: { 'content-type': address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' },
    })
  }

  bytes = async (path: string): Promise<ArrayBuffer> => (await this.fetch(this.address(path))).arrayBuffer()

  /** A file that came by other ways. */
  done(path: string): void {
    this.count(this.address(path), 1)
  }

  report(starting = false): void {
    const sum = (share: (path: string) => number) => this.made.files.reduce((all, { path, packed }) => all + packed * share(path), 0)
    this.tell({ done: sum((path) => this.come.get(this.address(path)) ?? 0) / MEGABYTE, all: sum(() => 1) / MEGABYTE, starting })
  }

  /** Whether somebody waits for it before the first table. */
  private isFirst(address: string): boolean {
    return this.made.files.some(({ path }) => this.address(path) === address)
  }

  private count(address: string, share: number): void {
    if (!this.isFirst(address)) return
    this.come.set(address, share)
    if (Date.now() - this.told < PAUSE && share < 1) return
    this.told = Date.now()
    this.report()
  }
}
