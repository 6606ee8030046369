/** Tooltips: what a thing is, what it does and its rule, on hover, keyboard focus or a long press. */
export interface Tip {
  title: string
  text?: string
  /** The id of a rule, linked to the rules page. */
  rule?: string
  note?: string
}

/** Who passes over a board on the way to something else wants to see the board. */
const DELAY = 700
const NEXT = 250
const LINGER = 220
/** A long press. */
const PRESS = 450

export const shown = $state<{ now: { tip: Tip; place: Element } | null }>({ now: null })
let timer = 0
/** The place whose tip is shown or about to be. */
let about: Element | null = null

export function hideTip(): void {
  clearTimeout(timer)
  shown.now = null
}

export function keepTip(): void {
  clearTimeout(timer)
}

export function leaveTip(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => (shown.now = null), LINGER)
}

/** Where the pointer was pressed last: what comes under it while it rests there, on a page that is new, was not pointed at. */
let pressed = [NaN, NaN]
export function pressedAt({ screenX, screenY }: PointerEvent): void {
  pressed = [screenX, screenY]
}
const rests = ({ screenX, screenY }: PointerEvent) => screenX === pressed[0] && screenY === pressed[1]

/** Where a note was shown already: that a box is reconstructed is said once a table. */
let noted = ''

function once(tip: Tip): Tip {
  if (!tip.note) return tip
  const first = noted !== location.hash
  noted = location.hash
  return first ? tip : { ...tip, note: undefined }
}

/** `<button {@attach tip(() => ({ title: … }))}>` */
export function tip(make: () => Tip | null) {
  return (node: Element) => {
    const show = (delay: number) => {
      clearTimeout(timer)
      about = node
      timer = window.setTimeout(() => {
        const tip = make()
        shown.now = tip && { tip: once(tip), place: node }
      }, delay)
    }
    const over = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return
      if (rests(event as PointerEvent)) node.addEventListener('pointermove', over, { once: true })
      else show(shown.now ? NEXT : DELAY)
    }
    const focus = () => node.matches(':focus-visible') && show(900)
    const press = (event: Event) => (event as PointerEvent).pointerType !== 'mouse' && show(PRESS)
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', over],
      ['pointerleave', leaveTip],
      ['focus', focus],
      ['blur', () => queueMicrotask(hideTip)],
      ['pointerdown', press],
      ['pointerup', leaveTip],
      ['pointercancel', leaveTip],
      ['click', hideTip],
    ]
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      if (about === node) hideTip() // gone: nothing can be said about it any more
    }
  }
}
