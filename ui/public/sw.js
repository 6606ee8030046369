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
