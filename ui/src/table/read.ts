/** Up to when this browser's person has read what is said at a table: kept, so that a reload makes nothing read or unread. */
const READ = 'vicus.read'
/** Tables that are remembered; the one that was read least recently goes first. */
const MOST = 60

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Null: this table is new here. */
export function readUntil(table: string): number | null {
  const at = all()[table]
  return typeof at === 'number' ? at : null
}

export function keepRead(table: string, at: number): void {
  const kept = all()
  if (kept[table] === at) return
  const { [table]: _, ...others } = kept
  try {
    localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, at]].slice(-MOST))))
  } catch {
    // Storage is switched off: it is forgotten with the page.
  }
}

export function forgetRead(): void {
  try {
    localStorage.removeItem(READ)
  } catch {
    // there is nothing, then
  }
}
