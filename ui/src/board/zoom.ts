/** How much larger the page is drawn in a large window (`--zoom`): rectangles of elements are as the window sees them, lengths in styles are not. */
export const zoom = (): number => document.documentElement.currentCSSZoom ?? 1

/** A rectangle of an element in the lengths of styles. */
export function inStyle({ x, y, width, height }: DOMRect): DOMRect {
  const by = zoom()
  return new DOMRect(x / by, y / by, width / by, height / by)
}
