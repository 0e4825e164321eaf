/** Where the service worker takes an answer from. What belongs to a seat never passes through its hands. */

/** shell: the page itself; file: a file whose name changes with its content; kept: what all may read, as last heard; network: untouched. */
export type Way = 'shell' | 'file' | 'kept' | 'network'

/** Answers that are the same for everybody: the games, the rulebooks with their pictures, and the lessons. */
const FOR_ALL = [/^\/api\/games$/, /^\/api\/rules\/[^/]+(\/scenes\/\d+)?$/, /^\/api\/learn\/[^/]+(\/[^/]+)?$/]

/** Addresses of the server that are no pages, and files that one looks at by themselves. */
const NOT_OURS = /^\/(ws|health|metrics)\b|\.[^/]+$/

export interface Asked {
  method: string
  mode: string
  url: string
  /** Whether the request carries the key of a seat. */
  signed: boolean
}

export function wayOf({ method, mode, url, signed }: Asked, origin: string): Way {
  const { pathname, origin: from } = new URL(url)
  if (method !== 'GET' || from !== origin || signed) return 'network'
  if (pathname.startsWith('/api/')) return FOR_ALL.some((one) => one.test(pathname)) ? 'kept' : 'network'
  if (pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' && !NOT_OURS.test(pathname) ? 'shell' : 'network'
}

export const FILES = 'holotable-files-'
export const KEPT = 'holotable-kept-'

/** The caches of other versions that can go: the files of the version before stay, for pages that are still open on it. */
export function outdated(names: string[], version: string): string[] {
  const before = names.filter((n) => n.startsWith(FILES) && n !== FILES + version).slice(0, -1)
  return [...before, ...names.filter((n) => n.startsWith(KEPT) && n !== KEPT + version)]
}
