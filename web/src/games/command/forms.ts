/** What the forms beside the field make of what is written in them: operations on the battle. */
import type { Operation } from '../../workshop/model'
import type { Death, Marker, Special } from './workshop'

/** What a battle may be made of, as the server tells it. */
type Vocabulary = Record<string, any>

export const optional = (words: Vocabulary, rule: string, value: string): boolean => words.optional.some((pair: string[]) => pair[0] === rule && pair[1] === value)
/** Whether a value of a special rule is chosen on the field: one hex, or several. */
export const onField = (allowed: unknown): boolean => allowed === 'hex' || allowed === 'hexes'

/** A marker with something else written in its form; what is usual is not written down. */
export function markerWith(words: Vocabulary, old: Marker, index: number, part: Partial<Marker>): Operation {
  const marker: Partial<Marker> = { ...old, ...part }
  if (marker.units === words.marker_units[0]) delete marker.units
  if (marker.together === false) delete marker.together
  return { kind: 'marker', index, marker }
}

/** A special rule with the first of what each of its values may be; hexes are chosen on the field, optional values left out. */
export function newRule(words: Vocabulary, id: string): Operation {
  const rule: Special = { rule: id }
  for (const [value, allowed] of Object.entries<any>(words.rules[id])) {
    if (optional(words, id, value)) continue
    if (Array.isArray(allowed)) rule[value] = allowed[0]
    else if (typeof allowed === 'object') rule[value] = Math.max(1, allowed.from)
  }
  return { kind: 'rule', rule }
}

/** A special rule with another value; null leaves out one that is optional. */
export function ruleWith(old: Special, index: number, value: string, given: string | number | null): Operation {
  const rule = { ...old, [value]: given }
  if (given === null) delete rule[value]
  return { kind: 'rule', index, rule }
}

/** The brush that chooses the hexes of a rule, where it has some. */
export function brushOf(words: Vocabulary, id: string, index: number): string | null {
  const found = Object.entries<any>(words.rules[id]).find(([, allowed]) => onField(allowed))
  return found ? `rule#${index}.${found[0]}` : null
}

/** A win at once, on or off; one that is counted begins with 1. */
export const deathOn = (words: Vocabulary, side: string, id: string, on: boolean): Operation => ({ kind: 'death', side, id, death: on ? { id, ...(words.sudden_deaths[id] ? { count: 1 } : {}) } : null })
export const deathWith = (side: string, old: Death, count: number): Operation => ({ kind: 'death', side, id: old.id, death: { ...old, count } })
/** No medals is no goal of medals. */
export const medalsOf = (side: string, count: number): Operation => ({ kind: 'medals', side, count: count || null })
