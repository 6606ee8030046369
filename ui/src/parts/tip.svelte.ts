/** Tooltips: what a thing is, what it does and its rule, on hover, keyboard focus or a long press. */
export interface Tip {
  title: string
  text?: string
  /** The id of a rule, linked to the rules page. */
  rule?: string
  note?: string
}

const DELAY = 450
const LINGER = 220

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

/** `<button {@attach tip(() => ({ title: … }))}>` */
export function tip(make: () => Tip | null) {
  return (node: Element) => {
    const show = (delay: number) => {
      clearTimeout(timer)
      about = node
      timer = window.setTimeout(() => {
        const tip = make()
        shown.now = tip && { tip, place: node }
      }, delay)
    }
    const over = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show(shown.now ? 80 : DELAY)
    const focus = () => node.matches(':focus-visible') && show(DELAY * 2)
    const press = (event: Event) => (event as PointerEvent).pointerType !== 'mouse' && show(DELAY)
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
