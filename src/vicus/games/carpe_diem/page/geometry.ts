/** Where things lie on the drawings of the quarter and of the seven spaces. */
import { columnOf, rowOf } from './pieces'
import type { Task } from './view'

/** The quarter: a frame of 36 around six cells of 66. */
export const FRAME = 36
export const SIDE = 66
export const SIZE = FRAME * 2 + SIDE * 6

const percent = (value: number, whole: number) => `${(value / whole) * 100}%`

/** The place of a cell, as parts of the drawing. */
export function cellPlace(cell: number): string {
  return `left: ${percent(FRAME + columnOf(cell) * SIDE, SIZE)}; top: ${percent(FRAME + rowOf(cell) * SIDE, SIZE)}`
}

/** Where the sign of a frame task stands: its pill, its arrow (with the way it points), its icon and its number. */
export function taskSign(task: Task) {
  const middle = FRAME / 2
  const line = task.cells[0]!
  const upright = task.side === 'E' || task.side === 'W'
  const along = FRAME + (upright ? rowOf(line) : columnOf(line)) * SIDE + SIDE / 2
  const far = SIZE - middle
  const spots = { N: [along, middle, 0, middle - 1, 0], E: [far, along, 1 - middle, 0, 90], S: [along, far, 0, 1 - middle, 180], W: [middle, along, middle - 1, 0, 270] } // prettier-ignore
  const [x, y, dx, dy, turn] = spots[task.side] as [number, number, number, number, number]
  return {
    x,
    y,
    width: upright ? 30 : 54,
    height: upright ? 52 : 30,
    arrow: { x: x + dx, y: y + dy, turn },
    icon: upright ? { x, y: y - 9 } : { x: x - 12, y },
    text: upright ? { x, y: y + 17 } : { x: x + 14, y: y + 5 },
  }
}

export function taskPlace(task: Task): string {
  const { x, y, width, height } = taskSign(task)
  return `left: ${percent(x - width / 2, SIZE)}; top: ${percent(y - height / 2, SIZE)}; width: ${percent(width, SIZE)}; height: ${percent(height, SIZE)}`
}

/** The seven spaces: plates on an upright oval, each with the stand for patricians on its inner side. */
export const FORUM = { width: 384, height: 474, plate: 100, tile: 46 } as const
const CENTRE = { x: FORUM.width / 2, y: 246 }
const RADIUS = { x: 140, y: 196 }
const INWARD = 70

export function spot(space: number, inward = 0): { x: number; y: number } {
  const angle = (space / 7) * 2 * Math.PI - Math.PI / 2
  return { x: CENTRE.x + (RADIUS.x - inward) * Math.cos(angle), y: CENTRE.y + (RADIUS.y - inward) * Math.sin(angle) }
}
export const stand = (space: number) => spot(space, INWARD)

/** The corner of the tile on a slot (0–3) of a space. */
export function slotCorner(space: number, slot: number): { x: number; y: number } {
  const { x, y } = spot(space)
  return { x: x - FORUM.tile - 1 + (slot % 2) * (FORUM.tile + 2), y: y - FORUM.tile - 1 + (slot >> 1) * (FORUM.tile + 2) }
}

export const forumPlace = ({ x, y }: { x: number; y: number }) => `left: ${percent(x, FORUM.width)}; top: ${percent(y, FORUM.height)}`
