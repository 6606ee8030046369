/** Who has which colour. Drawings and styles know seats by their numbers; a table where colours were chosen deals them anew. */
import { drawing } from '../icons'

/** Colours that there are; each has a mark and a figure. */
export const COLOURS = 5
const SHAPES = ['mark', 'figure'] as const

/** The drawings as they were, by their names. */
const originals = new Map<string, string>()
let dealt = ''

/** By seat the number of its colour, for all colours: those that nobody has come last. */
export function dealtOrder(colours: readonly number[]): number[] {
  const taken = colours.filter((colour, seat) => colour < COLOURS && seat < COLOURS)
  const left = [...Array(COLOURS).keys()].filter((colour) => !taken.includes(colour))
  return [...Array(COLOURS).keys()].map((seat) => {
    const own = colours[seat]
    return own !== undefined && own < COLOURS ? own : left.shift()!
  })
}

/** From now on the seats have these colours; nobody's: each its own. */
export function paint(colours: readonly number[]): void {
  const order = dealtOrder(colours)
  if (dealt === String(order)) return
  dealt = String(order)
  const root = document.documentElement.style
  order.forEach((colour, seat) => {
    for (const kind of ['', 'on-']) {
      if (colour === seat) root.removeProperty(`--${kind}player-${seat + 1}`)
      else root.setProperty(`--${kind}player-${seat + 1}`, `var(--${kind}hue-${colour + 1})`)
    }
    for (const shape of SHAPES) redraw(`${shape}-${seat + 1}`, `${shape}-${colour + 1}`)
  })
}

/** The number of the seat that a colour is drawn by where seats have these: its own, or one that is not there. */
export const seatOf = (colour: number, colours: readonly number[]) => (colour < COLOURS ? dealtOrder(colours).indexOf(colour) : colour)

function original(name: string): string {
  const known = originals.get(name)
  if (known !== undefined) return known
  const text = drawing(name)?.innerHTML ?? ''
  if (text) originals.set(name, text)
  return text
}

function redraw(name: string, like: string): void {
  original(name) // kept before it is changed
  const place = drawing(name)
  if (place) place.innerHTML = original(like)
}
