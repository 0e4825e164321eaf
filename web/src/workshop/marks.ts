/** What the pieces of the workshop's board are drawn with: the game's own pieces below the marks. */
import { getContext, setContext, type Component } from 'svelte'
import type { BoardProps } from '../lib/game'

interface Marks {
  Pieces: Component<BoardProps>
  /** What is wrong with each place. */
  marks: () => Map<string, string[]>
  /** How many units fell at each place, from 0 to 1. */
  heat: () => Map<string, number>
  /** The first of two places that are being joined. */
  from: () => string | null
}

const KEY = Symbol('marks')
export const setMarks = (marks: Marks) => setContext(KEY, marks)
export const underMarks = () => getContext<Marks>(KEY)
