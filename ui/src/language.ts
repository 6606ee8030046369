/** The languages of the page, and which one a person reads. Small: it is the first thing that runs. */
export const LANGUAGES = ['en', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', ru: 'Русский' }
export const SETTINGS = 'vicus.settings'

/** Said where the words of the page cannot be had, either. */
export const NOTHING_LOADS: Record<Language, string> = {
  en: 'The page cannot be loaded now. It is tried again.',
  de: 'Die Seite lässt sich gerade nicht laden. Es wird weiter versucht.',
  ru: 'Страница сейчас не загружается. Попытки продолжаются.',
}

function browserLanguage(): Language {
  const short = (globalThis.navigator?.language ?? 'en').slice(0, 2) // none where tests run
  return LANGUAGES.find((language) => language === short) ?? 'en'
}

/** What this browser keeps of a person's settings; it may be anything. */
export function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The language that was chosen before, else the browser's. */
export function chosenLanguage(): Language {
  const { language } = stored()
  return LANGUAGES.find((known) => known === language) ?? browserLanguage()
}
