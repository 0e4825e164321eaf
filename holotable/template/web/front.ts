import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'd-5', faction: 'rebels' } } satisfies Front
