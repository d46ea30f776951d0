/* Keeps the shell and the pictures. VERSION and SHELL are put in front when the page is built.
   The API and the socket are never touched. */
const CACHE = 'artemia-' + VERSION

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...SHELL])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('artemia-') && name !== CACHE)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))))
  self.clients.claim()
})

async function kept(request) {
  const found = await caches.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone())
  return fresh
}

async function pageOrKept(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match('/')
    if (found) return found
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(pageOrKept(request))
})

/* Phones show notifications by this worker alone; touched, they lead back to the page. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const back = ([page]) => (page ? page.focus() : self.clients.openWindow('/'))
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(back))
})
