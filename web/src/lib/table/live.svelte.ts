/** Everything behind one live table, as its components share it. */
import { screen } from '../screen.svelte'
import { Panels } from './panels.svelte'
import { Records } from './records.svelte'
import { Sentences } from './sentences'
import { Session } from './session.svelte'
import { Tray } from './tray.svelte'

export class LiveTable {
  readonly session: Session
  readonly panels = new Panels()
  readonly sentences: Sentences
  readonly tray: Tray
  readonly records: Records

  constructor(id: string, token: string) {
    this.session = new Session(id, token, screen)
    this.sentences = new Sentences(this.session)
    this.tray = new Tray(this.session)
    this.records = new Records(this.session)
  }
}
