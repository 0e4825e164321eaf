/** Which options the set-up page offers with a mission. */
import type { SetUp } from '../../lib/game'
import { t, word } from './words'

export const setup: SetUp = {
  word,
  fits(option, chosen) {
    if (option === 'warned') return chosen.mission === 2
    return true
  },
  rare: { title: () => t('setup.mission3'), options: /^survivors$/ },
}
