/** Keeps the page for use without a network, and a newer version of it beside the one that runs (`service_worker.js`). */
import { tellKept } from './local-connection'
import { made } from './made'

const place = location.href.split(/[?#]/)[0]!
const folder = new URL('./', place).pathname
const versions = `vicus ${folder} `
/** Milliseconds between two looks for a newer version, or for other tabs while there is one. */
const LOOK = 3600_000
const LOOK_AT_TABS = 3000

export const keeping = $state<{
  /** The page is here without a network, too. */
  isKept: boolean
  /** A newer version is here, whole. */
  isNewer: boolean
  /** Other tabs run: they and their tables must not get another version under their feet. */
  isAlone: boolean
}>({ isKept: false, isNewer: false, isAlone: false })

let waiting: ServiceWorker | null = null
let isKeeping = false

/** From the beginning: this version is in use as long as the page is here. */
export async function begin(): Promise<void> {
  await new Promise<void>((on) => {
    void navigator.locks.request(versions + made().version, { mode: 'shared' }, () => {
      on()
      return new Promise(() => undefined)
    })
  })
  // Nothing was begun yet: a newer version that waits is taken at once. It would otherwise wait until no page is open at all.
  const registration = await navigator.serviceWorker?.getRegistration(place)
  waiting = registration?.waiting ?? null
  if (waiting && (await isAlone())) take()
}

async function isAlone(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  // lines between tabs have locks, too (`other-tabs.ts`)
  return held.filter(({ name }) => name?.startsWith(versions) && !name.startsWith(`${versions}tab `)).length < 2
}

/** Once the tables are there: what was fetched for them is not fetched twice. */
export async function keep(): Promise<void> {
  if (isKeeping || !('serviceWorker' in navigator)) return
  isKeeping = true
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(new URL('sw.js', place), { updateViaCache: 'none' }).catch(() => null)
  if (!registration) return // somebody wants no site to keep anything
  registration.addEventListener('updatefound', () => registration.installing && watch(registration.installing))
  if (registration.installing) watch(registration.installing)
  if (registration.waiting) void newer(registration.waiting)
  void serviceWorker.ready.then(({ active }) => {
    keeping.isKept = true
    tellKept()
    active?.postMessage('begun')
  })
  const look = () => void registration.update().catch(() => undefined)
  setInterval(look, LOOK)
  addEventListener('online', look)
}

function watch(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) void newer(worker)
    if (worker.state === 'redundant' && worker === waiting) keeping.isNewer = false
  })
}

async function newer(worker: ServiceWorker): Promise<void> {
  waiting = worker
  keeping.isNewer = true
  while (keeping.isNewer) {
    keeping.isAlone = await isAlone()
    await new Promise((resolve) => setTimeout(resolve, LOOK_AT_TABS))
  }
}

/** Begins anew with the newer version: games are where they were. */
export function take(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take')
}
