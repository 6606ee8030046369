/** The words of a game in the language of the page: built in, or fetched from the server for a game that came as a package. */
import { addTexts, hasTexts, Texts, type Language, type Words } from './i18n'
import { settings } from './settings.svelte'

/** Changes whenever texts have arrived, so that what was said without them is said anew. */
let arrived = $state(0)
const asked = new Set<string>()

export function textsOf(game: string | null, names: readonly string[] = []): Texts {
  void arrived
  const language = settings.language
  if (game && !hasTexts(language, game)) void fetchTexts(game, language)
  return new Texts(language, game, names)
}

async function fetchTexts(game: string, language: Language): Promise<void> {
  const path = `api/texts/${encodeURIComponent(game)}/${language}`
  if (asked.has(path)) return
  asked.add(path)
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
