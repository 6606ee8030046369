/** Where the page's words come from: for each language one file, and one more for each game. */
import addresses from 'virtual:catalogues'
import { LANGUAGES, type Language } from './language'

/** The games whose words are built in. */
export const builtIn: readonly string[] = Object.keys(addresses)
  .filter((name) => name.startsWith(`${LANGUAGES[0]}/`))
  .map((name) => name.split('/')[1]!)

export interface LanguageTexts {
  common: string
  /** By game: what the lobby says of it. */
  posters: Record<string, string>
}

async function fetched<T>(name: string): Promise<T> {
  const answer = await fetch(addresses[name]!)
  if (!answer.ok) throw new Error(`no words: ${answer.status} ${answer.url}`)
  return (await answer.json()) as T
}

/** What the page says outside of tables. */
export const languageTexts = (language: Language) => fetched<LanguageTexts>(language)

/** What only a few screens say. */
export const rareTexts = (language: Language) => fetched<string>(`${language}+rare`)

/** What is said at tables of a game. */
export const gameTexts = (language: Language, game: string) => fetched<string>(`${language}/${game}`)
