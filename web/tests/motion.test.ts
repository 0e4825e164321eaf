// Nothing that moves makes the page lay itself out anew: that would cost a slow machine its frames.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
/** What is drawn anew or only put together anew, without any box changing its size or place. */
const CHEAP = ['transform', 'opacity', 'background', 'border-color', 'stroke-dashoffset', 'none']

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|css)$/.test(name))
const texts = files.map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')] as const)

test('what is animated changes no box', () => {
  let seen = 0
  for (const [name, text] of texts)
    for (const [, frames] of text.matchAll(/@keyframes \w+ \{((?:[^{}]*\{[^{}]*\})*)/g))
      for (const [, property] of frames!.matchAll(/([\w-]+):[^;{}]+;/g)) {
        expect(CHEAP, name).toContain(property)
        seen++
      }
  expect(seen).toBeGreaterThan(15)
})

test('what changes step by step changes no box', () => {
  let seen = 0
  for (const [name, text] of texts)
    for (const [, list] of text.matchAll(/transition:([^;}]+)/g))
      for (const part of list!.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').split(',')) {
        expect(CHEAP, name).toContain(part.trim().split(/\s/)[0])
        seen++
      }
  expect(seen).toBeGreaterThan(10)
})

test('no wide blur lies on what is drawn anew in every frame', () => {
  const WIDEST = 6
  let seen = 0
  for (const [name, text] of texts)
    for (const [, blur] of text.matchAll(/drop-shadow\(\S+ \S+ ([\d.]+)px/g)) {
      expect(Number(blur), name).toBeLessThanOrEqual(WIDEST)
      seen++
    }
  expect(seen).toBeGreaterThan(5)
})
