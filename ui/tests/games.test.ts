import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { posters } from '../src/games'
import { LANGUAGES, Texts } from '../src/i18n'

const GAMES = '../src/vicus/games'
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : [path]
  })
}

describe('games', () => {
  it('are found by their posters', () => {
    expect(Object.keys(posters)).toEqual(games)
  })

  it('are named nowhere in the page that serves them all', () => {
    const icons = games.map((game) => readdirSync(`${GAMES}/${game}/page/icons`)[0]!.split('-')[0]!)
    const names = new RegExp(
      [...games, ...games.map((game) => game.replace('_', ' ')), ...icons.map((icon) => `\\b${icon}\\b`)].join('|'),
      'i',
    )
    const naming = ['index.html', ...files('src')].filter((path) => names.test(readFileSync(path, 'utf8')))
    expect(naming).toEqual([])
  })

  it('share no drawing that nobody shows', () => {
    const sources = [...files('src'), ...games.flatMap((game) => files(`${GAMES}/${game}/page`))]
    const code = sources.filter((path) => /\.(ts|svelte)$/.test(path)).map((path) => readFileSync(path, 'utf8'))
    const named = new Set(code.join('\n').match(/\bui-[a-z]+\b/g))
    const drawn = readdirSync('src/icons').map((file) => file.slice(0, -4))
    expect(drawn.filter((name) => name.startsWith('ui-') && !named.has(name))).toEqual([])
  })

  it.each(games)('bring the drawings that are shown without their board (%s)', (game) => {
    const { icon, drawings, landscape } = posters[game]!
    const shown = [icon, ...landscape.layers.flatMap((layer) => ('icon' in layer ? [layer.icon] : []))]
    const brought = new Set([...Object.keys(drawings), ...readdirSync('src/icons')].map((path) => path.split('/').at(-1)))
    expect(shown.filter((name) => !brought.has(`${name}.svg`))).toEqual([])
  })

  it.each(games)('have words for what the lobby shows (%s)', (game) => {
    for (const language of LANGUAGES) {
      const { has } = new Texts(language, game)
      const keys = ['title', 'page-line', ...posters[game]!.keys.map(([, name]) => `page-key-${name}`)]
      expect(keys.filter((key) => !has(key))).toEqual([])
    }
  })
})
