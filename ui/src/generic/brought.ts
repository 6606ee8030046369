/** A board that a game's package brings as a plain JavaScript module: `docs/page-part.md` is the contract. */
import type { Params } from '../i18n'
import type { ActionInfo, ScoreInfo } from '../protocol'

/** What a board is told whenever something has changed. */
export interface BoardState {
  view: Record<string, unknown>
  /** What you may do now; empty when it is not your turn, or a past position is shown. */
  legal: ActionInfo[]
  /** What each of these would bring at once, by the text of the action. */
  preview: Record<string, Record<string, unknown>>
  /** Whose decision it is; null when the game is over. */
  seat: number | null
  /** Your seat; null for a spectator. */
  you: number | null
  scores: ScoreInfo[]
  /** Texts of actions that a hint points at. */
  highlight: string[]
}

/** What a board may ask of the page. */
export interface BoardHost {
  /** Plays a legal action: the action itself, or its text. */
  act: (action: ActionInfo | string) => void
  /** Asks why something cannot be done; the page shows the answer. */
  why: (intent: string) => void
  /** A message of the game's catalogue in the language of the page. */
  say: (key: string, params?: Params) => string
}

export interface MountedBoard {
  update: (state: BoardState) => void
  destroy?: () => void
}

export interface BoardModule {
  mount: (element: HTMLElement, host: BoardHost) => MountedBoard
}

const modules = new Map<string, BoardModule>()

export const moduleOf = (game: string) => modules.get(game)

/** Fetches the module of a game; false if there is none that could be used. */
export async function fetchModule(game: string): Promise<boolean> {
  const address = new URL(`parts/${encodeURIComponent(game)}/part.js`, location.href.split('#')[0]).href
  try {
    const { default: module } = (await import(/* @vite-ignore */ address)) as { default?: BoardModule }
    if (typeof module?.mount !== 'function') throw new TypeError('export default { mount(element, host) { … } } is missing')
    modules.set(game, module)
    return true
  } catch (problem) {
    console.warn(`${address}: ${String(problem)}`)
    return false
  }
}
