import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'
import Side from './Side.svelte'
import { word } from './words'

export default { adapter, setup: { word }, Ground, Pieces, Side } satisfies GameModule
