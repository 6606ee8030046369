/** Puts an element beside a rectangle of the window: above it if there is room, else below, never over the edge. */
const GAP = 8

export function near(rect: DOMRect) {
  return (node: HTMLElement) => {
    const { width, height } = node.getBoundingClientRect()
    const above = rect.top - height - GAP
    const left = rect.left + rect.width / 2 - width / 2
    node.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
    node.style.top = `${above >= GAP ? above : Math.min(rect.bottom + GAP, innerHeight - height - GAP)}px`
  }
}
