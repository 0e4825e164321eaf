import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The weights that the page uses; between them the letters are drawn in steps of any size. */
const WEIGHTS = { min: 400, max: 700 }
/** The letters of the languages that use the Latin or the Cyrillic alphabet, and the signs that people write between them. */
const RANGES = [[0x20, 0x7e], [0xa0, 0x24f], [0x400, 0x52f], [0x1e00, 0x1eff], [0x2010, 0x2044], [0x20a0, 0x20bf], [0x2116, 0x2122], [0x2190, 0x2199], [0x2212, 0x2215], [0x2260, 0x2265]] as const
const LETTERS = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))).join('')

/** Accents and marks where they belong, pairs of letters, digits of one width, and Inter's letters that the styles ask for. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'tnum', 'cv05', 'cv11', 'ss03']

/** The types of `subset-font` do not know of the features yet. */
const KEPT = { targetFormat: 'woff2' as const, variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES }

/** Leaves out of the fonts what the page never shows: other weights, and features for typesetters. It halves a first load's fonts. */
export const fonts: Plugin = {
  name: 'fonts',
  async generateBundle(_, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'asset').filter((file) => file.fileName.endsWith('.woff2'))
    for (const file of files) {
      file.source = await subsetFont(Buffer.from(file.source), LETTERS, KEPT)
    }
  },
}
