import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import Side from './Side.svelte'
import Pieces from './Pieces.svelte'
import { word } from './words'

export default { adapter, setup: { word, fits: (option) => option !== 'opening' }, Ground, Pieces, Side } satisfies GameModule
