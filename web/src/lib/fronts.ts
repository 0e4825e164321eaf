/** The covers and tabs of the games, for the pages before the table. */
import PlainCover from '../plain/Cover.svelte'
import type { Front } from './game'

const fronts = import.meta.glob<Front>('../games/*/front.ts', { eager: true, import: 'default' })
const PLAIN: Front = { Cover: PlainCover, tab: { glyph: 'd-5', faction: 'rebels' } }

export const frontOf = (game: string): Front => fronts[`../games/${game}/front.ts`] ?? PLAIN
