/** All words in all languages, for tests that say something at once. */
import { builtIn, gameTexts, languageTexts, rareTexts } from '../src/catalogues'
import { addLanguage, addRare, addTexts, LANGUAGES } from '../src/i18n'

for (const language of LANGUAGES) {
  addLanguage(language, await languageTexts(language))
  addRare(language, await rareTexts(language))
  for (const game of builtIn) addTexts(language, game, await gameTexts(language, game))
}
