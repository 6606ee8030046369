/** Writes down whose work is in the page: every package of which anything was bundled, with its own licence files. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface About {
  name: string
  version: string
  license: string
  homepage?: string
  repository?: string | { url: string }
}

/** Of Vite itself a few lines are in every page. */
const OF_VITE = /^\0vite\//

/** The folder of the package that a module is from; null for our own. */
export function packageOf(module: string, modules: string): string | null {
  if (OF_VITE.test(module)) return join(modules, 'vite')
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replace(/^\0/, ''))
  return found ? found[1]! : null
}

export function described(folder: string) {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About
  const { name, version, license, homepage, repository } = about
  const home = homepage ?? (typeof repository === 'string' ? repository : (repository?.url ?? ''))
  const address = home.replace(/^git\+|\.git$/g, '').replace(/^(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/')
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|copying|notice)(\.|$)/i.test(file))
  // what a tool was bundled with itself is not in the page
  const read = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^#+ Licenses of bundled dependencies/m)[0]!
      .trim()
  return { name, version, licence: license, home: address, texts: files.map(read) }
}

/** `modules`: node_modules; `page`: where the page is built. `others`: packages whose files are there as they are. */
export function licences(modules: string, page: string, others: string[]): Plugin[] {
  const folders = new Set(others.map((name) => join(modules, name)))
  const collect: Plugin = {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const [module, { renderedLength }] of part.type === 'chunk' ? Object.entries(part.modules) : []) {
          const folder = renderedLength ? packageOf(module, modules) : null
          if (folder) folders.add(folder)
        }
    },
  }
  const write: Plugin = {
    name: 'licences-file',
    apply: 'build',
    closeBundle() {
      if (!existsSync(dirname(page))) return
      const pieces = [...folders].map(described).toSorted((a, b) => a.name.localeCompare(b.name))
      writeFileSync(join(page, 'licences.json'), JSON.stringify(pieces))
    },
  }
  return [collect, write]
}
