/** Brings the service worker in, hears of newer versions, and lets it keep what can be read without a network. */
import { go } from '../lib/router.svelte'
import { keepForLater } from './later'
import { app } from './state.svelte'

const AGAIN = 10 * 60_000
const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const had = !!serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => had && void compare())
  serviceWorker.addEventListener('message', (e: MessageEvent<{ go?: string }>) => e.data?.go && go(e.data.go))
  const worker = await serviceWorker.register('/sw.js')
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < AGAIN) return
    asked = Date.now()
    void worker?.update().catch(() => {})
  })
  await inControl()
  await keepForLater(own)
}

/** Until the worker hears what the page asks for. */
function inControl(): Promise<unknown> {
  const { serviceWorker } = navigator
  return serviceWorker.controller ? serviceWorker.ready : new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
}

/** A new worker has taken over: the page is old if the page that the worker holds begins with another script. */
async function compare() {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  const text = (await answer?.text()) ?? ''
  app.newer = text !== '' && own !== '' && !text.includes(new URL(own).pathname)
}
