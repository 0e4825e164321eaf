import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'

export default { adapter, Ground, Pieces } satisfies GameModule
