/// <reference lib="webworker" />
/** The service worker: the page opens from here at once, and rules and lessons are read without a network. */
import { FILES, KEPT, outdated, wayOf } from './policy'

declare const self: ServiceWorkerGlobalScope
/** The build's files, and the name that changes with them: written in at the build. */
declare const __FILES__: string[]
declare const __VERSION__: string

const SHELL = '/'
/** Milliseconds that a network may take while what was last heard lies here. */
const PATIENCE = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const files = await caches.open(FILES + __VERSION__)
      await files.add(new Request(SHELL, { cache: 'reload' }))
      await files.addAll(__FILES__)
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all(outdated(await caches.keys(), __VERSION__).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, mode, url } = request
  const way = wayOf({ method, mode, url, signed: request.headers.has('authorization') }, self.location.origin)
  if (way === 'shell') event.respondWith(shell(request))
  else if (way === 'file') event.respondWith(file(request))
  else if (way === 'kept') event.respondWith(kept(request))
})

/** The page of this very version; a newer one installs its own worker. */
async function shell(request: Request): Promise<Response> {
  const files = await caches.open(FILES + __VERSION__)
  return (await files.match(SHELL, { ignoreVary: true })) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The network's answer, and a copy of it is kept for each language; without a network the copy. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT + __VERSION__)
  const place = new URL(request.url)
  place.searchParams.set('spoken', request.headers.get('accept-language') ?? '')
  const copy = await cache.match(place, { ignoreVary: true })
  const heard = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(place, answer.clone())
    return answer
  })
  if (!copy) return heard
  const late = new Promise<Response>((done) => setTimeout(done, PATIENCE, copy))
  return Promise.race([heard, late]).catch(() => copy)
}

/** A notice leads to its table: to the window that shows it, else to a window of ours, else to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = (event.notification.data ?? {}) as { table?: string }
  const address = table ? `/t/${table}` : SHELL
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const there = windows.find((w) => new URL(w.url).pathname === address)
      if (there) return void (await there.focus())
      const ours = windows[0]
      if (!ours) return void (await self.clients.openWindow(address))
      await ours.focus()
      ours.postMessage({ go: address })
    })(),
  )
})
