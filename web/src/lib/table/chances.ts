/** The chance that stands beside a choice in a list, and the words that say what it is a chance of. */
import type { Choice } from '../wire'
import { percent, t } from '../words.svelte'
import type { Advice } from './advice'

export interface Told {
  share: string
  of: string
  /** Is it the computer's chance to win, and not one of the dice? */
  win: boolean
}

/** What the dice bring: the chance that decides comes first. */
export function oddsOf(choice: Choice | null): Told | null {
  const first = choice?.odds?.chances[0]
  return first ? { share: percent(first[1]), of: first[0], win: false } : null
}

/** What stands in a row of the list. After a hint there are only chances to win: no other may stand among them.

 * The row of the best choice shows its chance even where the choice lies folded behind it.
 */
export function chanceOf(choice: Choice | null, advice: Advice | null, best: boolean): Told | null {
  if (!advice) return oddsOf(choice)
  const win = best ? advice.win : (choice && advice.wins.get(choice.id)) ?? null
  return win === null ? null : { share: percent(win), of: t('hint.toWin'), win: true }
}
