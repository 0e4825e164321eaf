import { api } from '../lib/api'
import type { GameModule } from '../lib/game'
import { word } from '../lib/words.svelte'
import { plainAdapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'

/** The page's half of a game that brings none. */
export async function plainGame(id: string): Promise<GameModule> {
  const game = (await api.games()).find((g) => g.id === id)
  return { adapter: plainAdapter(id, game?.seats ?? []), setup: { word }, Ground, Pieces }
}
