/** What differs between a page with a server and one without: this is the one with (the other: `static/mode.ts`, see vite.config.ts). */
import type { Component } from 'svelte'
import type { PlannedSeat } from './settings.svelte'
import type { Table } from './table/table.svelte'

export { Connection } from './connection'

/** Is there a server: other people, other devices, notices? */
export const HAS_SERVER: boolean = true

/** Shown above every screen. */
export const overlay: (() => Promise<{ default: Component }>) | null = null

/** Shown at the foot of the lobby. */
export const foot: (() => Promise<{ default: Component }>) | null = null

/** Whether something lies over all screens, so that they are not there. */
export const isCovered = (): boolean => false

type Here = NonNullable<PlannedSeat['here']>
/** Asks who else sits at this device. */
export type HerePicker = Component<{ seat: number; person: Here | null; choose: (here: Here) => void; close: () => void }>
export const herePicker: (() => Promise<{ default: HerePicker }>) | null = null

/** Friends at other devices, where there is no server. */
export interface Friends {
  /** For a free seat: how somebody comes to sit there. */
  seat: () => Promise<{ default: Component<{ table: Table }> }>
  /** What an invitation leads to, and the answer to it. */
  withPage: () => Promise<{ default: Component }>
  answerPage: () => Promise<{ default: Component }>
  /** Somebody is to be invited to a table. */
  invite: (table: Table) => void
  /** Is the table that is shown in somebody else's browser? */
  isGuest: () => boolean
  /** What those at the table should know; a key of the catalogues and its parameters. */
  note: (host: string) => [string, Record<string, unknown>] | null
}
export const friends: Friends | null = null

/** Is there anybody to talk with? */
export const canTalk = (): boolean => true

/** How it is said that the line is down; with `-line` what that means. */
export const downKey = (): string => 'page-offline'

/** Where something is that the page asks for by its path. */
export const fileOf = (path: string): URL => new URL(path, location.href.split('#')[0])

/** The answer with everything of a guest. */
export function askForEverything(): Promise<Response> {
  return fetch('api/mine', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
}
