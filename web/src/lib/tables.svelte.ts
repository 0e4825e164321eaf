/** The tables this browser has sat at, with the tokens of its seats: kept here and nowhere else. */

export interface Seen {
  table: string
  game: string
  title: string
  sub: string
  tokens: string[]
  seats: string[]
  faction: string
  opponent: string
  yourMove: boolean
  over: boolean
  won: boolean
  turn: string
  at: number
}

const KEY = 'holotable.tables'

function load(): Seen[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

export const tables: { list: Seen[] } = $state({ list: load() })

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.list.slice(0, 40)))
  } catch {
    /* private window */
  }
}
window.addEventListener('storage', (e) => {
  if (e.key === KEY) tables.list = load()
})

export function remember(table: string, what: Partial<Seen>) {
  const old = tables.list.find((s) => s.table === table)
  const blank: Seen = {
    table, game: '', title: '', sub: '', tokens: [], seats: [], faction: 'rebels', opponent: '',
    yourMove: false, over: false, won: false, turn: '', at: 0,
  }
  const now = { ...blank, ...old, ...what, at: Date.now() }
  tables.list = [now, ...tables.list.filter((s) => s.table !== table)].sort((a, b) => b.at - a.at)
  store()
}

export function forget(table: string) {
  tables.list = tables.list.filter((s) => s.table !== table)
  store()
}

export function tokensOf(table: string): string[] {
  return tables.list.find((s) => s.table === table)?.tokens ?? []
}

export function addToken(table: string, token: string) {
  const tokens = tokensOf(table)
  if (token && !tokens.includes(token)) remember(table, { tokens: [...tokens, token] })
}
