/** What is near a place, in one sentence: the places beside it, and the nearest things further off. */
import type { Spot } from './game'
import { bearing, type Walk } from './walk'
import { t } from './words.svelte'

/** So many things further off are told. */
const FURTHER = 3

export interface Surroundings {
  walk: Walk
  /** What a place is called, with what stands there. */
  name: (spot: Spot) => string
  /** Does something stand there? */
  held: (spot: Spot) => boolean
  /** The places that lines of the board join to one; null where those beside it are. */
  joined: (spot: Spot) => string[] | null
}

export function nearby(from: Spot, { walk, name, held, joined }: Surroundings): string {
  const ids = joined(from)
  const beside = ids ? walk.places.filter((s) => ids.includes(s.id)) : walk.neighbours(from)
  const near = beside.map((s) => t('near.beside', { way: t(`near.${bearing(from, s)}`), name: name(s) }))
  const further = walk.nearest(from, (s) => held(s) && !beside.includes(s), FURTHER)
  const far = further.map(({ spot, steps }) => t('near.far', { way: t(`near.${bearing(from, spot)}`), n: steps, name: name(spot) }))
  return [t('near.here', { name: name(from) }), ...near, ...far].join(' ')
}
