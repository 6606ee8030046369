import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { COMMANDS, files, messages, usualCode } from '../catalogues'
import { LANGUAGES } from '../src/language'

const found = files('../src/vicus', 'src')

describe('catalogues', () => {
  it('are cut where messages begin', () => {
    const text = '# comment\n\none = First\n    line\ntwo = { $number ->\n    [one] egg\n   *[other] eggs\n}\n-term = Word\n'
    expect(messages(text)).toEqual(['one = First\n    line', 'two = { $number ->\n    [one] egg\n   *[other] eggs\n}', '-term = Word'])
  })

  it.each(LANGUAGES)('lose no message (%s)', (language) => {
    const ids = (text: string) => [...new FluentResource(text).body].map((entry) => entry.id)
    const read = (path: string) => readFileSync(`../src/vicus/${path}.ftl`, 'utf8')
    const { common } = found[language] as { common: string }
    const all = ids(read(`texts/${language}/common`) + '\n' + read(`texts/${language}/page`))
    const rare = ids(found[`${language}+rare`] as string)
    expect(ids(common)).toEqual(all.filter((id) => !COMMANDS.test(id) && !rare.includes(id)))
    expect(rare).toEqual(all.filter((id) => rare.includes(id)))
    expect(rare.length).toBeGreaterThan(100)
    for (const [name, text] of Object.entries(found)) {
      const [spoken, game] = name.split('/')
      if (spoken !== language || !game) continue
      const folder = `games/${game}/texts/${language}`
      expect(ids(text as string)).toEqual(ids(`${read(folder)}\n${read(`${folder}.page`)}`))
    }
  })

  it('leave out only what neither the page nor a refusal of the server says', () => {
    const code = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.(py|ts|svelte)$/.test(entry.name))
        .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    const folders = ['src', ...['table', 'core', 'spec', 'engine', 'bots', 'games'].map((name) => `../src/vicus/${name}`)]
    const server = code('../src/vicus/server').flatMap((text) => text.match(/Refused\([^)]*\)/g) ?? [])
    const text = [...folders.flatMap(code), ...server].join('\n')
    const left = messages(readFileSync('../src/vicus/texts/en/common.ftl', 'utf8')).filter((message) => COMMANDS.test(message))
    expect(left.length).toBeGreaterThan(80)
    const names = left.map((message) => message.split(' ')[0]!)
    expect(names.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))).toEqual([])
  })

  it('keep words for rare screens that no other screen puts together', () => {
    expect(usualCode('src').match(/`(page-mine|page-box|page-notices|page-forget|notice)-[^`]*`/g)).toBeNull()
  })

  it.each(LANGUAGES)('say in the lobby what the whole catalogue would say (%s)', (language) => {
    const { posters } = found[language] as { posters: Record<string, string> }
    for (const [game, text] of Object.entries(posters)) {
      const bundle = new FluentBundle(language)
      expect(bundle.addResource(new FluentResource(text))).toEqual([])
      const problems: Error[] = []
      for (const { id } of new FluentResource(text).body) bundle.formatPattern(bundle.getMessage(id)!.value!, {}, problems)
      expect(problems).toEqual([]) // nothing in them refers to what is not there
      expect(bundle.hasMessage('title'), game).toBe(true)
    }
  })
})
