/** Everything behind one live table, as its components share it. */
import type { Lesson } from '../learn/lesson.svelte'
import { screen } from '../screen.svelte'
import { Panels } from './panels.svelte'
import { Records } from './records.svelte'
import { Sentences } from './sentences'
import { Session } from './session.svelte'
import { Tray } from './tray.svelte'
import { Voice } from './voice.svelte'

export class LiveTable {
  readonly session: Session
  readonly panels = new Panels()
  readonly sentences: Sentences
  readonly tray: Tray
  readonly records: Records
  readonly voice: Voice

  constructor(
    id: string,
    token: string,
    readonly lesson?: Lesson,
  ) {
    // away from a desk nothing can be pointed at, so what matters is asked about once more
    this.session = new Session(id, token, { get phone() { return screen.room !== 'desk' } }, lesson)
    this.sentences = new Sentences(this.session)
    this.tray = new Tray(this.session)
    this.records = new Records(this.session)
    this.voice = new Voice(this.session, this.sentences)
  }
}
