/** One click to a sensible game against the computer. */
import { api } from './api'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { hasBegun, offer } from './learn/progress.svelte'
import { remember, tables, tokensOf } from './tables.svelte'
import { t } from './words.svelte'
import type { GameInfo, Json, NewTable, SeatRequest, TableMade } from './wire'

const isFirst = (game: GameInfo) => !tables.list.some((seen) => seen.game === game.id)

export const defaults = (game: GameInfo): Record<string, Json> => Object.fromEntries(game.options.map((o) => [o.name, o.default]))

export async function openTable(game: GameInfo, table: NewTable) {
  enter(game, await api.open(table))
}

/** Go to a table that was just opened. */
function enter(game: { id: string; title: string }, made: TableMade) {
  const tokens = Object.values(made.tokens)
  if (made.host && !tokens.includes(made.host)) tokens.push(made.host)
  remember(made.table, { game: game.id, title: game.title, tokens: tokens.filter(Boolean) })
  go(`/t/${made.table}#${tokens[0] ?? made.watch}`)
}

/** Play on with a save that holds its whole game. */
export async function playOn(game: { id: string; title: string }, save: unknown) {
  enter(game, await api.resume(save))
}

/** Go to the table that the save of one seat belongs to; tells whether it is such a save. */
export function comeBack(save: unknown): boolean {
  const { resume } = (save ?? {}) as { resume?: { table?: unknown; tokens?: unknown } }
  if (typeof resume?.table !== 'string' || !Array.isArray(resume.tokens)) return false
  const tokens = resume.tokens.filter((x): x is string => typeof x === 'string')
  remember(resume.table, { tokens: [...new Set([...tokensOf(resume.table), ...tokens])] })
  go(`/t/${encodeURIComponent(resume.table)}`)
  return true
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
