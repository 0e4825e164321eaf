import { expect, test } from 'vitest'
import { isUpright, plainName, type Adapter } from '../src/lib/game'
import { t } from '../src/lib/words.svelte'
import { adapter as blizzardAdapter } from '../src/games/blizzard/adapter'
import { adapter as brickAdapter } from '../src/games/brick/adapter'
import { adapter as commandAdapter } from '../src/games/command/adapter'
import { fieldOf, sectionsOf } from '../src/games/command/board'
import { adapter as endorAdapter } from '../src/games/endor/adapter'
import { adapter as trilogyAdapter } from '../src/games/trilogy/adapter'
import { plainGame } from '../src/plain'
import * as drawings from './drawings'
import { choice, rolled } from './made'

const brick = brickAdapter(drawings.brick)
const command = commandAdapter(drawings.command)
const blizzard = blizzardAdapter(drawings.blizzard)
const endor = endorAdapter(drawings.endor)
const trilogy = trilogyAdapter(drawings.trilogy)
const link = (a: Adapter, kind: string, args: object, view: object) => a.link(choice(kind, args), view)
const fact = (a: Adapter, key: string, view: object, name: string) => a.piece(key, view)!.facts.find(([k]) => k === name)?.[1]

test('brick: a unit stands where the view says, a target is its space', () => {
  const view = { units: { luke: { at: 'b2', figures: ['luke'] }, 'at-at': { at: 'b3', figures: ['trooper'] } } }
  expect(link(brick, 'move', { unit: 'luke', to: 'c2' }, view)).toEqual({ source: 'luke', from: 'b2', target: 'c2', intent: 'go' })
  expect(link(brick, 'attack', { unit: 'luke', target: 'at-at' }, view)).toEqual({ source: 'luke', from: 'b2', target: 'b3', intent: 'hit' })
  expect(link(brick, 'deploy', { unit: 'troopers', to: 'a1' }, view)).toMatchObject({ source: 'troopers', from: null, target: 'a1' })
  expect(link(brick, 'add_hero', { figure: 'han', unit: 'luke' }, view)).toMatchObject({ source: 'han', target: 'b2' })
})

test('brick: spaces, bases and strengths are those of the drawing', () => {
  const view = { units: { luke: { at: 'b2', figures: ['trooper'] }, 'at-at': { at: 'b3', figures: ['trooper'] } } }
  expect(brick.layout(view, false).spots.map((s) => s.name)).toEqual(['a1, Rebel base', 'b1, Rebel base', 'a2, empty', 'b2, Luke Skywalker, Rebels, 1 figure', 'a3, Imperial base', 'b3, Imperial base, AT-AT, Empire, 1 figure'])
  expect(brick.piece('at-at', view)!.text).toContain('up to 7 spaces in a straight line')
  expect(brick.piece('luke', view)!.text).toContain('the next space along a diagonal')
  expect(fact(brick, 'at-at', view, t('fact.figures'))).toBe('1 of 5')
  expect(brick.keyGlyph('luke', view).glyph).toBe('u-trooper')
  expect(brick.keyGlyph('veers', view)).toEqual({ glyph: 'u-veers', faction: 'empire' })
})

test('a board is turned only where that gives it much more room', () => {
  const view = { units: {} }
  const [wide, tall] = [brick.layout(view, false), brick.layout(view, true)]
  const room = { width: 400, height: (400 * tall.h) / wide.w }
  expect(isUpright(brick, view, 400, 3000)).toBe(true)
  expect(isUpright(brick, view, 3000, 400)).toBe(false)
  for (const before of [true, false]) for (const more of [0.95, 1.05]) expect(isUpright(brick, view, room.width, room.height * more, before)).toBe(before)
  expect(isUpright(brick, view, 400, 3000, false)).toBe(true)
  expect(isUpright(brick, view, 3000, 400, true)).toBe(false)
})

test('command: structures are targets too, and have the side of their marker', () => {
  const view = { units: { 'at-at-1': { at: '2,0', figures: 6 } }, structures: { 'generator-1': '0,1' } }
  expect(link(command, 'attack', { unit: 'at-at-1', target: 'generator-1' }, view)).toMatchObject({ from: '2,0', target: '0,1', intent: 'hit' })
  expect(link(command, 'order', { unit: 'at-at-1' }, view)).toMatchObject({ source: 'at-at-1', target: null })
  expect(command.keyGlyph('generator-1', view).faction).toBe('rebels')
})

test('command: hexes, sections, strengths and cards are those of the drawing', () => {
  const view = { units: { 'at-at-1': { at: '2,0', figures: 6 }, 'speeders-1': { at: '0,0', figures: 7, badge: 'elite-squadron' } }, need: { rebels: 3 }, hands: { rebels: ['raid'], empire: ['raid'] } }
  expect(command.layout(view, false).spots).toHaveLength(5)
  expect(command.piece('at-at-1', view)!.text).toBe('Vehicle. Moves 4 and attacks, or 8 without. Dice 9, 8 at range 1, 2. A hit on it must be confirmed.')
  expect(fact(command, 'speeders-1', view, t('fact.figures'))).toBe('7 of 7')
  expect(sectionsOf(fieldOf(drawings.command), 'empire').map((s) => s.id)).toEqual(['right', 'centre', 'left'])
  expect(fieldOf(drawings.command).borders).toHaveLength(2)
  expect(command.hand!(view, 'rebels', [])!.cards[0]!.sections).toEqual(['3', '', 'all'])
  expect(command.hand!(view, 'empire', [])!.cards[0]!.sections).toEqual(['all', '', '3'])
  expect([command.medals!(view, 'rebels'), command.medals!(view, 'rebels-2')]).toEqual([[0, 3], null])
})

test('trilogy: planets, the station, and cards that name a planet', () => {
  const view = { planets: { hoth: { owner: 'rebels', forces: 3, ships: { corvette: 2 } } }, hands: { rebels: [] } }
  expect(link(trilogy, 'attack', { origin: 'hoth', to: 'bakura', dice: 2 }, view)).toEqual({ source: 'hoth', from: 'hoth', target: 'bakura', intent: 'hit' })
  expect(link(trilogy, 'attack_death_star', { origin: 'hoth', forces: 2 }, view)).toMatchObject({ target: 'death-star', intent: 'hit' })
  expect(link(trilogy, 'place', { planet: 'hoth' }, view)).toMatchObject({ source: null, target: 'hoth' })
  expect(link(trilogy, 'play_card', { card: 'x', planet: 'hoth' }, view)).toMatchObject({ source: 'card:x', target: 'hoth' })
  expect(trilogy.piece('hoth', view)!.text).toContain('worth 12')
  expect(fact(trilogy, 'hoth', view, 'corvette')).toBe('2')
  expect(trilogy.hand!(view, 'rebels', [])!.note).toBe('sets: 3 fighters 14, 3 bombers 15, 3 destroyers 16, one of each 17')
})

test('blizzard: a march leads ahead, facings have places of their own', () => {
  const view = { units: { 'at-at-1': { at: '1,0', facing: 'S' }, scout: { at: '0,0', facing: 'N' } } }
  expect(link(blizzard, 'march', { unit: 'at-at-1' }, view)).toMatchObject({ source: 'at-at-1', from: '1,0', target: '1,1' })
  expect(link(blizzard, 'march', { unit: 'at-at-1' }, { units: { 'at-at-1': { at: '1,0', facing: 'SW' } } }).target).toBe('0,1')
  expect(link(blizzard, 'march', { unit: 'scout' }, view).target).toBeNull()
  expect(link(blizzard, 'face', { unit: 'at-at-1', facing: 'SW' }, view).target).toBe('face:SW')
  const extra = blizzard.extra!([choice('face', { unit: 'at-at-1', facing: 'SW' })], 'at-at-1', view, { w: 1, h: 1, spots: [] })
  expect(extra.map((s) => s.id)).toEqual(['face:SW'])
  expect(link(blizzard, 'move', { unit: 'at-at-1', to: 'off' }, view).target).toBeNull()
  expect(blizzard.piece('at-at-1', view)!.stats!.rows.map((r) => r.slice(1))).toEqual([['9', '8', '7'], ['3', '2', '1']])
  expect(blizzard.piece('scout', view)!.text).toBe('Infantry. A hero: shoots with a bonus. Rallies when damaged.')
  expect([blizzard.keyGlyph('at-at-1', view).faction, blizzard.keyGlyph('scout', view).faction]).toEqual(['empire', 'rebels'])
})

test('endor: sectors, the station and ships by their side', () => {
  const view = { ships: { SW: { 'x-wing': 2, executor: 1, tie: 3 } } }
  expect(link(endor, 'attack', { origin: 'SW', to: 'A6' }, {})).toEqual({ source: 'SW', from: 'SW', target: 'A6', intent: 'hit' })
  expect(link(endor, 'attack_death_star', { origin: 'A1' }, {})).toMatchObject({ target: 'death-star', intent: 'hit' })
  expect(link(endor, 'pick', { card: 'r01' }, {})).toMatchObject({ source: null, target: null })
  expect(endor.piece('SW', view)!.facts.map(([, n]) => n)).toEqual(['1', '2', '3'])
  expect(endor.seatNote(view, 'empire')).toContain('3 TIEs')
})

test('what lies on the board and is no unit has a card too', () => {
  const card = (a: Adapter, spot: string, view: object) => a.piece(a.keyAt(spot, view) ?? a.groundAt!(spot, view)!, view)!
  const medal = { kind: 'permanent-medal', side: 'empire', count: 2, at: ['1,0'] }
  const field = commandAdapter({ ...drawings.command, markers: [medal] })
  const view = { terrain: { '1,0': 'ridge' } }
  expect(card(field, '1,0', view)).toMatchObject({ title: 'Medal for good', text: 'The first unit to enter takes it for good.', faction: 'empire' })
  expect(card(field, '1,0', view).facts).toEqual([[t('fact.at'), '1,0'], ['For', 'Empire'], ['Medals', '2'], ['Ground', 'ridge']])
  expect(field.groundAt!('1,0', { ...view, taken: ['1,0'] })).toBe('terrain:ridge')
  expect(card(brick, 'a3', {})).toMatchObject({ title: 'Imperial base', text: 'A Rebel unit that enters it wins the game.' })
  expect(card(blizzardAdapter({ ...drawings.blizzard, ice: ['0,0'] }), '0,0', {}).text).toBe('Only air units may cross it.')
  expect(card(endor, 'death-star', {}).title).toBe('Death Star')
  expect(card(endor, 'F1', { markers: { F1: 'down' } }).text).toContain('lost')
  expect(card(trilogy, 'death-star', { death_star: 'hoth' }).title).toBe('Death Star at Hoth')
  expect(card(trilogy, 'hoth', { asteroids: ['hoth'], planets: { hoth: {} } }).title).toBe('Hoth: Asteroid field')
})

test('seats look as the server says', () => {
  expect(['rebels', 'alliance', 'yellow', 'empire', 'nobody'].map((s) => trilogy.faction(s))).toEqual(['rebels', 'rebels', 'hutts', 'empire', 'empire'])
  expect(plainGame('chess').adapter({ factions: { white: 'hutts' } }).faction('white')).toBe('hutts')
})

test('what counts on a die is heard', () => {
  const shot = rolled(6, 1)
  expect(brick.sound({ ...shot, kind: 'attacked' })).toBe('miss')
  const hit = { ...shot.roll!.rows[0]!.dice[0]!, state: 'counts' as const }
  expect(brick.sound({ ...shot, kind: 'attacked', roll: { rows: [{ label: '', dice: [hit] }], luck: null, settles: false } })).toBe('hit')
})

test('ids have a plain name', () => {
  expect(plainName('probe-droid-2')).toBe('Probe droid 2')
})
