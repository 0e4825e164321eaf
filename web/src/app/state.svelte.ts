/** What the app itself has to say: whether there is a network, whether a newer version lies ready, and whether it can be installed. */

/** What a browser that installs pages offers; others install from their own menus. */
type Offer = Event & { prompt(): Promise<unknown> }

interface App {
  online: boolean
  newer: boolean
  offer: Offer | null
}

export const app: App = $state({ online: navigator.onLine !== false, newer: false, offer: null })

window.addEventListener('beforeinstallprompt', (e) => (app.offer = e as Offer))
window.addEventListener('appinstalled', () => (app.offer = null))

export async function install() {
  await app.offer?.prompt()
  app.offer = null
}

/** Call once, inside a component. */
export function watchLine() {
  $effect(() => {
    const look = () => (app.online = navigator.onLine !== false)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  })
}
