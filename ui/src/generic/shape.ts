/** How a piece of a view is best shown, told by its form alone. */
type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null
/** Fits into one line: a word, a number, a few of them. */
const isFlat = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) ? value.every(isPlain) : Object.values(value as Fields).every(isPlain))

/** What every view has, said elsewhere on the page or of no interest to people. */
const SAID = ['game', 'over', 'viewer', 'players', 'seat', 'pending', 'moves', 'forced', 'options', 'seats']
/** A table of more columns than this cannot be read. */
const COLUMNS = 7

export type Shape = 'plain' | 'list' | 'grid' | 'rows' | 'things' | 'amounts' | 'fields'

export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return 'plain'
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return 'list'
    if (value.every((row) => Array.isArray(row) && row.every(isPlain))) return 'grid'
    const flat = value.every((row) => row === null || (isFields(row) && Object.values(row).every(isFlat)))
    return flat && columns(value).length <= COLUMNS ? 'rows' : 'things'
  }
  const items = Object.values(value as Fields)
  if (items.length === 0) return 'list'
  return items.every((item) => typeof item === 'number') ? 'amounts' : 'fields'
}

/** The fields that any of some records has. */
export function columns(rows: unknown[]): string[] {
  return [...new Set(rows.flatMap((row) => (isFields(row) ? Object.keys(row) : [])))]
}

export interface Layout {
  /** Words and numbers, in one tray. */
  facts: [string, unknown][]
  /** Everything bigger, a panel each. */
  panels: [string, unknown][]
  seats: Fields[]
}

/** A view as facts, panels and what lies in front of each player. */
export function layout(view: Fields | null): Layout {
  const shown = Object.entries(view ?? {}).filter(([name]) => !SAID.includes(name))
  const small = ([, value]: [string, unknown]) => isPlain(value) || (Array.isArray(value) && value.every(isPlain))
  const seats = view?.seats
  return {
    facts: shown.filter(small),
    panels: shown.filter((entry) => !small(entry)),
    seats: Array.isArray(seats) && seats.every(isFields) ? seats : [],
  }
}

/** Whether a field of a player is kept from the viewer: nobody but the viewer has it. */
export function isHidden(seats: Fields[], field: string, viewer: number | null): boolean {
  const unknown = (value: unknown) => value === null || (Array.isArray(value) && value.length > 0 && value.every((item) => item === null))
  const others = seats.filter((_, seat) => seat !== viewer)
  return others.length > 0 && others.every((seat) => unknown(seat[field]))
}
