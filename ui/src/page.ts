/** The page itself, as soon as the words of its language are here. */
import { mount } from 'svelte'
import App from './App.svelte'
import type { LanguageTexts } from './catalogues'
import { addPosterIcons } from './games'
import { addLanguage, type Language } from './i18n'

export function begin(place: HTMLElement, language: Language, texts: LanguageTexts): void {
  addLanguage(language, texts)
  addPosterIcons()
  mount(App, { target: place })
}
