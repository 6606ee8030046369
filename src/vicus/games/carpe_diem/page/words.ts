/** Amounts, cards and tiles in words. */
import type { Texts } from '$page/i18n'
import { pictures } from './tile'
import { columnOf, rowOf, type Amounts, type Box, type Card, type Kind } from './pieces'
import type { Tile } from './view'

const SIDES = 'NESW'

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const joined = (parts: string[], { language }: Texts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)

/** “2 herbs”, “1 coin”. */
export const counted = (thing: string, number: number, { say }: Texts) => say(`amount-${thing}`, { number })

/** What comes in: “4 points and 1 coin”; the empty text if it is nothing. */
export function gains(amounts: Amounts, texts: Texts): string {
  const parts = Object.entries(amounts).filter(([, number]) => number > 0)
  return joined(
    parts.map(([thing, number]) => counted(thing, number, texts)),
    texts,
  )
}

/** What goes out, as positive numbers. */
export function costs(amounts: Amounts, texts: Texts): string {
  return gains(Object.fromEntries(Object.entries(amounts).map(([thing, number]) => [thing, -number])), texts)
}

/** “Hand in 2 herbs: 4 points each time.” */
export function cardText(card: Card, texts: Texts): string {
  return texts.say(card.colour === 'red' ? 'page-cd-card-give' : 'page-cd-card-have', {
    what: gains(card.require, texts),
    brings: gains(card.payout, texts),
  })
}

/** “Pond (top, left), merchant (bottom)”. */
export function tileText(tile: Tile, texts: Texts): string {
  const { say } = texts
  const parts = pictures(tile).map(({ kind, sides }) =>
    say('page-cd-part', { kind, sides: sides.map((side) => say(`side-${SIDES[side]}`)).join(', ') }),
  )
  if (tile.single) parts.push(say(`kind-${tile.single}`))
  if (tile.chimneys) parts.push(counted('chimneys', tile.chimneys, texts))
  return capital(parts.join('; '))
}

export const cellText = (cell: number, { say }: Texts) => say('page-cd-cell', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 })

/** What every fountain card of the box that comes with the game pays. */
const FOUNTAIN_POINTS = 2

/** A card of the fountain: “At the end, 2 points for each finished pond”. */
export const fountainText = (kind: Kind, { say }: Texts, box: Box) =>
  say('page-cd-fountain-card', { kind, points: box === 'standard' ? FOUNTAIN_POINTS : 0 })
