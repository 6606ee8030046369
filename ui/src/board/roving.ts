/** Roving focus: one target of a board can be reached with Tab, the arrow keys go to the nearest one in their direction. */
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** How much worse it is to be beside the line than further along it. */
const ASIDE = 2.5

export interface Point {
  x: number
  y: number
}

/** The index of the nearest point in a direction, or -1. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1
  let least = Infinity
  points.forEach((point, index) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx)
    const cost = along + aside * ASIDE
    if (along > 1 && cost < least) {
      best = index
      least = cost
    }
  })
  return best
}

function middle(node: Element): Point {
  const box = node.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

const targets = (board: Element, only = '') => [...board.querySelectorAll<HTMLElement>(`[data-target]${only}`)]

export function roving(board: HTMLElement) {
  const makeReachable = (node: HTMLElement | undefined) => {
    for (const target of targets(board)) target.tabIndex = target === node ? 0 : -1
  }
  /** Where somebody was last. */
  let known: HTMLElement | undefined
  const focused = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.target) return
    known = event.target
    makeReachable(known)
  }
  const pressed = (event: KeyboardEvent) => {
    const here = event.target
    const direction = ARROWS[event.key]
    if (!direction || !(here instanceof HTMLElement) || !here.dataset.target) return
    const all = targets(board).filter((target) => target !== here)
    const found = all[nearest(middle(here), all.map(middle), direction)]
    event.preventDefault()
    found?.focus()
  }
  /** Targets come and go: one of them can always be reached, the first one until somebody goes to another. */
  const check = () => {
    if (known && !board.contains(known)) known = undefined
    const stop = known ?? targets(board)[0]
    if (stop?.tabIndex !== 0) makeReachable(stop)
  }
  const observer = new MutationObserver(check)
  observer.observe(board, { childList: true, subtree: true })
  check()
  board.addEventListener('focusin', focused)
  board.addEventListener('keydown', pressed)
  return () => {
    observer.disconnect()
    board.removeEventListener('focusin', focused)
    board.removeEventListener('keydown', pressed)
  }
}

export function focusBoard(): void {
  document.querySelector<HTMLElement>('.board [data-target][tabindex="0"]')?.focus()
}

/** Focus on the next place where something may be done; if the board has none, on the next answer in the action bar. */
export function nextLegal(): boolean {
  const board = document.querySelector('.board')
  const bar = document.querySelector('.actions')
  if (!board || !bar) return false
  const places = [...targets(board, '.legal'), ...targets(board, '.hinted')]
  const legal = places.length ? places : targets(bar, ':not(.off)')
  const now = legal.indexOf(document.activeElement as HTMLElement)
  const next = legal[(now + 1) % legal.length]
  next?.focus()
  return next !== undefined
}
