/** What lies beside the board: the piece in question, the hand, the luck so far and the game as a line. */
import type { CardFace, Faction, HandView, Piece } from '../game'
import { luckOf } from './ending'
import { rollsOf } from './playback.svelte'
import type { Note } from '../wire'
import type { Session } from './session.svelte'

export class Tray {
  private lastKey: string | null = $state(null)

  constructor(private session: Session) {}

  /** The last thing that was pointed at stays in the tray; call it in an effect. */
  follow() {
    const key = this.session.selection.key
    if (key) this.lastKey = key
  }

  piece: Piece | null = $derived.by(() => {
    const { adapter, view } = this.session
    return adapter && view && this.lastKey ? adapter.piece(this.lastKey, view) : null
  })

  /** What is looked at right now, and what the rules say of it. */
  looked: Piece | null = $derived.by(() => {
    const { adapter, view, selection } = this.session
    return adapter && view && selection.looked ? adapter.piece(selection.looked, view) : null
  })
  notes: Note[] = $derived.by(() => this.session.asking.of(this.session.selection.looked)?.notes ?? [])

  /** The card that somebody else played or turned up since the last choice of the seat that looks on.

   * Of several people at one screen that is whoever looks at it now; an onlooker sees it until somebody else has moved.
   */
  shownCard: { card: CardFace; faction: Faction } | null = $derived.by(() => {
    const { adapter, state, playback } = this.session
    const events = [...playback.log].reverse()
    const eyes = state?.viewing ?? null
    /** One's own card lies in the hand: played by oneself, or turned up by what the other side did. */
    const isOwn = (of: Faction, by: string | null) => eyes !== null && adapter!.faction(eyes) === of && (by === eyes || adapter!.faction(by) !== of)
    const last = events.find((event) => event.seat)?.seat
    for (const event of events) {
      if (eyes === null && event.seat && event.seat !== last) return null
      const found = adapter?.shownCard?.(event)
      if (found && !isOwn(found.faction, event.seat)) return found
      if (event.seat && event.seat === eyes) return null
    }
    return null
  })

  hand: HandView | null = $derived.by(() => {
    const { adapter, view, state, you, selection } = this.session
    return view && adapter?.hand ? adapter.hand(view, state?.viewing ?? you[0] ?? null, selection.choices) : null
  })

  /** Does the hand lie in the tray of a desk? One without cards makes room for the piece in question. */
  showsHand: boolean = $derived.by(() => !!this.hand && !(this.session.selection.selected && this.piece && !this.hand.cards.length))

  play(card: CardFace) {
    const choices = this.session.selection.cards.get(card.id)
    if (choices) this.session.selection.offer(choices, null)
  }
  point(card: CardFace | null) {
    const { selection } = this.session
    selection.hoverCard = card?.id ?? null
    selection.hoverChoice = card ? (selection.cards.get(card.id)?.[0] ?? null) : null
  }
  /** A card was pressed for long: what it would order is lit until something else is picked. */
  press(card: CardFace) {
    this.session.selection.pressed = `card:${card.id}`
  }
  /** A card that cannot be played now was clicked: the rules say why. */
  ask(card: CardFace) {
    this.session.asking.hush()
    this.session.wonder(null, `card:${card.id}`)
  }

  /** How much better or worse than expected one's dice were, in percent; an onlooker is told of the Rebels'. */
  luck: number | null = $derived.by(() => {
    const { adapter, you, playback } = this.session
    if (!adapter) return null
    return luckOf(playback.log, (seat) => (you.length === 1 ? seat === you[0] : adapter.faction(seat) === 'rebels'))
  })

  /** Every ply of the game so far, those with dice drawn taller. */
  plies: { ply: number; faction: Faction; big: boolean }[] = $derived.by(() => {
    const { adapter, playback } = this.session
    if (!adapter || !playback.shown) return []
    const seats = new Map(playback.log.map((e) => [e.ply, e.seat]))
    const rolled = new Set(rollsOf(playback.log).map((e) => e.ply))
    return Array.from({ length: playback.shown.ply + 1 }, (_, ply) => ({ ply, faction: adapter.faction(seats.get(ply) ?? ''), big: rolled.has(ply) }))
  })
}
