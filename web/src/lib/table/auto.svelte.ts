/** Answers given by themselves: where there is one choice, it is played after a moment in which it can be stopped. */
import { settings } from '../settings.svelte'
import type { Choice } from '../wire'
import { beat } from './playback.svelte'
import { asksAmount } from './selection.svelte'

const PAUSE = 1100
const SHORT_PAUSE = 350

export class AutoAnswer {
  /** The choice that will be played, and in how many milliseconds. */
  soon: { choice: Choice; ms: number } | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false

  /** The next moment waits for the person: they have come back to it to choose otherwise. */
  hold() {
    this.held = true
  }

  /** Plan the answer to a moment with these choices; `play` is called when its time has come. */
  plan(choices: Choice[], play: (choice: Choice) => void) {
    this.stop()
    const only = choices.length === 1 ? choices[0]! : null
    const held = this.held
    this.held = false
    if (!only || held || !settings.autoPass || asksAmount(only)) return
    const ms = beat(settings.pace ? PAUSE * Math.max(0.6, settings.pace) : SHORT_PAUSE)
    this.soon = { choice: only, ms }
    this.timer = setTimeout(() => {
      this.soon = null
      play(only)
    }, ms)
  }

  stop() {
    clearTimeout(this.timer)
    this.soon = null
  }
}
