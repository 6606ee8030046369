/** Numbers of the archive as people of a language write them, and where they lie in a picture. */

/** A whole number of percent. */
export const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** With at most one digit after the point, and a true minus sign. */
export const plain = (number: number, language: string, digits = 1) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number).replace('-', '−')

/** A change of a rating: “+1.4”. */
export function change(by: number, language: string): string {
  const text = plain(Math.abs(by), language)
  return by > 0 ? `+${text}` : by < 0 ? `−${text}` : `±${text}`
}

export const day = (seconds: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(seconds * 1000))

export const moment = (seconds: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(seconds * 1000))

export const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

/** The level that somebody of a rating is next below; `above` beyond the last. */
export function nextLevel(value: number, anchors: Record<string, number>): string {
  const ordered = Object.entries(anchors).toSorted(([, a], [, b]) => a - b)
  return ordered.find(([, anchor]) => value < anchor)?.[0] ?? 'above'
}

/** A scale from numbers to places: `low` comes to 0, `high` to `length`. */
export const scale = (low: number, high: number, length: number) => (value: number) => ((value - low) / (high - low || 1)) * length

/** The ends of a picture in which all of these are to be seen, with some room. */
export function ends(values: readonly number[], room: number): [number, number] {
  return [Math.min(...values) - room, Math.max(...values) + room]
}
