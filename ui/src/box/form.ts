/** The form of a box, as its declaration gives it, and what is done with data of that form. No game is known here. */
import type { Component } from 'svelte'
import type { Texts } from '../i18n'

interface Common {
  /** An owner's file has it as a whole: entries can be taken out. */
  whole?: boolean
  /** It can be left out. */
  empty?: boolean
}
export type Form = Common &
  (
    | { kind: 'struct'; part: boolean; fields: Record<string, Form>; optional: string[]; sources: string[] }
    | { kind: 'table'; keys: string[] | null; value: Form }
    | { kind: 'numbers'; part: boolean }
    | { kind: 'list'; item: Form; least: number; most: number | null }
    | { kind: 'int'; low: number; high: number | null }
    | { kind: 'choice'; values: (string | number)[] }
    | { kind: 'worded'; words: string[]; numbered: string[]; low: number; high: number }
    | { kind: 'signs'; known: string; length: number | null }
    | { kind: 'flag' }
    | { kind: 'text'; most: number | null }
  )
export type Struct = Extract<Form, { kind: 'struct' }>
export type Data = Record<string, unknown>
export type Path = readonly (string | number)[]
export type Provenance = 'rulebook' | 'source' | 'reconstructed' | 'owner'

/** What a game draws of its components. */
export interface BoxPictureProps {
  section: string
  name: string
  /** As far as it is known: somebody may be typing. */
  value: Data
  /** The whole box. */
  data: Data
  texts: Texts
}
export type BoxPicture = Component<BoxPictureProps>

/** Something in the box that is looked at, edited and confirmed by itself. */
export interface Piece {
  section: string
  /** Its name in the section; none where the section is one piece. */
  name: string
  path: Path
  form: Form
  value: Data
}

export interface Section {
  name: string
  pieces: Piece[]
}

/** What the box is called. */
export const TITLE = 'box'
export const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isWord = (key: string) => key === 'note' || key.endsWith('provenance')
export const place = (path: Path) => path.join('.')

/** The box, section by section. What has no form of a component (somebody's file may hold anything) is left out. */
export function sections(form: Struct, data: Data): Section[] {
  return Object.entries(form.fields)
    .filter(([name]) => name !== TITLE)
    .map(([name, part]) => ({ name, pieces: pieces(name, part, data[name]) }))
    .filter((section) => section.pieces.length > 0)
}

function pieces(section: string, form: Form, value: unknown): Piece[] {
  if (form.kind === 'table' && isRecord(value)) {
    const named = Object.entries(value).filter((entry): entry is [string, Data] => isRecord(entry[1]))
    return named.map(([name, inner]) => ({ section, name, path: [section, name], form: form.value, value: inner }))
  }
  if (form.kind === 'list' && form.item.kind === 'struct' && Array.isArray(value))
    return value.flatMap((inner, index) =>
      isRecord(inner) ? [{ section, name: String(index), path: [section, index], form: form.item, value: inner }] : [],
    )
  const isOne = form.kind === 'struct' || form.kind === 'numbers'
  return isOne && isRecord(value) ? [{ section, name: '', path: [section], form, value }] : []
}

/** Where a component comes from: of its values, and of what has a source of its own. */
export function sources(piece: Piece): [string, Provenance][] {
  return Object.entries(piece.value).filter((entry): entry is [string, Provenance] => entry[0].endsWith('provenance'))
}

/** Nobody with the game has looked at it. */
export const isOpen = (piece: Piece) => sources(piece).some(([, source]) => source === 'reconstructed')

export function at(data: unknown, path: Path): unknown {
  let found: unknown = data
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)] as unknown
    else if (isRecord(found)) found = found[step]
    else return undefined
  }
  return found
}

/** The same data with another value somewhere; `undefined` takes it out. */
export function put<T>(data: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (Array.isArray(data)) {
    const inner = rest.length || value !== undefined ? [put(data[Number(step)] as unknown, rest, value)] : []
    return data.toSpliced(Number(step), 1, ...inner) as T
  }
  const old: Data = isRecord(data) ? data : {}
  if (!rest.length && value === undefined) {
    const { [String(step)]: _, ...others } = old
    return others as T
  }
  return { ...old, [step]: put(old[String(step)], rest, value) } as T
}

/** The same component, as an owner has it: what was a guess is known, and what was said of the guess goes. */
export function confirmed(value: Data): Data {
  const known = Object.entries(value).filter(([key]) => key !== 'note')
  return Object.fromEntries(known.map(([key, inner]) => [key, key.endsWith('provenance') && inner === 'reconstructed' ? 'owner' : inner]))
}

/** What can be played with: without where it comes from. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isWord(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, bare(inner)]),
  )
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(bare(a)) === JSON.stringify(bare(b))

/** Whether a problem (`villages.A.buildings.2`) is at a place or inside of it. */
export const isAt = (problem: string | undefined, path: Path) =>
  problem !== undefined && (problem === place(path) || problem.startsWith(`${place(path)}.`))

/** A value to begin with. */
export function blank(form: Form): unknown {
  switch (form.kind) {
    case 'int':
      return form.low
    case 'choice':
      return form.values[0]
    case 'worded':
      return joined(form.words[0]!, form.low, form)
    case 'signs':
      return form.known[0]!.repeat(form.length ?? 1)
    case 'flag':
      return false
    case 'text':
      return ''
    case 'list':
      return Array.from({ length: form.least }, () => blank(form.item))
    case 'struct':
      return Object.fromEntries(
        Object.entries(form.fields)
          .filter(([name]) => !form.optional.includes(name))
          .map(([name, inner]) => [name, blank(inner)]),
      )
    default:
      return {}
  }
}

type Worded = Extract<Form, { kind: 'worded' }>

/** `town_hall 8` as its word and its number. */
export function split(text: unknown): [string, number | null] {
  const [word = '', number] = String(text ?? '').split(' ')
  return [word, number === undefined || number === '' ? null : Number(number)]
}

export const joined = (word: string, number: number | null, form: Worded) =>
  form.numbered.includes(word) ? `${word} ${number ?? ''}`.trim() : word
