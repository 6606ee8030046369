/** What the coach remembers in this browser: where it is on, what it has said, how somebody plays. Small: every table asks it. */
import type { TableView } from '../protocol'
import { settings } from '../settings.svelte'
import { NEWCOMER, type Form } from './judge'

const KEY = 'vicus.coach'
/** Tables of which it is remembered whether the coach is on. */
const MOST_TABLES = 40

interface Memory {
  /** By table: switched on or off there, whatever the settings say. */
  tables: Record<string, boolean>
  /** By game: ids of what has been explained, or used without that. */
  known: Record<string, string[]>
  /** By game. */
  forms: Record<string, Form>
}

function stored(): Partial<Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>
  } catch {
    return {}
  }
}

export const memory = $state<Memory>({ tables: {}, known: {}, forms: {}, ...stored() })

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
}

/** Switches the coach on (or off) at a table: for lessons, which let go of somebody with the coach on. */
export function coachAt(table: string, on = true): void {
  const kept = Object.entries(memory.tables).filter(([id]) => id !== table)
  memory.tables = Object.fromEntries([...kept.slice(-MOST_TABLES), [table, on]])
  keep()
}

/** The coach may be on here: one plays, all others are bots, and the host allows hints. */
export function mayCoach(now: TableView): boolean {
  const alone = now.seats.every((seat, index) => index === now.you || (seat.kind === 'bot' && !seat.keeps_for))
  return now.you !== null && alone && now.settings.hints !== false
}

export const isCoachOn = (now: TableView): boolean => mayCoach(now) && (memory.tables[now.id] ?? settings.coach)

export const knows = (game: string, topic: string): boolean => memory.known[game]?.includes(topic) ?? false

export function learn(game: string, topics: readonly string[]): void {
  const fresh = topics.filter((topic) => !knows(game, topic))
  if (!fresh.length) return
  memory.known[game] = [...(memory.known[game] ?? []), ...fresh]
  keep()
}

export const formOf = (game: string): Form => memory.forms[game] ?? NEWCOMER

export function setForm(game: string, form: Form): void {
  memory.forms[game] = form
  keep()
}

/** For whoever deletes everything. */
export function forgetCoach(): void {
  Object.assign(memory, { tables: {}, known: {}, forms: {} })
  keep()
}
