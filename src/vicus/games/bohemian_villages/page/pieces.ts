/** The pieces of the game on this page: numbers, drawings, streets, and the rule of each. */
import { BUILDING_KINDS, type Building, type BuildingKind, type Place, type Value, type View, type Village } from './view'

export const SHOPS = BUILDING_KINDS.slice(0, 4)

export const read = (view: Record<string, unknown> | null) => view as unknown as View | null

/** The number printed beside a kind of building. */
export const number = (kind: BuildingKind) => BUILDING_KINDS.indexOf(kind) + 2
export const kindOf = (sum: number): BuildingKind | undefined => BUILDING_KINDS[sum - 2]
export const drawing = (kind: BuildingKind) => `bv-${kind.replace('_', '-')}`

/** Setting a figure there, as an action. */
export function placing(village: Village, building: Building): Place {
  const alike = village.buildings.filter((other) => other.kind === building.kind)
  return { type: 'place', kind: building.kind, village: village.name, number: alike.indexOf(building) + 1 }
}

/** Whether two actions are the same. */
export function same(a: Value, b: Value): boolean {
  if (a.type === 'place' && b.type === 'place') return a.kind === b.kind && a.village === b.village && (a.number ?? 1) === (b.number ?? 1)
  if ('dice' in a && 'dice' in b) return a.type === b.type && a.dice.join() === b.dice.join()
  return a.type === b.type
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
