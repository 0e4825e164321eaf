/** A game without a page of its own: its places are the spots, and its choices are read from what they name. */
import { factionsOf, NO_LINK, plainName, seatWord, type Adapter, type Faction, type Layout, type Spot } from '../lib/game'
import { t } from '../lib/words.svelte'
import type { View } from '../lib/wire'
import { pieces, plan, type PlainPiece, type Plan } from './board'

/** A board without places shows its text; the board knows whose. */
export interface PlainLayout extends Layout {
  game: string
  plan: Plan | null
  pieces: PlainPiece[]
  faction: (seat: string | null) => Faction
}

const TEXT_SIZE = { wide: { w: 1000, h: 640 }, tall: { w: 600, h: 760 } }

const strings = (args: Record<string, any>): string[] => Object.values(args).flat().filter((v): v is string => typeof v === 'string')
const hides = (view: View): boolean => JSON.stringify(view).includes('"hidden"')

export function plainAdapter(game: string, drawing: View): Adapter {
  const faction = factionsOf(drawing)
  const seats = Object.keys(drawing.factions ?? {})
  const board = plan(drawing)
  const standing = (view: View): PlainPiece[] => (board ? pieces(view, board.places, seats) : [])
  const find = (view: View, key: string) => standing(view).find((p) => p.key === key)
  const spotName = (id: string, on: PlainPiece[]) => [board!.places.get(id)!.name, ...on.map((p) => (p.seat ? seatWord(p.seat) : plainName(p.key)))].join(', ')

  return {
    hidden: (_options, view) => hides(view),
    faction,
    layout(view, portrait): PlainLayout {
      const all = standing(view)
      const size = board ?? (portrait ? TEXT_SIZE.tall : TEXT_SIZE.wide)
      const spots = [...(board?.places.values() ?? [])].map((p): Spot => {
        const on = all.filter((x) => x.at === p.id)
        return { id: p.id, x: p.at[0], y: p.at[1], r: board!.r, ...(p.corners ? { poly: p.corners } : {}), name: spotName(p.id, on) }
      })
      return { w: size.w, h: size.h, spots, game, plan: board, pieces: all, faction }
    },
    subtitle: (v) => (typeof v.turn === 'number' ? t('turn', { n: v.turn }) : ''),
    seatNote: () => '',
    steps: () => null,
    link(choice, view) {
      if (!board) return NO_LINK
      const named = strings(choice.args)
      const moved = named.map((n) => find(view, n)).find((p) => p && p.key !== p.at)
      const places = named.map((n) => (board!.places.has(n) ? n : (find(view, n)?.at ?? null))).filter((p): p is string => !!p && p !== moved?.at)
      const from = moved?.at ?? (places.length > 1 ? places[0]! : null)
      const target = places.at(-1) ?? null
      const enemy = standing(view).some((p) => p.at === target && p.seat && p.seat !== choice.seat)
      return { source: moved?.key ?? from, from, target, intent: enemy ? 'hit' : 'go' }
    },
    keyAt: (spot, view) => standing(view).find((p) => p.at === spot)?.key ?? null,
    keyTitle: (key, view) => {
      const at = find(view, key)?.at
      return at && at !== key ? `${plainName(key)}, ${board!.places.get(at)!.name}` : (board?.places.get(key)?.name ?? plainName(key))
    },
    glyph: (choice) => ({ glyph: `f-${faction(choice.seat)}`, faction: faction(choice.seat) }),
    keyGlyph(key, view) {
      const f = faction(find(view, key)?.seat ?? null)
      return { glyph: `f-${f}`, faction: f }
    },
    piece(key, view) {
      const p = find(view, key)
      if (!p) return null
      const f = faction(p.seat)
      const owner: [string, string][] = p.seat ? [[t('fact.owner'), seatWord(p.seat)]] : []
      return { title: plainName(key), text: '', glyph: `f-${f}`, faction: f, facts: [[t('fact.at'), board!.places.get(p.at)!.name], ...owner] }
    },
    about(args, view) {
      const named = strings(args)
      const on = standing(view).filter((p) => named.includes(p.key))
      return { spots: [...named.filter((n) => board?.places.has(n)), ...on.map((p) => p.at)], keys: on.map((p) => p.key) }
    },
    effects: () => [],
    sound: (event) => (strings(event.args).some((n) => board?.places.has(n)) ? 'move' : null),
    turnEnd: (event) => event.kind === 'turn_ended',
    closing: ['done', 'end_turn', 'pass'],
  }
}
