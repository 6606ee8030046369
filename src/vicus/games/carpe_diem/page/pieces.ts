/** The pieces of the game on this page: their kinds, drawings, places, and the rule of each. */
import { FOUNTAIN_KINDS, GOODS, type FountainKind, type Player, type ScoringCard, type Value, type View } from './view'

/** What stands in a district, and what fountain cards are about. */
export const KINDS = FOUNTAIN_KINDS
export type Kind = FountainKind
export type Seat = Player
/** A scoring card (an action is called Card, too). */
export type Card = ScoringCard
/** Of the box that comes with the game, the faces of tiles, boards and frames are reconstructed. */
export type Box = 'own' | 'standard'
/** What a card, a reward or a placement brings, or wants: numbers by name. */
export type Amounts = Record<string, number>

/** Whether two actions are the same. */
export function same(a: Value, b: Value): boolean {
  const other = b as unknown as Record<string, unknown>
  return Object.entries(a).every(([field, value]) => other[field] === value)
}

export const read = (view: Record<string, unknown> | null) => view as unknown as View | null

export const CELLS = 36
export const ROW = 6
export const rowOf = (cell: number) => Math.floor(cell / ROW)
export const columnOf = (cell: number) => cell % ROW

/** The drawing of anything that is counted on this table. */
export function drawing(thing: string): string {
  if ((GOODS as readonly string[]).includes(thing)) return `cd-good-${thing}`
  const names: Record<string, string> = { coins: 'coin', breads: 'bread', steps: 'step', chimneys: 'chimney' }
  return `cd-${(names[thing] ?? thing).replace('_', '-')}`
}

/** Whose quarter lies large in the middle: one's own, or for spectators that of the player whose turn it is. */
export const mainSeat = (you: number | null, turn: number | null) => you ?? turn ?? 0

/** The lines between the seven spaces. */
export function lines(movement: View['movement']): [number, number][] {
  const apart = movement === 'ring' ? 1 : 3
  return Array.from({ length: 7 }, (_, space) => [space, (space + apart) % 7])
}

/** The rule that says what a component does. */
export const RULES: Record<string, string> = {
  vineyard: 'C-24',
  herb_garden: 'C-24',
  hen_yard: 'C-24',
  pond: 'C-24',
  merchant: 'C-26',
  baker: 'C-26',
  steward: 'C-26',
  craftsman: 'C-26',
  villa: 'C-80',
  market: 'C-28',
  bakery: 'C-28',
  fountain: 'C-30',
  grapes: 'C-24',
  herbs: 'C-24',
  chicken: 'C-24',
  fish: 'C-24',
  coins: 'C-54',
  breads: 'C-42',
  points: 'C-85',
  fountain_cards: 'C-83',
  stored: 'C-81',
  discs: 'C-52',
  banderole: 'C-22',
  track: 'C-82',
  shovel: 'C-20',
  task: 'C-84',
  take: 'C-10',
  bread: 'C-42',
  display: 'C-26',
  red: 'C-54',
  green: 'C-60',
  circle: 'C-52',
}
