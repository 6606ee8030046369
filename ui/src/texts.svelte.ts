/** The words of a game in the language of the page: built in, or fetched from the server for a game that came as a package. */
import { addTexts, hasTexts, LANGUAGES, Texts, type Language, type Words } from './i18n'
import { settings } from './settings.svelte'

/** Changes whenever texts have arrived, so that what was said without them is said anew. */
let arrived = $state(0)
const asked = new Map<string, Promise<void>>()

export function textsOf(game: string | null, names: readonly string[] = []): Texts {
  void arrived
  const { language } = settings
  if (!game || hasTexts(language, game)) return new Texts(language, game, names)
  void fetchTexts(game)
  // until they are here, better in the language before than not at all
  return new Texts(LANGUAGES.find((other) => hasTexts(other, game)) ?? language, game, names)
}

/** Fetches the texts of a game if they are not here; waits for them, or until it is known that they cannot be had. */
export function fetchTexts(game: string): Promise<void> {
  const { language } = settings
  if (hasTexts(language, game)) return Promise.resolve()
  const path = `api/texts/${encodeURIComponent(game)}/${language}`
  const going = asked.get(path) ?? get(path, language, game)
  asked.set(path, going)
  return going
}

async function get(path: string, language: Language, game: string): Promise<void> {
  try {
    const answer = await fetch(new URL(path, location.href.split('#')[0]))
    if (!answer.ok) return // there is no such game: nothing will ever come
    const { text, words } = (await answer.json()) as { text: string; words: Words }
    addTexts(language, game, text, words)
    arrived += 1
  } catch {
    asked.delete(path) // the line is down: whoever asks next tries again
  }
}

/** What a game is called: its title, or its name until its texts are here. */
export function titleOf(game: string, texts: Texts): string {
  return texts.has('title') ? texts.say('title') : game.replaceAll('_', ' ')
}
