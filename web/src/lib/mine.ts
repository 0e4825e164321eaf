/** The list of this browser's tables, kept true: whose turn it is, what has ended, and what is there no more. */
import { api } from './api'
import { call } from './notify'
import { route } from './router.svelte'
import { settings } from './settings.svelte'
import { outcomeOf } from './table/ending'
import { forget, tables, update } from './tables.svelte'
import { listed, t } from './words.svelte'
import type { Summary } from './wire'

const EVERY = 15_000
/** Where the list itself is not shown, what is shown goes first. */
const SOON = 4000
const MOST = 40

/** What the list says of a table, from what the server says. */
export function changes(s: Summary) {
  const others = s.to_act.filter((x) => !s.you.includes(x))
  const name = (id: string) => s.seats.find((x) => x.seat === id)
  const turn = listed(others.map((x) => name(x)?.name || name(x)?.title || x))
  return {
    yourMove: !s.over && s.to_act.some((x) => s.you.includes(x)),
    over: s.over,
    outcome: s.over ? outcomeOf(s.winners, s.you, s.seats.length) : ('' as const),
    turn,
  }
}

/** Ask the server about all tables that are not over; those that are gone, or not ours any more, are tidied away. */
async function look() {
  const held = tables.list.filter((x) => !x.over && x.tokens.length).slice(0, MOST)
  if (!held.length || (document.hidden && !settings.notify)) return
  try {
    const found = (await api.mine(held.map(({ table, tokens }) => ({ table, tokens: tokens.slice(0, 16) })))).tables
    for (const { table, title, yourMove } of held) {
      const s = found[table]
      if (!s || (!s.you.length && !s.host)) {
        forget(table)
        continue
      }
      const now = changes(s)
      update(table, now)
      if (now.yourMove && !yourMove) void call(t('notify.turn', { title }), table)
    }
  } catch {
    /* the server does not answer: nothing is tidied away for that */
  }
}

/** Look now, now and then, and whenever the person comes back to the page; returns what stops it. */
export function keepTrue() {
  const first = setTimeout(look, route.page === 'home' ? 0 : SOON)
  const timer = setInterval(look, EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
