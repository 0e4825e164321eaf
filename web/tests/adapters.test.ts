import { expect, test } from 'vitest'
import { factionOf, plainName, type Adapter } from '../src/lib/game'
import { adapter as blizzard } from '../src/games/blizzard/adapter'
import { adapter as brick } from '../src/games/brick/adapter'
import { adapter as command } from '../src/games/command/adapter'
import { adapter as endor } from '../src/games/endor/adapter'
import { adapter as trilogy } from '../src/games/trilogy/adapter'
import { choice, event } from './made'

const link = (a: Adapter, kind: string, args: object, view: object) => a.link(choice(kind, args), view)

test('brick: a unit stands where the view says, a target is its space', () => {
  const view = { units: { luke: { at: 'b2', figures: ['luke'] }, vader: { at: 'b3', figures: ['vader'] } } }
  expect(link(brick, 'move', { unit: 'luke', to: 'c2' }, view)).toEqual({ source: 'luke', from: 'b2', target: 'c2', intent: 'go' })
  expect(link(brick, 'attack', { unit: 'luke', target: 'vader' }, view)).toEqual({ source: 'luke', from: 'b2', target: 'b3', intent: 'hit' })
  expect(link(brick, 'deploy', { unit: 'troopers', to: 'a1' }, view)).toMatchObject({ source: 'troopers', from: null, target: 'a1' })
  expect(link(brick, 'add_hero', { figure: 'han', unit: 'luke' }, view)).toMatchObject({ source: 'han', target: 'b2' })
  expect(brick.layout(view, {}, false).spots).toHaveLength(28)
})

test('command: structures are targets too', () => {
  const view = { units: { 'at-at-1': { at: '2,1' } }, structures: { 'generator-1': '1,6' } }
  expect(link(command, 'attack', { unit: 'at-at-1', target: 'generator-1' }, view)).toMatchObject({ from: '2,1', target: '1,6', intent: 'hit' })
  expect(link(command, 'order', { unit: 'at-at-1' }, view)).toMatchObject({ source: 'at-at-1', target: null })
  expect(command.layout(view, {}, false).spots).toHaveLength(67)
})

test('trilogy: planets, the station, and cards that name a planet', () => {
  const view = { planets: { hoth: { owner: 'rebels', forces: 3 } } }
  expect(link(trilogy, 'attack', { origin: 'hoth', to: 'bakura', dice: 2 }, view)).toEqual({ source: 'hoth', from: 'hoth', target: 'bakura', intent: 'hit' })
  expect(link(trilogy, 'attack_death_star', { origin: 'hoth', forces: 2 }, view)).toMatchObject({ target: 'death-star', intent: 'hit' })
  expect(link(trilogy, 'place', { planet: 'hoth' }, view)).toMatchObject({ source: null, target: 'hoth' })
  expect(link(trilogy, 'play_card', { card: 'x', planet: 'hoth' }, view)).toMatchObject({ source: 'card:x', target: 'hoth' })
})

test('blizzard: a march leads ahead, facings have places of their own', () => {
  const view = { units: { 'at-at-1': { at: '4,3', facing: 'S' }, scout: { at: '4,0', facing: 'N' } } }
  blizzard.layout(view, { columns: 23, rows: 15 }, false)
  expect(link(blizzard, 'march', { unit: 'at-at-1' }, view)).toMatchObject({ source: 'at-at-1', from: '4,3', target: '4,4' })
  expect(link(blizzard, 'march', { unit: 'scout' }, view).target).toBeNull()
  expect(link(blizzard, 'face', { unit: 'at-at-1', facing: 'SW' }, view).target).toBe('face:SW')
  const extra = blizzard.extra!([choice('face', { unit: 'at-at-1', facing: 'SW' })], 'at-at-1', view, { w: 1, h: 1, spots: [] })
  expect(extra.map((s) => s.id)).toEqual(['face:SW'])
  expect(link(blizzard, 'move', { unit: 'at-at-1', to: 'off' }, view).target).toBeNull()
})

test('endor: sectors and the station', () => {
  expect(link(endor, 'attack', { origin: 'SW', to: 'A6' }, {})).toEqual({ source: 'SW', from: 'SW', target: 'A6', intent: 'hit' })
  expect(link(endor, 'attack_death_star', { origin: 'A1' }, {})).toMatchObject({ target: 'death-star', intent: 'hit' })
  expect(link(endor, 'pick', { card: 'r01' }, {})).toMatchObject({ source: null, target: null })
})

test('seats tell their faction, ids their plain name', () => {
  expect(['rebels-yellow', 'alliance', 'orange', 'empire-2', 'white', 'hutts'].map(factionOf)).toEqual(['rebels', 'rebels', 'rebels', 'empire', 'empire', 'hutts'])
  expect(plainName('at-at-2')).toBe('AT-AT 2')
  expect(plainName('snowtroopers')).toBe('Snowtroopers')
})
