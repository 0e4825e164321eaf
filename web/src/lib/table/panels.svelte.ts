/** Which panels are open: the dialog in front, the sheet's tab and height on a phone, the rail's tab on a desk. */

export type DialogName = 'settings' | 'invite' | 'rules' | 'goals' | 'seal' | 'resign' | 'seat' | 'menu' | 'keys'
export type SheetTab = 'choices' | 'hand' | 'goals' | 'dice' | 'log' | 'chat'
/** How high a phone's sheet stands: only the person moves it. */
export type Stop = 'low' | 'half' | 'full'

export class Panels {
  dialog: DialogName | null = $state(null)
  /** The clause that the rules open at. */
  clause = $state('')
  /** The seat that its dialog speaks of. */
  seat = $state('')
  tab: SheetTab = $state('choices')
  stop: Stop = $state('half')
  railTab: 'log' | 'chat' = $state('log')
  /** Lines of the chat that came while it was closed. */
  unread = $state(0)
  /** The person has closed the banner at the end of the game. */
  hideEnd = $state(false)

  private said = 0

  /** Bring a part of the table to the front. */
  show(part: 'log' | 'chat' | 'choices' | 'hand') {
    this.tab = part
    // what is asked for must be seen
    if (this.stop === 'low') this.stop = 'half'
    if (part === 'log' || part === 'chat') this.railTab = part
  }
  open(dialog: DialogName) {
    this.dialog = dialog
  }
  close() {
    this.dialog = null
  }
  openClause(clause: string) {
    this.clause = clause
    this.dialog = 'rules'
  }
  openSeat(seat: string) {
    this.seat = seat
    this.dialog = 'seat'
  }

  /** So many lines have been said; what is new and out of sight is counted. */
  hear(lines: number, phone: boolean) {
    if ((phone ? this.tab : this.railTab) === 'chat') this.unread = 0
    else if (this.said && lines > this.said) this.unread += lines - this.said
    this.said = lines || 1
  }
}
