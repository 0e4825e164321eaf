/** What the page knows of the shelf: its battles, the host's key, and the keys of battles that this browser put there. */
import { call, once, post } from '../lib/api'
import type { Plan, Shelf, ShelfBattle, Shelved } from '../lib/wire'

const HOST = 'holotable.shelf.host'
const MINE = 'holotable.shelf.mine'

function read<T>(name: string, otherwise: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return typeof kept === typeof otherwise && kept !== null ? (kept as T) : otherwise
  } catch {
    return otherwise
  }
}
function write(name: string, value: unknown) {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    /* private window: the keys live as long as the page */
  }
}

export const keys: { host: string; mine: Record<string, string> } = $state({ host: read(HOST, ''), mine: read(MINE, {}) })

export function beHost(key: string) {
  keys.host = key
  write(HOST, key)
}

const bearer = (key: string): RequestInit => (key ? { headers: { Authorization: `Bearer ${key}` } } : {})

export const shelf = {
  of: (game: string) => call<Shelf>(`/api/shelf/${game}`, bearer(keys.host)),
  battle: (game: string, id: string) => once<ShelfBattle>(`/api/shelf/${game}/${id}`),
  async add(plan: Plan): Promise<Shelved> {
    const made = await call<Shelved>('/api/shelf', post('', plan, keys.host))
    keys.mine = { ...keys.mine, [made.id]: made.key }
    write(MINE, keys.mine)
    return made
  },
  remove: (id: string) => call<null>(`/api/shelf/${id}`, { method: 'DELETE', ...bearer(keys.mine[id] ?? keys.host) }),
}
