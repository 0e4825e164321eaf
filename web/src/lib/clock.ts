/** Clocks as people read them: what a seat has left now, counted on from what the server said. */
import { t } from './words.svelte'
import type { SeatClock, TimeControl } from './wire'

const DAY = 86_400

/** The clocks as they came, and when (in milliseconds of this machine). */
export interface ClocksThen {
  at: number
  seats: Record<string, SeatClock>
}

/** The seconds that a seat has left at a moment of this machine. */
export function leftNow(clock: SeatClock, at: number, now: number): number {
  if (clock.starts === null) return clock.left
  return Math.max(0, clock.left - Math.max(0, (now - at) / 1000 - clock.starts))
}

/** A time in words: 2 d 4 h, 1:05:09, 9:41. */
export function timeWords(seconds: number): string {
  const s = Math.floor(seconds)
  if (s >= DAY) return t('clock.daysLeft', { d: Math.floor(s / DAY), h: Math.floor((s % DAY) / 3600) })
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m] = [Math.floor(s / 3600), Math.floor((s % 3600) / 60)]
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`
}

/** How a table is timed, in few words. */
export const controlWords = (clock: TimeControl): string =>
  clock.kind === 'days' ? t('clock.perTurn', { n: clock.amount }) : clock.increment ? t('clock.live', { n: clock.amount, s: clock.increment }) : t('clock.plain', { n: clock.amount })
