/** What the server says that an action would bring, in words. */
import type { Texts } from '$page/i18n'
import type { Amounts, Seat } from './pieces'
import type { Preview } from './view'
import { capital, costs, gains, joined } from './words'

/** “4 points and 1 coin, for 2 herbs”; points that are lost come first. */
export function bringsText(brings: Amounts, texts: Texts): string {
  const { points = 0, ...rest } = brings
  const lost = points < 0 ? texts.say('page-cd-lose', { points: -points }) : ''
  const won = gains(points > 0 ? brings : rest, texts)
  const paid = costs(rest, texts)
  const parts = [lost, won, paid && texts.say('page-cd-for', { paid })].filter(Boolean)
  return parts.length ? parts.join(', ') : texts.say('page-cd-nothing')
}

/** What building the tile here would finish and bring. */
export function buildText(preview: Preview, seat: Seat, texts: Texts): string {
  const { say } = texts
  const finished = (preview.finishes ?? []).map(({ kind, tiles, chimneys }) => say('page-cd-finishes-one', { kind, tiles, chimneys }))
  const won = gains(preview.brings ?? {}, texts)
  const points = (preview.tasks ?? []).reduce((sum, task) => sum + (seat.frame[task]?.points ?? 0), 0)
  const parts = [
    finished.length ? say('page-cd-finishes', { what: joined(finished, texts) }) : '',
    won,
    preview.fountain ? say('amount-fountain_cards', { number: 1 }) : '',
    preview.craftsman ? say('page-cd-craft-tile') : '',
    points ? say('page-cd-task-met', { points }) : '',
  ].filter(Boolean)
  if (!parts.length) return say('page-cd-finishes-nothing')
  const [first, ...rest] = parts
  return capital(rest.length ? `${first}: ${rest.join('; ')}.` : `${first}.`)
}

/** “5 placements fit”. */
export const waysText = (ways: number, texts: Texts) => texts.say('page-cd-n-ways', { number: ways })
