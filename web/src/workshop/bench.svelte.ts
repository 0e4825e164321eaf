/** The workbench: the plan on it, the brush in hand, and what the server says of the plan. */
import { loadGame, type GameModule } from '../lib/game'
import type { FairnessPage, Plan, PlanCheck, WorkshopKit } from '../lib/wire'
import { shop } from './api'
import { loadEditor, type Brush, type Editor } from './editors'
import { keep, newest, newId } from './kept.svelte'
import { act, begin, redo, undo, type History, type Operation } from './model'

const CHECK_AFTER = 180

export class Bench {
  kit = $state.raw<WorkshopKit | null>(null)
  editor = $state.raw<Editor | null>(null)
  module = $state.raw<GameModule | null>(null)
  history = $state.raw<History | null>(null)
  /** Under which id this browser keeps the plan. */
  id = $state(newId())
  brush = $state('')
  /** The first place of a brush that joins two. */
  from = $state<string | null>(null)
  check = $state.raw<PlanCheck | null>(null)
  checking = $state(false)
  trouble = $state('')
  /** What games of this very plan have shown, and whether the board shows where units fell. */
  fair = $state.raw<FairnessPage | null>(null)
  showHeat = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  plan = $derived(this.history?.now ?? null)
  brushes = $derived(this.plan && this.kit && this.editor ? this.editor.brushes(this.plan, this.kit) : [])
  hand = $derived(this.brushes.find((b) => b.id === this.brush) ?? null)
  sound = $derived(!!this.check && !this.checking && this.check.problems.length === 0)
  /** The problems of each place, for the board. */
  marks = $derived.by(() => {
    const found = new Map<string, string[]>()
    for (const p of this.check?.problems ?? []) for (const place of p.places) found.set(place, [...(found.get(place) ?? []), p.text])
    return found
  })

  /** How hot each place is, once games have shown where units fall. */
  heat = $derived.by(() => {
    const falls = this.showHeat ? (this.fair?.reports[0]?.falls ?? {}) : {}
    const most = Math.max(1, ...Object.values(falls))
    return new Map(Object.entries(falls).map(([place, count]) => [place, count / most]))
  })

  /** Bring out the tools of a game, with the plan given, or the one this browser kept last, or an empty one. */
  async open(game: string, plan: Plan | null) {
    const [kit, editor, module] = await Promise.all([shop.kit(game), loadEditor(game), loadGame(game)])
    if (!editor) throw new Error(game)
    Object.assign(this, { kit, editor, module, brush: '', from: null, check: null, trouble: '' })
    const last = plan ? null : newest(game)
    this.lay(plan ?? last?.plan ?? kit.blank, last?.id ?? newId())
  }

  /** Put a plan on the bench; its history begins here. */
  lay(plan: Plan, id: string) {
    this.id = id
    this.choose('')
    this.history = begin(this.editor!.tidy(plan, this.kit!))
    this.look(plan)
  }

  do(operation: Operation) {
    this.step(act(this.history!, operation, this.editor!.operations))
  }
  undo = () => this.step(undo(this.history!))
  redo = () => this.step(redo(this.history!))

  private step(history: History) {
    if (history === this.history) return
    const before = this.#things
    const counted = this.hand?.group === ''
    this.history = history
    if (counted && before !== this.#things) this.choose('')
    keep(this.id, history.now)
    this.look(history.now)
  }

  /** The brushes of things that lie there already, which are counted: one thing less, and the same brush means another. */
  get #things() {
    return this.brushes.filter((b) => !b.group).map((b) => b.id).join(' ')
  }

  choose(brush: string) {
    this.brush = brush === this.brush ? '' : brush
    this.from = null
  }

  /** What a click on a place does with the brush in hand. */
  pick(spot: string) {
    const brush: Brush | null = this.hand
    if (!brush) return
    if (brush.joins && this.from === null) {
      this.from = spot
      return
    }
    const operation = brush.lay(spot, this.from)
    this.from = null
    if (operation) this.do(operation)
  }

  /** Ask the server what is wrong, once nothing has been done for a moment. */
  private look(plan: Plan) {
    clearTimeout(this.#timer)
    this.fair = null
    this.showHeat = false
    this.checking = true
    const asked = ++this.#asked
    this.#timer = setTimeout(() => {
      shop.check(plan).then(
        (found) => this.#heard(asked, () => ((this.check = found), (this.trouble = ''))),
        (error) => this.#heard(asked, () => (this.trouble = error.message)),
      )
    }, CHECK_AFTER)
  }

  #heard(asked: number, tell: () => void) {
    if (asked !== this.#asked) return
    this.checking = false
    tell()
  }
}
