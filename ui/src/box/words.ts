/** A box in words: the game's own where it has some, else the names in its file. */
import { spaced } from '../generic/words'
import type { Texts } from '../i18n'
import { isRecord, type Data, type Piece } from './form'

const PREFIXES = ['kind', 'good', 'what'] as const
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const own = (key: string, texts: Texts) => (texts.has(key) ? texts.say(key) : null)

export const sectionName = (section: string, texts: Texts) => own(`box-section-${section}`, texts) ?? capital(spaced(section))

/** A word of the game. */
export function word(name: string, texts: Texts): string {
  for (const prefix of PREFIXES) {
    const found = own(`${prefix}-${name}`, texts)
    if (found) return found
  }
  return spaced(name)
}

/** What a field is called; numbers of players are said as such. */
export function fieldName(field: string, section: string, texts: Texts): string {
  return capital(own(`box-field-${section}-${field}`, texts) ?? own(`box-field-${field}`, texts) ?? word(field, texts))
}

const SIGNS: Record<string, string> = { '.': 'dot', '-': 'dash' }
/** What a single sign stands for. */
export const signName = (field: string, sign: string, texts: Texts) => own(`box-sign-${field}-${SIGNS[sign] ?? sign}`, texts) ?? sign

/** What a component is called. */
export function pieceName({ section, name, value }: Pick<Piece, 'section' | 'name' | 'value'>, texts: Texts): string {
  if (!name) return sectionName(section, texts)
  if (typeof value.name === 'string') return `${name} · ${value.name}`
  if (Array.isArray(value.sides)) return value.sides.join(' / ')
  return /^\d+$/.test(name) ? String(Number(name) + 1) : capital(word(name, texts))
}

/** Components by their places (`coins`, `villages.A`), section by section: `Villages A, N · Coins`. */
export function differing(places: readonly string[], texts: Texts): string {
  const names = new Map<string, string[]>()
  for (const place of places) {
    const [section = '', name] = place.split('.', 2)
    names.set(section, [...(names.get(section) ?? []), ...(name === undefined ? [] : [word(name, texts)])])
  }
  return [...names].map(([section, inner]) => [sectionName(section, texts), inner.join(', ')].filter(Boolean).join(' ')).join(' · ')
}

/** A component in one line, where nobody draws it. */
export function summary(value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((inner) => summary(inner, texts)).join(' · ')
  if (isRecord(value))
    return Object.entries(value as Data)
      .filter(([key]) => key !== 'note' && !key.endsWith('provenance'))
      .map(([key, inner]) => `${word(key, texts)} ${summary(inner, texts)}`)
      .join(', ')
  return String(value ?? '–')
}
