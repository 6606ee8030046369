/** Friends at other devices, as far as every page has to know of them: the rest is fetched when somebody invites or is invited. */
import type { Handlers, Line } from '../../connection'
import type { Request } from '../../protocol'

/** The line of a friend to a table in somebody else's browser. */
export interface FriendLine {
  line: Line
  send(request: Request): boolean
  /** The table is not looked at any more; the line stays. */
  leave(): void
  /** The line is not wanted any more. */
  part(): void
}

export const company = $state<{
  /** Friends to whom this page has a line now. */
  friends: number
  /** There was one at some time. */
  hasMet: boolean
  /** The table that this page shows is in somebody else's browser. */
  isGuest: boolean
  /** The table in somebody else's browser to which there is a line, or was one. */
  table: string
  /** That line has broken for good. */
  isBroken: boolean
  /** The table to which somebody is being invited. */
  inviting: { table: string; game: string } | null
}>({ friends: 0, hasMet: false, isGuest: false, table: '', isBroken: false, inviting: null })

/** What the parts that are fetched later have to know of the page, and the page of them. */
export const between: {
  line: FriendLine | null
  handlers: Handlers | null
} = { line: null, handlers: null }

/** What this browser keeps: tables elsewhere, what friends know it by, and what makes it somebody at their tables. */
const ELSEWHERE = 'vicus.elsewhere'
export const HOUSE = 'vicus.house'
export const SECRET = 'vicus.friend'
const MOST = 30
/** Letters of a name that are kept: it is told by somebody else's browser. */
export const LETTERS = 60

/** Tables in other browsers, with the name of whoever has them. */
function known(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(ELSEWHERE) ?? '{}') ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}

export function isElsewhere(table: string): boolean {
  return Object.hasOwn(known(), table)
}

/** Whose browser has a table. */
export function hostOf(table: string): string {
  return known()[table] ?? ''
}

/** Whose table was looked at last. */
export function latestHost(): string {
  return Object.values(known()).at(-1) ?? ''
}

export const isTable = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)

export function remember(table: string, name: string): void {
  const before = known()
  const host = name.slice(0, LETTERS)
  if (!isTable(table) || before[table] === host) return
  const { [table]: _, ...others } = before
  const kept = Object.entries(others).slice(-MOST + 1)
  try {
    localStorage.setItem(ELSEWHERE, JSON.stringify({ ...Object.fromEntries(kept), [table]: host }))
  } catch {
    // storage is switched off: after a reload the page knows nothing of it
  }
}

/** Whoever is forgotten is nobody's friend any more, and nobody knows this browser again. */
export function forgetFriends(): void {
  between.line?.part()
  between.line = null
  company.table = ''
  company.isBroken = false
  try {
    for (const key of [ELSEWHERE, HOUSE, SECRET]) localStorage.removeItem(key)
  } catch {
    // there is nothing, then
  }
}
