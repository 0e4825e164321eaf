/** What the computer makes of the choices: the best one, its chance, and what it gains over the next best. */
import type { RankedChoice } from '../wire'

/** Chances that differ by less are the same to a search. */
const EQUAL = 0.01

export interface Advice {
  /** The id of the best choice; null where all are equally good. */
  best: string | null
  /** The chance to win after it, and how much that is above the next best; null where the computer only knows an order. */
  win: number | null
  gain: number | null
  /** The chance to win after each choice that was tried, by its id. */
  wins: Map<string, number>
}

/** The advice of a hint, whose choices come best first. */
export function adviceOf(ranked: RankedChoice[]): Advice | null {
  const first = ranked[0]
  if (!first) return null
  const wins = new Map(ranked.flatMap((r) => (r.win === null ? [] : [[r.choice, r.win] as const])))
  const others = [...wins].filter(([id]) => id !== first.choice).map(([, win]) => win)
  const equal = ranked.length > 1 && wins.size === ranked.length && Math.max(...wins.values()) - Math.min(...wins.values()) < EQUAL
  const gain = first.win === null || !others.length ? null : Math.max(0, first.win - Math.max(...others))
  return { best: equal ? null : first.choice, win: first.win, gain: equal ? 0 : gain, wins }
}
