/** The time, told anew each second to whoever shows it. */
import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Seconds since 1970. */
export function seconds(): number {
  subscribe()
  return Date.now() / 1000
}
