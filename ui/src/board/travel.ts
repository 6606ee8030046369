/** Movement: a piece travels from where it was to where it goes, over everything else, in a slight arc. */
import type { TransitionConfig } from 'svelte/transition'
import { duration } from '../settings.svelte'
import { inStyle } from './zoom'

const STEP = 420
const ARC = 46

/** Elements with `data-home="<name>"` are where pieces come from and go back to. */
const home = (name: string) => {
  const node = document.querySelector(`[data-home="${name}"]`)
  return node ? boxOf(node) : undefined
}
const boxOf = (node: Element) => inStyle(node.getBoundingClientRect())

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const copy = node.cloneNode(true) as HTMLElement
  const own = boxOf(node)
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: '0',
    top: '0',
    width: `${own.width}px`,
    height: `${own.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    opacity: '1',
    animation: 'none',
  })
  for (const icon of copy.querySelectorAll<SVGElement>('.icon')) Object.assign(icon.style, { width: '100%', height: '100%' })
  const at = (box: DOMRect, lift = 0) =>
    `translate(${box.left + (box.width - own.width) / 2}px, ${box.top + (box.height - own.height) / 2 - lift}px)`
  const middle = DOMRect.fromRect({
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: (from.width + to.width) / 2,
    height: (from.height + to.height) / 2,
  })
  const frames = [{ transform: at(from) }, { transform: `${at(middle, ARC)} scale(1.25)` }, { transform: at(to) }]
  // when all that moves now has been measured: whatever is put on the page in between costs a layout each
  queueMicrotask(() => {
    document.body.append(copy)
    void copy.animate(frames, { duration: time, easing: 'cubic-bezier(.3, .2, .2, 1)', fill: 'both' }).finished.finally(() => copy.remove())
  })
}

function transition(node: HTMLElement, name: string, leaving: boolean): TransitionConfig {
  const time = duration(STEP)
  const there = home(name)
  const here = boxOf(node)
  if (!time || !there?.width || !here.width || document.hidden) return { duration: 0 }
  if (leaving) fly(node, here, there, time)
  else fly(node, there, here, time)
  return { duration: time, css: (t) => (t < 1 ? 'opacity: 0' : '') }
}

export const arrive = (node: HTMLElement, options: { home: string }) => transition(node, options.home, false)
export const depart = (node: HTMLElement, options: { home: string }) => transition(node, options.home, true)

const seen = new Map<string, DOMRect>()

/** A single piece that moves between two places: leaving remembers where it was, arriving comes from there. */
export function wander(node: HTMLElement, options: { piece: string }): () => TransitionConfig {
  return () => {
    const from = seen.get(options.piece)
    const here = boxOf(node)
    const time = duration(STEP)
    if (!from || !time || !here.width) return { duration: 0 }
    fly(node, from, here, time)
    return { duration: time, css: (t) => (t < 1 ? 'opacity: 0' : '') }
  }
}

export function leave(node: HTMLElement, options: { piece: string }): TransitionConfig {
  seen.set(options.piece, boxOf(node))
  return { duration: 0 }
}
