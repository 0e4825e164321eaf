/** Keeps the focus where the eye is: when what had it is gone after a choice, it goes on to what has come in its place. */

/** What the choices, the board, the hand and so on are in the page. */
const LIST = '.choices'
const ROWS = `${LIST} :is(.ch, .closing):not(:disabled)`
const NOW = '.now'

/** Where the focus was: the place on the board, or how far down the list. */
type Home = { spot: string } | { row: number } | { card: number } | null

const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)]
const rank = (css: string, of: Element) => Math.max(0, all(css).findIndex((e) => e === of))

function homeOf(e: Element): Home {
  const spot = e.closest('[data-spot]')?.getAttribute('data-spot')
  if (spot) return { spot }
  if (e.closest('.pick')) return null
  if (e.closest(LIST)) return { row: rank(ROWS, e) }
  return e.closest('.hand') ? { card: rank('.hand button', e) } : null
}

export class Focus {
  private home: Home = null
  private on: Element | null = null
  /** The last thing pressed was a key: who points needs no focus. */
  private byKey = false

  /** Watch what has the focus; tells how to stop. */
  watch(): () => void {
    const came = (e: FocusEvent) => this.came(e.target as Element)
    const key = () => (this.byKey = true)
    const pointer = () => (this.byKey = false)
    document.addEventListener('focusin', came)
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      document.removeEventListener('focusin', came)
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }

  private came(e: Element) {
    this.on = e
    // a dialog gives back what it took
    if (!e.closest('dialog, .pick')) this.home = homeOf(e)
  }

  /** The page has changed: where the focus was lost by that, it is put back. */
  mend() {
    const now = document.activeElement
    if (!this.byKey || (now && now !== document.body)) return
    const lost = this.on && (!this.on.isConnected || this.on.matches(':disabled') || !!this.on.closest('[inert]'))
    if (lost) this.next()?.focus({ preventScroll: false })
  }

  private next(): HTMLElement | SVGElement | null {
    const home = this.home
    if (!home) return document.querySelector<HTMLElement>(NOW)
    if ('spot' in home) return this.spot(home.spot) ?? document.querySelector<SVGElement>('.spot[tabindex="0"]')
    const rows = all('card' in home ? '.hand button' : ROWS)
    const at = 'card' in home ? home.card : home.row
    return rows[Math.min(at, rows.length - 1)] ?? all(ROWS)[0] ?? document.querySelector<HTMLElement>(NOW)
  }
  private spot(id: string) {
    return document.querySelector<SVGElement>(`[data-spot="${CSS.escape(id)}"]`)
  }

  /** Go to a part of the table: to the first of some that is there. */
  to(...parts: string[]) {
    parts.map((css) => document.querySelector<HTMLElement>(css)).find((e) => !!e)?.focus()
  }
}
