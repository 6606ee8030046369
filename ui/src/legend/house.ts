/** The signs that every table has: what they are called, and what they are for. */
import type { Texts } from '../i18n'
import type { SignGroup } from './sign'

/** By the end of its sentence's key, `page-new-…`: the drawing, and the key of its name. */
export const HOUSE = {
  hint: ['ui-bulb', 'page-hint'],
  undo: ['ui-undo', 'page-undo'],
  restart: ['ui-restart', 'page-restart'],
  end: ['ui-end', 'page-end-turn'],
  since: ['ui-replay', 'page-since'],
  play: ['ui-play', 'page-replay'],
  log: ['ui-log', 'page-log'],
  legend: ['ui-info', 'page-legend'],
  rules: ['ui-book', 'page-rules'],
  coach: ['ui-bot', 'page-coach'],
  enlarge: ['ui-enlarge', 'page-new-enlarge-name'],
  table: ['ui-people', 'page-table'],
  seat: ['mark-1', 'page-new-seat-name'],
} as const

export type HouseSign = keyof typeof HOUSE

/** `keys`: of the table, beside the name of what they press. */
export function houseSigns({ say }: Texts): SignGroup {
  const signs = Object.entries(HOUSE).map(([id, [icon, title]]) => ({
    id,
    icon,
    also: id === 'seat' ? ['mark-2', 'mark-3', 'mark-4', 'mark-5'] : undefined,
    title: say(title),
    text: say(`page-new-${id}`),
  }))
  return { title: say('page-legend-house'), signs }
}
