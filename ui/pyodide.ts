/** Puts the files of Pyodide beside the page, as they are: a worker fetches them (src/static/python.ts). */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NEEDED = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']
const LIST = 'pyodide-lock.json'

export function pyodide(from: string, page: string): Plugin {
  return {
    name: 'pyodide',
    apply: 'build',
    closeBundle() {
      const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
      const folder = join(page, `pyodide-${version}`)
      mkdirSync(folder, { recursive: true })
      for (const name of NEEDED) copyFileSync(join(from, name), join(folder, name))
      const { info } = JSON.parse(readFileSync(join(from, LIST), 'utf8')) as { info: unknown }
      writeFileSync(join(folder, LIST), JSON.stringify({ info, packages: {} })) // none of those that it knows is needed
    },
  }
}
