import type { Face as FaceName } from '../protocol'

/** What faces are made of, in a box of 96 × 96; colours are those of all drawings. */
export interface Look {
  skin: string
  hair: string
  /** Hair behind the head, over it, and around the mouth. */
  back?: string
  front?: string
  beard?: string
  eyes: 'dots' | 'wide' | 'keen'
  mouth: 'smile' | 'grin' | 'round' | 'flat' | 'knowing'
  /** What is worn: path and colour, back to front; lines have none. */
  worn: readonly (readonly [d: string, fill: string])[]
}

const SKINS = [
  'var(--art-skin)',
  'color-mix(in srgb, var(--art-skin) 62%, var(--art-wood))',
  'color-mix(in srgb, var(--art-wood) 82%, var(--art-ink))',
] as const
const HAIRS = [
  'var(--art-straw)',
  'var(--art-wood)',
  'light-dark(var(--ink-2), var(--sunken))',
  'var(--art-terra)',
  'var(--art-stone)',
] as const
const CLOTHS = ['var(--art-roof)', 'var(--art-alp)', 'var(--art-glass)', 'var(--art-terra)', 'var(--art-straw)'] as const

const SPIKES = 'M26 42c-4-12-1-22 5-26l1-8 8 6 7-9 5 9 9-5-1 9c7 4 12 12 10 24-4-3-6-7-7-11l-6 4-4-5-6 5-5-5-6 5-4-3c-1 4-3 8-6 10z'
const CURLS =
  'M22 46a10 10 0 0 1 0-18 12 12 0 0 1 14-15 14 14 0 0 1 24 0 12 12 0 0 1 14 15 10 10 0 0 1 0 18 9 9 0 0 1-6 14H28a9 9 0 0 1-6-14z'
const FRINGE = 'M28 36c4-10 10-14 20-14s16 4 20 14c-12-6-28-6-40 0z'
const UNDER_SCARF = 'M27 44c0-12 5-18 21-18s21 6 21 18c-5-9-11-11-21-11s-16 2-21 11z'
const SCARF = 'M23 44C19 20 30 8 48 8s29 12 25 36c-4-12-12-17-25-17S27 32 23 44z'
const KNOT = 'M24 44l-8 4 4 9 7-6z'
const STRAW_HAT = 'M12 32c12 6 60 6 72 0-3-4-8-6-14-7C68 12 60 8 48 8s-20 4-22 17c-6 1-11 3-14 7z'
const LONG_HAIR = 'M22 74C12 40 22 12 48 12s36 28 26 62z'
const HAT = 'M14 33c10 5 58 5 68 0-4-5-9-6-14-6C67 12 60 7 48 7S29 12 28 27c-5 0-10 1-14 6z'
const FEATHER = 'M66 22c4-8 9-11 14-12-1 7-4 12-12 16z'
const FULL_BEARD = 'M26 44c-1 26 8 38 22 38s23-12 22-38c-3 8-8 10-12 10-3-3-17-3-20 0-4 0-9-2-12-10z'
const BUN = 'M48 0a14 12 0 1 1 0 24 14 12 0 0 1 0-24z'
const PARTED = 'M25 46c-4-22 7-33 23-33s27 11 23 33c-2-9-8-15-23-18-15 3-21 9-23 18z'
const TEMPLES = 'M26 48c-5-4-5-14 0-18 1 6 1 12 0 18zM70 48c5-4 5-14 0-18-1 6-1 12 0 18z'
const MOUSTACHE = 'M38 56c5-5 15-5 20 0 3 0 4-1 5-3-1 7-7 9-15 6-8 3-14 1-15-6 1 2 2 3 5 3z'
const GLASSES = 'M31 45a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM49 45a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM47 44q1-1.5 2 0M31 43l-5-2M65 43l5-2'
const LAUREL =
  'M24.5 42Q26 36 18 31q.7 9 6.5 11zM26 32Q29.3 27 23.7 19.6 21 28.4 26 32zM26.5 30.2Q32 31 34.4 23.3 26.5 24.6 26.5 30.2zM30.5 23.3Q35.5 19.7 32.8 11 27.2 18.2 30.5 23.3zM31.7 22Q36.6 24.6 41.5 18.3 33.7 16.7 31.7 22zM37 17.6Q42.8 16 43.4 7 35.6 11.7 37 17.6zM38.4 16.8Q42 21 48 16.9 42 12.6 38.4 16.8z' +
  'M71.5 42Q70 36 78 31q-.7 9-6.5 11zM70 32Q66.7 27 72.3 19.6 75 28.4 70 32zM69.5 30.2Q64 31 61.6 23.3 69.5 24.6 69.5 30.2zM65.5 23.3Q60.5 19.7 63.2 11 68.8 18.2 65.5 23.3zM64.3 22Q59.4 24.6 54.5 18.3 62.3 16.7 64.3 22zM59 17.6Q53.2 16 52.6 7 60.4 11.7 59 17.6zM57.6 16.8Q54 21 48 16.9 54 12.6 57.6 16.8z'
const FLOWING = 'M19 84C9 44 18 11 48 11s39 33 29 73c-7 4-13 2-15-4H34c-2 6-8 8-15 4z'
const LONG_BEARD = 'M26 45c-3 30 4 52 22 58 18-6 25-28 22-58-3 9-8 11-12 11-4-4-16-4-20 0-4 0-9-2-12-11z'
const STRANDS = 'M38 68q1 12 5 20M48 66v24M58 68q-1 12-5 20'
const HIGH_BUN = 'M48-7c11 0 19 6 19 14 0 5-3 9-7 11H36c-4-2-7-6-7-11 0-8 8-14 19-14z'
const CHAIN = 'M28 73q20 21 40 0'
const MEDAL = 'M42 87a6 6 0 1 0 12 0 6 6 0 1 0-12 0z'
const HELMET = 'M24 44C20 20 30 10 48 10s28 10 24 34c-3-4-5-8-6-12-12 3-24 3-36 0-1 4-3 8-6 12z'
const RIVETS = 'M47 20h2M38 22h2M56 22h2M30 28h2M64 28h2'
const ANTENNA = 'M48 10V3M45 3h6'

const GLASSES_ROUND = 'M32 45a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0zM49 45a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0zM47 44q1-1 2 0'
const EARRINGS = 'M23.4 57a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0zM67 57a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z'

/** The faces that people choose from, by their names in the protocol. */
const PEOPLE: Partial<Record<string, Look>> = {
  long: {
    skin: SKINS[0],
    hair: HAIRS[1],
    back: LONG_HAIR,
    front: 'M27 44c-2-20 8-28 21-28s23 8 21 28c-6-4-10-9-12-15-8 8-18 12-30 15z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [],
  },
  beard: {
    skin: SKINS[1],
    hair: HAIRS[2],
    front: 'M26 40c-2-20 8-29 22-29s24 9 22 29c-3-3-5-6-6-10-10 3-22 3-32 0-1 4-3 7-6 10z',
    beard: 'M27 48c2 18 9 27 21 27s19-9 21-27c-3 6-7 8-11 8-3-3-17-3-20 0-4 0-8-2-11-8z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [],
  },
  curls: { skin: SKINS[2], hair: HAIRS[2], back: CURLS, front: FRINGE, eyes: 'dots', mouth: 'grin', worn: [[EARRINGS, 'var(--art-gold)']] },
  bun: {
    skin: SKINS[0],
    hair: HAIRS[3],
    back: 'M48 2a12 11 0 1 1 0 22 12 11 0 0 1 0-22z',
    front: 'M26 42c-2-18 8-27 22-27s24 9 22 27c-7-10-14-14-22-14s-15 4-22 14z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [['M35 51.5h.1M39 53.5h.1M61 51.5h.1M57 53.5h.1', '']],
  },
  glasses: {
    skin: SKINS[0],
    hair: HAIRS[0],
    front: 'M26 40c-4-20 8-30 24-29 12-3 22 8 20 29-3-4-5-8-5-12-12 0-20-1-26-6-3 7-7 13-13 18z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [[GLASSES_ROUND, '']],
  },
  bald: { skin: SKINS[1], hair: HAIRS[4], front: TEMPLES, beard: 'M40 55c4-4 12-4 16 0l-8 4z', eyes: 'dots', mouth: 'grin', worn: [] },
  braids: {
    skin: SKINS[1],
    hair: HAIRS[2],
    back: 'M25 36c-10 8-13 24-11 42 5 3 10 2 12-3-1-12 1-22 6-30zM71 36c10 8 13 24 11 42-5 3-10 2-12-3 1-12-1-22-6-30z',
    front: PARTED,
    eyes: 'dots',
    mouth: 'grin',
    worn: [
      ['M14 70q6 3 12 0', ''],
      ['M70 70q6 3 12 0', ''],
    ],
  },
  bob: {
    skin: SKINS[0],
    hair: HAIRS[4],
    back: 'M21 60C14 30 24 12 48 12s34 18 27 48c-4 4-10 4-13 0H34c-3 4-9 4-13 0z',
    front: 'M27 40c-1-16 8-25 21-25s22 9 21 25c-14-5-28-5-42 0z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [[GLASSES_ROUND, '']],
  },
  scarf: {
    skin: SKINS[1],
    hair: HAIRS[2],
    eyes: 'dots',
    mouth: 'smile',
    worn: [['M17 94C12 58 16 11 48 11s36 47 31 83H62c9-16 11-40 5-51-6-10-32-10-38 0-6 11-4 35 5 51z', CLOTHS[2]]],
  },
  short: {
    skin: SKINS[2],
    hair: HAIRS[2],
    front: 'M27 39c-2-18 8-26 21-26s23 8 21 26c-3-8-9-12-21-12s-18 4-21 12z',
    eyes: 'dots',
    mouth: 'smile',
    worn: [],
  },
}

/** Their names, in the order in which they are offered. */
export const FACES = Object.keys(PEOPLE) as Exclude<FaceName, ''>[]

/** The face that somebody has chosen; none where none was, or one that is not known here. */
export const personLook = (face: string): Look | null => PEOPLE[face] ?? null

/** A number that a name always has. */
function lot(name: string): number {
  let sum = 7
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 9973
  return sum
}

const pick = <T>(from: readonly T[], by: number): T => from[by % from.length]!

/** The face of a bot: its level says what it wears, its name all else. */
export function botLook(name: string, level: string | null): Look {
  const number = lot(name)
  const skin = pick(SKINS, number)
  const hair = pick(HAIRS, Math.floor(number / 3))
  const cloth = pick(CLOTHS, Math.floor(number / 15))
  const other = number % 2 === 1
  const base = { skin, hair }
  switch (level) {
    case 'beginner':
      return other
        ? { ...base, back: CURLS, front: FRINGE, eyes: 'wide', mouth: 'round', worn: [] }
        : { ...base, front: SPIKES, eyes: 'wide', mouth: 'round', worn: [] }
    case 'casual':
      return other
        ? {
            ...base,
            front: UNDER_SCARF,
            eyes: 'dots',
            mouth: 'grin',
            worn: [
              [KNOT, cloth],
              [SCARF, cloth],
            ],
          }
        : {
            ...base,
            back: LONG_HAIR,
            eyes: 'dots',
            mouth: 'smile',
            worn: [
              [STRAW_HAT, 'var(--art-straw)'],
              ['M26 25c12 5 32 5 44 0', ''],
            ],
          }
    case 'strong':
      return other
        ? {
            ...base,
            beard: FULL_BEARD,
            eyes: 'keen',
            mouth: 'flat',
            worn: [
              [HAT, cloth],
              ['M28 27c10 4 30 4 40 0', ''],
              [FEATHER, 'var(--art-straw)'],
            ],
          }
        : {
            ...base,
            back: LONG_HAIR,
            eyes: 'keen',
            mouth: 'flat',
            worn: [
              [HAT, cloth],
              ['M28 27c10 4 30 4 40 0', ''],
              [FEATHER, 'var(--art-cream)'],
            ],
          }
    case 'master':
      return other
        ? { ...base, hair: 'var(--art-stone)', back: BUN, front: PARTED, eyes: 'keen', mouth: 'knowing', worn: [[GLASSES, '']] }
        : { ...base, hair: 'var(--art-stone)', front: TEMPLES, beard: MOUSTACHE, eyes: 'keen', mouth: 'knowing', worn: [[GLASSES, '']] }
    case 'grandmaster':
      return other
        ? {
            ...base,
            hair: 'var(--art-cream)',
            back: HIGH_BUN,
            front: PARTED,
            eyes: 'keen',
            mouth: 'knowing',
            worn: [
              [CHAIN, ''],
              [MEDAL, 'var(--art-gold)'],
              [EARRINGS, 'var(--art-gold)'],
              [LAUREL, 'var(--art-gold)'],
            ],
          }
        : {
            ...base,
            hair: 'var(--art-cream)',
            back: FLOWING,
            front: PARTED,
            beard: LONG_BEARD,
            eyes: 'keen',
            mouth: 'knowing',
            worn: [
              [STRANDS, ''],
              [LAUREL, 'var(--art-gold)'],
            ],
          }
    default:
      return {
        ...base,
        eyes: 'dots',
        mouth: 'flat',
        worn: [
          [HELMET, 'var(--art-stone)'],
          [RIVETS, ''],
          [ANTENNA, ''],
        ],
      }
  }
}
