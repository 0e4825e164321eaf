/** Small boards as the server would draw them, with numbers that no printed game has. */

const factions = { rebels: 'rebels', empire: 'empire', alliance: 'rebels', hutts: 'hutts', yellow: 'hutts', 'rebels-2': 'rebels' }

export const brick = {
  factions, columns: 2, rows: 3,
  spaces: [0, 1, 2].flatMap((y) => [0, 1].map((x) => ({ id: `${'ab'[x]}${y + 1}`, x, y, base: [`rebels`, null, 'empire'][y] }))),
  links: [['a1', 'b1']], closed: ['b2'], reinforcement: { a1: 'rebels' }, heroes: { han: 'rebels', veers: 'empire' },
  units: {
    luke: { side: 'rebels', kind: 'infantry', leader: 'luke', figure: 'trooper', figures: 9, range: 1, line: 'diagonal' },
    'at-at': { side: 'empire', kind: 'vehicle', leader: null, figure: 'trooper', figures: 5, range: 7, line: 'straight' },
  },
}

const hex = (id: string, x: number, y: number, ...sections: string[]) => ({ id, x, y, sections: { rebels: sections, empire: sections.map((s) => ({ left: 'right', right: 'left' })[s] ?? s) } })
export const command = {
  factions, title: 'A field', corners: [], half_hexes: [{ x: -1, y: 3 }, { x: 5, y: 3 }], terrain: {}, special: [], structures: ['generator-1'],
  hexes: [hex('0,0', 0, 0, 'left'), hex('1,0', 2, 0, 'centre'), hex('2,0', 4, 0, 'right'), hex('0,1', 1, 3, 'left', 'centre'), hex('1,1', 3, 3, 'centre', 'right')],
  markers: [{ kind: 'shield-generator', side: 'rebels', count: 1, at: ['0,1'] }],
  units: {
    'at-at': { side: 'empire', type: 'vehicle', figures: 6, move: 4, move_only: 8, dice: [9, 8], flying: false, walker: true },
    speeders: { side: 'rebels', type: 'vehicle', figures: 5, move: 7, move_only: 7, dice: [2], flying: true, walker: false },
  },
  extra_figures: { 'elite-squadron': 2 }, second: ['rebels-2'], support: {},
  cards: { rebels: { raid: { name: 'Raid', effect: 'order some', sections: [3, 0, 'all'] } }, empire: { raid: { name: 'Raid', effect: 'order some', sections: [3, 0, 'all'] } } },
}

export const blizzard = {
  factions, columns: 3, rows: 3, radius: 10, facings: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], edges: { alliance: 2, empire: 0 }, zones: [{ alliance: 1, empire: 1 }], turns: [6],
  event_numbers: { points: 11, units: 3 }, units: { 'at-at-1': 'at-at', scout: 'scout' },
  hexes: [0, 1, 2].flatMap((q) => [0, 1, 2].map((r) => ({ id: `${q},${r}`, xy: [10 * (1 + 1.5 * q), 8.66 * (1 + 2 * r + (q % 2))] }))),
  kinds: {
    'at-at': { side: 'empire', type: 'vehicle', front: { speed: 9, armor: 8, firepower: 7, abilities: [] }, back: { speed: 3, armor: 2, firepower: 1, abilities: [] } },
    scout: { side: 'alliance', type: 'infantry', front: { speed: 1, armor: 1, firepower: 1, abilities: ['HERO'] }, back: { speed: 0, armor: 1, firepower: 0, abilities: ['RALLY', 'HERO'] } },
  },
}

export const endor = {
  factions, death_star: { xy: [800, 400] }, edges: [], orders: [], cards: {}, shield_track: { points: [], need: [] },
  places: [{ id: 'SW', kind: 'sector', xy: [600, 300], zone: 'outer' }, { id: 'A6', kind: 'sector', xy: [700, 500], zone: 'outer' }],
  hit_tracks: { vader: { hits: 4, red: [2] } },
  ships: { 'x-wing': { side: 'rebels', special: false }, tie: { side: 'empire', special: false }, executor: { side: 'empire', special: true } },
}

export const trilogy = {
  factions, borders: [], lanes: [], force_meter: [{ pos: -1 }, { pos: 0 }], resource_win: 4, second: ['yellow'], ships: ['fighter', 'corvette'], cards: [],
  card_sets: { '3_fighter': 14, '3_bomber': 15, '3_destroyer': 16, one_of_each: 17 },
  regions: [{ id: 'rim', name: 'Rim', bonus: 12, planets: ['hoth'] }],
  planets: [{ id: 'hoth', name: 'Hoth', region: 'rim', x: 10, y: 10, resource: true }],
}
