/** Games that wait elsewhere: asked for now and then, and shown by the sign of the page. */
import { store } from './store.svelte'

/** Milliseconds between two questions while somebody looks at a table. */
const AGAIN = 60_000
/** Milliseconds after which a page that nobody looks at is taken for left, where a game goes over days. */
const LEFT = 60_000

/** To be called once, inside an effect root. */
export function watchWaits(): void {
  const mine = $derived(store.table?.mine ?? false)
  $effect(() => {
    void mine // whoever has just ended a turn wants to know what is next
    store.askWaits()
  })
  $effect(() => {
    const number = store.waits.length + Number(mine)
    if (number) void navigator.setAppBadge?.(number).catch(() => {})
    else void navigator.clearAppBadge?.().catch(() => {})
  })
  $effect(() => {
    const timer = setInterval(() => document.hidden || store.askWaits(), AGAIN)
    let left: ReturnType<typeof setTimeout> | undefined
    let hidden = false
    const look = () => {
      clearTimeout(left)
      if (document.hidden) {
        left = setTimeout(() => {
          hidden = true
          store.table?.hide()
        }, LEFT)
      } else {
        if (hidden) store.table?.open()
        hidden = false
        store.askWaits()
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      clearTimeout(left)
      document.removeEventListener('visibilitychange', look)
    }
  })
}
