/** The games that this page can show: what the lobby needs to know at once, and where the rest comes from. */
import type { Component } from 'svelte'
import type { Flight } from '../board/flights'
import type { Texts } from '../i18n'
import type { ActionInfo, EventInfo } from '../protocol'
import type { Table } from '../table/table.svelte'

/** A line of the log: who did what, what it brought, and which places it is about. */
export interface LogLine {
  ply: number
  seat: number | null
  text: string
  gain: number
  places: string[]
  /** What kind of event it was: for sounds. */
  kind: string
}

/** A move in words, and the places (or the buttons, by the text of the action) where it is made. */
export interface Described {
  text: string
  places: string[]
}

/** What the person is choosing: the game's own state on this page, never more than a draft of an intent. */
export interface Draft {
  prompt: string
  hint: string
  /** Sends the end of the turn, or asks why it cannot end yet. */
  endTurn: () => void
  canEnd: boolean
  key: (key: string, shift: boolean) => boolean
}

/** What the lobby shows of a game. */
export interface Look {
  /** Two letters: colours, drawings and texts. */
  short: 'bv' | 'cd' | 'hv'
  icon: string
  minutes: number
  /** Keys of its own, each with the name of its text. */
  keys: readonly (readonly [string, string])[]
  load: () => Promise<Game>
}

/** A game's folder: its layout, drawings and texts. */
export interface Game {
  /** What points are counted in: the drawing, and the key of its name. */
  coin: string
  unit: string
  /** The board shows what lies in front of the person, so that the list of players need not. */
  ownOnBoard: boolean
  draft: (table: Table) => Draft
  Board: Component<{ table: Table; draft: Draft; highlight: string[]; enlarge: (seat: number) => void }>
  Tray: Component<{ table: Table; draft: Draft }>
  Holdings: Component<{ table: Table; seat: number; highlight: string[]; enlarge: () => void }>
  Enlarged: Component<{ table: Table; seat: number }>
  Supply?: Component<{ table: Table }>
  /** What a player has now; the final score is in the score lines. */
  points: (view: Record<string, unknown> | null, seat: number) => number
  /** What flies over the table when these things happen. */
  flights: (events: EventInfo[], view: Record<string, unknown> | null) => Flight[]
  log: (events: EventInfo[], texts: Texts) => LogLine[]
  describe: (action: ActionInfo, view: Record<string, unknown> | null, texts: Texts) => Described
}

export const looks: Record<string, Look> = {
  bohemian_villages: {
    short: 'bv',
    icon: 'bv-church',
    minutes: 40,
    keys: [
      ['1 – 4', 'dice'],
      ['T', 'tile'],
      ['B', 'bishop'],
    ],
    load: () => import('$games/bohemian_villages/page').then((folder) => folder.bohemianVillages),
  },
  carpe_diem: {
    short: 'cd',
    icon: 'cd-villa',
    minutes: 60,
    keys: [
      ['R  Shift R', 'turn-tile'],
      ['1 – 9', 'answer'],
    ],
    load: () => import('$games/carpe_diem/page').then((folder) => folder.carpeDiem),
  },
  helvetia: {
    short: 'hv',
    icon: 'hv-house-church',
    minutes: 90,
    keys: [
      ['1 – 5', 'hv-person'],
      ['X', 'hv-tile'],
    ],
    load: () => import('$games/helvetia/page').then((folder) => folder.helvetia),
  },
}
