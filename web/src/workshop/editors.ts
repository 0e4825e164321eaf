/** What a game tells the workshop: what can be laid where, what that makes of the plan, and how the plan looks on its board. */
import type { Component } from 'svelte'
import type { Faction } from '../lib/game'
import type { Plan, View, WorkshopKit } from '../lib/wire'
import type { Operation, Operations } from './model'

/** Something to lay on the board. */
export interface Brush {
  id: string
  title: string
  group: string
  glyph?: string
  faction?: Faction
  /** A tile of the ground, as its symbol is called. */
  tile?: string
  /** What laying it on a place does; a brush that joins two places is asked with the first one as well. */
  lay(spot: string, from: string | null): Operation | null
  /** It needs two places, one after the other. */
  joins?: boolean
}

export interface PanelProps {
  plan: Plan
  kit: WorkshopKit
  brush: string
  act: (operation: Operation) => void
  choose: (brush: string) => void
}

export interface Editor {
  operations: Operations
  /** The plan with all that cannot be drawn left out: a file or a link may hold anything. */
  tidy(plan: Plan, kit: WorkshopKit): Plan
  brushes(plan: Plan, kit: WorkshopKit): Brush[]
  view(plan: Plan, kit: WorkshopKit): View
  drawing(plan: Plan, kit: WorkshopKit): View
  /** What a supply is called. */
  supply(name: string): string
  /** How things are laid, where that is not by a click to lay and another to take away. */
  hint?(): string
  /** What the set-up sheet says of the plan in short: labels and values. */
  facts(plan: Plan, kit: WorkshopKit): [string, string][]
  /** The places that hold something that can be moved. */
  laid(plan: Plan, kit: WorkshopKit): string[]
  /** What moving from one place to another does. */
  move(from: string, to: string): Operation
  /** What clearing a place does. */
  clear(spot: string): Operation
  /** The forms beside the board. */
  Panel: Component<PanelProps>
}

const editors = import.meta.glob<{ default: Editor }>('../games/*/workshop.ts')

export const hasEditor = (game: string): boolean => `../games/${game}/workshop.ts` in editors

export async function loadEditor(game: string): Promise<Editor | null> {
  const load = editors[`../games/${game}/workshop.ts`]
  return load ? (await load()).default : null
}
