/** What `vicus static` has written into the page: what the lobby has to know, and the files of the table. */
import type { Welcome } from '../protocol'

export interface File {
  /** Below the folder of the page. */
  path: string
  bytes: number
  /** The same as hosts send it, compressed. */
  packed: number
}

export interface Made {
  welcome: Omit<Welcome, 'type' | 'name' | 'now'>
  /** Another one as soon as anything is different. */
  version: string
  /** The folder with what a server would be asked for. */
  answers: string
  /** The folder with Pyodide's own files. */
  pyodide: string
  /** The table's code, and what it needs: a zip in which nothing is compressed. */
  package: string
  /** By game: its WebAssembly module, and what is to know of it. */
  modules: Record<string, { wasm: string; about: string }>
  /** By game: its net, and the module of those who play by it. */
  nets: Record<string, { wasm: string; about: string; net: string }>
  /** Servers that help two browsers in different networks to find each other; none where the host of the page names none. */
  ice?: { urls: string; username?: string; credential?: string }[]
  /** All of these, for the progress. */
  files: File[]
  /** Those of the nets: they are fetched when somebody plays by one. */
  later: File[]
}

export function made(): Made {
  return JSON.parse(document.getElementById('vicus-static')!.textContent!) as Made
}
