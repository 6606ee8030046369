/** Search in what a game says about itself: rules, quick reference, glossary. In any language, whoever writes how. */
import type { Block, Chapter } from './catalogue'

/** Shorter ones are found at the beginning of words alone: `inn` is none of `winner`. Longer ones in German compounds, too. */
const INSIDE = 4
/** Words of at least so many letters may end otherwise. */
const STEM = 5
const MOST_SUGGESTIONS = 5
const LETTER = /[\p{L}\p{N}]/u

/** One word of a search: the ways in which it may be written. */
type Needle = string[]

export interface Search {
  needles: Needle[]
  /** From how many letters on a word is found inside of others. */
  inside: number
}

/** Letters without what keyboards lack: `ä` is `a`, `ß` is `ss`, `ё` is `е`. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The same with the place of each letter in the text. */
function placed(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    for (const letter of fold(text[index]!)) {
      letters += letter
      at.push(index)
    }
  }
  return { letters, at }
}

/** `ae` may be an ä that somebody's keyboard lacks; the number of a rule is written with or without its dash. */
function spellings(word: string): Needle {
  const folded = fold(word)
  const umlauts = folded.replaceAll(/([aou])e/g, '$1')
  const dashed = folded.replace(
    /^(x)?-?([a-z])-?(\d+[a-z]?)$/,
    (_, x: string | undefined, letter: string, number: string) => `${x ? 'x-' : ''}${letter}-${number}`,
  )
  return [...new Set([folded, umlauts, dashed])]
}

/** A search for all of these words. */
export function searchFor(words: string): Search {
  return { needles: words.split(/\s+/).filter(Boolean).map(spellings), inside: INSIDE }
}

/** Where a text has a word: from, to. */
function places(letters: string, needle: Needle, inside: number): [number, number][] {
  const found: [number, number][] = []
  for (const spelling of needle) {
    for (let from = letters.indexOf(spelling); from >= 0; from = letters.indexOf(spelling, from + 1)) {
      const begins = from === 0 || !LETTER.test(letters[from - 1]!) || !LETTER.test(spelling[0]!)
      if (begins || spelling.length >= inside) found.push([from, from + spelling.length])
    }
  }
  return found
}

/** Does a text have every word? */
export function fits(text: string, { needles, inside }: Search): boolean {
  const letters = fold(text)
  return needles.every((needle) => places(letters, needle, inside).length > 0)
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, search: Search | null): { text: string; hit: boolean }[] {
  if (!search?.needles.length) return [{ text, hit: false }]
  const { letters, at } = placed(text)
  const hits = new Set<number>()
  for (const needle of search.needles)
    for (const [from, to] of places(letters, needle, search.inside)) for (let index = from; index < to; index += 1) hits.add(at[index]!)
  const pieces: { text: string; hit: boolean }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1)
    if (last && last.hit === hits.has(index)) last.text += text[index]
    else pieces.push({ text: text[index]!, hit: hits.has(index) })
  }
  return pieces
}

export interface Entry {
  id: string
  word: string
  text: string
  rule: string
}

/** All that can be searched. */
export interface Library {
  chapters: Chapter[]
  reference: Block[]
  glossary: Entry[]
}

export interface Found {
  search: Search
  chapters: Chapter[]
  /** Lines of the quick reference. */
  reference: string[]
  glossary: Entry[]
  hits: number
}

/** What of the quick reference is a line of its own. */
export function linesOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table') return block.rows.map((row) => row.filter(Boolean).join(' · '))
    return block.kind === 'text' ? [block.text] : []
  })
}

function lookup(library: Library, search: Search): Found {
  const chapters = library.chapters
    .map((chapter) =>
      fits(chapter.title, search)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter((rule) => fits(`${rule.id} ${rule.text}`, search)) },
    )
    .filter((chapter) => chapter.rules.length)
  const reference = linesOf(library.reference).filter((line) => fits(line, search))
  const glossary = library.glossary.filter((entry) => fits(`${entry.word} ${entry.text}`, search))
  const hits = chapters.reduce((sum, { rules }) => sum + rules.length, 0) + reference.length + glossary.length
  return { search, chapters, reference, glossary, hits }
}

/** What has all words; if nothing has, then with other endings of them (`Gasthäuser`, `трактиры`), or inside of others. */
export function find(library: Library, words: string): Found {
  const search = searchFor(words)
  const looser = (cut: number): Search => ({
    needles: search.needles.map((needle) =>
      needle.map((word) => (word.length - cut >= STEM - 1 ? word.slice(0, word.length - cut) : word)),
    ),
    inside: Math.min(INSIDE, 3),
  })
  let found = lookup(library, search)
  for (const cut of [0, 1, 2]) if (!found.hits) found = lookup(library, looser(cut))
  return found
}

/** How many letters two words differ in, up to `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      now.push(Math.min(before[column]! + 1, now[column - 1]! + 1, before[column - 1]! + same))
    }
    before = now
  }
  return before[other.length]!
}

/** Words of the rules that look like what was searched for in vain; without any, the words that are explained. */
export function suggestions({ chapters, glossary }: Library, words: string): string[] {
  const known = new Map<string, string>()
  for (const { rules } of chapters)
    for (const { text } of rules)
      for (const [word] of text.matchAll(/\p{L}{4,}/gu)) if (!known.has(fold(word))) known.set(fold(word), word.toLowerCase())
  const wanted = words.split(/\s+/).filter(Boolean).map(fold)
  const close = wanted.flatMap((word) => {
    const most = word.length > 7 ? 3 : word.length > 4 ? 2 : 1
    return [...known.keys()].map((other) => [distance(word, other, most), other] as const).filter(([apart]) => apart <= most)
  })
  const best = close.sort(([a], [b]) => a - b).map(([, word]) => known.get(word)!)
  return [...new Set(best.length ? best : glossary.map(({ word }) => word))].slice(0, MOST_SUGGESTIONS)
}
