/** What dice mean, in words. */
import type { DiceRow, Die, Event } from './wire'
import { t } from './words.svelte'

/** What the dice of a row were, counted: "2 hits, 1 miss". */
export function rolesOf(row: DiceRow): string {
  const count = new Map<Die['role'], number>()
  for (const die of row.dice) if (die.role !== 'ready') count.set(die.role, (count.get(die.role) ?? 0) + 1)
  return [...count].map(([role, n]) => t(`roles.${role}`, { n })).join(', ')
}

/** The dice of an event for who does not see them: each row with the faces and what they count for. */
export function diceWords(event: Event): string {
  return (event.roll?.rows ?? [])
    .map((row) => [row.label, row.dice.map((die) => die.name).join(', '), rolesOf(row)].filter(Boolean).join(': '))
    .join('; ')
}
