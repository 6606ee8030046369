/** The table of Carpe Diem as the server describes it (docs/games/carpe_diem.md, Observation). */
export const GOODS = ['grapes', 'herbs', 'chicken', 'fish'] as const
export const LANDSCAPES = ['vineyard', 'herb_garden', 'hen_yard', 'pond'] as const
export const DWELLINGS = ['merchant', 'baker', 'steward', 'craftsman'] as const
export const SINGLES = ['market', 'bakery', 'fountain'] as const
export const KINDS = [...LANDSCAPES, ...DWELLINGS, 'villa', ...SINGLES] as const

export type Kind = (typeof KINDS)[number]
export type Single = (typeof SINGLES)[number]
/** Of the box that comes with the game, the faces of tiles, boards and frames are reconstructed. */
export type Box = 'own' | 'standard'
/** What a card, a reward or a placement brings, or wants: numbers by name. */
export type Amounts = Record<string, number>

export interface Tile {
  id: string
  /** N E S W, as it lies. */
  sides: string
  chimneys: number
  single: Single | null
  dark: boolean
}
export interface Card {
  id: string
  deck: string
  colour: 'red' | 'green'
  require: Amounts
  payout: Amounts
  provenance: string
}
export interface Circle {
  cards: [number, number]
  seat: number | null
  used: boolean
}
export interface Task {
  side: 'N' | 'E' | 'S' | 'W'
  slot: number
  kind: Kind
  points: number
  cells: number[]
  met: boolean
}
export interface Seat {
  points: number
  goods: Amounts
  coins: number
  breads: number
  discs: number
  stored: number
  stored_tiles: Tile[] | null
  fountain_cards: number
  fountains: Kind[] | null
  owns: Amounts
  villa_points: number
  board: string
  shovel: number
  banderoles: number[]
  cells: (Tile | null)[]
  done: Partial<Record<Kind, number[]>>
  frame: Task[]
}
export type Phase = 'start' | 'take' | 'build' | 'reward' | 'craft' | 'fountain' | 'disc' | 'card' | 'pay' | 'breads'

export interface View {
  viewer: number | null
  players: number
  seat: number | null
  over: boolean
  movement: 'star' | 'ring'
  pass: number
  round: number
  starter: number
  phase: Phase
  spaces: { tiles: (Tile | null)[]; taken: number }[]
  patricians: (number | null)[]
  display: (Tile | null)[]
  light_left: number
  dark_left: number
  hand: Tile | null
  waiting: { cell: number; kinds: Kind[] }[]
  fountain: { fresh: number; returned: (Kind | null)[]; looking: number; looked: Kind[] | null }
  cards: (Card | null)[]
  circles: Circle[]
  order: number[]
  scored: number
  scoring: { circle: number; card: number | null; settled: number[]; times: number } | null
  track: number[][]
  seats: Seat[]
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
