import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { posters } from '../src/games'
import { LANGUAGES, Texts } from '../src/i18n'
import { houseSigns } from '../src/legend/house'
import { drawn, FAMILIES, found, type Legend } from '../src/legend/sign'
import { sought, type Word } from '../src/legend/words'

const GAMES = '../src/vicus/games'
const modules = import.meta.glob<Legend>('../../src/vicus/games/*/page/legend.ts', { eager: true, import: 'legend' })
const legends = Object.fromEntries(Object.entries(modules).map(([path, legend]) => [path.split('/').at(-3)!, legend]))
const games = Object.keys(posters)

/** All drawings that a game's part can show: its own, and those of the page that its files name. */
function shown(game: string): string[] {
  const folder = `${GAMES}/${game}/page`
  const own = readdirSync(`${folder}/icons`).map((file) => file.slice(0, -4))
  const code = readdirSync(folder).filter((file) => /\.(ts|svelte)$/.test(file) && file !== 'legend.ts' && !file.startsWith('Box'))
  const text = code.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
  const shared = [...text.matchAll(/['"`]((?:ui|die|figure|mark)-[a-z{$]+)/g)].map(([, name]) => name!)
  return [...new Set([...own, ...shared.map((name) => FAMILIES.find((family) => name.startsWith(`${family}-`)) ?? name)])]
}

const rules = (game: string) =>
  new Set(
    readFileSync(`${GAMES}/${game}/RULES.md`, 'utf8')
      .match(/^- ([A-Z]-\d+[a-z]?)/gm)
      ?.map((line) => line.slice(2)),
  )

describe('the legend', () => {
  it.each(games)('has a line for every sign of the board (%s)', (game) => {
    const texts = new Texts('en', game)
    const groups = [...legends[game]!.signs(texts, null), houseSigns(texts)]
    const explained = [...drawn(groups)].flatMap((icon) => [icon, FAMILIES.find((family) => icon.startsWith(`${family}-`)) ?? icon])
    // Esc and what closes a sheet say what they do themselves
    expect(shown(game).filter((icon) => !explained.includes(icon) && icon !== 'ui-close')).toEqual([])
  })

  it.each(games)('names everything with a rule that there is, in every language (%s)', (game) => {
    const known = rules(game)
    for (const language of LANGUAGES) {
      const texts = new Texts(language, game)
      const signs = [...legends[game]!.signs(texts, null).flatMap((group) => group.signs), ...legends[game]!.guides(texts, null)]
      for (const sign of signs) {
        expect(sign.title, sign.id).toMatch(/\p{L}/u)
        expect(sign.text, `${language} ${sign.id}`).toMatch(/\p{L}/u)
        expect(sign.text!.split(/\s+/).length, `${language} ${sign.id}: ${sign.text}`).toBeLessThanOrEqual(30)
        expect(known.has(sign.rule!), `${sign.id} ${sign.rule}`).toBe(true)
        expect(`${sign.title} ${sign.text}`).not.toMatch(/page-\w+-/)
      }
      expect(new Set(signs.map((sign) => sign.id)).size).toBe(signs.length)
    }
  })

  it('explains the signs of the table itself', () => {
    for (const language of LANGUAGES)
      for (const sign of houseSigns(new Texts(language, null)).signs) expect(`${sign.title} ${sign.text}`).not.toMatch(/page-/)
  })

  it.each(games)('can be searched (%s)', (game) => {
    const groups = legends[game]!.signs(new Texts('en', game), null)
    const [first] = groups[0]!.signs
    const hits = found(groups, first!.title.toUpperCase())
    expect(hits.flatMap((group) => group.signs.map((sign) => sign.id))).toContain(first!.id)
    expect(found(groups, 'no sign has this')).toEqual([])
  })
})

describe('the glossary', () => {
  const word = (id: string, word: string): Word => ({ id, word, rule: 'C-22', text: 'Something.' })

  it('is in the order of the language, and searched in words, sentences and rules', () => {
    const all = [word('b', 'Zebra'), word('a', 'Äpfel'), word('c', 'Birne')]
    expect(sought(all, '', 'de').map(({ word }) => word)).toEqual(['Äpfel', 'Birne', 'Zebra'])
    expect(sought(all, 'bir', 'de').map(({ id }) => id)).toEqual(['c'])
    expect(sought(all, 'c-22 zeb', 'de').map(({ id }) => id)).toEqual(['b'])
  })
})
