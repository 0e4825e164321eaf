import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'u-death-star', faction: 'empire' }, lead: 'mode' } satisfies Front
