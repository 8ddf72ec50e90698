// Shows pushes, opens their pages, and stands in for a page when there is no connection. The pages of the student's own
// scouts and dates are kept by the app (installable/own-pages.ts); the worker serves them, and forgets them at sign-out.

const offlinePage = '/offline.html'
/** Another name when the offline page changes; what is left of the one before is thrown away. */
const cacheName = 'offline-1'
const ownPages = 'own-pages:'
const datesPage = '/candidate/invitations/events'

const unreadable = { title: '新しいお知らせがあります', body: '開いて確認してください。', url: '/', tag: '' }

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage())
  // There is no old page that the new worker could not serve.
  self.skipWaiting()
})

async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePage, { cache: 'reload', credentials: 'omit' }))
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys())
    if (name !== cacheName && !name.startsWith(ownPages)) await caches.delete(name)
  // The question for the page leaves while this worker still wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { pathname, origin } = new URL(url)
  if (mode === 'navigate' && method === 'GET') event.respondWith(pageOf(event))
  else if (mode === 'navigate' && pathname === '/api/logout') event.waitUntil(forgetOwnPages())
  // With a connection the browser fetches files itself.
  else if (!navigator.onLine && origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(fileOf(event.request))
})

async function forgetOwnPages() {
  for (const name of await caches.keys()) if (name.startsWith(ownPages)) await caches.delete(name)
}

const kept = (pathname) => caches.match(pathname, { ignoreVary: true })

const fileOf = async (request) => (await kept(request.url)) ?? fetch(request)

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const { pathname } = new URL(event.request.url)
    const page = await kept(pathname)
    if (page) return page
    // The app begins at its home; without a connection the dates are what a student opens it for.
    if (pathname === '/' && (await kept(datesPage))) return Response.redirect(datesPage)
    return (await kept(offlinePage)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = messageOf(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      // A message that takes the place of another one is still news.
      renotify: tag !== '',
      data: { url },
      lang: 'ja',
      dir: 'ltr',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    }),
  )
})

/** Web Push brings the message itself, Firebase under `data`. A push that cannot be read must be shown all the same. */
function messageOf(data) {
  try {
    const sent = data.json()
    const message = typeof sent.data === 'object' && sent.data ? sent.data : sent
    const text = (name) => (typeof message[name] === 'string' ? message[name].trim() : '')
    if (!text('title')) return unreadable
    return { title: text('title'), body: text('body'), url: text('url'), tag: text('tag') }
  } catch {
    return unreadable
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(ownAddress(event.notification.data?.url)))
})

/** Whatever a message says, only a page of ours is opened. */
function ownAddress(url) {
  const address = URL.parse(url || '/', self.location.origin)
  return address?.origin === self.location.origin ? address.href : `${self.location.origin}/`
}

const areaOf = (url) => /^\/(client|admin)(?=\/|$)/.exec(new URL(url).pathname)?.[1] ?? 'candidate'

async function openPage(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = windows.filter(({ url }) => areaOf(url) === areaOf(address))
  const there = own.find(({ url }) => url === address)
  // A recruiter has several windows, and text that is typed in them.
  const open = there ?? (areaOf(address) === 'candidate' ? own[0] : undefined)
  if (!open) return self.clients.openWindow(address)
  // Not every browser lets a worker bring a window to the front.
  await open.focus().catch(() => undefined)
  // Nor does a worker hold every window.
  return open.navigate(address).catch(() => self.clients.openWindow(address))
}

/** By the area of the page that registered the device: a browser has seldom both. */
const registrations = {
  candidate: 'mutation RegisterCandidateFcmToken($token: String!) { registerCandidateFcmToken(token: $token) }',
  client:
    'mutation RegisterCompanyUserFcmToken($token: String!) { registerCompanyUserFcmToken(token: $token, isRenewal: true) }',
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** The browser gave this device another address. Where it cannot be told here, the person's next visit tells it. */
async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  const variables = { token: JSON.stringify(subscription) }
  for (const [area, query] of Object.entries(registrations)) if (await isTaken(area, { query, variables })) return
}

async function isTaken(area, question) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-area': area },
    body: JSON.stringify(question),
  })
  const { errors } = await answer.json()
  return !errors
}
