import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Texts } from '../src/i18n'

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

describe('words', () => {
  it('turns parameters into words', () => {
    const { say } = new Texts('de', 'bohemian_villages', ['Ada', 'Ben'])
    expect(say('event-set', { seat: 0, kind: 'inn', village: 'Nenbrad', place: 3 })).toBe('Ada setzt eine Figur ein: Wirtshaus in Nenbrad')
  })

  it('keeps the bare value of a word', () => {
    expect(new Texts('en', 'bohemian_villages').say('event-scored', { kind: 'mill' })).toBe('All mills are taken: they score')
  })

  it('are those of the declared parameters, common ones and the game’s own', () => {
    const { say } = new Texts('en', 'helvetia', ['Ada'])
    expect(say('event-exchanged', { seat: 0, good: 'cow', into: 'goat' })).toBe('Ada exchanges cow for goat')
    expect(new Texts('en').say('page-rules-of', { title: 'rules' })).toContain('rules')
  })

  it('names players without a name', () => {
    expect(new Texts('ru', 'bohemian_villages').say('event-turn', { seat: 1 })).toBe('Игрок 2 начинает ход')
  })

  it.each(LANGUAGES)('has every key that the page uses (%s)', (language) => {
    const texts = new Texts(language, 'bohemian_villages')
    const keys = new Set(sources('src').flatMap((text) => [...text.matchAll(/'(page-[a-z0-9_-]+[a-z0-9])'/g)].map((match) => match[1]!)))
    expect(keys.size).toBeGreaterThan(100)
    expect([...keys].filter((key) => !texts.has(key))).toEqual([])
  })

  it.each(LANGUAGES)('has words for every thing, level and error (%s)', (language) => {
    const texts = new Texts(language, 'bohemian_villages')
    const codes = readFileSync('src/protocol.ts', 'utf8')
      .match(/export type Code = (.*)/)![1]!
      .replaceAll("'", '')
      .split(' | ')
    const levels = readFileSync('src/protocol.ts', 'utf8')
      .match(/export type Level = (.*)/)![1]!
      .replaceAll("'", '')
      .split(' | ')
    const keys = [
      ...codes.map((code) => `page-error-${code}`),
      ...levels.map((level) => `page-level-${level}`),
      ...[0, 5, 10, 20].map((speed) => `page-speed-${speed}`),
    ]
    expect(keys.filter((key) => !texts.has(key))).toEqual([])
  })
})
