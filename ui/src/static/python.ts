/** The table's own code: `vicus.static.house` in Pyodide. */
import type { BotLines } from './bot-lines'
import type { Disk } from './disk'
import type { Fetching } from './fetching'
import type { Made } from './made'

/** A tab's line to its tables (`vicus.static.house.TabSocket`). */
export interface Socket {
  take(text: string): void
  hang_up(): void
}

export interface House {
  /** `person`: whom the tab speaks for; empty: the owner of the device. */
  connect(post: (text: string) => void, language: string, person: string): Socket
  /** Somebody at another device. `part`: the line must end. Throws where there is no secret. */
  connect_friend(post: (text: string) => void, part: () => void, secret: string, table: string, language: string): Socket
  everything(): Promise<string>
}

/** As much of Pyodide as is used here. */
interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: string): void
  pyimport(name: string): unknown
}

/** Loads everything; the house is not open yet. */
export async function loadPython(made: Made, fetching: Fetching): Promise<(disk: Disk, bots: BotLines) => Promise<House>> {
  const packages = made.packages.map((path) => fetching.bytes(path))
  for (const coming of packages) coming.catch(() => undefined) // told below
  const folder = fetching.address(made.pyodide)
  // Pyodide fetches by the global function
  const plain = self.fetch
  self.fetch = fetching.fetch
  let python: Pyodide
  try {
    const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`)
    python = await loadPyodide({ indexURL: folder, env: { HOME: '/home/pyodide', VICUS_CACHE_DIR: '/tmp/vicus' } })
  } finally {
    self.fetch = plain
  }
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) fetching.done(`${made.pyodide}${name}`)
  for (const [index, coming] of packages.entries())
    python.unpackArchive(await coming, made.packages[index]!.endsWith('.whl') ? 'wheel' : 'zip')
  fetching.report(true)
  const { start } = python.pyimport('vicus.static.house') as { start: (disk: Disk, bots: BotLines) => Promise<House> }
  return start
}
