/** Just enough of the brick game to play with while building the page. */
const GAPS = new Set('b1-b2 d2-d3 b3-b4 c4-c5 a5-a6 c6-c7 b3-c3 a4-b4 c4-d4 b5-c5'.split(' '))
const EMP = ['vader', 'snowtroopers', 'at-at', 'at-st']
const NAME: Record<string, string> = { vader: 'Vader', snowtroopers: 'snowtroopers', 'at-at': 'AT-AT', 'at-st': 'AT-ST', luke: 'Luke', troopers: 'troopers', snowspeeder: 'snowspeeder', tauntaun: 'tauntaun' }

export class Brick {
  units: Record<string, { at: string; figures: string[] }> = {
    snowspeeder: { at: 'a3', figures: ['pilot', 'pilot'] }, luke: { at: 'b2', figures: ['luke', 'trooper', 'trooper'] }, troopers: { at: 'c3', figures: ['trooper', 'trooper', 'trooper'] }, tauntaun: { at: 'd3', figures: ['trooper'] },
    'at-st': { at: 'a5', figures: ['pilot'] }, snowtroopers: { at: 'd4', figures: ['trooper', 'trooper', 'trooper'] }, vader: { at: 'b6', figures: ['vader', 'trooper', 'trooper'] }, 'at-at': { at: 'c5', figures: ['trooper', 'trooper'] },
  }
  seat = 'empire'
  turn = 9
  left = 2
  moved: string[] = []
  attacked: string[] = []
  over = false
  winner = ''
  side = (u: string) => (EMP.includes(u) ? 'empire' : 'rebels')
  asked = () => this.seat
  view() {
    return JSON.parse(JSON.stringify({ layout: 'hoth', options: {}, phase: 'play', seat: this.seat, turn: this.turn, actions_left: this.left, moved: this.moved, attacked: this.attacked, units: this.units, reserve: [], pending: null }))
  }
  sentence = () => (this.over ? `${this.winner} wins.` : this.left === 2 ? 'Two actions. Move or attack, each with another unit, or do both with one.' : 'One action left. Move a unit, attack with one, or end the turn.')
  private at(s: string) {
    return Object.keys(this.units).find((u) => this.units[u]!.at === s)
  }
  choices(seats: string[]) {
    if (!seats.includes(this.seat) || this.over) return []
    const out: any[] = []
    const add = (kind: string, args: any, text: string, clause: string, odds: any = null) => out.push({ id: `${kind}:${Object.values(args).join(':')}`, seat: this.seat, kind, args, text, clause, amount: null, odds })
    for (const [u, { at }] of Object.entries(this.units)) {
      if (this.side(u) !== this.seat) continue
      const c = 'abcd'.indexOf(at[0]!)
      const r = Number(at[1])
      const sp = (dc: number, dr: number) => ('abcd'[c + dc] && r + dr >= 1 && r + dr <= 7 ? 'abcd'[c + dc]! + (r + dr) : null)
      if (!this.moved.includes(u))
        for (const [dc, dr] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
          const to = sp(dc, dr)
          if (!to || this.at(to) || GAPS.has(at < to ? `${at}-${to}` : `${to}-${at}`) || GAPS.has(`${at}-${to}`) || GAPS.has(`${to}-${at}`)) continue
          add('move', { unit: u, to }, `Move the ${NAME[u]} to ${to}`, 'BRI-22')
        }
      if (!this.attacked.includes(u)) {
        const diag = u === 'at-st' || u === 'tauntaun'
        const far = diag ? 2 : u === 'at-at' || u === 'snowspeeder' ? 3 : 1
        for (const [dc, dr] of diag ? [[1, 1], [1, -1], [-1, 1], [-1, -1]] : [[1, 0], [-1, 0], [0, 1], [0, -1]])
          for (let k = 1; k <= far; k++) {
            const s = sp(dc! * k, dr! * k)
            const t = s ? this.at(s) : null
            if (!t) continue
            if (this.side(t) !== this.seat) add('attack', { unit: u, target: t }, `Attack the ${NAME[t]} at ${s}`, 'BRI-23', { title: `${NAME[u]} at ${NAME[t]}`, chance: 2 / 3, rows: [['Hit or Force Hit', '4 in 6'], ['Miss', '2 in 6'], ['Figures', `${this.units[t]!.figures.length} → ${Math.max(0, this.units[t]!.figures.length - 1)}`]] })
            break
          }
      }
    }
    add('end_turn', {}, 'End turn', 'BRI-20')
    return out
  }
  play(c: any) {
    const seat = this.seat
    const ev: any[] = []
    const say = (kind: string, args: any, text: string, clause = 'BRI-22') => ev.push({ seat, kind, args, text, clause })
    if (c.kind === 'move') {
      const from = this.units[c.args.unit]!.at
      this.units[c.args.unit]!.at = c.args.to
      this.moved.push(c.args.unit)
      say('moved', { unit: c.args.unit, origin: from, to: c.args.to }, `The ${NAME[c.args.unit]} moves ${from} to ${c.args.to}.`)
      if ((seat === 'empire' && c.args.to[1] === '1') || (seat === 'rebels' && c.args.to[1] === '7')) {
        this.over = true
        this.winner = seat
      }
    } else if (c.kind === 'attack') {
      const die = 1 + Math.floor(Math.random() * 6)
      const t = this.units[c.args.target]!
      this.attacked.push(c.args.unit)
      say('attacked', { unit: c.args.unit, target: c.args.target, die }, `The ${NAME[c.args.unit]} attacks the ${NAME[c.args.target]}: ${die <= 2 ? 'hit' : die <= 4 ? 'Force Hit' : 'miss'}.`, 'BRI-23')
      if (die <= 4) {
        const f = t.figures.pop()
        if (f) say('figure_removed', { unit: c.args.target, figure: f }, `The ${NAME[c.args.target]} lose a figure.`, 'BRI-25')
        if (!t.figures.length && !['at-at', 'at-st', 'snowspeeder', 'tauntaun'].includes(c.args.target)) {
          delete this.units[c.args.target]
          say('destroyed', { unit: c.args.target }, `The ${NAME[c.args.target]} are destroyed.`, 'BRI-26')
        }
      }
    }
    if (c.kind === 'end_turn') this.left = 0
    else this.left--
    if (this.left <= 0) {
      say('turn_ended', { seat }, `The ${seat === 'empire' ? 'Empire' : 'Rebels'} end the turn.`, 'BRI-20')
      this.seat = seat === 'empire' ? 'rebels' : 'empire'
      this.turn++
      this.left = 2
      this.moved = []
      this.attacked = []
    }
    return ev
  }
}
