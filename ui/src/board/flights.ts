/** Small things that fly from one place to another to show what happened: coins, tiles. */
import { duration } from '../settings.svelte'
import { use } from './use'
import { inStyle } from './zoom'

/** From and to are names of places: a target's id, or a `data-home`. */
export interface Flight {
  icon: string
  /** Instead of the icon: an SVG drawing of a piece, in a box of 60 × 60. */
  piece?: string
  from: string
  to: string
}

const TIME = 620
const APART = 90
const SIZE = 24
const PIECE = 44
const MOST = 14

function middle(name: string, size: number): { x: number; y: number } | null {
  const escaped = CSS.escape(name)
  const node = document.querySelector(`[data-target="${escaped}"], [data-home="${escaped}"]`)
  const box = node && inStyle(node.getBoundingClientRect())
  return box?.width ? { x: box.left + box.width / 2 - size / 2, y: box.top + box.height / 2 - size / 2 } : null
}

export function show(flights: Flight[]): void {
  const time = duration(TIME)
  if (!time || document.hidden) return
  // all are measured before the first is put on the page: what is put there in between costs a layout each
  const ways = flights.slice(0, MOST).map((flight) => {
    const size = flight.piece ? PIECE : SIZE
    return { ...flight, size, start: middle(flight.from, size), end: middle(flight.to, size) }
  })
  ways.forEach(({ icon, piece, size, start, end }, index) => {
    if (!start || !end) return
    const thing = document.createElement('div')
    thing.className = 'flight'
    thing.setAttribute('aria-hidden', 'true')
    const drawing = piece ?? use(icon)
    thing.innerHTML = `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 ${piece ? '60 60' : '48 48'}">${drawing}</svg>`
    document.body.append(thing)
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    const frames = [
      { transform: at(start.x, start.y, 0.4), opacity: 0 },
      { transform: at(start.x, start.y - 14, 1.3), opacity: 1, offset: 0.25 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - 40, 1.2), opacity: 1, offset: 0.6 },
      { transform: at(end.x, end.y, 0.8), opacity: 1 },
    ]
    const delay = (index * APART * time) / TIME
    void thing.animate(frames, { duration: time, delay, easing: 'ease-in-out', fill: 'both' }).finished.finally(() => thing.remove())
  })
}
