/** Puts an element beside a rectangle of the window: above it if there is room, else below, never over the edge. */
import { zoom } from '../board/zoom'

const GAP = 8

/** Puts it beside a place of the board, on the side where it covers the fewest of the other places: those are compared with it. */
export function beside(place: Element) {
  return (node: HTMLElement) => {
    const { width, height } = node.getBoundingClientRect()
    const rect = place.getBoundingClientRect()
    const [across, along] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2]
    const sides = [
      [across, rect.top - height - GAP],
      [across, rect.bottom + GAP],
      [rect.right + GAP, along],
      [rect.left - width - GAP, along],
    ].map(([x, y]) => new DOMRect(within(x!, innerWidth - width), within(y!, innerHeight - height), width, height))
    const group = place.closest('[role="group"], [role="toolbar"], section, main, dialog') ?? document.body
    const others = [...group.querySelectorAll('[data-target]'), ...document.querySelectorAll('.actions [data-target]')]
      .filter((other) => other !== place)
      .map((other) => other.getBoundingClientRect())
    const covered = (box: DOMRect) => (overlap(box, rect) ? others.length + 1 : others.filter((other) => overlap(box, other)).length)
    const best = sides.reduce((least, side) => (covered(side) < covered(least) ? side : least))
    put(node, best.left, best.top)
  }
}

function put(node: HTMLElement, left: number, top: number): void {
  node.style.left = `${left / zoom()}px`
  node.style.top = `${top / zoom()}px`
}

const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP))
const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export function near(rect: DOMRect) {
  return (node: HTMLElement) => {
    const { width, height } = node.getBoundingClientRect()
    const above = rect.top - height - GAP
    const left = rect.left + rect.width / 2 - width / 2
    const top = above >= GAP ? above : Math.min(rect.bottom + GAP, innerHeight - height - GAP)
    put(node, Math.max(GAP, Math.min(left, innerWidth - width - GAP)), top)
  }
}
