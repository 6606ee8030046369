/** The table of Helvetia as the server describes it (docs/games/helvetia.md, Observation). */
export const GOODS = [
  ...(['wood', 'brick', 'stone', 'ore', 'grain', 'water'] as const),
  ...(['cow', 'bread', 'iron', 'goat', 'beer'] as const),
  ...(['milk', 'cheese', 'meat', 'cloth', 'cowbell'] as const),
] as const
export const KINDS = [
  ...(['woodcutter', 'brickworks', 'stonemason', 'mine', 'grain_farm', 'well'] as const),
  ...(['cowshed', 'bakehouse', 'ironworks', 'goat_shed', 'brewery'] as const),
  ...(['dairy', 'cheese_dairy', 'butcher', 'tannery', 'bell_founder'] as const),
  ...(['marketplace', 'cattle_market', 'goat_market', 'delicatessen'] as const),
  ...(['mill', 'tavern', 'town_hall', 'church'] as const),
] as const
export const PERSONS = ['builder', 'carter', 'watchman', 'priest', 'midwife'] as const
export const SEXES = ['woman', 'man'] as const
export const QUARTERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const

export type Good = (typeof GOODS)[number]
export type Kind = (typeof KINDS)[number]
export type Person = (typeof PERSONS)[number]
export type Sex = (typeof SEXES)[number]
export type Quarter = (typeof QUARTERS)[number]
export type BySex = Record<Sex, number>

export interface Settled {
  sex: Sex
  asleep: boolean
}
export interface Place {
  place: number
  x: number
  y: number
  ring: 1 | 2
  quarters: Quarter[]
  kind: Kind | null
  home: Settled | null
  guest: (Settled & { seat: number }) | null
}
export interface Village {
  village: number
  /** Nobody's: the neutral one. */
  seat: number | null
  places: Place[]
  /** Where a building may go next. */
  free: number[]
  centre: BySex
  supply: BySex
  dowry: number[]
}
export interface Seat {
  coins: number
  /** Own dowry coins, usable from the next turn on. */
  won: number
  school: BySex
  newborn: BySex
  delivered: Good[]
  kinds: Kind[]
  points: number
  awake: number
}
export interface PersonState {
  person: Person
  coins: number[]
  tile: number | null
  turned: boolean
}
export interface Building {
  cost: Partial<Record<Good, number>>
  input: Good | null
  output: Good | null
  exchanges: Good[]
  points: number
  provenance: string
}
export type Phase =
  | ('draft' | 'rob' | 'lay' | 'neutral_kind' | 'neutral_place' | 'neutral_sex' | 'pair_1' | 'pair_2' | 'pair_3')
  | ('act' | 'worker' | 'input' | 'place' | 'mover' | 'dowry' | 'school')

export interface View {
  viewer: number | null
  players: number
  seat: number | null
  over: boolean
  phase: Phase
  round: number
  first_game: boolean
  goal: number
  starter: number
  pool: Partial<Record<Kind, number>>
  villages: Village[]
  seats: Seat[]
  persons: PersonState[]
  neutral_coin: boolean | null
  goods_tiles: Partial<Record<Good, { points: number; seat: number | null }>>
  branch_tiles: { goods: Good[]; points: number; seat: number | null }[]
  surround_tiles: { points: number; seat: number | null }[]
  offer: Partial<Record<Kind, number>>
  stack_2: number
  stack_3: number
  buildings: Record<Kind, Building>
  turn: { person: Person | null; paid: number; extra: Person | null; closed: boolean; bore: number[]; free: boolean }
  making: {
    goal: Kind | null
    site: number
    delivery: Good | null
    need: Partial<Record<Good, number>>
    wanted: Good | null
    exchange: Kind | null
  } | null
  bride: number | null
  school_place: number | null
}

/** One step of paying: a villager works, an exchange takes a good, a good is bought. */
export type Step =
  { do: 'work'; village: number; place: number; good: Good; kind: Kind } | { do: 'from'; good: Good } | { do: 'buy'; good: Good }

/** All fields that the preview of some action may have. */
export interface Preview {
  steps?: Step[]
  plan?: string[]
  coins?: number
  points?: number
  wakes?: { village: number; place: number; seat: number; sex: Sex }[]
  sex?: Sex
  dowry?: number[]
  surrounds?: boolean
}

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

/** A couple lives there. */
export const isCouple = (place: Place) => place.home !== null && place.guest !== null

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
