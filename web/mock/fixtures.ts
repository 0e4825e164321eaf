/** Still lives of the other games, made from their data files (HOLOTABLE_DATA names the folder that holds them). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DATA = process.env.HOLOTABLE_DATA ?? ''
const read = (f: string) => (DATA && existsSync(join(DATA, f)) ? JSON.parse(readFileSync(join(DATA, f), 'utf8')) : {})
const LEVELS = [{ id: 'easy', title: 'Easy', text: 'Plays at random' }, { id: 'normal', title: 'Normal', text: 'Looks a little ahead' }, { id: 'hard', title: 'Hard', text: 'Looks far ahead' }]
const flag = (name: string, help: string) => ({ name, default: false, help, allowed: [true, false], clause: 'BRI-40' })

export const GAMES = [
  { id: 'brick', title: 'Brick', tagline: 'The Battle of Hoth on 28 spaces. Two actions a turn, one die, one way home.', players: '2', minutes: 10, weight: 1, levels: LEVELS, options: [flag('double_move', 'A whole turn for one unit: two steps or a jump.'), flag('guns', 'Each side swaps one unit for its gun.'), flag('secret_deployment', 'Both sides pick and place their units unseen.'), flag('reinforcement', 'Units left over may come in later.'), flag('heroes', 'Han, Chewbacca, Boba Fett and Veers join.'), { name: 'layout', default: 'hoth', help: 'Which spaces are linked.', allowed: ['hoth', 'two-passes'], clause: 'BRI-45' }, { name: 'turn_limit', default: 200, help: 'A draw after that many turns.', allowed: null, clause: 'BRI-30' }] },
  { id: 'command', title: 'Command', tagline: 'Cards, sections and snow. Seventeen scenarios, two campaigns, leaders.', players: '2 to 4', minutes: 30, weight: 3, levels: LEVELS, options: [{ name: 'scenario', default: 1, help: 'The battle to fight.', allowed: Array.from({ length: 17 }, (_, i) => i + 1), clause: 'COM-90' }, { name: 'players', default: 2, help: 'Two, or teams.', allowed: [2, 3, 4], clause: 'COM-80' }, { name: 'rebel_leader', default: null, help: 'A leader adds three cards.', allowed: [null, 'leia', 'luke', 'han'], clause: 'COM-71' }, { name: 'empire_leader', default: null, help: 'A leader adds three cards.', allowed: [null, 'vader', 'veers', 'piett'], clause: 'COM-71' }] },
  { id: 'trilogy', title: 'Trilogy', tagline: 'The whole galaxy: 42 planets, three factions and one battle station.', players: '2 to 5', minutes: 90, weight: 4, levels: LEVELS, options: [{ name: 'mode', default: 'trilogy', help: 'The full game, or Standard Risk on its map.', allowed: ['trilogy', 'standard'], clause: 'TRI-1' }, { name: 'players', default: 3, help: 'How many play.', allowed: [2, 3, 4, 5], clause: 'TRI-41' }] },
  { id: 'blizzard', title: 'Blizzard', tagline: 'Walkers against the generators. Facing, fire arcs and harpoons.', players: '2', minutes: 60, weight: 4, levels: LEVELS, options: [{ name: 'mission', default: 1, help: 'One mission, or all three in a row.', allowed: [1, 2, 3, 'campaign'], clause: 'BLZ-50' }] },
  { id: 'endor', title: 'Endor', tagline: 'Fleet, shield and duel at once. Three secret orders every round.', players: '2 or 4', minutes: 45, weight: 3, levels: LEVELS, options: [{ name: 'players', default: 2, help: 'Two, or two teams.', allowed: [2, 4], clause: 'END-70' }, { name: 'round_limit', default: 60, help: 'The Empire wins after that many rounds.', allowed: null, clause: 'END-61' }] },
]

export function drawing(game: string): any {
  const com = () => read('command.json')
  const tri = () => read('trilogy.json')
  switch (game) {
    case 'command':
      return com()
    case 'trilogy':
      return tri()
    case 'endor':
      return read('endor.json')
    case 'blizzard':
      return { columns: 23, rows: 15 }
    default:
      return {}
  }
}

let n = 0
const choice = (seat: string, kind: string, args: any, text: string, odds: any = null, amount: any = null) => ({ id: `c${n++}`, seat, kind, args, text, clause: 'X-1', amount, odds })
const event = (ply: number, seat: string, kind: string, args: any, text: string) => ({ ply, seat, kind, args, text, clause: 'X-1' })
const odds = (title: string, chance: number, rows: [string, string][] = []) => ({ title, chance, rows })

export interface Still {
  seats: string[]
  you: string
  view: any
  choices: any[]
  events: any[]
  ask: { seat: string; text: string }
  ply: number
}

export function fixture(game: string, options: any): Still {
  if (game === 'command') return command(options.scenario ?? 10)
  if (game === 'trilogy') return trilogy()
  if (game === 'blizzard') return blizzard()
  return endor()
}

function command(number: number): Still {
  const s = read('command.json').scenarios?.find((x: any) => x.number === number) ?? { units: {}, terrain: {}, markers: [] }
  const units: any = {}
  const full: any = { troopers: 3, snowtroopers: 4, speeders: 3, 'at-at': 1, droids: 2, artillery: 1 }
  for (const kinds of Object.values<any>(s.units)) for (const [k, hs] of Object.entries<any>(kinds)) hs.forEach((h: string, i: number) => (units[`${k}-${i + 1}`] = { at: h, figures: full[k], badge: null }))
  for (const [b, hs] of Object.entries<any>(s.badges ?? {})) for (const h of hs) for (const u of Object.values<any>(units)) if (u.at === h) u.badge = b
  const terrain: any = {}
  for (const [k, hs] of Object.entries<any>(s.terrain)) for (const h of hs) terrain[h] = k
  if (number === 10) {
    Object.assign(units, { 'speeders-2': { at: '7,3', figures: 2 }, 'troopers-6': { at: '8,4', figures: 2 }, 'snowtroopers-5': { at: '7,2', figures: 3 }, 'snowtroopers-6': { at: '8,3', figures: 2, badge: 'assault' }, 'at-at-3': { at: '8,2', figures: 1 } })
  }
  const view = { scenario: number, seat: 'rebels', step: 'attack', card: 'raid-right', units, terrain, structures: { 'generator-1': '1,6', 'generator-2': '8,6' }, hands: { rebels: ['recon-centre', 'assault-left', 'artillery-barrage'], empire: 4 }, decks: { rebels: 9, empire: 10 }, discards: { rebels: ['raid-left'], empire: ['raid-left', 'recon-left'] }, medals: { rebels: 3, empire: 0 }, held: {}, ordered: ['speeders-2', 'troopers-6'], moved: ['speeders-2'], attacked: [], turns: { rebels: 7, empire: 6 }, leaders: {} }
  const c = [
    choice('rebels', 'attack', { unit: 'speeders-2', target: 'at-at-3' }, 'Attack the AT-AT at 8,2: 4 dice, a hit must be confirmed', odds('Speeders at AT-AT', 0.204, [['Hit, then confirmed', '20%'], ['Hit, not confirmed', '60%'], ['No hit', '20%']])),
    choice('rebels', 'attack', { unit: 'speeders-2', target: 'snowtroopers-6' }, 'Attack the assault troopers at 8,3: 4 dice', odds('Speeders at assault troopers', 0.69)),
    choice('rebels', 'attack', { unit: 'speeders-2', target: 'snowtroopers-5' }, 'Attack the snowtroopers on the ridge: 3 dice', odds('Speeders at snowtroopers', 0.13)),
    choice('rebels', 'attack', { unit: 'troopers-6', target: 'snowtroopers-6' }, 'Attack the assault troopers at 8,3: 3 dice', odds('Troopers at assault troopers', 0.5)),
    choice('rebels', 'done', {}, 'Done attacking'),
  ]
  return { seats: ['rebels', 'empire'], you: 'rebels', view, choices: c, ply: 63, ask: { seat: 'rebels', text: 'Attack with the speeders: three targets in range.' }, events: [event(54, 'empire', 'card_played', { card: 'raid-left' }, 'The Empire plays Raid Left.'), event(58, 'empire', 'attacked', { unit: 'at-at-2', target: 'speeders-2', dice: [3, 6, 1] }, 'The AT-AT fires at the speeders: one hit.'), event(60, 'rebels', 'card_played', { card: 'raid-right' }, 'The Rebels play Raid Right.'), event(63, 'rebels', 'moved', { unit: 'speeders-2', origin: '7,6', to: '7,3' }, 'Speeders 2 move 7,6 to 7,3.')] }
}

function trilogy(): Still {
  const d = read('trilogy.json')
  const own: any = { rebels: 'yavin-4 6 dantooine 3 ord-mantell 2 mon-calamari 4 toprawa 2 dathomir 1 tatooine 2 kashyyyk 2 hoth 5 bespin 1 dagobah 3 derilyn 2 bothawui 7', hutts: 'nar-shaddaa 5 ylesia 3 kessel 2 da-soocha-v 1 toydaria 2 gamorr 4 rodia 1 sullust 3', empire: 'coruscant 6 corellia 3 byss 4 mimban 1 hapes 2 kuat 5 balmorra 3 duro 1 endor 7 bakura 2 wayland 2 falleen 2 kothlis 1 omwat 1 arbra 1 excarga 2 elom 3 eriadu 1 sluis-van 3 bpfassh 2' }
  const planets: any = {}
  for (const [f, t] of Object.entries<string>(own)) {
    const w = t.split(' ')
    for (let i = 0; i < w.length; i += 2) planets[w[i]!] = { owner: f, forces: Number(w[i + 1]), ships: {}, bases: [] }
  }
  const ships: any = { bothawui: { fighter: 2, bomber: 1 }, 'yavin-4': { fighter: 1 }, hoth: { bomber: 1 }, kuat: { destroyer: 1, fighter: 1 }, endor: { destroyer: 1 }, coruscant: { destroyer: 1, bomber: 1 }, 'nar-shaddaa': { fighter: 1 }, 'mon-calamari': { destroyer: 1 }, falleen: { fighter: 1 } }
  for (const [p, s] of Object.entries(ships)) planets[p].ships = s
  for (const p of ['falleen', 'endor', 'coruscant', 'elom']) planets[p].bases = ['hidden']
  const view = { mode: 'trilogy', players: 3, seat: 'rebels', step: 'invade', turn: 15, planets, hands: { rebels: (d.decks?.rebels ?? []).slice(0, 5).map((c: any) => c.id), hutts: 3, empire: 4 }, death_star: 'hapes', force: -1, asteroids: ['alderaan'], decks: { rebels: 15, empire: 12, hutts: 18 }, markers: 2 }
  const c: any[] = []
  for (const to of ['falleen', 'kothlis', 'toydaria', 'gamorr', 'nar-shaddaa']) for (const dice of [1, 2, 3]) c.push(choice('rebels', 'attack', { origin: 'bothawui', to, dice }, `Invade ${to} with ${dice}`, odds(`Bothawui at ${to}`, 0.4 + dice / 10, [['Dice', `${dice} against 2`]])))
  for (const o of ['yavin-4', 'hoth']) c.push(choice('rebels', 'attack', { origin: o, to: o === 'hoth' ? 'bakura' : 'balmorra', dice: 3 }, `Invade from ${o}`))
  for (const id of view.hands.rebels.slice(0, 1)) c.push(choice('rebels', 'play_card', { card: id }, 'Play the card'))
  c.push(choice('rebels', 'done', {}, 'Go on to fortify'))
  return { seats: ['rebels', 'hutts', 'empire'], you: 'rebels', view, choices: c, ply: 188, ask: { seat: 'rebels', text: 'Invade from Bothawui, pick another planet, or go on to fortify.' }, events: [event(181, 'empire', 'rolled', { seat: 'empire', dice: [5, 2] }, 'Kuat invades Alderaan.'), event(184, 'empire', 'fired', { planet: 'alderaan' }, 'The Death Star fires. Alderaan is an asteroid field.'), event(188, 'rebels', 'placed', { planet: 'bothawui', count: 4 }, 'The Rebels place 4 on Bothawui.')] }
}

function blizzard(): Still {
  const list: [string, string, string | null, boolean][] = [['generators', '11,14', null, false], ['laser-battery-1', '8,12', null, false], ['laser-battery-2', '15,12', null, true], ['echo-trooper-1', '6,11', 'N', false], ['echo-trooper-2', '9,10', 'N', true], ['echo-trooper-3', '12,11', 'N', false], ['echo-trooper-4', '17,11', 'NE', false], ['luke', '12,7', 'NW', false], ['snowspeeder-1', '1,7', 'NE', false], ['snowspeeder-3', '18,6', 'NW', true], ['veers', '10,4', 'S', false], ['at-at-1', '5,3', 'S', false], ['at-at-2', '16,4', 'S', true], ['at-st-1', '11,6', 'SE', false], ['at-st-2', '6,9', 'S', false], ['at-st-3', '20,5', 'SW', false], ['snowtrooper-1', '14,6', 'S', false], ['snowtrooper-2', '12,10', 'S', false], ['snowtrooper-3', '13,3', 'S', false], ['snowtrooper-4', '18,9', 'SE', true], ['snowtrooper-5', '2,4', 'S', false], ['probe-droid-1', '3,10', 'SE', false], ['probe-droid-2', '15,8', 'SW', false]]
  const units: any = {}
  for (const [id, at, facing, damaged] of list) units[id] = { at, facing, damaged }
  const view = { mission: 3, options: { mission: 3 }, seat: 'alliance', first: 'empire', turn: 9, step: 'fire', event: 0, points: 0, marched: [], shot: [], moving: null, pending: [], units, unplaced: [], waiting: [], exited: [], destroyed: ['snowspeeder-2', 'snowspeeder-4', 'echo-trooper-5'], losses: 3 }
  const c: any[] = []
  for (const [t, p] of [['at-st-1', 0.68], ['snowtrooper-1', 0.75], ['snowtrooper-2', 0.56]] as const) c.push(choice('alliance', 'shoot', { unit: 'luke', target: t, max_power: false }, `Shoot ${t}`, odds(`Luke at ${t}`, p, [['Destroyed', '19%'], ['Damaged', '49%']])))
  for (const u of ['snowspeeder-3', 'echo-trooper-1', 'echo-trooper-3']) c.push(choice('alliance', 'shoot', { unit: u, target: 'at-st-2', max_power: false }, `${u} shoots AT-ST 2`, odds(`${u}`, 0.3)))
  c.push(choice('alliance', 'done', {}, 'Cease fire'))
  return { seats: ['alliance', 'empire'], you: 'alliance', view, choices: c, ply: 97, ask: { seat: 'alliance', text: 'Fire with Luke: three targets in his arc.' }, events: [event(92, 'empire', 'shot', { unit: 'veers', target: 'laser-battery-2', dice: [6, 4, 1, 5], hits: 2, damage: 1 }, 'Veers fires at laser battery 2: damaged.'), event(94, 'alliance', 'rolled', { dice: [5, 2], points: 5, event: 0 }, 'Command roll: 5 points.'), event(97, 'alliance', 'moved', { unit: 'luke', origin: '13,7', to: '12,7' }, 'Luke moves to 12,7.')] }
}

function endor(): Still {
  const ships: any = { A1: { tie: 3 }, A2: { tie: 4 }, A3: { tie: 2 }, A5: { tie: 2 }, A6: { tie: 4 }, N: { executor: 1, tie: 6 }, NE: { tie: 3 }, SE: { 'b-wing': 3 }, S: { falcon: 1, 'b-wing': 2 }, SW: { 'x-wing': 5 }, W: { 'y-wing': 2 }, R2: { 'y-wing': 3 }, R3: { 'y-wing': 2 }, R4: { 'x-wing': 4 }, F1: { 'x-wing': 5 }, F2: { 'y-wing': 4 }, F4: { 'b-wing': 3 }, F5: { 'y-wing': 4 }, F6: { 'x-wing': 5 } }
  const view = { players: 2, round_limit: 60, round: 4, phase: 'orders', turn: 'rebels', card: 'r06', step: 'attack', order: 'x-wing', origin: 'SW', target: null, dice: [], ships, markers: { F1: 'up', F2: 'up', F3: 'down', F4: 'up', F5: 'up', F6: 'up' }, tie_reserve: 16, hits: { falcon: 2, executor: 3, luke: 4, vader: 6 }, redeemed: false, shield: { at: 9, stormtroopers: [10, 12, 13] }, hands: { rebels: ['r09', 'r11', 'r20'], empire: 3 }, piles: { rebels: ['r15', 'r01'], empire: 2 }, extras: { rebels: 0, empire: 1 }, decks: { rebels: 20, empire: 19 }, discards: { rebels: [], empire: [] }, winner: null }
  const c = [choice('rebels', 'attack', { origin: 'SW', to: 'A6' }, 'Attack A6 with 5 X-Wings: 4 TIEs', odds('X-Wings at A6', 0.461, [['All four TIEs', '46%'], ['Two or three', '49%']])), choice('rebels', 'attack', { origin: 'SW', to: 'A5' }, 'Attack A5 with 5 X-Wings: 2 TIEs', odds('X-Wings at A5', 0.95)), choice('rebels', 'no_attack', {}, 'Hold fire')]
  return { seats: ['rebels', 'empire'], you: 'rebels', view, choices: c, ply: 71, ask: { seat: 'rebels', text: 'X-Wings are in SW. Attack A6 or A5, or hold fire.' }, events: [event(67, 'rebels', 'rolled', { order: 'shield', dice: [4, 3, 2, 1, 1] }, 'Shield assault.'), event(69, 'empire', 'rolled', { order: 'vader', dice: [6, 4, 1, 3] }, 'Vader strikes: two hits on Luke.'), event(71, 'rebels', 'moved', { ship: 'x-wing', origin: 'R1', to: 'SW', count: 5 }, 'Five X-Wings move R1 to SW.')] }
}
