import type { GameModule } from '../lib/game'
import { word } from '../lib/words.svelte'
import { plainAdapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'

/** The page's half of a game that brings none. */
export const plainGame = (id: string): GameModule => ({ adapter: (drawing) => plainAdapter(id, drawing), setup: { word }, Ground, Pieces })
