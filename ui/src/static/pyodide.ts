/** As much of Pyodide as is used here. Its snapshots are not public yet: whoever takes a newer version looks at them again. */

export interface Pyodide {
  pyimport(name: string): unknown
  makeMemorySnapshot(how: { serializer: (object: unknown) => never }): Uint8Array
  _api: { config: { _makeSnapshot?: boolean } }
  _module: Module
}

/** Emscripten's. */
export interface Module {
  HEAP8: Int8Array
  wasmTable: WebAssembly.Table
  FS: {
    mkdirTree(path: string): void
    writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void
  }
  addRunDependency(name: string): void
  removeRunDependency(name: string): void
  growMemory(bytes: number): void
  loadWebAssemblyModule(binary: Uint8Array, flags: object, name: string, scope: object): Promise<object>
  newDSO(name: string, handle: undefined, exports: object): void
  __hiwire_get(index: number): unknown
}

export interface Settings {
  API: { restoreSnapshot?: (bytes: Uint8Array) => unknown }
  preRun: ((module: Module) => void)[]
}

export type Create = (settings: Settings) => Promise<Module>

export type Load = (how: {
  indexURL: string
  env: Record<string, string>
  createPyodideModule: Create
  _loadSnapshot?: Uint8Array
}) => Promise<Pyodide>
