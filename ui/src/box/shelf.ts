/** Boxes that are kept in this browser, each as the file that `--box` takes. */
export interface Kept {
  game: string
  name: string
  file: string
  /** Milliseconds since 1970. */
  at: number
}

const SHELF = 'vicus.boxes'
const DRAFT = 'vicus.box.'
const MOST = 60

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(found) ? found.filter((each): each is Kept => typeof each?.file === 'string' && typeof each.name === 'string') : []
  } catch {
    return []
  }
}

/** False where the browser keeps nothing. */
function write(all: Kept[]): boolean {
  try {
    localStorage.setItem(SHELF, JSON.stringify(all.slice(0, MOST)))
    return true
  } catch {
    return false
  }
}

/** All boxes, of every game. */
export const shelf = read

/** The boxes of a game, the newest first. */
export const kept = (game: string): Kept[] => read().filter((box) => box.game === game)

/** Keeps a box under its name, in place of one that was called the same. */
export function keep(box: Kept): boolean {
  return write([box, ...read().filter((other) => other.game !== box.game || other.name !== box.name)])
}

export function throwAway({ game, name }: Pick<Kept, 'game' | 'name'>): void {
  write(read().filter((other) => other.game !== game || other.name !== name))
}

/** What somebody was typing when they left. */
export function draft(game: string): string {
  try {
    return localStorage.getItem(DRAFT + game) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(game: string, file: string): void {
  try {
    if (file) localStorage.setItem(DRAFT + game, file)
    else localStorage.removeItem(DRAFT + game)
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
}

/** The name of a file: letters and digits of any language. */
export const fileName = (game: string, name: string) =>
  `${[game.replaceAll('_', '-'), ...name.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter(Boolean).join('-')}.toml`
