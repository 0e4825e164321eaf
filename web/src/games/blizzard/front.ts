import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'u-at-at', faction: 'empire' }, lead: 'mission' } satisfies Front
