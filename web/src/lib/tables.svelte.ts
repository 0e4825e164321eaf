/** The tables this browser has sat at, with the tokens of its seats: kept here and nowhere else. */

import type { Outcome } from './table/ending'

export interface Seen {
  table: string
  game: string
  title: string
  sub: string
  /** What opens its seats; a key of this browser's own comes before the link that it took the place of. */
  tokens: string[]
  seats: string[]
  /** The keys by which this browser locks its seats. */
  keys: Record<string, string>
  faction: string
  opponent: string
  yourMove: boolean
  over: boolean
  /** What the game was for this browser, once it is over. */
  outcome: Outcome | ''
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
    table, game: '', title: '', sub: '', tokens: [], seats: [], keys: {}, faction: 'rebels', opponent: '',
    yourMove: false, over: false, outcome: '', turn: '', at: 0,
  }
  const now = { ...blank, ...old, ...what, at: Date.now() }
  tables.list = [now, ...tables.list.filter((s) => s.table !== table)].sort((a, b) => b.at - a.at)
  store()
}

/** Change what the list says of a table, in its place. */
export function update(table: string, what: Partial<Seen>) {
  tables.list = tables.list.map((s) => (s.table === table ? { ...s, ...what } : s))
  store()
}

export function forget(table: string) {
  tables.list = tables.list.filter((s) => s.table !== table)
  store()
}

export function tokensOf(table: string): string[] {
  return tables.list.find((s) => s.table === table)?.tokens ?? []
}

/** The key of a seat of this browser; null where the browser keeps nothing, so that it could not come back. */
export function keyOf(table: string, seat: string): string | null {
  const keys = tables.list.find((s) => s.table === table)?.keys ?? {}
  const key = keys[seat] ?? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll('+', '-').replaceAll('/', '_')
  if (!keys[seat]) remember(table, { tokens: [key, ...tokensOf(table)], keys: { ...keys, [seat]: key } })
  return load().some((s) => s.tokens.includes(key)) ? key : null
}

export function addToken(table: string, token: string) {
  const tokens = tokensOf(table)
  if (token && !tokens.includes(token)) remember(table, { tokens: [...tokens, token] })
}
