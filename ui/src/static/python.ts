/** The table's own code: `vicus.static.house` in Pyodide. */
import type { BotLines } from './bot-lines'
import type { Disk } from './disk'
import type { Fetching } from './fetching'
import type { Made } from './made'
import type { Create, Load, Module, Pyodide, Settings } from './pyodide'
import type { KeptSnapshot, Snapshot } from './snapshot'
import { unpacked } from './unpacking'

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

/** `vicus.static.house`. */
export interface HouseModule {
  /** Whatever can be done before anybody is there. */
  prepare(): void
  start(disk: Disk, bots: BotLines): Promise<House>
}

/** Python looks here first; where Pyodide looks for packages, it would make notes of them that a snapshot cannot keep. */
const HOME = '/home/pyodide'
/** What Pyodide will fetch, the largest first. */
const NEEDED = ['pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json']
const WASM_PAGE = 65536

/** Loads everything, from a snapshot where there is one; the house is not open yet. */
export async function loadPython(made: Made, fetching: Fetching, finding: Promise<KeptSnapshot | null>): Promise<Pyodide> {
  for (const path of [...NEEDED.map((name) => `${made.pyodide}${name}`), made.package])
    fetching.begin(
      path,
      finding.then((snapshot) => snapshot?.file(path)),
    )
  const files = fetching.bytes(made.package).then((bytes) => unpacked(new Uint8Array(bytes)))
  files.catch(() => undefined) // told below
  const folder = fetching.address(made.pyodide)
  // Pyodide fetches by the global function
  const plain = self.fetch
  self.fetch = fetching.fetch
  try {
    const [snapshot, { loadPyodide }, script] = (await Promise.all([
      finding,
      import(/* @vite-ignore */ `${folder}pyodide.mjs`),
      import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
    ])) as [KeptSnapshot | null, { loadPyodide: Load }, { default: Create }]
    for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) fetching.done(`${made.pyodide}${name}`)
    performance.mark('vicus: scripts')
    const createPyodideModule: Create = async (settings) => {
      let problem: unknown = null
      settings.preRun.push((module) => {
        module.addRunDependency('vicus')
        void files
          .then((found) => furnish(module, found))
          .catch((why: unknown) => (problem = why))
          .then(() => module.removeRunDependency('vicus'))
      })
      const module = await script.default(settings)
      if (problem) throw problem as Error
      performance.mark('vicus: created')
      if (snapshot) await fit(module, settings, snapshot)
      return module
    }
    const python = await loadPyodide({
      indexURL: folder,
      env: { HOME, VICUS_CACHE_DIR: '/tmp/vicus' },
      createPyodideModule,
      ...(snapshot ? { _loadSnapshot: new Uint8Array() } : {}), // the real one comes while the module is made
    })
    performance.mark('vicus: python', { detail: snapshot ? 'from a snapshot' : 'anew' })
    return python
  } finally {
    self.fetch = plain
  }
}

/**
 * Puts the packages where Python finds them. Their libraries are linked at once, before anything runs, and not when Python asks for them: so they
 * always lie at the same place, as a snapshot needs it.
 */
async function furnish(module: Module, files: Map<string, Uint8Array>): Promise<void> {
  const folders = new Set<string>()
  for (const [name, content] of files) {
    const path = `${HOME}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) module.FS.mkdirTree(folder)
    folders.add(folder)
    module.FS.writeFile(path, content, { canOwn: true })
    if (!name.endsWith('.so')) continue
    const flags = { loadAsync: true, global: false, nodelete: true, allowUndefined: true }
    module.newDSO(path, undefined, await module.loadWebAssemblyModule(content, flags, path, {}))
  }
}

/** Makes room for a snapshot, and puts it in the place of the one that Pyodide was told of. */
async function fit(module: Module, { API }: Settings, snapshot: Snapshot): Promise<void> {
  if (module.wasmTable.length !== snapshot.functions) throw new Error('a snapshot of something else')
  const lacking = snapshot.memory - module.HEAP8.length
  if (lacking > 0) module.growMemory(Math.ceil(snapshot.memory / WASM_PAGE) * WASM_PAGE)
  const [bytes, restore] = [await snapshot.bytes, API.restoreSnapshot!]
  API.restoreSnapshot = () => restore(bytes)
}
