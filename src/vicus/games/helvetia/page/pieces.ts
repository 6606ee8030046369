/** How the page names and draws what the view has. */
import type { BySex, Good, Kind, Person, Place, Settled, Step, View, Village } from './view'

export const read = (view: Record<string, unknown> | null) => view as unknown as View | null

/** Whose village lies large in the middle: one's own, or for spectators that of the player whose turn it is. */
export const mainSeat = (you: number | null, turn: number | null) => you ?? turn ?? 0

/** A villager's or coin's colour: a player's number, or that of the neutral village. */
export const colour = (seat: number, view: Pick<View, 'players'>) => (seat < view.players ? String(seat + 1) : 'neutral')

const dashed = (name: string) => name.replaceAll('_', '-')
export const house = (kind: Kind) => `hv-house-${dashed(kind)}`
export const ware = (good: Good) => `hv-good-${good}`
export const portrait = (person: Person) => `hv-person-${person === 'watchman' ? 'night-watchman' : person}`

export const lotName = (village: number, place: number) => `${village}-${place}`
export const people = (by: BySex) => by.woman + by.man

/** The second ring is there when something stands in it; `open`: or when something may be built there. */
export const hasSecondRing = (village: Village, open: boolean) =>
  village.places.some((place) => place.ring === 2 && (place.kind !== null || (open && village.free.includes(place.place))))

/** The villager of a seat on a place: at home in the own village, married in elsewhere. */
export function villagerOf(village: Village, place: Place, seat: number): Settled | null {
  if (village.seat === seat) return place.home
  return place.guest?.seat === seat ? place.guest : null
}

/** Goods and coins that lie somewhere as single pieces. */
export const counted = (amounts: Partial<Record<string, number>>) =>
  Object.entries(amounts).filter(([, number]) => number) as [string, number][]

/** The rule that says what a component does. */
export const RULES: Record<string, string> = {
  builder: 'H-50',
  carter: 'H-60',
  watchman: 'H-70',
  priest: 'H-80',
  midwife: 'H-90',
  neutral: 'H-124',
  tile: 'H-102',
  coins: 'H-30',
  won: 'H-81',
  dowry: 'H-81',
  centre: 'H-54',
  school: 'H-106',
  newborn: 'H-107',
  supply: 'H-90a',
  quarter: 'H-70',
  place: 'H-53',
  work: 'H-40',
  input: 'H-41',
  exchange: 'H-42',
  buy: 'H-51',
  victory: 'H-108',
  good: 'H-60',
  goods_tile: 'H-61',
  branch: 'H-63',
  surround: 'H-57',
  starter: 'H-32',
  points: 'H-108',
  goal: 'H-109',
  stacks: 'H-110',
  awake: 'H-111',
  delivered: 'H-60',
  villager: 'H-40',
}

/** A step in which a villager works. */
export type WorkStep = Step & Required<Pick<Step, 'village' | 'place' | 'kind'>>
export const isWork = (step: Step): step is WorkStep => step.do === 'work'
