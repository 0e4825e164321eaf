import { expect, test } from 'vitest'
import { saveUpTo } from '../src/lib/saves'

test('a game is played on from a moment by one person, without what came after it', () => {
  const save = { game: 'brick', secret: 'ab', actions: [1, 2, 3], result: { rebels: 1 }, resigned: ['empire'], seats: { rebels: { kind: 'computer', level: 'cadet' }, empire: { kind: 'human', name: 'Ada' } } }
  expect(saveUpTo(save, 2, ['empire', 'rebels'], 'rebels')).toEqual({
    game: 'brick', secret: 'ab', actions: [1, 2], result: null, seats: { rebels: { kind: 'human', level: 'cadet' }, empire: { kind: 'computer', name: 'Ada' } },
  })
})
