import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'u-x-wing', faction: 'rebels' }, lead: 'players' } satisfies Front
