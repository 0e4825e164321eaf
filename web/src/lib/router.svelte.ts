/** The address is the page: /, /new/<game>, /t/<table>#<token>, /watch/<table>#<token>, /replay, /rules/<game>, /learn/<game>/<lesson>, /workshop/<game>#<plan>, /shelf/<game>#<key>, /campaign/<id>#<token>, /join. */

export interface Route {
  page: 'home' | 'new' | 'table' | 'replay' | 'rules' | 'learn' | 'lesson' | 'workshop' | 'shelf' | 'campaign' | 'join' | 'lost'
  arg: string
  /** The lesson, behind its game. */
  lesson: string
  query: URLSearchParams
  hash: string
}

/** What the address says after its hash sign; anybody can make a link that is no proper text. */
function plainHash(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function parse(): Route {
  const parts = location.pathname.split('/').filter(Boolean)
  const arg = parts[1] ?? ''
  const lesson = parts[2] ?? ''
  const query = new URLSearchParams(location.search)
  const hash = plainHash(location.hash.slice(1))
  const head = parts[0] ?? ''
  const page: Route['page'] =
    head === '' ? 'home'
    : head === 'new' ? 'new'
    : (head === 't' || head === 'watch') && arg ? 'table'
    : head === 'replay' ? 'replay'
    : head === 'rules' ? 'rules'
    : head === 'workshop' ? 'workshop'
    : head === 'shelf' ? 'shelf'
    : head === 'campaign' ? 'campaign'
    : head === 'learn' ? (lesson ? 'lesson' : 'learn')
    : head === 'join' ? 'join'
    : 'lost'
  return { page, arg, lesson, query, hash }
}

export const route: Route = $state(parse())

function follow() {
  Object.assign(route, parse())
}
window.addEventListener('popstate', follow)
window.addEventListener('hashchange', follow)

export function go(address: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  follow()
  if (!replace) window.scrollTo(0, 0)
}

/** To the table of a link that somebody sent; tells whether it leads to one. */
export function goByLink(link: string): boolean {
  const found = URL.canParse(link.trim(), location.origin) ? new URL(link.trim(), location.origin) : null
  if (!found || !/^\/(t|watch)\/./.test(found.pathname)) return false
  go(found.pathname + found.hash)
  return true
}

/** Plain left clicks on our own links stay inside the page. */
export function catchLinks(e: MouseEvent) {
  if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
  const a = (e.target as Element).closest?.('a')
  if (!a || a.target || a.hasAttribute('download') || a.origin !== location.origin) return
  if (a.pathname.startsWith('/api') || a.pathname.startsWith('/docs')) return
  if (a.pathname === location.pathname && a.search === location.search && a.hash) return
  e.preventDefault()
  go(a.pathname + a.search + a.hash)
}
