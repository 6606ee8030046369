/** The words of the page: the same Fluent catalogues that the command line uses, found by key. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { LanguageTexts } from './catalogues'
import type { Language } from './language'

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './language'

export type Params = Record<string, unknown>

/**
 * `words.json`: which parameters are a player's seat, and which are a word of the game, with the beginning of its messages' keys.
 * Amounts say how many there are of each of some words: their messages have a number.
 */
export interface Words {
  seats?: string[]
  words?: Record<string, string>
  amounts?: Record<string, string>
}
const wordFiles = import.meta.glob<Words>(['../../src/vicus/texts/words.json', '../../src/vicus/games/*/texts/words.json'], {
  import: 'default',
  eager: true,
})
const bundles = new Map<string, FluentBundle>()
/** By language: what is said outside of tables. */
const spoken = new Map<Language, LanguageTexts>()
/** By language: what only a few screens say. */
const rare = new Map<Language, string>()
/** By language and game: what is said at its tables. */
const games = new Map<string, { text: string; words?: Words }>()

function bundle(language: Language, game: string | null): FluentBundle {
  const name = `${language} ${game}`
  let found = bundles.get(name)
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false })
    const known = spoken.get(language)
    const own = game && (games.get(name)?.text ?? known?.posters[game])
    for (const text of [known?.common, rare.get(language), own]) if (text) found.addResource(new FluentResource(text))
    bundles.set(name, found)
  }
  return found
}

/** The words of a language. */
export function addLanguage(language: Language, texts: LanguageTexts): void {
  spoken.set(language, texts)
  bundles.clear()
}

export function hasLanguage(language: Language): boolean {
  return spoken.has(language)
}

/** The words that only a few screens say. */
export function addRare(language: Language, text: string): void {
  rare.set(language, text)
  bundles.clear()
}

export function hasRare(language: Language): boolean {
  return rare.has(language)
}

/** The words of a game in a language; `words` where they are not built in. */
export function addTexts(language: Language, game: string, text: string, words?: Words): void {
  const name = `${language} ${game}`
  games.set(name, { text, words })
  bundles.delete(name)
}

export function hasTexts(language: Language, game: string): boolean {
  return games.has(`${language} ${game}`)
}

function wordsOf(language: Language, game: string | null): Required<Words> {
  const common = wordFiles['../../src/vicus/texts/words.json']
  const own = wordFiles[`../../src/vicus/games/${game}/texts/words.json`] ?? games.get(`${language} ${game}`)?.words
  return {
    seats: [...(common?.seats ?? []), ...(own?.seats ?? [])],
    words: { ...common?.words, ...own?.words },
    amounts: { ...common?.amounts, ...own?.amounts },
  }
}

/** The messages of one language. A parameter that is a word of the game, or a seat, is put into words as well. */
export class Texts {
  private readonly bundle: FluentBundle
  private readonly words: Required<Words>

  constructor(
    readonly language: Language,
    readonly game: string | null = null,
    readonly names: readonly string[] = [],
  ) {
    this.bundle = bundle(language, game)
    this.words = wordsOf(language, game)
  }

  readonly say = (key: string, params: Params = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) {
      console.error(`no text ${key} (${this.language})`)
      return key
    }
    const words: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'string') words[`${name}-id`] = value
      words[name] = this.word(name, value)
    }
    return this.bundle.formatPattern(pattern, words)
  }

  readonly has = (key: string): boolean => this.bundle.hasMessage(key)

  player(seat: number): string {
    return this.names[seat] || this.say('player', { number: seat + 1 })
  }

  /** Whether a parameter of this name is somebody's seat. */
  isSeat(name: string): boolean {
    return this.words.seats.includes(name)
  }

  /** A parameter as a message shows it. */
  word(name: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return ''
    if (this.isSeat(name) && typeof value === 'number') return this.player(value)
    if (typeof value === 'number') return value
    if (name in this.words.amounts && typeof value === 'object') {
      const each = Object.entries(value).map(([word, number]) => this.say(`${this.words.amounts[name]}-${word}`, { number }))
      return each.join(' + ')
    }
    const text = String(value)
    const key = `${this.words.words[name]}-${text}`
    return name in this.words.words && this.has(key) ? this.say(key) : text
  }
}
