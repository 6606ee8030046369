/** The table of Bohemian Villages as the server describes it (docs/games/bohemian_villages.md, Observation). */
export const KINDS = ['bakery', 'butcher', 'dairy', 'tailor', 'mill', 'manufactory', 'farm', 'inn', 'town_hall', 'church', 'manor'] as const
export type Kind = (typeof KINDS)[number]
export const SHOPS = KINDS.slice(0, 4)

export interface Building {
  place: number
  kind: Kind
  owner: number | null
  value?: number
  active?: boolean
}
export interface Village {
  board: number
  letter: string
  name: string
  full: boolean
  buildings: Building[]
  provenance: string
}
export interface Holdings {
  coins: number
  figures: number
  flour: number
  glass: number
  special: number
  own: Record<Kind, number>
}

export interface View {
  viewer: number | null
  players: number
  seat: number | null
  phase: 'dice' | 'use'
  dice: number[]
  group: number[]
  made: number
  took: boolean
  rerolled: boolean
  bank: number
  special_supply: number
  flour_supply: number
  glass_supply: number
  inn_supply: number
  bishop: number | null
  seats: Holdings[]
  villages: Village[]
  ended: string | null
}

export const read = (view: Record<string, unknown> | null) => view as unknown as View | null

/** The number printed beside a kind of building. */
export const number = (kind: Kind) => KINDS.indexOf(kind) + 2
export const kindOf = (sum: number): Kind | undefined => KINDS[sum - 2]
export const drawing = (kind: Kind) => `bv-${kind.replace('_', '-')}`

/** The canonical text of setting a figure there: `place inn Nenbrad`, `… #2` for a second one of its kind. */
export function placeText(village: Village, building: Building): string {
  const same = village.buildings.filter((other) => other.kind === building.kind)
  const at = same.indexOf(building)
  return `place ${building.kind} ${village.name}${at > 0 ? ` #${at + 1}` : ''}`
}

/** How many buildings stand in each street of a village. */
export function streets(buildings: Building[]): Building[][] {
  const sizes = ({ 5: [3, 2], 6: [3, 3], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] } as Record<number, number[]>)[buildings.length] ?? [
    Math.ceil(buildings.length / 2),
    Math.floor(buildings.length / 2),
  ]
  let from = 0
  return sizes.map((size) => buildings.slice(from, (from += size)))
}

/** The rule that says what a component does. */
export const RULES: Record<string, string> = {
  bakery: 'B-40',
  butcher: 'B-40',
  dairy: 'B-40',
  tailor: 'B-40',
  shops: 'B-40',
  mill: 'B-41',
  flour: 'B-41',
  manufactory: 'B-42',
  glass: 'B-42',
  farm: 'B-43',
  inn: 'B-44',
  active: 'B-44',
  inactive: 'B-44',
  town_hall: 'B-47',
  church: 'B-48',
  manor: 'B-49',
  bishop: 'B-50',
  special: 'B-52',
  bank: 'B-60',
  figures: 'B-10',
  coins: 'B-62',
  dice: 'B-14',
}
