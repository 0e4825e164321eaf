/** What makes the page an app: what is kept and what never is, lessons without a network, and the tables that wait. */
import { describe, expect, it } from 'vitest'
import { further } from '../src/app/later'
import { FILES, KEPT, outdated, wayOf } from '../src/app/policy'
import { pageOf } from '../src/lib/learn/alone'
import type { Seen } from '../src/lib/tables.svelte'
import { counted, countOf, marked } from '../src/lib/waiting.svelte'
import type { LessonWalk } from '../src/lib/wire'

const HERE = 'https://table.example'
const way = (path: string, more: { method?: string; mode?: string; signed?: boolean } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', signed: false, url: new URL(path, HERE).href, ...more }, HERE)

describe('where the worker takes an answer from', () => {
  it('opens every page from the shell, and files by their names', () => {
    for (const path of ['/', '/rules/brick', '/learn/endor/fighters', '/t/abc']) expect(way(path, { mode: 'navigate' })).toBe('shell')
    expect(way('/assets/index-abc.js')).toBe('file')
    expect(way('/assets/inter.woff2', { mode: 'cors' })).toBe('file')
  })
  it('keeps what is the same for everybody', () => {
    for (const path of ['/api/games', '/api/rules/brick', '/api/rules/brick/scenes/3', '/api/learn/endor', '/api/learn/endor/fighters?language=en'])
      expect(way(path)).toBe('kept')
  })
  it('never touches what belongs to a seat', () => {
    for (const path of ['/api/tables/abc', '/api/tables/abc/save', '/api/mine', '/api/campaigns/x', '/api/replay', '/api/lobby', '/ws/abc', '/api/docs', '/health', '/metrics', '/sw.js'])
      for (const mode of ['cors', 'navigate']) expect(way(path, { mode })).toBe('network')
    expect(way('/api/games', { signed: true })).toBe('network')
    expect(way('/api/learn/endor/fighters', { method: 'POST' })).toBe('network')
    expect(way('https://elsewhere.example/assets/x.js')).toBe('network')
  })
  it('clears old versions away, but for the files of the one before', () => {
    const names = [`${FILES}1`, `${KEPT}1`, `${FILES}2`, `${KEPT}2`, `${FILES}3`, `${KEPT}3`, 'other']
    expect(outdated(names, '3').sort()).toEqual([`${FILES}1`, `${KEPT}1`, `${KEPT}2`].sort())
    expect(outdated([`${FILES}3`], '3')).toEqual([])
  })
})

describe('a lesson without a network', () => {
  const coach = { want: ['move()', 'other()'], answer: null }
  const step = (n: number, choice: string | null, want = coach.want) =>
    ({ state: { ply: n }, coach: { ...coach, want }, choice: choice && { choice, count: null }, no: `not ${n}` })
  const walk = { welcome: { table: 'x' }, steps: [step(0, 'move()'), step(1, 'fire()', []), step(2, null, [])] } as unknown as LessonWalk
  const page = (choices: string[], show = false) => pageOf(walk, { choices: choices.map((choice) => ({ choice, count: null })), known: null, show, language: 'en' })
  it('goes on with every right choice, and lights the one that it knows', () => {
    expect(page([]).state.ply).toBe(0)
    expect(page([]).coach.want).toEqual(['move()'])
    expect(page(['move()']).state.ply).toBe(1)
    expect(page(['move()', 'fire()']).state.ply).toBe(2)
    expect(page(['move()', 'fire()']).coach.answer).toBe(null)
  })
  it('answers a wrong choice and stays', () => {
    const answered = page(['move()', 'run()'])
    expect(answered.state.ply).toBe(1)
    expect(answered.coach.answer).toBe('not 1')
  })
  it('tells the answer of a puzzle only on request', () => {
    expect(page(['move()']).coach.want).toEqual([])
    expect(page(['move()'], true).coach.want).toEqual(['fire()'])
  })
  it('is asked for with the pictures of the rulebook', () => {
    const course = { lessons: [{ id: 'move' }], puzzles: [{ id: 'puzzle-1' }] } as any
    expect(further('brick', { html: '<figure class="scene" data-scene="4"></figure>' }, course, 'en')).toEqual([
      '/api/rules/brick/scenes/4', '/api/learn/brick/move?language=en', '/api/learn/brick/puzzle-1?language=en',
    ])
  })
})

describe('the tables that wait', () => {
  const seen = (yourMove: boolean, over = false, tokens = ['x']) => ({ yourMove, over, tokens }) as Seen
  it('are those that are open, ours, and ours to move', () => {
    expect(countOf([seen(true), seen(true), seen(false), seen(true, true), seen(true, false, [])])).toBe(2)
  })
  it('are counted in the title and on the icon', () => {
    expect(counted('Rules', 0)).toBe('Rules')
    expect(counted('Rules', 2)).toBe('(2) Rules')
    expect(marked('<svg><g/></svg>', 3)).toMatch(/>3<\/text><\/svg>$/)
    expect(marked('<svg></svg>', 12)).toContain('9+')
  })
})
