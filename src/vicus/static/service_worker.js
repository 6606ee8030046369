/* Keeps the page without a server for use without a network: each version whole, in a cache of its own.

   `vicus static` writes VERSION above: { version, files: [[path, sha256]], later: the same }. A browser that finds another text here installs it
   beside the one that runs. All files must come, and be the very ones of this version, else nothing of it stays. Pages go on with
   the version that they have begun with; the new one is taken when the last of them has gone, at the start of the only one, or
   when somebody wishes it (`ui/src/static/keeping.svelte.ts`). All files but a few have names by their contents, so that a page never finds another version's.

   What may come later (nets: not everybody plays against one) is not waited for: it is fetched file by file once a page runs, unless
   somebody wants to save data, and kept when somebody needs it before. Without it the version is whole. */

const NAME = `vicus ${new URL(self.registration.scope).pathname} `
const OWN = NAME + VERSION.version
const FILES = new Map(VERSION.files)
const LATER = new Map(VERSION.later)
const START = 'index.html'
const AT_ONCE = 4
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', json: 'application/json' }
Object.assign(TYPES, { svg: 'image/svg+xml', png: 'image/png', webmanifest: 'application/manifest+json' })
/** What another version may have under the same name. */
const isNamedByContents = (path) => path.includes('/')

const address = (path) => new URL(path === START ? './' : path, self.registration.scope).href

/** Checked by the browser: whatever a host sends that is not of this version is an error. */
async function fetched(path) {
  const integrity = `sha256-${FILES.get(path) ?? LATER.get(path)}`
  const ask = (cache) => fetch(address(path), { cache, integrity, credentials: 'same-origin' })
  const answer = isNamedByContents(path) ? await ask('default').catch(() => ask('reload')) : await ask('reload')
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  const type = TYPES[path.split('.').pop()] ?? 'application/octet-stream'
  // anew: an answer that was led elsewhere may not be given to a page that opens
  return new Response(await answer.blob(), { headers: { 'content-type': type } })
}

async function keptBefore(path) {
  if (!isNamedByContents(path)) return undefined
  for (const name of await caches.keys()) {
    if (!name.startsWith(NAME)) continue
    const found = await (await caches.open(name)).match(address(path))
    if (found) return found
  }
}

async function install() {
  const cache = await caches.open(OWN)
  const waiting = [...FILES.keys()]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await cache.put(address(path), (await keptBefore(path)) ?? (await fetched(path)))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await takeOver(cache)
  } catch (problem) {
    waiting.length = 0
    await caches.delete(OWN)
    throw problem
  }
}

/** What an earlier version has of it, which will go. */
async function takeOver(cache) {
  for (const path of LATER.keys()) {
    const found = await keptBefore(path)
    if (found) await cache.put(address(path), found)
  }
}

/** All that may come later; what cannot be had now is tried again with the next page. */
async function fetchLater() {
  if (navigator.connection?.saveData) return
  for (const path of LATER.keys()) await keptLater(path).catch(() => undefined)
}

async function keptLater(path) {
  const cache = await caches.open(OWN)
  const own = await cache.match(address(path))
  if (own) return own
  const found = (await keptBefore(path)) ?? (await fetched(path))
  await cache.put(address(path), found.clone()).catch(() => undefined) // a disk may be full: then it is fetched again
  return found
}

/** Forgets versions that no page uses: each page has a lock with the name of its cache as long as it is there. */
async function tidy() {
  if (self.registration.installing || self.registration.waiting) return
  const { held } = await navigator.locks.query()
  const used = new Set([OWN, ...held.map(({ name }) => name)])
  for (const name of await caches.keys()) if (name.startsWith(NAME) && !used.has(name)) await caches.delete(name)
}

async function given(path, request) {
  if (LATER.has(path)) return keptLater(path)
  const own = await (await caches.open(OWN)).match(address(path))
  return own ?? (await keptBefore(path)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)))
self.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(self.skipWaiting())
  if (event.data === 'begun') event.waitUntil(tidy().then(fetchLater))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const [place] = request.url.split(/[?#]/)
  if (request.method !== 'GET' || !place.startsWith(self.registration.scope)) return
  const path = place.slice(self.registration.scope.length) || START
  if (FILES.has(path) || isNamedByContents(path)) event.respondWith(given(path, request))
})
