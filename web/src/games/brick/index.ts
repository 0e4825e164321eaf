import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'
import { word } from './words'

export default { adapter, setup: { word }, Ground, Pieces } satisfies GameModule
