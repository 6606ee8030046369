/** The first thing that runs: fetches the page and the words of one language side by side, and shows it when both are here. */
import '$early'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/scene.css'
import './lobby/lobby.css'
import './table/table.css'
import './rules/rules.css'
import { languageTexts } from './catalogues'
import { chosenLanguage, NOTHING_LOADS } from './language'
import { onMissing, patiently, watchStyles } from './patience'
import { lobby, table } from './screens'

const language = chosenLanguage()
const place = document.getElementById('app')!

watchStyles()
onMissing((missing) => (place.textContent = missing ? NOTHING_LOADS[language] : ''))
void (location.hash.startsWith('#/t/') ? table : lobby)().catch(() => undefined) // asked for again when it is shown
const [page, texts] = await Promise.all([patiently(() => import('./page')), patiently(() => languageTexts(language))])
place.textContent = ''
page.begin(place, language, texts)
