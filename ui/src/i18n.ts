/** The words of the page: the same Fluent catalogues that the command line uses, found by key. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' }

export type Params = Record<string, unknown>

const files = import.meta.glob<string>(['../../src/vicus/texts/*/*.ftl', '../../src/vicus/games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
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
/** What came from the server, for games that the page was not built with. */
const fetched = new Map<string, { text: string; words: Words }>()

function bundle(language: Language, game: string | null): FluentBundle {
  const name = `${language} ${game}`
  let found = bundles.get(name)
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false })
    const general = ['common', 'page'].map((file) => `texts/${language}/${file}`)
    const own = game ? [language, `${language}.page`].map((file) => `games/${game}/texts/${file}`) : []
    for (const file of [...general, ...own]) {
      const text = files[`../../src/vicus/${file}.ftl`]
      if (text) found.addResource(new FluentResource(text))
    }
    const more = fetched.get(name)
    if (more) found.addResource(new FluentResource(more.text))
    bundles.set(name, found)
  }
  return found
}

/** Texts of a game that are not built in. */
export function addTexts(language: Language, game: string, text: string, words: Words): void {
  const name = `${language} ${game}`
  fetched.set(name, { text, words })
  bundles.delete(name)
}

export function hasTexts(language: Language, game: string): boolean {
  return `../../src/vicus/games/${game}/texts/${language}.ftl` in files || fetched.has(`${language} ${game}`)
}

function wordsOf(language: Language, game: string | null): Required<Words> {
  const common = wordFiles['../../src/vicus/texts/words.json']
  const own = wordFiles[`../../src/vicus/games/${game}/texts/words.json`] ?? fetched.get(`${language} ${game}`)?.words
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
