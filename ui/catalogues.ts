/**
 * Message catalogues as files of the page: for each language one with what is said outside of tables, and one for each game.
 * They are data, not scripts: a browser remembers a script that did not come, and data can be asked for again.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:catalogues'
/** Messages of a game that are shown before anybody sits at one of its tables. */
const POSTER = /^(title|credits|page-line|option-[\w-]+) *=/

/** Messages of commands in the terminal, which no page ever says. */
export const COMMANDS = /^(arena|lab|db|serve|simulate|fit|bench|replay|warm|plot)-/

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

/** By name: what is in each file. `vicus` is the folder of the package. */
export function files(vicus: string): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const games = folders(join(vicus, 'games')).filter((game) => existsSync(join(vicus, 'games', game, 'texts/en.ftl')))
  for (const language of folders(join(vicus, 'texts'))) {
    const posters: Record<string, string> = {}
    for (const game of games) {
      const own = read(join(vicus, 'games', game, 'texts'), language, `${language}.page`)
      found[`${language}/${game}`] = own.join('\n')
      posters[game] = own.filter((message) => POSTER.test(message)).join('\n')
    }
    const common = read(join(vicus, 'texts', language), 'common', 'page').filter((message) => !COMMANDS.test(message))
    found[language] = { common: common.join('\n'), posters }
  }
  return found
}

export function catalogues(vicus: string): Plugin {
  let isBuild = false
  return {
    name: 'catalogues',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const addresses = Object.entries(files(vicus)).map(([name, content]) => {
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
