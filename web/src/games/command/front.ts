import type { Front } from '../../lib/game'
import Cover from './Cover.svelte'

export default { Cover, tab: { glyph: 'u-snowspeeder', faction: 'rebels' }, lead: 'scenario' } satisfies Front
