/**
 * A drawing of the page's own as text, to be put into an SVG. What happens at a table may be told by somebody else's browser: nothing of
 * it becomes part of the document but a name.
 */
export function use(icon: string, x = 0, y = 0, size = 0): string {
  if (!/^[\w-]+$/.test(icon)) return ''
  return size ? `<use href="#icon-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"/>` : `<use href="#icon-${icon}"/>`
}
