/** The games' own parts of this page, found in their folders: what the lobby needs at once, and where the rest comes from. */
import type { Component } from 'svelte'
import type { Flight } from '../board/flights'
import type { BoxPicture } from '../box/form'
import type { Texts } from '../i18n'
import { addIcons, type Drawings } from '../icons'
import type { Legend } from '../legend/sign'
import type { Landscape } from '../parts/landscape'
import { patiently } from '../patience'
import { fetchSources } from '../rules/sources'
import type { ActionInfo, EventInfo } from '../protocol'
import type { Sound } from '../sound'
import type { Table } from '../table/table.svelte'
import type { Part, Picture } from '../table/told'
import { fetchTexts } from '../texts.svelte'

/** A line of the log: who did what, what it brought, and which places it is about. */
export interface LogLine {
  ply: number
  seat: number | null
  text: string
  /** The same with pictures, where there are some. */
  parts?: Part[]
  /** What the line is about, as a picture before it. */
  sign?: Picture
  gain: number
  places: string[]
  /** What kind of event it was: for sounds. */
  kind: string
  /** What it tells of, the last of several: for the rule. */
  event: EventInfo
}

/** A move in words, and the places (or the buttons, by the text of the action) where it is made. */
export interface Described {
  text: string
  places: string[]
}

/** What the person is choosing: the game's own state on this page, never more than an intent. */
export interface Selection {
  prompt: string
  hint: string
  /** Sends the end of the turn, or asks why it cannot end yet. */
  endTurn: () => void
  canEnd: boolean
  key: (key: string, shift: boolean) => boolean
}

/** `poster.ts` of a game: what the lobby shows of it. Its colours stand beside it, in `poster.css`. */
export interface Poster {
  icon: string
  /** The drawings of the icon and the landscape: these are shown before the others are here. */
  drawings: Drawings
  minutes: number
  /** Keys of its own, each with the end of its text's name: `page-key-<name>`. */
  keys: readonly (readonly [string, string])[]
  landscape: Landscape
  load: () => Promise<GamePart>
}

/** How a teacher stands: pointing at what is lit, at the words (on a phone), or pleased. */
export type Pose = 'point' | 'up' | 'praise'
export type Teacher = Component<{ pose: Pose }>

/** A game's part of the page, `index.ts` in its folder: layout, drawings and words. */
export interface GamePart {
  /** All its drawings. */
  drawings?: Drawings
  /** What points are counted in: the drawing, and the key of its name. */
  coin?: string
  unit: string
  /** The board shows what lies in front of the person, so that the list of players need not. */
  ownOnBoard: boolean
  selection: (table: Table) => Selection
  Board: Component<{ table: Table; selection: Selection; highlight: string[]; enlarge: (seat: number) => void }>
  Tray: Component<{ table: Table; selection: Selection }>
  /** What lies in front of a player, in the list of players. */
  Holdings?: Component<{ table: Table; seat: number; highlight: string[]; enlarge: () => void }>
  Enlarged: Component<{ table: Table; seat: number }>
  Supply?: Component<{ table: Table }>
  /** Drawings for the lines of the score, where there is no room for their names. */
  lines?: Record<string, string>
  /** How wide the board alone is, in pixels, where a whole table is drawn small; otherwise the players are drawn beside it. */
  aloneWide?: number
  /** Drawings for what is counted after a game: by a word of a parameter (`kind`, `good`). */
  usesDrawing?: (parameter: string, word: string) => string
  /** What a player has now, where this is not the total of the score lines. */
  points?: (view: Record<string, unknown> | null, seat: number) => number
  /** What flies over the table when these things happen. */
  flights: (events: EventInfo[], view: Record<string, unknown> | null) => Flight[]
  /** What is heard when an event of a kind happens. */
  sounds: Record<string, Sound>
  /** Lines of the log for the events of a turn, or for what has just happened; `view` is that of now. */
  log: (events: EventInfo[], texts: Texts, view: Record<string, unknown> | null) => LogLine[]
  /** Kinds of event with which something begins that is nobody's turn: a round, a scoring, the end. */
  chapters?: readonly string[]
  /** How the components of its box are drawn. */
  boxPicture?: () => Promise<{ default: BoxPicture }>
  /** What its signs mean. */
  legend?: () => Promise<{ legend: Legend }>
  /** Who teaches the game in its guided first game. */
  teacher?: () => Promise<{ default: Teacher }>
  describe: (action: ActionInfo, view: Record<string, unknown> | null, texts: Texts) => Described
}

const files = import.meta.glob<Poster>('../../../src/vicus/games/*/page/poster.ts', { eager: true, import: 'default' })

/** The posters by the names of their games. */
export const posters: Record<string, Poster | undefined> = Object.fromEntries(
  Object.entries(files).map(([path, poster]) => [path.split('/').at(-3)!, poster]),
)

/** The part of a game: built in, brought by its package, or the one that can show any game. Its words and drawings are there, too. */
export async function loadPart(game: string, brought: boolean): Promise<GamePart> {
  const load = posters[game]?.load ?? (() => import('../generic').then((generic) => generic.load(game, brought)))
  const [part] = await Promise.all([patiently(load), fetchTexts(game), fetchSources(game).catch(() => undefined)])
  addIcons(part.drawings ?? {})
  return part
}

/** What a game's signs mean; null where it does not say. */
export async function loadLegend({ legend }: GamePart): Promise<Legend | null> {
  return legend ? (await patiently(legend)).legend : null
}

/** The drawings that are shown without any game's part. */
export function addPosterIcons(): void {
  addIcons()
  for (const poster of Object.values(posters)) addIcons(poster?.drawings)
}
