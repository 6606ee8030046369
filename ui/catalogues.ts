/**
 * Message catalogues as files of the page: for each language one with what is said outside of tables, one for each game, and
 * one with what only a few screens say.
 * They are data, not scripts: a browser remembers a script that did not come, and data can be asked for again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:catalogues'
/** Messages of a game that are shown before anybody sits at one of its tables. */
const POSTER = /^(title|credits|page-line|option-[\w-]+) *=/

/** Messages of commands in the terminal, which no page ever says. */
export const COMMANDS =
  /^(annotate|arena|lab|puzzles|db|database|new|serve|simulate|fit|bench|replay|warm|plot|wasm)-|^static-(written|no-page|not-empty|no-wheel|not-compiled|bad-stun|bad-turn)/

/** Folders of the page whose screens most visits never see, and how the keys of their messages begin. */
export const RARE_FOLDERS = ['mine', 'box', 'notices', 'rules', 'share', 'puzzles', 'legend', 'coach', 'learn', 'look', 'static/friends']
const RARE =
  /^(page-mine|page-look|page-box|page-share|page-puzzles|page-legend|page-coach|page-learn|page-notices|page-rulebook|page-forget|notice|static-friends)-/

/** What only the rare screens say: everybody else's code names none of it. */
export function isRare(key: string, others: string): boolean {
  return RARE.test(key) && !others.includes(`'${key}'`)
}

/** All code of the page that is not one of the rare screens. `src`: its folder. */
export function usualCode(src: string): string {
  const files = readdirSync(src, { withFileTypes: true, recursive: true }).filter((entry) => /\.(ts|svelte)$/.test(entry.name))
  const usual = files.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !isOfRareScreen(file.slice(src.length)))
  return usual.map((file) => readFileSync(file, 'utf8')).join('\n')
}

const isOfRareScreen = (path: string) => RARE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`))

/** The messages of a catalogue without its comments, each with the lines that belong to it. */
export function messages(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n')
    .split(/\n(?=[\w-])/)
    .filter(Boolean)
}

function read(folder: string, ...names: string[]): string[] {
  const files = names.map((name) => join(folder, `${name}.ftl`)).filter((file) => existsSync(file))
  return files.flatMap((file) => messages(readFileSync(file, 'utf8')))
}

const folders = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)

const keyOf = (message: string) => message.split(' ')[0]!

/** What is said outside of tables; a page without a server says some of it otherwise. */
function commonOf(folder: string, withoutServer: boolean): string[] {
  const common = read(folder, 'common', 'page').filter((message) => !COMMANDS.test(message))
  if (!withoutServer) return common
  const own = read(folder, 'static')
  const keys = new Set(own.map(keyOf))
  return [...common.filter((message) => !keys.has(keyOf(message))), ...own]
}

/** By name: what is in each file. `vicus` is the folder of the package, `src` that of the page. */
export function files(vicus: string, src: string, withoutServer = false): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const usual = usualCode(src)
  const games = folders(join(vicus, 'games')).filter((game) => existsSync(join(vicus, 'games', game, 'texts/en.ftl')))
  for (const language of folders(join(vicus, 'texts'))) {
    const posters: Record<string, string> = {}
    for (const game of games) {
      const own = read(join(vicus, 'games', game, 'texts'), language, `${language}.page`)
      found[`${language}/${game}`] = own.join('\n')
      posters[game] = own.filter((message) => POSTER.test(message)).join('\n')
    }
    const common = commonOf(join(vicus, 'texts', language), withoutServer)
    const [rare, often] = [true, false].map((wanted) => common.filter((message) => isRare(keyOf(message), usual) === wanted))
    found[language] = { common: often!.join('\n'), posters }
    found[`${language}+rare`] = rare!.join('\n')
  }
  return found
}

export function catalogues(vicus: string, src: string): Plugin {
  let isBuild = false
  let withoutServer = false
  return {
    name: 'catalogues',
    configResolved: (config) => {
      isBuild = config.command === 'build'
      withoutServer = config.mode === 'static'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const addresses = Object.entries(files(vicus, src, withoutServer)).map(([name, content]) => {
        const source = JSON.stringify(content)
        const address = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `texts-${name.replace('/', '-')}.json`, source })}`
          : JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)
        return `${JSON.stringify(name)}: ${address}`
      })
      return `export default { ${addresses.join(',\n')} }`
    },
  }
}
