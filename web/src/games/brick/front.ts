import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'u-at-st', faction: 'empire' }, lead: 'layout' } satisfies Front
