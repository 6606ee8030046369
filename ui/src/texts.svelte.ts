/** The words of the page: of the language that is spoken, and of the games that are in use. Each is fetched when it is wanted. */
import { fileOf } from '$mode'
import { builtIn, gameTexts, languageTexts, rareTexts } from './catalogues'
import { addLanguage, addRare, addTexts, hasLanguage, hasRare, hasTexts, LANGUAGES, Texts, type Language, type Words } from './i18n'
import { patiently } from './patience'
import { addSources, type Sources } from './rules/sources'
import { settings } from './settings.svelte'

/** Another language is spoken as soon as all its words are here: until then the one before, and never half of each. */
let spoken = $state<Language>(settings.language)
/** Changes whenever texts have arrived, so that what was said without them is said anew. */
let arrived = $state(0)
const asked = new Map<string, Promise<void>>()
/** Games that something was said of. */
const inUse = new Set<string>()
/** One of the screens was shown that have words of their own. */
let isRareInUse = false

/** The language that the page is in. */
export const spokenLanguage = () => spoken

export function textsOf(game: string | null, names: readonly string[] = []): Texts {
  void arrived
  if (!game || hasTexts(spoken, game)) return new Texts(spoken, game, names)
  if (!builtIn.includes(game)) void fetchTexts(game) // of the others the lobby knows what it shows
  // until they are here, better in the language before than not at all
  return new Texts(builtIn.includes(game) ? spoken : (LANGUAGES.find((other) => hasTexts(other, game)) ?? spoken), game, names)
}

/** Speaks another language as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  for (let known = -1; known !== inUse.size;) {
    known = inUse.size // a table may be opened meanwhile
    await Promise.all([
      fetchLanguage(language),
      ...(isRareInUse ? [fetchRare(language)] : []),
      ...[...inUse].map((game) => fetchTexts(game, language)),
    ])
  }
  if (settings.language === language) spoken = language
}

export function fetchLanguage(language: Language): Promise<void> {
  if (hasLanguage(language)) return Promise.resolve()
  return once(language, async () => addLanguage(language, await patiently(() => languageTexts(language))))
}

function fetchRare(language: Language): Promise<void> {
  if (hasRare(language)) return Promise.resolve()
  return once(`${language} rare`, async () => addRare(language, await patiently(() => rareTexts(language))))
}

/** A part of the page together with the words that only few of them say. */
export function withRareWords<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    isRareInUse = true
    return (await Promise.all([load(), fetchRare(spoken)]))[0]
  }
}

/** Fetches the texts of a game if they are not here; waits for them, or until it is known that they cannot be had. */
export function fetchTexts(game: string, language: Language = spoken): Promise<void> {
  inUse.add(game)
  if (hasTexts(language, game)) return Promise.resolve()
  return once(`${language} ${game}`, async () => {
    if (builtIn.includes(game)) addTexts(language, game, await patiently(() => gameTexts(language, game)))
    else await get(language, game)
  })
}

function once(name: string, fetched: () => Promise<void>): Promise<void> {
  const going =
    asked.get(name) ??
    fetched().then(
      () => void (arrived += 1),
      () => void asked.delete(name), // the line is down: whoever asks next tries again
    )
  asked.set(name, going)
  return going
}

/** The texts of a game that came as a package. */
async function get(language: Language, game: string): Promise<void> {
  const answer = await fetch(fileOf(`api/texts/${encodeURIComponent(game)}/${language}`))
  if (!answer.ok) return // there is no such game: nothing will ever come
  const { text, words, rules = {} } = (await answer.json()) as { text: string; words: Words; rules?: Sources }
  addTexts(language, game, text, words)
  addSources(game, rules)
}

/** What a game is called: its title, or its name until its texts are here. */
export function titleOf(game: string, texts: Texts): string {
  return texts.has('title') ? texts.say('title') : game.replaceAll('_', ' ')
}
