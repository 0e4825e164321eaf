/** Call a person who is looking elsewhere, if they wish so. */
import { settings } from './settings.svelte'

const able = () => 'Notification' in window
export const blocked = () => able() && Notification.permission === 'denied'

/** Ask the person for leave to call them; tells whether it was given. */
export async function mayCall(): Promise<boolean> {
  if (!able()) return false
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted'
}

/** A notice of a table; phones show those of a service worker only. */
export async function call(text: string, table: string) {
  if (!document.hidden || !settings.notify || !able() || Notification.permission !== 'granted') return
  const notice = { body: text, tag: table, icon: '/icon-192.png', data: { table } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification('Holotable', notice)
  else new Notification('Holotable', notice)
}
