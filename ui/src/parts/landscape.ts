/** What a landscape is made of, back to front, in a box of 780 × 258 from (-190, -68); y grows downwards. */
export type Shape = 'card' | 'wide' | 'strip'

export interface Path {
  kind: string
  d: string
}
/** One of the game's own drawings, standing on the ground. */
export interface Thing {
  icon: string
  x: number
  ground: number
  size: number
  player?: number
}
export interface Tree {
  tree: string
  x: number
  y: number
  scale: number
}
export interface Landscape {
  sun: Record<Shape, readonly [number, number, number]>
  layers: (Path | Thing | Tree)[]
}

/** What each shape shows of the box. */
export const BOXES: Record<Shape, string> = { card: '0 0 400 190', wide: '-70 -68 532 258', strip: '-190 36 780 154' }

const PINE = 'M0-34 11-6H2v6h-4v-6h-9z'
const BUSH = 'M-2 0v-6c-11 0-13-9-7-16 2-9 16-9 18 0 6 7 4 16-7 16v6z'
const CYPRESS = 'M-1.5 0v-5c-7-3-6-26 1.5-36 7.5 10 8.5 33 1.5 36v5z'

export const path = (kind: string, d: string): Path => ({ kind, d })
export const thing = (icon: string, x: number, ground: number, size: number, player?: number): Thing => ({ icon, x, ground, size, player })
export const pine = (x: number, y: number, scale: number): Tree => ({ tree: PINE, x, y, scale })
export const bush = (x: number, y: number, scale: number): Tree => ({ tree: BUSH, x, y, scale })
export const cypress = (x: number, y: number, scale: number): Tree => ({ tree: CYPRESS, x, y, scale })
