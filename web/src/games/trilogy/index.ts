import type { GameModule } from '../../lib/game'
import { adapter } from './adapter'
import Ground from './Ground.svelte'
import PhoneSide from './PhoneSide.svelte'
import Pieces from './Pieces.svelte'
import { word } from './words'
import './colours.css'

export default { adapter, setup: { word }, Ground, Pieces, PhoneSide } satisfies GameModule
