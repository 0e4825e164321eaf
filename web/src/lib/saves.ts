/** Saves as the page makes them. */

export interface Save {
  actions: unknown[]
  seats?: Record<string, object>
}

/** The save of a game as it was after so many choices: one person in their seat, the computer in the others. */
export function saveUpTo(save: Save, ply: number, seats: string[], mine: string) {
  const { result, resigned, flagged, clock, ...opening } = save as Save & Record<string, unknown>
  const who = seats.map((seat) => [seat, { ...save.seats?.[seat], kind: seat === mine ? 'human' : 'computer' }])
  return { ...opening, actions: save.actions.slice(0, ply), result: null, seats: Object.fromEntries(who) }
}
