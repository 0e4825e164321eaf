/** Call a person who is looking elsewhere, if they wish so. */
import { settings } from './settings.svelte'

export function call(text: string, tag: string) {
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return
  new Notification('Holotable', { body: text, tag })
}
