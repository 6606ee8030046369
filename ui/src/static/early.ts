/** The table's worker, begun before the page itself where everything is here already: else the page's own files come first. */
import { made } from './made'
import type { ToTab, ToWorker } from './messages'

const place = location.href.split('#')[0]!
const tab = crypto.randomUUID()

interface Begun {
  worker: Worker
  /** What it has said while nobody listened. */
  heard: ToTab[]
  failed: string
}

function begin(): Begun {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  const begun: Begun = { worker, heard: [], failed: '' }
  worker.onmessage = ({ data }: MessageEvent<ToTab>) => begun.heard.push(data)
  worker.onerror = (event) => (begun.failed = event.message || 'worker')
  worker.postMessage({ kind: 'start', place, tab, made: made() } satisfies ToWorker)
  return begun
}

/** Whoever comes to a friend's table needs none. */
const isGuest = /^#\/(with|answer)/.test(location.hash)
let waiting: Begun | null = navigator.serviceWorker?.controller && !isGuest ? begin() : null

/** One that was asked to start; nobody else has it. */
export function begunWorker(): Begun {
  const begun = waiting ?? begin()
  waiting = null
  return begun
}
