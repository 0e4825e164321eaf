import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import './page'
import blizzardEditor, { missionOf } from '../src/games/blizzard/workshop'
import endorEditor, { openingOf } from '../src/games/endor/workshop'
import trilogyEditor, { openingOf as galaxyOf, standard, type Setup } from '../src/games/trilogy/workshop'
import type { Plan, WorkshopKit } from '../src/lib/wire'
import type { Editor } from '../src/workshop/editors'
import { pack, unpack } from '../src/workshop/link'
import { act, begin, redo, undo, type Operation } from '../src/workshop/model'
import { blizzard, endor, trilogy } from './drawings'

const data = (game: string) => JSON.parse(readFileSync(new URL(`../../holotable/games/${game}/data/${game}.json`, import.meta.url), 'utf-8'))
const plan = (game: string, options: Record<string, any>): Plan => ({ holotable_plan: 1, game, title: '', author: '', story: '', position: null, options })

/** Draw by operations; all of them are taken back and made again on the way. */
function drawn(editor: Editor, from: Plan, operations: Operation[]): Plan {
  const end = operations.reduce((history, o) => act(history, o, editor.operations), begin(from))
  let back = end
  while (back.past.length) back = undo(back)
  expect(back.now).toEqual(from)
  while (back.future.length) back = redo(back)
  expect(back.now).toEqual(end.now)
  return end.now
}

// ------------------------------------------------------------------ blizzard
const SIDES = ['alliance', 'empire']
const kinds = {
  scout: { side: 'alliance', count: 4, numbered: true, facing: true }, generators: { side: 'alliance', count: 1, numbered: false, facing: false }, 'at-at': { side: 'empire', count: 3, numbered: true, facing: true },
}
const mission = (): Plan => {
  const side = () => ({ units: {}, rows: 3, no_room: 'waits' })
  return plan('blizzard', { mission: { alliance: side(), empire: side(), places_first: 'alliance', moves_first: 'alliance', leaves: 'alliance', exits_to_win: 3, losses_to_lose: 3 }, turn_limit: 50 })
}
const blizzardKit: WorkshopKit = {
  drawing: { ...blizzard, middle: '1,2', zones: [{ alliance: 1, empire: 1 }, { alliance: 1, empire: 1 }, { alliance: 1, empire: 1 }], turns: [0, 0, 15] },
  blank: mission(), known: [],
  vocabulary: { sides: SIDES, kinds, home: { alliance: 'N', empire: 'S' }, middle: 'generators', no_room: ['waits', 'out'], turn_limit: 50, most: { title: 48, turns: 200, distance: 20, exits: 20, rows: 3 } },
}

function missionSteps(m: Record<string, any>): Operation[] {
  return [
    { kind: 'objective', leaves: m.leaves, exits: m.exits_to_win, losses: m.losses_to_lose, turns: m.turns },
    { kind: 'first', what: 'places_first', side: m.places_first },
    { kind: 'first', what: 'moves_first', side: m.moves_first },
    ...SIDES.flatMap((side): Operation[] => [
      ...Object.entries<number>(m[side].units).map(([unit, count]) => ({ kind: 'units', side, unit, count })),
      { kind: 'rows', side, rows: m[side].rows },
      { kind: 'room', side, value: m[side].no_room },
      { kind: 'clearance', side, count: m[side].clear ?? 0 },
      ...Object.entries<number>(m[side].apart ?? {}).map(([unit, count]) => ({ kind: 'apart', side, unit, count })),
    ]),
    { kind: 'middle', on: !!m.alliance.in_the_middle, unit: 'generators' },
  ]
}

describe('the editor of missions', () => {
  const draw = (...operations: Operation[]) => missionOf(drawn(blizzardEditor, mission(), operations))

  it.each<[number, any]>(data('blizzard').missions.map((m: any, i: number) => [i + 1, m]))('rebuilds mission %i by its own operations', (_, given) => {
    const { unwarned, ...told } = given
    const made = draw(...missionSteps(told))
    expect(made).toEqual(told)
    expect(SIDES.map((side) => Object.keys(made[side as 'alliance'].units))).toEqual(SIDES.map((side) => Object.keys(told[side].units)))
  })

  it('lays units that stand, with the first numbers of their kind, and takes them out of the forces again', () => {
    const scout = (at: string) => ({ kind: 'stand', side: 'alliance', unit: 'scout', at, facing: 'N', most: 4, numbered: true })
    const two = draw(scout('0,2'), scout('1,2'), { kind: 'turn', at: '1,2', facings: blizzard.facings })
    expect(two).toMatchObject({ alliance: { units: { scout: 2 } }, stands: { 'scout-1': { at: '0,2', facing: 'N' }, 'scout-2': { at: '1,2', facing: 'NE' } } })
    const one = draw(scout('0,2'), scout('1,2'), scout('0,2'))
    expect(one).toMatchObject({ alliance: { units: { scout: 1 } }, stands: { 'scout-1': { at: '1,2' } } })
    expect(draw(scout('0,2'), { kind: 'clear', at: '0,2' })).toEqual(missionOf(mission()))
    expect(draw(scout('0,2'), { kind: 'move', from: '0,2', to: '2,2' }).stands).toEqual({ 'scout-1': { at: '2,2', facing: 'N' } })
    expect(draw({ kind: 'units', side: 'alliance', unit: 'scout', count: 4 }, scout('0,2')).alliance.units).toEqual({ scout: 4 })
    expect(draw({ kind: 'stand', side: 'alliance', unit: 'generators', at: '0,2', most: 1, numbered: false }).stands).toEqual({ generators: { at: '0,2' } })
  })

  it('paints a zone from its rows, and ice where nobody stands', () => {
    const made = draw({ kind: 'zone', side: 'empire', at: '1,1', now: ['0,0', '1,0'] }, { kind: 'zone', side: 'empire', at: '0,0', now: [] }, { kind: 'ice', at: '2,1' })
    expect(made).toMatchObject({ empire: { zone: ['1,0', '1,1'] }, ice: ['2,1'] })
    expect(draw({ kind: 'zone', side: 'empire', at: '0,0', now: ['0,0'] }).empire.zone).toEqual([])
    expect(draw({ kind: 'ice', at: '2,1' }, { kind: 'ice', at: '2,1' })).toEqual(missionOf(mission()))
    expect(draw({ kind: 'rows', side: 'empire', rows: 0 }, { kind: 'clearance', side: 'empire', count: 2 }).empire.rows).toBe(0)
  })
})

// ------------------------------------------------------------------ endor
const TRACKS = ['falcon', 'executor', 'luke', 'vader']
const sky = data('endor')
const places = [...sky.sectors, ...sky.fleet_markers]
const upright = Object.fromEntries(sky.fleet_markers.map((m: any) => [m.id, 'up']))
const empty = (): Plan => plan('endor', { players: 4, round_limit: 9, opening: { ships: {}, markers: { ...upright, F1: 'down' }, tie_reserve: 0, hits: { falcon: 0, executor: 0, luke: 3, vader: 0 }, redeemed: true, shield: { at: 4, stormtroopers: [6] }, hands: { 'rebels-1': ['r01'] } } })
const endorKit: WorkshopKit = {
  drawing: { ...endor, cards: { r01: ['x-wing'] } }, blank: empty(), known: [],
  vocabulary: { seats: { 2: ['rebels', 'empire'], 4: ['rebels-1', 'empire-1', 'empire-2', 'rebels-2'] }, sides: { rebels: 'rebels', empire: 'empire', 'rebels-1': 'rebels', 'empire-1': 'empire', 'empire-2': 'empire', 'rebels-2': 'rebels' }, cards: { rebels: ['r01'], empire: [] }, hand: {}, dealt: 6, round_limit: 60 },
}

describe('the editor of the battle of Endor', () => {
  const draw = (...operations: Operation[]) => drawn(endorEditor, empty(), operations)

  it('rebuilds the opening of the box by its own operations', () => {
    const ships = places.flatMap((p: any) => Object.entries<number>(p.start).flatMap(([ship, n]) => Array.from({ length: n }, () => ({ kind: 'ship', ship, at: p.id, single: ship === 'falcon' || ship === 'executor' }))))
    const made = draw(...ships, { kind: 'marker', at: 'F1' }, { kind: 'marker', at: 'F1' }, { kind: 'players', count: 2 }, { kind: 'rounds', count: 60 }, { kind: 'reserve', count: sky.tie.reserve }, { kind: 'hits', track: 'luke', count: 0 }, { kind: 'redeemed', on: false }, { kind: 'stormtrooper', at: 6 }, { kind: 'assault', at: 0 },
      ...Array.from({ length: 5 }, () => ({ kind: 'ship', ship: 'x-wing', at: 'F1' })))
    const start = Object.fromEntries(places.filter((p: any) => Object.keys(p.start).length).map((p: any) => [p.id, p.start]))
    expect(made.options).toEqual({ players: 2, round_limit: 60, opening: { ships: start, markers: upright, tie_reserve: sky.tie.reserve, hits: Object.fromEntries(TRACKS.map((x) => [x, 0])), redeemed: false, shield: { at: 0, stormtroopers: [] }, hands: {} } })
  })

  it('moves stacks, takes ships away, and has the Falcon in one place only', () => {
    const falcon = (at: string) => ({ kind: 'ship', ship: 'falcon', at, single: true })
    const tie = { kind: 'ship', ship: 'tie', at: 'N' }
    expect(openingOf(draw(falcon('S'), falcon('SW'))).ships).toEqual({ SW: { falcon: 1 } })
    expect(openingOf(draw(falcon('S'), falcon('S'))).ships).toEqual({})
    expect(openingOf(draw(tie, tie, { kind: 'ship', ship: 'tie', at: 'E' }, { kind: 'move', from: 'N', to: 'E' })).ships).toEqual({ E: { tie: 3 } })
    expect(openingOf(draw(tie, tie, { kind: 'less', at: 'N' })).ships).toEqual({ N: { tie: 1 } })
    expect(openingOf(draw(tie, tie, { kind: 'ship', ship: 'executor', at: 'N', single: true }, { kind: 'less', at: 'N' })).ships).toEqual({ N: { tie: 1, executor: 1 } })
    expect(openingOf(draw(tie, { kind: 'clear', at: 'N' })).ships).toEqual({})
    expect(openingOf(draw({ kind: 'ship', ship: 'x-wing', at: 'F2' }, { kind: 'marker', at: 'F2' }))).toMatchObject({ ships: {}, markers: { F2: 'down' } })
    expect(openingOf(draw({ kind: 'hand', seat: 'rebels-1', cards: [] })).hands).toEqual({})
  })
})

// ------------------------------------------------------------------ trilogy
const setups: Setup[] = Object.values<any>(data('trilogy').setups).map((s) => ({
  mode: s.mode, players: s.players, seats: s.seats.map((x: any) => x.id), neutral: s.neutral ? [s.neutral.id] : [],
  forces: Object.fromEntries([...s.seats, ...(s.neutral ? [s.neutral] : [])].map((x: any) => [x.id, x.forces])), ships: Object.fromEntries(s.seats.map((x: any) => [x.id, 3])), decks: {},
}))
const trilogyKit = {
  drawing: trilogy, known: [],
  vocabulary: { setups, faces: ['empty', 'emperor', 'hidden'], force: -1, most: { force: 3, hand: 5, forces: 500, bases: 6 }, cards: { one: 'One' } },
} as unknown as WorkshopKit
const galaxy = (): Plan => plan('trilogy', { mode: 'trilogy', players: 3, turn_limit: null, opening: standard(setups.find((s) => s.mode === 'trilogy' && s.players === 3)!, trilogyKit) })
trilogyKit.blank = galaxy()

describe('the editor of the galaxy', () => {
  const draw = (...operations: Operation[]) => drawn(trilogyEditor, galaxy(), operations)

  it.each(setups.map((s) => [s.mode, s.players, s] as const))('rebuilds the start of %s for %i by its own operations', (mode, players, setup) => {
    const other = { planets: { hoth: { owner: 'x', forces: 1 } }, forces: {}, asteroids: ['hoth'], death_star: 'hoth', force: 2, hands: { x: ['one'] } }
    const made = draw({ kind: 'setup', mode: 'trilogy', players: 9, opening: other }, { kind: 'setup', mode, players, opening: standard(setup, trilogyKit) }, { kind: 'limit', count: 5 }, { kind: 'limit', count: null })
    expect(made.options).toMatchObject({ mode, players, turn_limit: null })
    expect(galaxyOf(made)).toEqual({ planets: {}, forces: setup.forces, hands: {}, ...(mode === 'trilogy' ? { asteroids: [], death_star: null, force: -1 } : {}) })
    const byHand = draw({ kind: 'pool', owner: 'rebels', count: 3 }, { kind: 'pool', owner: 'rebels', count: setups[3]!.forces.rebels }, { kind: 'meter', value: 1 }, { kind: 'meter', value: -1 })
    expect(byHand).toEqual(galaxy())
  })

  it('lays forces, ships, bases and the Death Star, and moves them together', () => {
    const force = (owner: string) => ({ kind: 'force', owner, at: 'hoth' })
    const laid = [force('empire'), force('empire'), { kind: 'ship', ship: 'fighter', at: 'hoth', most: 3 }, { kind: 'base', face: 'hidden', at: 'hoth' }, { kind: 'star', at: 'hoth' }]
    expect(galaxyOf(draw(...laid))).toMatchObject({ planets: { hoth: { owner: 'empire', forces: 2, ships: { fighter: 1 }, bases: ['hidden'] } }, death_star: 'hoth' })
    expect(galaxyOf(draw(...laid, { kind: 'move', from: 'hoth', to: 'endor' }))).toMatchObject({ planets: { endor: { forces: 2 } }, death_star: 'endor' })
    expect(galaxyOf(draw(...laid, force('rebels'))).planets).toEqual({ hoth: { owner: 'rebels', forces: 2 } })
    expect(galaxyOf(draw(...laid, { kind: 'clear', at: 'hoth' }))).toEqual(galaxyOf(galaxy()))
    expect(galaxyOf(draw(force('rebels'), { kind: 'less', at: 'hoth' })).planets).toEqual({})
    expect(galaxyOf(draw(force('rebels'), { kind: 'asteroids', at: 'hoth' }))).toMatchObject({ planets: {}, asteroids: ['hoth'] })
    expect(galaxyOf(draw({ kind: 'share', order: ['hoth', 'endor'], owners: ['rebels', 'empire'] }))).toMatchObject({ planets: { hoth: { owner: 'rebels', forces: 1 }, endor: { owner: 'empire', forces: 1 } }, forces: { rebels: setups[3]!.forces.rebels! - 1 } })
  })
})

// ------------------------------------------------------------------ what files and links may hold
const ODD: unknown[] = [null, 3, -1, 1.5, 'x', '', true, [], {}, [null], [[]], { at: 3 }, ['0,0', 7, '9,9'], { rebels: 'x' }, { hoth: { owner: 'rebels', forces: 'x' } }, { SW: { tie: -3 } }]
const INNER: [string, Editor, WorkshopKit, Plan, string][] = [
  ['blizzard', blizzardEditor, blizzardKit, mission(), 'mission'], ['endor', endorEditor, endorKit, empty(), 'opening'], ['trilogy', trilogyEditor, trilogyKit, galaxy(), 'opening'],
]
it.each(INNER)('%s: whatever a file holds is drawn as far as it can be', (_, editor, kit, sound, part) => {
  const parts = Object.keys(sound.options[part])
  const given = [...ODD.map((odd) => ({ ...sound.options, [part]: odd })), ...parts.flatMap((key) => ODD.map((odd) => ({ ...sound.options, [part]: { ...sound.options[part], [key]: odd } }))), ...Object.keys(sound.options).flatMap((key) => ODD.map((odd) => ({ ...sound.options, [key]: odd })))]
  for (const options of given) {
    const tidied = editor.tidy({ ...sound, options } as Plan, kit)
    expect(editor.tidy(tidied, kit)).toEqual(tidied)
    expect(editor.brushes(tidied, kit).length).toBeGreaterThan(3)
    expect(editor.view(tidied, kit)).toBeTypeOf('object')
    expect(editor.drawing(tidied, kit)).toBeTypeOf('object')
    expect(editor.facts(tidied, kit).every(([label, value]) => label && typeof value === 'string')).toBe(true)
    editor.laid(tidied, kit)
  }
})
it.each(INNER)('%s: a plan comes out of a link as it went in', async (_, __, ___, sound) => {
  expect(await unpack(await pack({ ...sound, story: 'Snow — ❄' }))).toEqual({ ...sound, story: 'Snow — ❄' })
})
