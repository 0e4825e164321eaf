/** Which lessons and puzzles of each game are done: kept in this browser and nowhere else. */

const KEY = 'holotable.learn'

function load(): Record<string, string[]> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? found : {}
  } catch {
    return {}
  }
}

const kept: { done: Record<string, string[]> } = $state({ done: load() })

export const isDone = (game: string, lesson: string): boolean => kept.done[game]?.includes(lesson) ?? false

/** Whether any lesson of a game was finished here. */
export const hasBegun = (game: string): boolean => !!kept.done[game]?.length

export function finish(game: string, lesson: string) {
  if (isDone(game, lesson)) return
  kept.done = { ...kept.done, [game]: [...(kept.done[game] ?? []), lesson] }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.done))
  } catch {
    /* private window */
  }
}

/** The game whose lesson is offered to who plays it for the first time. */
export const offer = $state({ game: '' })
