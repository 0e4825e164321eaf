import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Pieces from './Pieces.svelte'
import { setup } from './setup'
import Side from './Side.svelte'

export default { adapter, setup, Ground, Pieces, Side } satisfies GameModule
