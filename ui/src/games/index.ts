/** The games that this page can show. A game's folder holds its layout, drawings and texts. */
import type { Component } from 'svelte'
import type { Flight } from '../board/flights'
import type { Texts } from '../i18n'
import type { EventInfo } from '../protocol'
import type { Table } from '../table/table.svelte'
import { bohemianVillages } from './bohemian_villages'

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

/** What the person is choosing: the game's own state on this page, never more than a draft of an intent. */
export interface Draft {
  prompt: string
  hint: string
  /** Sends the end of the turn, or asks why it cannot end yet. */
  endTurn: () => void
  canEnd: boolean
  key: (key: string) => boolean
}

export interface Game {
  /** Two letters: colours and drawings. */
  short: 'bv' | 'hv' | 'cd'
  icon: string
  /** What points are counted in. */
  coin: string
  minutes: number
  draft: (table: Table) => Draft
  Board: Component<{ table: Table; draft: Draft; highlight: string[] }>
  Tray: Component<{ table: Table; draft: Draft }>
  Holdings: Component<{ table: Table; seat: number }>
  Enlarged: Component<{ table: Table; seat: number }>
  Supply: Component<{ table: Table }>
  /** What a player has now; the final score is in the score lines. */
  points: (view: Record<string, unknown> | null, seat: number) => number
  /** What flies over the table when these things happen. */
  flights: (events: EventInfo[], view: Record<string, unknown> | null) => Flight[]
  log: (events: EventInfo[], texts: Texts) => LogLine[]
}

export const games: Record<string, Game> = { bohemian_villages: bohemianVillages }
