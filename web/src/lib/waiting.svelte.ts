/** The tables that wait for this person: counted in the title, on the icon of the tab and on that of the app. */
import plain from '../art/icon.svg?raw'
import { tables, type Seen } from './tables.svelte'

export const countOf = (list: Seen[]) => list.filter((x) => x.yourMove && !x.over && x.tokens.length > 0).length
/** A title that counts: nothing is said of none. */
export const counted = (title: string, n: number) => (n ? `(${n}) ${title}` : title)

let base = $state('Holotable')

/** What the page is called; the count goes before it. */
export function setTitle(title: string) {
  base = title
}

/** Call once, inside a component. */
export function watchWaiting() {
  $effect(() => {
    document.title = counted(base, countOf(tables.list))
  })
  $effect(() => {
    const n = countOf(tables.list)
    const app = navigator as { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
    void (n ? app.setAppBadge?.(n) : app.clearAppBadge?.())?.catch(() => {})
    mark(n)
  })
}

/** The icon of the tab, with the count on it. */
function mark(n: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && (n || link.href.startsWith('data:'))) link.href = `data:image/svg+xml,${encodeURIComponent(n ? marked(plain, n) : plain)}`
}

export function marked(svg: string, n: number): string {
  const text = n > 9 ? '9+' : String(n)
  const disc = `<circle cx="22.5" cy="9.5" r="9.5" fill="#ff8799"/><text x="22.5" y="14" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="13" fill="#06101d">${text}</text>`
  return svg.replace('</svg>', `${disc}</svg>`)
}
