import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import './page'
import type { Editor } from '../src/workshop/editors'
import brickEditor from '../src/games/brick/workshop'
import { brushOf, deathOn, deathWith, markerWith, medalsOf, newRule, ruleWith } from '../src/games/command/forms'
import commandEditor, { scenarioOf } from '../src/games/command/workshop'
import type { Plan, WorkshopKit } from '../src/lib/wire'
import { Bench } from '../src/workshop/bench.svelte'
import { pack, planOf, unpack } from '../src/workshop/link'
import { act, begin, carryOut, redo, undo, type History, type Operation } from '../src/workshop/model'
import { brick as brickBoard, command } from './drawings'

const BATTLES: Record<string, any>[] = JSON.parse(readFileSync(new URL('../../holotable/games/command/data/scenarios.json', import.meta.url), 'utf-8')).scenarios
const VOCABULARY: Record<string, any> = JSON.parse(readFileSync(new URL('command-vocabulary.json', import.meta.url), 'utf-8'))
const editor: Editor = commandEditor
const brick: Editor = brickEditor
const SIDES = ['rebels', 'empire']
const blank = (): Plan => ({
  holotable_plan: 1, game: 'command', title: '', author: '', story: '', position: null,
  options: {
    scenario: {
      title: '', first: 'rebels', hand: { rebels: 4, empire: 4 }, units: { rebels: {}, empire: {} }, badges: {}, terrain: {}, markers: [], special: [],
      win: { rebels: { medals: 4, sudden_death: [] }, empire: { medals: 4, sudden_death: [] } },
    },
  },
})
const lists = (of: Record<string, string[]>, brush: string): [string, string][] => Object.entries(of).flatMap(([name, hexes]) => hexes.map((at): [string, string] => [`${brush}.${name}`, at]))

/** What the server gives to draw battles with; of a unit only its side and figures are looked at. */
const battles: WorkshopKit = {
  drawing: { ...command, units: Object.fromEntries(BATTLES.flatMap((b) => SIDES.flatMap((side) => Object.keys(b.units[side] ?? {}).map((unit) => [unit, { side, figures: 3 }])))) },
  blank: blank(), known: [], vocabulary: { ...VOCABULARY, units: [] as string[] },
}
battles.vocabulary.units = Object.keys(battles.drawing.units)

/** Draw a battle as somebody would, who has the palette, the field and the forms alone. */
function drawn(s: Record<string, any>): History {
  let history = begin(blank())
  const at = () => scenarioOf(history.now)
  const form = (o: Operation) => void (history = act(history, o, editor.operations))
  const click = (id: string, hex: string) => form(editor.brushes(history.now, battles).find((b) => b.id === id)!.lay(hex, null)!)
  form({ kind: 'title', text: s.title })
  form({ kind: 'first', side: s.first })
  for (const side of SIDES) {
    form({ kind: 'hand', side, count: s.hand[side] })
    form(medalsOf(side, s.win[side].medals ?? 0))
    for (const { id, count } of s.win[side].sudden_death) {
      form(deathOn(VOCABULARY, side, id, true))
      if (count) form(deathWith(side, at().win[side]!.sudden_death.at(-1)!, count))
    }
  }
  const laid = [...lists(s.terrain, 'tile'), ...SIDES.flatMap((side) => lists(s.units[side] ?? {}, 'unit')), ...lists(s.badges, 'badge')]
  for (const [id, hex] of laid) click(id, hex)
  s.markers.forEach((marker: any, i: number) => {
    const { kind, at: hexes, ...parts } = marker
    click(`marker.${kind}`, hexes[0])
    for (const hex of hexes.slice(1)) click(`marker#${i}`, hex)
    for (const [name, value] of Object.entries(parts)) form(markerWith(VOCABULARY, at().markers[i]!, i, { [name]: value }))
  })
  s.special.forEach((special: any, i: number) => {
    form(newRule(VOCABULARY, special.rule))
    const chosen = brushOf(VOCABULARY, special.rule, i)
    for (const [name, value] of Object.entries<any>(special)) {
      if (name === 'rule') continue
      if (chosen === `rule#${i}.${name}`) for (const hex of [value].flat()) click(chosen, hex)
      else form(ruleWith(at().special[i]!, i, name, value))
    }
  })
  return history
}
/** A battle of the data file without the sentences beside its rules, which no form writes. */
const unsaid = ({ number, ...battle }: Record<string, any>): Record<string, any> => JSON.parse(JSON.stringify(battle, (key, value) => (key === 'text' || key === 'mark' ? undefined : value)))
const all = (history: History, operations: Operation[]) => operations.reduce((h, o) => act(h, o, editor.operations), history)

describe('the editor of battles', () => {
  it.each(BATTLES.map((b) => [b.number, b.title, b] as const))('rebuilds battle %i, %s, with its palette and its forms alone', (_, __, battle) => {
    const plain = unsaid(battle)
    const history = drawn(plain)
    expect(scenarioOf(history.now)).toEqual(plain)
    let back = history
    while (back.past.length) back = undo(back)
    expect(back.now).toEqual(blank())
    while (back.future.length) back = redo(back)
    expect(back.now).toEqual(history.now)
  })

  it('leaves out what a rule need not say, and puts it back', () => {
    const leave = newRule(VOCABULARY, 'leave').rule
    expect(leave).toEqual({ rule: 'leave', side: 'rebels', units: 'any' })
    const counted = ruleWith(leave, 0, 'count', 0)
    expect(counted).toEqual({ kind: 'rule', index: 0, rule: { ...leave, count: 0 } })
    expect(ruleWith(counted.rule, 0, 'count', null).rule).toEqual(leave)
  })

  it('puts the brush of a marker or a rule down when another one takes its number', () => {
    vi.useFakeTimers()
    const bench = new Bench()
    Object.assign(bench, { kit: battles, editor, history: begin(blank()) })
    const marker = (at: string) => bench.do({ kind: 'marker', marker: { kind: 'exit', side: 'rebels', count: 1, at: [at] } })
    for (const at of ['4,4', '5,5']) marker(at)
    bench.choose('marker#1')
    bench.pick('6,6')
    expect(scenarioOf(bench.plan!).markers.map((m) => m.at)).toEqual([['4,4'], ['5,5', '6,6']])
    bench.do({ kind: 'marker', index: 0, marker: null })
    expect(bench.brush).toBe('')
    bench.pick('7,5')
    expect(scenarioOf(bench.plan!).markers.map((m) => m.at)).toEqual([['5,5', '6,6']])
    bench.do(newRule(VOCABULARY, 'data'))
    bench.choose(brushOf(VOCABULARY, 'data', 0)!)
    bench.pick('4,4')
    expect(bench.brush).toBe('rule#0.at')
    bench.undo()
    bench.undo()
    expect(bench.brush).toBe('')
    bench.choose('tile.ridge')
    marker('3,3')
    expect(bench.brush).toBe('tile.ridge')
    vi.useRealTimers()
  })

  it('lays a thing once, takes it away again, and puts another in its place', () => {
    const tile = (tile: string) => ({ kind: 'tile', tile, at: '4,4' })
    const unit = (unit: string, side: string) => ({ kind: 'unit', unit, side, at: '4,4' })
    expect(scenarioOf(all(begin(blank()), [tile('ridge'), tile('ridge')]).now).terrain).toEqual({})
    expect(scenarioOf(all(begin(blank()), [tile('ridge'), tile('rocks')]).now).terrain).toEqual({ rocks: ['4,4'] })
    expect(scenarioOf(all(begin(blank()), [unit('droids', 'empire'), unit('troopers', 'rebels')]).now).units).toEqual({ rebels: { troopers: ['4,4'] }, empire: {} })
  })

  it('moves a unit with its badge, and clears a hex of everything', () => {
    const drawn = all(begin(blank()), [
      { kind: 'unit', unit: 'troopers', side: 'rebels', at: '4,4' },
      { kind: 'badge', badge: 'scouts', at: '4,4' },
      { kind: 'tile', tile: 'trench', at: '4,4' },
      { kind: 'move', from: '4,4', to: '5,4' },
    ])
    expect(scenarioOf(drawn.now)).toMatchObject({ units: { rebels: { troopers: ['5,4'] } }, badges: { scouts: ['5,4'] }, terrain: { trench: ['4,4'] } })
    const cleared = all(drawn, ['4,4', '5,4'].map((at) => ({ kind: 'clear', at })))
    expect(scenarioOf(cleared.now)).toEqual(scenarioOf(blank()))
  })

  it('leaves no step for what changes nothing, and forgets what was taken back once something else is done', () => {
    const title = (text: string) => ({ kind: 'title', text })
    const one = all(begin(blank()), [title('One')])
    expect(all(one, [title('One')])).toBe(one)
    const other = all(undo(one), [title('Other')])
    expect(redo(other)).toEqual(other)
    expect(() => all(one, [{ kind: 'lightning' }])).toThrow('lightning')
  })
})

describe('the editor of boards', () => {
  const board = (): Plan => ({ ...blank(), game: 'brick', options: { layout: { links: ['a1-b1', 'a1-a2'], closed: [], start: { luke: 'a1', 'at-at': 'b3' } } } })
  const draw = (...operations: Operation[]) => operations.reduce((plan, o) => carryOut(plan, o, brick.operations), board()).options

  it('lays a link, takes it away from either end, and closes a space with its links', () => {
    expect(draw({ kind: 'link', a: 'b2', b: 'b1' }).layout.links).toEqual(['a1-b1', 'a1-a2', 'b1-b2'])
    expect(draw({ kind: 'link', a: 'b1', b: 'a1' }).layout.links).toEqual(['a1-a2'])
    expect(draw({ kind: 'close', at: 'a2' }).layout).toMatchObject({ links: ['a1-b1'], closed: ['a2'] })
    expect(draw({ kind: 'close', at: 'b2' }, { kind: 'close', at: 'b2' })).toEqual(board().options)
    expect(draw({ kind: 'option', name: 'heroes', value: true }).heroes).toBe(true)
  })

  it('stands a unit on one space, moves it, and takes it off the board', () => {
    const start = (...operations: Operation[]) => draw(...operations).layout.start
    const luke = (at: string) => ({ kind: 'unit', unit: 'luke', at })
    expect(start(luke('b2'))).toEqual({ luke: 'b2', 'at-at': 'b3' })
    expect(start(luke('b3'))).toEqual({ luke: 'b3' })
    expect(start(luke('a1'))).toEqual({ 'at-at': 'b3' })
    expect(start({ kind: 'close', at: 'a1' })).toEqual({ 'at-at': 'b3' })
  })

  it('is drawn from its plan as the server would draw it', () => {
    const start = { luke: 'a1', 'at-at': 'b3' }
    const kit = { drawing: brickBoard, blank: board(), known: [], vocabulary: { start, figures: { luke: ['luke', 'trooper'], 'at-at': ['pilot'] } } }
    const standing = (given: unknown) => brick.tidy({ ...board(), options: { layout: { links: [], closed: [], start: given } } } as unknown as Plan, kit)
    expect(standing({ luke: 'b2', 'at-at': 'b2', hutt: 'a1', han: 3 }).options.layout.start).toEqual({ luke: 'b2' })
    for (const odd of [undefined, null, 3, [], 'x']) expect(brick.view(standing(odd), kit).units).toMatchObject({ luke: { at: 'a1', figures: ['luke', 'trooper'] } })
    expect(brick.brushes(standing({}), kit).map((b) => b.id)).toEqual(['link', 'close', 'unit.luke', 'unit.at-at'])
    expect(brick.facts(standing({ luke: 'b2' }), kit).at(-1)).toEqual(['Who starts where', 'Luke Skywalker b2'])
    const odd = { ...board(), options: { layout: { links: ['a1-b1', 'x-y', 7], closed: ['b2', 'z9'] } } } as unknown as Plan
    expect(brick.drawing(brick.tidy(odd, kit), kit)).toMatchObject({ links: [['a1', 'b1']], closed: ['b2'] })
    expect(brick.tidy({ ...board(), options: { layout: 'hoth' } }, kit).options).toEqual(board().options)
  })
})

const kit: WorkshopKit = {
  drawing: command, blank: blank(), known: [],
  vocabulary: { sides: SIDES, units: ['at-at', 'speeders'], terrain: ['ridge'], badges: { elite: 'infantry' }, markers: ['exit'], owners: [...SIDES, 'either'], rules: { data: { at: 'hex' } } },
}
const ODD = [null, 3, 'x', [], {}, [null], { at: 3 }, ['0,0', 7, '9,9'], { rebels: 'x' }, [{ kind: 'exit', at: '0,0' }], [{ rule: 'data' }]]

describe('what files and links hold', () => {
  it('is drawn as far as it can be, whatever is wrong inside', () => {
    for (const key of Object.keys(scenarioOf(blank())))
      for (const odd of ODD) {
        const plan = editor.tidy({ ...blank(), options: { scenario: { ...scenarioOf(blank()), [key]: odd } } }, kit)
        expect(editor.brushes(plan, kit).length).toBeGreaterThan(4)
        expect(editor.view(plan, kit).units).toBeTypeOf('object')
        expect(editor.laid(plan, kit).every((hex) => command.hexes.some((h) => h.id === hex))).toBe(true)
      }
    expect(scenarioOf(editor.tidy({ ...blank(), options: { scenario: 3 } }, kit)).units).toEqual({ rebels: {}, empire: {} })
  })

  it('comes out of a link as it went in', async () => {
    for (const { number, ...scenario } of BATTLES) {
      const plan = { ...blank(), title: scenario.title, story: 'Snow — ❄', options: { scenario } }
      const text = await pack(plan)
      expect(text).toMatch(/^[\w-]+$/)
      expect(text.length).toBeLessThan(2000)
      expect(await unpack(text)).toEqual(plan)
    }
  })

  it('a link that unpacks to more than a plan needs is not read', async () => {
    expect(await unpack(await pack({ ...blank(), story: 'x'.repeat(5_000_000) }))).toBe(null)
  })

  it('ten thousand broken links are plans or nothing', async () => {
    const text = await pack({ ...blank(), options: { scenario: BATTLES[7]! } })
    const letters = 'ABCabc019-_ %/+=é'
    let seed = 5
    const dice = (n: number) => (seed = (seed * 48271) % 2147483647) % n
    let nothing = 0
    for (let i = 0; i < 10_000; i++) {
      let broken = text
      for (let k = dice(3); k >= 0; k--) {
        const at = dice(broken.length)
        broken = broken.slice(0, at) + (dice(3) ? letters[dice(letters.length)]! : '') + broken.slice(at + dice(40))
      }
      const plan = await unpack(broken)
      if (plan) editor.view(editor.tidy(plan, { ...kit, drawing: command }), kit)
      else nothing++
    }
    expect(nothing).toBeGreaterThan(5000)
  }, 60_000)

  it('only what says that it is a plan is one', () => {
    expect(planOf(JSON.parse(JSON.stringify(blank())))).toEqual(blank())
    for (const odd of [null, 3, [], {}, { holotable_plan: 1 }, { ...blank(), game: 4 }, { ...blank(), options: [] }]) expect(planOf(odd)).toBe(null)
  })
})
