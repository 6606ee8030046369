/** The hills behind a village: paths in a box of 250 × 290; the seed shifts them, so that no two are alike. */
export interface Hills {
  far: string
  mid: string
  near: string
  trees: { x: number; y: number; scale: number; path: string }[]
}

const ROUND = 'M-1 0v-4c-7 0-9-6-5-11 1-6 11-6 12 0 4 5 2 11-5 11v4z'
const PINE = 'M0-24l8 20H1v4h-2v-4h-7z'

const cubic = (p: number, q: number, r: number, z: number, t: number) =>
  (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * z

export function hills(seed: number): Hills {
  const a = 8 + ((seed * 7) % 20)
  const b = 4 + ((seed * 11) % 18)
  const crest = (t: number) => ({ x: cubic(-5, 50, 100, 150, t), y: cubic(70 - a, 34 - b, 78 + a / 2, 60 - b, t) + 2 })
  const t = 0.1 + ((seed * 37) % 60) / 100
  return {
    far: `M-5 ${70 - a}C50 ${34 - b} 100 ${78 + a / 2} 150 ${60 - b}s75-${10 + a} 105 ${2 + b}`,
    mid: `M-5 ${112 + b / 2}c60-${14 + a / 2} 110 ${10 + b / 2} 160-3s80-${8 + b / 3} 100-2`,
    near: `M-5 ${210 - b / 3}c50-${10 + b / 2} 110 ${10 + a / 3} 165-2s75-${6 + a / 3} 95-4`,
    trees: [
      { ...crest(t), scale: 0.95, path: ROUND },
      { ...crest(t + 0.09), scale: 0.8, path: PINE },
      { ...crest(t + 0.16), scale: 0.62, path: PINE },
    ],
  }
}
