/** What a person prefers, kept in this browser. */
import { isJump } from './board/motion'
import { LANGUAGES, type Language } from './i18n'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = [0, 0.5, 1, 2] as const
/** How fast a replay goes, in its usual steps. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const
const KEY = 'vicus.settings'

function browserLanguage(): Language {
  const short = navigator.language.slice(0, 2)
  return LANGUAGES.find((language) => language === short) ?? 'en'
}

const defaults = {
  theme: 'system' as (typeof THEMES)[number],
  language: browserLanguage(),
  /** How long movements take: 0 not at all, 1 as drawn, 2 twice as long. */
  speed: 1 as number,
  replaySpeed: 1 as number,
  sound: false,
  autoEnd: false,
  botSpeed: 1,
  name: '',
  /** Games that were played here: to others their easier variant is offered. */
  played: [] as string[],
}

function stored(): Partial<typeof defaults> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof defaults>
  } catch {
    return {}
  }
}

export const settings = $state({ ...defaults, ...stored() })

/** To be called once, inside an effect root: keeps settings and the document in step. */
export function watchSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Storage is switched off: the settings last as long as the page.
    }
  })
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    if (settings.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    root.style.setProperty('--m-speed', String(settings.speed))
  })
}

export function forgetSettings(): void {
  Object.assign(settings, defaults, { language: settings.language, theme: settings.theme })
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** How long a movement of so many milliseconds takes with this person's settings. */
export function duration(milliseconds: number): number {
  return isJump() || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds * settings.speed
}
