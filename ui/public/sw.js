/* The part of the page that is there when the page is not: shows that it is somebody's turn, and leads to the table.
   Plain script of its own, for the whole site; what the page keeps for use without a line can be added beside it. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // not ours, but browsers insist that something is shown
  }
  const where = typeof told.where === 'string' ? told.where : ''
  event.waitUntil(
    self.registration.showNotification(String(told.title ?? 'Vicus'), {
      body: String(told.text ?? ''),
      tag: where || 'vicus', // one for each table: a newer one takes the place of the older
      renotify: true,
      data: { where },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(`./#/${event.notification.data?.where ?? ''}`, self.registration.scope).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => page.url === address)
      return there ? there.focus() : self.clients.openWindow(address)
    }),
  )
})

/** As the server shows an address that it does not tell. */
async function digest(address) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asks the server, by POST where there is something to say; raises if it refuses. */
async function ask(path, body) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(new URL(path, self.registration.scope), body ? sent : {})
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** The push service has given this browser another address, or taken the old one away: the server is told the new one in its place.
    Only if the server knows this browser (some browsers do not say what the old address was: then any of this person's):
    whoever has switched notices off is not told again. */
async function renew(before, after) {
  const { key, channels } = await ask('api/notices')
  const gone = before ? await digest(before.endpoint) : ''
  const known = channels.find(({ kind, endpoint }) => kind === 'push' && (!before || endpoint === gone))
  if (!known || !key) return
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/')
  const applicationServerKey = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const found = after ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = found.toJSON()
  if (before && endpoint !== before.endpoint) await ask('api/notices/remove', { id: known.id })
  await ask('api/notices/add', { kind: 'push', place: { url: endpoint, key: keys.p256dh, auth: keys.auth }, language: known.language })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)))
