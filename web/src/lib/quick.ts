/** One click to a sensible game against the computer. */
import { api } from './api'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { hasBegun, offer } from './learn/progress.svelte'
import { remember, tables } from './tables.svelte'
import { t } from './words.svelte'
import type { GameInfo, Json, NewTable, SeatRequest } from './wire'

const isFirst = (game: GameInfo) => !tables.list.some((seen) => seen.game === game.id)

export const defaults = (game: GameInfo): Record<string, Json> => Object.fromEntries(game.options.map((o) => [o.name, o.default]))

export async function openTable(game: GameInfo, table: NewTable) {
  const made = await api.open(table)
  const tokens = Object.values(made.tokens)
  if (made.host && !tokens.includes(made.host)) tokens.push(made.host)
  remember(made.table, { game: game.id, title: game.title, tokens: tokens.filter(Boolean) })
  go(`/t/${made.table}#${tokens[0] ?? made.watch}`)
}

/** A first game of a kind is played against the easiest level, and its lesson is offered. */
export async function playNow(game: GameInfo, level = isFirst(game) ? game.levels[0]!.id : game.level) {
  offer.game = isFirst(game) && game.lessons && !hasBegun(game.id) ? game.id : ''
  const seats = game.seats
  const mine = seats.find((s) => game.factions[s] === 'rebels') ?? seats[0]!
  const req: Record<string, SeatRequest> = {}
  for (const s of seats) req[s] = s === mine ? { kind: 'human', name: settings.name || t('seat.guest') } : { kind: 'computer', level }
  await openTable(game, { game: game.id, options: {}, seats: req })
}
