import { catalogue } from '../../lib/words.svelte'

export const { t, word } = catalogue(import.meta.glob('./words/*.ftl', { query: '?raw', import: 'default' }))
