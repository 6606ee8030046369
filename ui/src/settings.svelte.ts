/** What a person prefers, kept in this browser. */
import { isJump } from './board/motion'
import { chosenLanguage, SETTINGS, stored } from './language'
import type { Progress } from './learn/guide.svelte'
import type { Face, SeatPlan, Terms } from './protocol'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = [0, 0.5, 1, 2] as const
/** How fast a replay goes, in its usual steps. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const

/** Of a bot for which nobody has chosen one. */
export const DEFAULT_LEVEL = 'casual'

/** A seat of a table to come. */
export interface PlannedSeat extends SeatPlan {
  /** For somebody else at this device (only without a server). */
  here?: { name: string; face: Face }
}

/** What the last table of a game was like, offered for the next one. */
export interface Remembered {
  /** Oneself and bots; where others sat, a bot. */
  seats: PlannedSeat[]
  /** How many others sat there. */
  friends: number
  listed: boolean
  options: Record<string, string>
  terms: Terms
}

const defaults = {
  theme: 'system' as (typeof THEMES)[number],
  language: chosenLanguage(),
  /** How long movements take: 0 not at all, 1 as drawn, 2 twice as long. */
  speed: 1 as number,
  replaySpeed: 1 as number,
  sound: false,
  /** The coach is on wherever one plays against bots alone. */
  coach: false,
  /** What has not been used yet is marked. */
  marks: true,
  autoEnd: false,
  botSpeed: 1,
  name: '',
  /** Whether the person has chosen the name; otherwise the server has made one up. */
  named: false,
  /** The face that the person has chosen. */
  face: '' as Face,
  /** By game: what the last table was like. */
  tables: {} as Record<string, Remembered | undefined>,
  /** Who is not heard at any table (`who` of what they say), and what they were called then. */
  muted: [] as { who: string; name: string }[],
  /** Games that were played here: to others their easier variant is offered. */
  played: [] as string[],
  /** By game: how far its guided game has come. */
  lessons: {} as Record<string, Progress | undefined>,
}

export const settings = $state({ ...defaults, ...(stored() as Partial<typeof defaults>), language: defaults.language })

/** To be called once, inside an effect root: keeps settings and the document in step. */
export function watchSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(SETTINGS, JSON.stringify(settings))
    } catch {
      // Storage is switched off: the settings last as long as the page.
    }
  })
  $effect(() => {
    const root = document.documentElement
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
