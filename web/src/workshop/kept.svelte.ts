/** The plans that this browser keeps. */
import type { Plan } from '../lib/wire'
import { planOf } from './link'

export interface Kept {
  id: string
  at: number
  plan: Plan
}

const KEY = 'holotable.plans'
const MOST = 60

function load(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((k) => typeof k?.id === 'string' && planOf(k.plan)) : []
  } catch {
    return []
  }
}

export const kept: { list: Kept[] } = $state({ list: load() })

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.list))
  } catch {
    /* private window: the plans live as long as the page */
  }
}

/** Keep a plan under an id; the newest comes first. */
export function keep(id: string, plan: Plan) {
  kept.list = [{ id, at: Date.now(), plan }, ...kept.list.filter((k) => k.id !== id)].slice(0, MOST)
  store()
}

/** The plan of a game that was worked on last. */
export const newest = (game: string): Kept | null => kept.list.find((k) => k.plan.game === game) ?? null

export function drop(id: string) {
  kept.list = kept.list.filter((k) => k.id !== id)
  store()
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')
