/** The page's half of `sketch`: the plain adapter, with a board and words of its own. */
import type { GameModule } from '../../lib/game'
import { plainAdapter } from '../../plain/adapter'
import Pieces from '../../plain/Pieces.svelte'
import Ground from './Ground.svelte'
import { t, word } from './words'

const adapter: GameModule['adapter'] = (drawing) => ({
  ...plainAdapter('sketch', drawing),
  subtitle: (view) => t('throw', { n: view.turn, of: view.options.turn_limit }),
})

export default { adapter, setup: { word }, Ground, Pieces } satisfies GameModule
