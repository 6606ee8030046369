/** Drawings, put into the page once; `<Icon name="ui-undo">` shows one of them. */
const shared = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true })

/** By the path of its file: a drawing as text. */
export type Drawings = Record<string, string>

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -4)
let sprite: SVGSVGElement | undefined
const drawn = new Set<string>()

function symbol(path: string, text: string): string {
  return text.replace(/<svg xmlns="[^"]*"/, `<symbol id="icon-${nameOf(path)}"`).replace('</svg>', '</symbol>')
}

/** What stands in a drawing that is there, by its name; none where it is not. */
export const drawing = (name: string) => sprite?.querySelector<SVGSymbolElement>(`#icon-${name}`) ?? null

/** Adds those that are not there yet: what all games share, and then each game's own. */
export function addIcons(drawings: Drawings = shared): void {
  if (!sprite) {
    const place = document.createElement('div')
    place.hidden = true
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    place.append(sprite)
    document.body.prepend(place)
  }
  const fresh = Object.entries(drawings).filter(([path]) => !drawn.has(nameOf(path)))
  for (const [path] of fresh) drawn.add(nameOf(path))
  sprite.insertAdjacentHTML('beforeend', fresh.map(([path, text]) => symbol(path, text)).join(''))
}
