/** The landscapes of the games, back to front, in a box of 780 × 258 from (-190, -68); y grows downwards. */
export type Shape = 'card' | 'wide' | 'strip'

export interface Path {
  look: string
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

const path = (look: string, d: string): Path => ({ look, d })
const thing = (icon: string, x: number, ground: number, size: number, player?: number): Thing => ({ icon, x, ground, size, player })
const pine = (x: number, y: number, scale: number): Tree => ({ tree: PINE, x, y, scale })
const bush = (x: number, y: number, scale: number): Tree => ({ tree: BUSH, x, y, scale })
const cypress = (x: number, y: number, scale: number): Tree => ({ tree: CYPRESS, x, y, scale })

const villages: Landscape = {
  sun: { card: [318, 52, 24], wide: [352, 10, 28], strip: [-20, 66, 18] },
  layers: [
    path(
      'cloud',
      'M28 4c2-12 18-14 24-6 6-10 24-8 26 4 12-2 16 14 4 16H22C8 18 14 2 28 4zM196-34c2-8 14-10 18-3 6-6 18-4 19 4 9-1 11 10 3 11h-44c-10 0-6-13 4-12z',
    ),
    path('h0', 'M-200 92C-120 30-60 96 0 66s90-46 160-8 110-40 190-12 130 20 250-10v160H-200z'),
    path('h1', 'M-200 120C-100 60-60 134-10 104 50 62 110 112 170 86s100-44 240 6c60 20 120-20 190 10v140H-200z'),
    pine(-48, 100, 0.7),
    pine(-34, 104, 0.55),
    bush(118, 92, 0.7),
    pine(136, 92, 0.7),
    pine(154, 90, 0.55),
    bush(392, 84, 0.6),
    pine(476, 96, 0.6),
    pine(490, 97, 0.7),
    path('h2', 'M-200 130c60-20 130 30 190 4 70-30 130 8 200-8s130-24 220 2c60 10 120-16 190 0v110H-200z'),
    thing('bv-dairy', -102, 124, 52),
    thing('bv-mill', 56, 120, 70),
    thing('bv-church', 212, 122, 70),
    thing('bv-manor', 356, 126, 60),
    thing('bv-tailor', 434, 128, 50),
    path('h3', 'M-200 170c60-10 130 20 190-2 80-24 150 6 230-6s120-16 190-2c60 10 120-12 190 0v80H-200z'),
    path('road', 'M196 200c-6-14 20-20 14-34'),
    thing('bv-manufactory', -40, 166, 66),
    thing('bv-farm', 40, 168, 64),
    thing('bv-inn', 128, 168, 70),
    thing('bv-town-hall', 288, 166, 78),
    thing('bv-bakery', 426, 172, 58),
    thing('bv-butcher', 494, 174, 56),
    thing('figure-1', 186, 178, 30, 1),
    thing('figure-3', 226, 176, 30, 3),
    thing('figure-2', 344, 182, 30, 2),
    thing('bv-inn', 566, 170, 60),
    thing('bv-farm', -150, 172, 60),
    thing('figure-4', -92, 178, 30, 4),
    bush(84, 172, 0.6),
    bush(376, 170, 0.8),
    bush(-6, 176, 0.5),
    bush(520, 176, 0.7),
  ],
}

const quarter: Landscape = {
  sun: { card: [76, 50, 22], wide: [14, 18, 26], strip: [-40, 62, 18] },
  layers: [
    path(
      'cloud',
      'M128 2c2-11 17-13 22-5 6-9 22-8 24 4 11-2 15 13 4 15h-54c-13 0-8-16 4-14zM318-38c2-8 14-10 18-3 6-6 18-4 19 4 9-1 11 10 3 11h-44c-10 0-6-13 4-12z',
    ),
    path('h0', 'M-200 90c30-34 74-42 112-14 16 12 26 10 40 14zM120 88c20-16 40-14 60-2z'),
    path('sea', 'M-200 86h800v70h-800z'),
    path('wave', 'M-120 100q6-4 12 0t12 0M-30 96q6-4 12 0t12 0M8 106q6-4 12 0t12 0M146 98q6-4 12 0t12 0M178 108q6-4 12 0t12 0'),
    path('h1', 'M230 96c40-34 90-40 180-20 60 14 120-14 190-6v80H200z'),
    cypress(252, 98, 0.7),
    cypress(300, 84, 0.7),
    cypress(316, 84, 0.6),
    cypress(418, 84, 0.7),
    cypress(432, 86, 0.6),
    cypress(540, 82, 0.7),
    path('h2', 'M-200 122c60-10 130 16 190 2 70-14 130 6 200-4s130-20 220-4c60 10 120-8 190-2v100H-200z'),
    thing('cd-steward', -46, 128, 54),
    thing('cd-villa', 96, 126, 80),
    thing('cd-merchant', 222, 124, 56),
    thing('cd-craftsman', 290, 122, 56),
    thing('cd-vineyard', 362, 124, 58),
    thing('cd-baker', 448, 124, 54),
    thing('cd-villa', 524, 126, 66),
    thing('cd-herb-garden', -126, 128, 54),
    cypress(38, 128, 0.9),
    cypress(16, 128, 0.7),
    cypress(150, 124, 0.8),
    cypress(166, 124, 0.6),
    path('h3', 'M-200 166c60-10 130 12 190-2 80-16 150 4 230-4s120-10 190 0c60 8 120-10 190 0v60H-200z'),
    path('road', 'M240 200c0-14-24-14-18-30s20-14 14-32'),
    thing('cd-hen-yard', -44, 178, 56),
    thing('cd-market', 40, 176, 60),
    thing('cd-fountain', 168, 178, 58),
    thing('cd-bakery', 324, 178, 64),
    thing('cd-pond', 432, 178, 58),
    thing('cd-market', 528, 178, 58),
    thing('cd-good-chicken', 104, 180, 28),
    thing('cd-patrician', 246, 182, 42, 1),
    thing('cd-patrician', 482, 182, 40, 4),
    thing('cd-patrician', -104, 182, 40, 3),
    cypress(384, 178, 0.9),
    cypress(-146, 180, 0.9),
    cypress(576, 180, 0.9),
  ],
}

const alps: Landscape = {
  sun: { card: [352, 40, 20], wide: [396, -8, 24], strip: [-20, 66, 16] },
  layers: [
    path(
      'cloud',
      'M28 4c2-12 18-14 24-6 6-10 24-8 26 4 12-2 16 14 4 16H22C8 18 14 2 28 4zM296-30c2-8 14-10 18-3 6-6 18-4 19 4 9-1 11 10 3 11h-44c-10 0-6-13 4-12z',
    ),
    path('h0', 'M-200 110-150 62l40 30 64-62 44 40 54-34 40 30 60-66 62 74 34-36 64 66 40-42 60 50 40-40 50 52 38-30v150H-200z'),
    path(
      'snow',
      'm112 0-22 26 12 6 10-12 10 14 12-10zM-46 30l-24 24 12 4 12-12 10 12 12-8zM208 38l-14 15 10 4 8-8 8 10 6-4zM52 36l-20 12 10 4 10-6 8 8 10-4zM452 70l-18 18 8 3 10-10 8 8 8-6z',
    ),
    path('h1', 'M-200 130c60-30 130 6 190-10 60-26 120 10 190-6s120-22 230 4c60 10 120-20 190 4v120H-200z'),
    pine(-150, 124, 0.8),
    pine(-130, 122, 0.6),
    pine(-60, 126, 0.7),
    pine(20, 122, 0.8),
    pine(36, 120, 0.6),
    pine(196, 112, 0.6),
    pine(364, 116, 0.8),
    pine(382, 120, 0.6),
    pine(470, 122, 0.8),
    pine(560, 118, 0.7),
    thing('hv-house-town-hall', -98, 126, 56),
    thing('hv-house-church', 130, 120, 62),
    thing('hv-house-mill', 262, 120, 58),
    thing('hv-house-brewery', 428, 124, 54),
    thing('hv-house-tavern', 520, 124, 56),
    path('h3', 'M-200 168c60-16 130 12 190-4 80-22 150 8 230-6s120-14 190 0c60 12 120-14 190-2v70H-200z'),
    path('road', 'M214 200c0-16-28-18-20-34s24-16 14-40'),
    thing('hv-house-grain-farm', -146, 174, 62),
    thing('hv-house-goat-shed', -38, 170, 60),
    thing('hv-house-cowshed', 66, 164, 68),
    thing('hv-house-bakehouse', 318, 164, 70),
    thing('hv-house-cheese-dairy', 430, 172, 62),
    thing('hv-house-marketplace', 540, 174, 62),
    thing('hv-good-cow', 138, 174, 36),
    thing('hv-good-goat', 372, 178, 30),
    thing('hv-good-goat', -92, 180, 30),
    thing('hv-woman-awake', 200, 172, 38, 2),
    thing('hv-man-awake', 228, 172, 38, 1),
    thing('hv-child', 250, 178, 24, 4),
    thing('hv-man-awake', 484, 182, 34, 3),
  ],
}

export const SCENES = { bv: villages, cd: quarter, hv: alps }
