/** A sentence with pictures in it: dice, tiles and cards as they lie on the table, and in words for those who hear it. */
import type { Params, Texts } from '../i18n'

/** A small drawing within a line of text. */
export interface Picture {
  /** What is said instead of it. */
  label: string
  icon?: string
  /** Instead of an icon: an SVG drawing in a box of 60 × 60. */
  piece?: string
  /** In a player's colour: `1` …, or `neutral`. */
  tint?: string
}

/** What stands in a line, one after the other. */
export type Part = string | Picture

/** Pictures in the place of a word: said as their labels, or as other words. */
export interface Shown {
  pictures: Part[]
  said?: string
}

export interface Told {
  /** In words alone. */
  text: string
  parts: Part[]
}

/** Signs that no catalogue uses: where the pictures go. */
const FIRST = 0xe000
const MARKS = /[\ue000-\ue0ff]/

const labels = (pictures: Part[]) => pictures.map((part) => (typeof part === 'string' ? part : part.label)).join(' ')

/** A message in which some parameters are pictures. */
export function told({ say }: Texts, key: string, params: Params, shown: Record<string, Shown>): Told {
  const entries = Object.entries(shown)
  const said = entries.map(([name, { pictures, said }]) => [name, said ?? labels(pictures)])
  const marked = entries.map(([name], index) => [name, String.fromCharCode(FIRST + index)])
  const text = say(key, { ...params, ...Object.fromEntries(said) })
  const sentence = say(key, { ...params, ...Object.fromEntries(marked) })
  return {
    text,
    parts: filled(
      sentence,
      entries.map(([, { pictures }]) => pictures),
    ),
  }
}

function filled(sentence: string, pictures: Part[][]): Part[] {
  const parts: Part[] = []
  for (const piece of sentence.split(new RegExp(`(${MARKS.source})`))) {
    if (MARKS.test(piece)) parts.push(...(pictures[piece.charCodeAt(0) - FIRST] ?? []))
    else if (piece) parts.push(piece)
  }
  return parts
}

/** Words and pictures one after the other, with a text between. */
export const joined = (all: Told[], between: string): Told => ({
  text: all.map(({ text }) => text).join(between),
  parts: all.flatMap(({ parts }, index) => (index ? [between, ...parts] : parts)),
})

export const plain = (text: string): Told => ({ text, parts: [text] })

/** Without the name of whoever's turn it is: the head of the block says it. */
export function withoutName(parts: Part[], name: string): { name: string; rest: Part[] } {
  const [first, ...others] = parts
  const start = typeof first === 'string' && [`${name} `, `${name}: `].find((begin) => first.startsWith(begin))
  return start ? { name: start, rest: [first.slice(start.length), ...others] } : { name: '', rest: parts }
}
