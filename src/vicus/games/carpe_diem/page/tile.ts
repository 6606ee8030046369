/**
 * The square tile seen from above, drawn from its four sides in a box of 60 × 60.
 * Fields have soft outlines, roofs straight ones; a picture stands on each part, so that colour is never alone.
 */
import { use } from '$page/board/use'
import type { Kind } from './pieces'
import type { Tile } from './view'

type Drawn = 'field' | 'roof' | 'villa'
type Form = '0' | '01' | '02' | '012' | 'bend'
type Point = readonly [number, number]

/** What the letters of a tile's sides stand for. */
export const KIND_OF: Record<string, Kind> = {
  P: 'pond',
  H: 'herb_garden',
  G: 'vineyard',
  C: 'hen_yard',
  M: 'merchant',
  B: 'baker',
  S: 'steward',
  K: 'craftsman',
  V: 'villa',
}

const PARTS: Record<string, readonly [Drawn, string, string]> = {
  P: ['field', 'water', 'cd-good-fish'],
  H: ['field', 'leaf', 'cd-good-herbs'],
  G: ['field', 'plum-soft', 'cd-good-grapes'],
  C: ['field', 'sand', 'cd-good-chicken'],
  M: ['roof', 'gold', 'cd-sign-merchant'],
  B: ['roof', 'wood', 'cd-sign-baker'],
  S: ['roof', 'stone', 'cd-sign-steward'],
  K: ['roof', 'alp', 'cd-sign-craftsman'],
  V: ['villa', 'terra', ''],
}

/** Outlines for sides 0 (N), 01 (N+E), 02 (N+S), 012 (N+E+S), before turning; the open ends lie on the tile's border.
 *  `bend` is a tighter 01 for tiles that carry a second part. */
const OUTLINE: Record<Drawn, Partial<Record<Form, string>>> = {
  field: {
    '0': 'M10 0C10 17 18 27 30 27S50 17 50 0',
    '01': 'M10 0C10 30 30 50 60 50M60 10C53 10 50 7 50 0',
    '02': 'M10 0C15 20 15 40 10 60M50 60C45 40 45 20 50 0',
    '012': 'M10 0C15 20 15 40 10 60M50 60C50 53 53 50 60 50M60 10C53 10 50 7 50 0',
    bend: 'M10 0C12 14 46 48 60 50M60 10C53 10 50 7 50 0',
  },
  roof: { '0': 'M12 0V22H48V0' },
  villa: {
    '0': 'M9 0V28H51V0',
    '01': 'M9 0V51H60M60 9H51V0',
    '02': 'M9 0V60M51 60V0',
    '012': 'M9 0V60M51 60V51H60M60 9H51V0',
    bend: 'M9 0V4L56 51H60M60 9H51V0',
  },
}
const RIDGE: Record<Drawn, Partial<Record<Form, string>>> = {
  field: {},
  roof: { '0': 'M30 0V11L12 22M30 11L48 22' },
  villa: {
    '0': 'M30 0V14L9 28M30 14L51 28',
    '01': 'M30 0V30H60M30 30L9 51M30 30L51 9',
    '02': 'M30 0V60',
    '012': 'M30 0V60M30 30H60M30 30L51 9M30 30L51 51',
    bend: 'M30 0V22L38 30H60M34 26L51 9',
  },
}
const CENTRE: Record<Form, Point> = { '0': [30, 11.5], '01': [32, 28], '02': [30, 30], '012': [32, 30], bend: [39, 21] }
const CHIMNEYS: Record<Form, Point[]> = {
  bend: [
    [41, 19],
    [50, 30],
  ],
  '0': [
    [40, 8],
    [20, 8],
  ],
  '01': [
    [20, 12],
    [46, 40],
  ],
  '02': [
    [20, 14],
    [40, 44],
  ],
  '012': [
    [20, 14],
    [20, 44],
  ],
}
const GRASS = '<path class="grass" d="M5 30l1-4 1 4M53 31l1-4 1 4M29 55l1-4 1 4M29 6l1-4 1 4"/>'

/** The sides of one part: its form, and how many quarter turns lead to it. */
function shape(sides: number[]): [Form, number] {
  for (let turn = 0; turn < 4; turn++) {
    const key = sides
      .map((side) => (side - turn + 4) % 4)
      .sort()
      .join('')
    if (key in CENTRE) return [key as Form, turn]
  }
  return ['0', 0]
}

function turnedPoint([x, y]: Point, turn: number): Point {
  const places: Point[] = [
    [x, y],
    [60 - y, x],
    [60 - x, 60 - y],
    [y, 60 - x],
  ]
  return places[turn]!
}

/** Closes an outline along the border for filling: joins its pieces in order. */
const filled = (outline: string) => `${outline.replace(/M(?=\S)/g, (letter, at) => (at ? 'L' : letter))}Z`

const picture = (name: string, [x, y]: Point, size: number) => use(name, x - size / 2, y - size / 2, size)

function part(letter: string, sides: string, chimneys: number, detail: boolean): string {
  const [drawn, colour, icon] = PARTS[letter]!
  const [found, turn] = shape([0, 1, 2, 3].filter((side) => sides[side] === letter))
  const form = found === '01' && new Set(sides).size > 2 ? 'bend' : found
  const outline = OUTLINE[drawn][form] ?? OUTLINE[drawn]['0']!
  const ridge = RIDGE[drawn][form]
  const smoke = CHIMNEYS[form].slice(0, letter === 'V' && detail ? chimneys : 0).map((place) => {
    const [x, y] = turnedPoint(place, turn)
    return `<rect class="chimney" x="${x - 4.5}" y="${y - 4.5}" width="9" height="9" rx="1.5"/><circle class="flue" cx="${x}" cy="${y}" r="2"/>`
  })
  return `<g transform="rotate(${turn * 90} 30 30)"><path class="${colour}" d="${filled(outline)}"/>${
    ridge && detail ? `<path class="ridge" d="${ridge}"/>` : ''
  }<path class="edge" d="${outline}"/></g>${smoke.join('')}${icon && detail ? picture(icon, turnedPoint(CENTRE[form], turn), 21) : ''}`
}

/** The drawing of a tile, to be put into an SVG; without detail for small ones. */
export function paint({ sides, single, chimneys }: Pick<Tile, 'sides' | 'single' | 'chimneys'>, detail = true): string {
  const size = (letter: string) => [...sides].filter((side) => side === letter).length
  const letters = [...new Set(sides)].filter((letter) => letter in PARTS).sort((a, b) => size(b) - size(a))
  const parts = letters.map((letter) => part(letter, sides, chimneys, detail)).join('')
  const middle = single ? picture(`cd-${single}`, [30, 30], detail ? 44 : 50) : ''
  return `<g class="tile"><rect class="meadow" width="60" height="60"/>${detail ? GRASS : ''}${parts}${middle}<rect class="border" width="60" height="60"/></g>`
}

/** The tile after so many quarter turns clockwise. */
export function turned(tile: Tile, turns: number): Tile {
  return { ...tile, sides: [0, 1, 2, 3].map((side) => tile.sides[(side - turns + 4) % 4]).join('') }
}

/** The pictures of a tile, each with its sides (0 top … 3 left). */
export function pictures(tile: Tile): { kind: Kind; sides: number[] }[] {
  const letters = [...new Set(tile.sides)].filter((letter) => letter in KIND_OF)
  return letters.map((letter) => ({ kind: KIND_OF[letter]!, sides: [0, 1, 2, 3].filter((side) => tile.sides[side] === letter) }))
}
