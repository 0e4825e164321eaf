/** One click to a sensible game against the computer. */
import { api } from './api'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { remember } from './tables.svelte'
import { t } from './words.svelte'
import type { GameInfo, Json, NewTable, SeatRequest } from './wire'

/** The seats of a game under these options. The server says; the names here are the vocabulary's own. */
export function seatsOf(game: GameInfo, options: Record<string, Json>): string[] {
  const by = game.seats_by_options
  if (by) {
    for (const [key, seats] of Object.entries(by)) {
      if (key === '' || key === '*' || key === 'default') continue
      try {
        const want = JSON.parse(key) as Record<string, Json>
        if (Object.entries(want).every(([k, v]) => (options[k] ?? game.options.find((o) => o.name === k)?.default) === v)) return seats
      } catch {
        /* a plain key: players=3 */
        const parts = key.split(/[,;&]/).map((p) => p.split('='))
        if (parts.every(([k, v]) => String(options[k!] ?? game.options.find((o) => o.name === k)?.default) === v)) return seats
      }
    }
    const plain = by[''] ?? by['*'] ?? by.default
    if (plain) return plain
  }
  const value = (n: string) => options[n] ?? game.options.find((o) => o.name === n)?.default
  const players = Number(value('players') ?? 2)
  switch (game.id) {
    case 'blizzard':
      return ['alliance', 'empire']
    case 'endor':
      return players === 4 ? ['rebels-1', 'empire-1', 'empire-2', 'rebels-2'] : ['rebels', 'empire']
    case 'command':
      if (players === 4) return ['rebels-1', 'rebels-2', 'empire-1', 'empire-2']
      if (players === 3) return value('team') === 'empire' ? ['rebels', 'empire-1', 'empire-2'] : ['rebels-1', 'rebels-2', 'empire']
      return ['rebels', 'empire']
    case 'trilogy':
      if (value('mode') === 'standard') return ['orange', 'yellow', 'grey', 'white'].slice(0, players)
      return players === 2 ? ['rebels', 'empire'] : players === 3 ? ['rebels', 'hutts', 'empire'] : players === 4 ? ['rebels-orange', 'empire-grey', 'rebels-yellow', 'empire-white'] : ['rebels-orange', 'empire-grey', 'hutts', 'rebels-yellow', 'empire-white']
    default:
      return ['empire', 'rebels']
  }
}

export const defaults = (game: GameInfo): Record<string, Json> => Object.fromEntries(game.options.map((o) => [o.name, o.default]))

export function middleLevel(game: GameInfo): string | null {
  const l = game.levels
  return l.length ? l[Math.min(l.length - 1, Math.floor(l.length / 2))]!.id : null
}

export async function openTable(game: GameInfo, table: NewTable) {
  const made = await api.open(table)
  const tokens = Object.values(made.tokens)
  if (made.host && !tokens.includes(made.host)) tokens.push(made.host)
  remember(made.table, { game: game.id, title: game.title, tokens: tokens.filter(Boolean) })
  go(`/t/${made.table}#${tokens[0] ?? made.watch}`)
}

export async function playNow(game: GameInfo) {
  const seats = seatsOf(game, {})
  const mine = seats.find((s) => /^(rebel|alliance|orange)/.test(s)) ?? seats[0]!
  const req: Record<string, SeatRequest> = {}
  for (const s of seats) req[s] = s === mine ? { kind: 'human', name: settings.name || t('seat.guest') } : { kind: 'computer', level: middleLevel(game) }
  await openTable(game, { game: game.id, options: {}, seats: req })
}
