/** What differs between a page with a server and one without: this is the one with (the other: `static/mode.ts`, see vite.config.ts). */
import type { Component } from 'svelte'
import type { PlannedSeat } from './settings.svelte'

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

/** Where something is that the page asks for by its path. */
export const fileOf = (path: string): URL => new URL(path, location.href.split('#')[0])

/** The answer with everything of a guest. */
export function askForEverything(): Promise<Response> {
  return fetch('api/mine', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
}
