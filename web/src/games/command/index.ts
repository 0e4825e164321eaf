import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'
import { setup } from './setup'

export default { adapter, setup, Ground, Pieces } satisfies GameModule
