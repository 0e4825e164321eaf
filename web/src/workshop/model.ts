/** A plan in the making: what is drawn, by operations that can be taken back and made again. */
import type { Plan } from '../lib/wire'

/** One thing that somebody did to a plan: its kind, and what it is about. */
export type Operation = { kind: string } & Record<string, any>
/** What each kind of operation makes of a plan; it never changes the plan itself. */
export type Operations = Record<string, (plan: Plan, operation: any) => Plan>

const MOST_STEPS = 500

/** What can be done to the plan of any game. */
export const COMMON: Operations = {
  author: (plan, { text }) => ({ ...plan, author: text }),
  story: (plan, { text }) => ({ ...plan, story: text }),
  title: (plan, { text }) => ({ ...plan, title: text }),
  load: (_, { plan }) => plan,
}

export function carryOut(plan: Plan, operation: Operation, own: Operations): Plan {
  const act = own[operation.kind] ?? COMMON[operation.kind]
  if (!act) throw new Error(`There is no operation ${operation.kind}.`)
  return act(plan, operation)
}

/** Every state of a plan since it was opened. */
export interface History {
  past: Plan[]
  now: Plan
  future: Plan[]
}

export const begin = (plan: Plan): History => ({ past: [], now: plan, future: [] })

/** The history after an operation; one that changes nothing leaves no step. */
export function act(history: History, operation: Operation, own: Operations): History {
  const next = carryOut(history.now, operation, own)
  if (JSON.stringify(next) === JSON.stringify(history.now)) return history
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now: next, future: [] }
}

export function undo({ past, now, future }: History): History {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future }
}

export function redo({ past, now, future }: History): History {
  const [after, ...rest] = future
  return after ? { past: [...past, now], now: after, future: rest } : { past, now, future }
}
