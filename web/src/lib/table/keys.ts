/** The keys of the table: which there are, what they do, and how they are shown. */
import type { Key } from '../words.svelte'

export type Deed =
  | 'near' | 'labels' | 'zoomIn' | 'zoomOut' | 'whole' | 'board' | 'list' | 'quick' | 'end' | 'hint' | 'undo' | 'hand' | 'fight' | 'playNow'
  | 'now' | 'dice' | 'goals' | 'log' | 'chat' | 'earlier' | 'later' | 'rules' | 'invite' | 'settings' | 'sound' | 'theme' | 'menu' | 'keys'

/** What a character typed outside of a field does. */
export const DEEDS: Record<string, Deed> = {
  w: 'near', n: 'labels', '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'whole', b: 'board',
  c: 'list', q: 'quick', e: 'end', h: 'hint', u: 'undo', k: 'hand', f: 'fight', p: 'playNow',
  a: 'now', d: 'dice', g: 'goals', l: 'log', t: 'chat', '[': 'earlier', ']': 'later',
  r: 'rules', i: 'invite', s: 'settings', x: 'sound', y: 'theme', m: 'menu', '?': 'keys',
}

/** The keys as they are shown, in groups. */
export const SHOWN: [Key, [string[], Key][]][] = [
  ['keys.onBoard', [
    [['←', '↑', '→', '↓'], 'keys.arrows'], [['Tab'], 'keys.tab'], [['Enter'], 'keys.enter'], [['B'], 'keys.board'], [['W'], 'keys.near'],
    [['N'], 'keys.labels'], [['+', '−', '0'], 'keys.zoom'],
  ]],
  ['keys.toChoose', [
    [['1–9'], 'keys.numbers'], [['C'], 'keys.list'], [['Q'], 'keys.quick'], [['E'], 'keys.end'], [['K'], 'keys.hand'], [['H'], 'keys.hint'],
    [['U'], 'keys.undo'], [['Esc'], 'keys.escape'], [['F'], 'keys.fight'], [['P'], 'keys.playNow'],
  ]],
  ['keys.toKnow', [
    [['A'], 'keys.now'], [['D'], 'keys.dice'], [['G'], 'keys.goals'], [['L'], 'keys.log'], [['[', ']'], 'keys.steps'], [['R'], 'keys.rules'],
  ]],
  ['keys.table', [
    [['T'], 'keys.chat'], [['I'], 'keys.invite'], [['S'], 'keys.settings'], [['X'], 'keys.sound'], [['Y'], 'keys.theme'], [['M'], 'keys.menu'], [['?'], 'keys.keys'],
  ]],
]
