/** How a game ended, and figures worth a look: read off the log alone. */
import type { Event } from '../wire'

const ENDS = new Set(['won', 'drawn', 'resigned', 'flagged'])
/** So many sentences tell the deed that ended the game. */
const DEED = 2
/** Luck is told once this much of it could be expected. */
const ENOUGH = 0.5

/** Why the game ended, and the last deed before it; who gives up or runs out of time does so without one. */
export function endOf(log: Event[]): { why: Event | null; deed: Event[] } {
  const at = log.findLastIndex((e) => ENDS.has(e.kind))
  const why = (at < 0 ? log.at(-1) : log[at]) ?? null
  const played = why?.kind === 'won' || why?.kind === 'drawn'
  return { why, deed: played ? log.slice(0, at).filter((e) => e.ply === why.ply && !ENDS.has(e.kind)).slice(-DEED) : [] }
}

/** How much better or worse than expected the dice of some seats were, in percent. */
export function luckOf(log: Event[], counts: (seat: string) => boolean): number | null {
  let [got, expected] = [0, 0]
  for (const { roll } of log) {
    if (!roll?.luck || !counts(roll.luck.seat)) continue
    got += roll.luck.got
    expected += roll.luck.expected
  }
  return expected >= ENOUGH ? (got / expected - 1) * 100 : null
}

export type Outcome = 'won' | 'lost' | 'drawn' | 'ended'

/** What a game that is over was for somebody with these seats; for who only watched it, or played all sides, it has ended. */
export function outcomeOf(winners: string[], you: string[], seats: number): Outcome {
  if (!winners.length) return 'drawn'
  if (!you.length || you.length === seats) return 'ended'
  return winners.some((w) => you.includes(w)) ? 'won' : 'lost'
}

/** A sum over the events of a kind, of what each counts for somebody. */
export const sumOf = (log: Event[], kind: string, of: (e: Event) => number): number => log.reduce((sum, e) => sum + (e.kind === kind ? of(e) : 0), 0)
