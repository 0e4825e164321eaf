"""JSON positions, views and options of `brick`, to the record and back."""

from typing import Any

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.checks import named, need, one_of, whole
from holotable.core.errors import BadOption, BadPosition
from holotable.core.game import spread
from holotable.core.records import Record

from . import rules
from .board import (
    ALL_LINKS,
    DATA,
    EMPIRE,
    FIGURE,
    FIGURES,
    FIRST_HERO,
    FULL,
    GUN_OF,
    HERO_COUNT,
    HERO_SIDE,
    HEROES,
    INFANTRY,
    LEADER_FIGURE,
    PLAIN_FIGURE,
    REBELS,
    ROWS,
    SEATS,
    SIDE,
    SPACE,
    SPACE_COUNT,
    SPACES,
    START,
    STEPS,
    UNIT,
    UNIT_COUNT,
    UNITS,
    WIDTH,
    layout_links,
    layout_start,
    link_name,
)
from .state import DEPLOY, GONE, GUNS, HERO_LOST, HERO_OUT, HERO_PHASE, OPTIONS, PHASES, PLAY, RESERVE, STATE, UNPLACED

SWITCHES = ("double_move", "guns", "secret_deployment", "reinforcement", "heroes")
LAYOUTS = tuple(DATA["layouts"])
CUSTOM = len(LAYOUTS)
DEFAULT_TURN_LIMIT = 200
HEROES_A_SIDE = HERO_COUNT // 2


def check_layout(layout: Any) -> Any:
    """The layout if it is a known name or a sound layout of the player's own; raises `BadOption` (BRI-5, BRI-5a)."""
    layout_links(layout)
    layout_start(layout)
    return layout


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
    o: Record = records.new(OPTIONS)[0]
    for name in SWITCHES:
        setattr(o, name, options[name])
    o.turn_limit = options["turn_limit"]
    layout = options["layout"]
    links, closed = layout_links(layout)
    o.layout = LAYOUTS.index(layout) if isinstance(layout, str) else CUSTOM
    o.closed = sum(1 << space for space in closed)
    for a, b in links:
        for direction, step in enumerate(STEPS):
            o.link[a] |= (a + step == b) << direction
            o.link[b] |= (b + step == a) << direction
    o.start[:] = layout_start(layout)
    if not o.secret_deployment:
        _check_start(o)
    return o


def _check_start(o: Record) -> None:
    """The variants find the units that they need (BRI-5a)."""
    for side, gun in enumerate(GUN_OF):
        if o.guns and o.start[gun] >= 0:
            raise _faulty(BadOption("brick:error.start_gun", unit=UNITS[gun]))
        units = [unit for unit in range(UNIT_COUNT) if SIDE[unit] == side and o.start[unit] >= 0]
        if o.heroes and len(units) < HEROES_A_SIDE:
            raise _faulty(BadOption("brick:error.needs_two_units_on", what=SEATS[side]))


def _faulty(fault: BadOption) -> BadOption:
    return BadOption("brick:error.brick", reason=fault)


def option_mixes() -> list[dict[str, Any]]:
    """Every mix of the variants on both layouts, and one of our own making, for the test kit."""
    mixes = spread(**dict.fromkeys(SWITCHES, (False, True)), layout=LAYOUTS)
    open_field = {"links": [link_name(a, b) for a, b in ALL_LINKS if SPACE["b4"] not in (a, b)], "closed": ["b4"]}
    start = {"vader": "c4", "at-at": "d6", "at-at-2": "a6", "luke": "b3", "tauntaun": "a2", "rebel-gun": "d2"}
    mixes += [{"layout": open_field}, {"layout": open_field, "double_move": True, "turn_limit": 12}]
    mixes += [{"layout": {**open_field, "start": start}, "heroes": True, "reinforcement": on} for on in (False, True)]
    return mixes


def layout_of(s: Record) -> Any:
    """The layout as it is written: a name, or links and closed spaces."""
    if s.layout < CUSTOM:
        return LAYOUTS[s.layout]
    links = [link_name(a, b) for a, b in ALL_LINKS if any(rules.linked(s, a, d) and a + STEPS[d] == b for d in range(4))]
    own: dict[str, Any] = {"links": links, "closed": [SPACES[i] for i in range(SPACE_COUNT) if has_bit(s.closed, i)]}
    if any(s.start != START):
        own["start"] = {UNITS[u]: SPACES[s.start[u]] for u in range(UNIT_COUNT) if s.start[u] >= 0}
    return own


def figures_of(s: Record, unit: int) -> list[str]:
    """The figures of a unit by name, leader first, then heroes."""
    figures = [FIGURES[LEADER_FIGURE[unit]]] if s.leader[unit] else []
    figures += [HEROES[hero] for hero in range(HERO_COUNT) if s.hero[hero] == unit]
    return figures + [FIGURES[PLAIN_FIGURE[unit]]] * s.troops[unit]


def to_position(s: Record, hidden_side: int | None = None) -> dict[str, Any]:
    """The full position; with a hidden side, without what that side has deployed in secret."""
    seen = [u for u in range(UNIT_COUNT) if s.at[u] >= 0 and not (s.phase == DEPLOY and SIDE[u] == hidden_side)]
    options = {name: bool(getattr(s, name)) for name in SWITCHES} | {"turn_limit": s.turn_limit}
    pending = None
    if s.target >= 0:
        pending = {"attacker": UNITS[s.attacker], "target": UNITS[s.target], "reroll": bool(s.reroll)}
    return {
        "layout": layout_of(s),
        "options": options,
        "phase": PHASES[s.phase],
        "seat": SEATS[s.seat],
        "turn": s.turn,
        "actions_left": s.actions_left,
        "moved": [UNITS[u] for u in range(UNIT_COUNT) if has_bit(s.moved, u)],
        "attacked": [UNITS[u] for u in range(UNIT_COUNT) if has_bit(s.attacked, u)],
        "units": {UNITS[u]: {"at": SPACES[s.at[u]], "figures": figures_of(s, u)} for u in seen},
        "reserve": [UNITS[u] for u in range(UNIT_COUNT) if s.at[u] == RESERVE],
        "pending": pending,
    }


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat may see: everything but the other side's deployment; an onlooker sees neither (BRI-42)."""
    if s.phase != DEPLOY:
        return to_position(s)
    if seat is None:
        return to_position(s) | {"units": {}}
    return to_position(s, hidden_side=1 - seat)


KEYS = {
    "layout",
    "options",
    "phase",
    "seat",
    "turn",
    "actions_left",
    "moved",
    "attacked",
    "units",
    "reserve",
    "pending",
}


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    need(isinstance(position, dict), "brick:error.brick_position_object_with")
    unknown = set(position) - KEYS
    need(
        not unknown,
        "brick:error.brick_positions_have_no",
        map=", ".join(sorted(map(str, unknown))),
        keys=", ".join(sorted(KEYS)),
    )
    need(isinstance(position.get("units"), dict), "brick:error.brick_position_needs_units")
    options = _options(position)
    s: Record = records.new(STATE)[0]
    rules.start(s, encode_options(options), 0)
    s.phase = one_of(position.get("phase", "play"), PHASES, "phase")
    s.seat = one_of(position.get("seat", "empire"), SEATS, "seat")
    s.turn = whole(position.get("turn", 1), 1, 1_000_000, "turn")
    s.actions_left = whole(position.get("actions_left", rules.ACTIONS_A_TURN), 0, rules.ACTIONS_A_TURN, "actions_left")
    s.moved = _unit_mask(position.get("moved", []), "moved")
    s.attacked = _unit_mask(position.get("attacked", []), "attacked")
    _place_units(s, position["units"], position.get("reserve", []))
    _check_phase(s)
    _set_pending(s, position.get("pending"))
    _finish(s)
    awaited = s.over or s.actions_left > 0 or s.target >= 0
    need(awaited, "brick:error.actions_left_nothing_pending")
    return s, options


def _unit(value: Any, what: str) -> int:
    return named(value, UNIT, what, "units")


def _unit_mask(value: Any, what: str) -> int:
    need(isinstance(value, list), "brick:error.list_units", what=what)
    return sum(1 << unit for unit in {_unit(name, what) for name in value})


def _options(position: dict[str, Any]) -> dict[str, Any]:
    given = position.get("options", {})
    need(isinstance(given, dict), "brick:error.options_object")
    need("layout" not in given, "brick:error.layout_position_stands_beside")
    from . import GAME

    try:
        return GAME.check_options({**given, "layout": position.get("layout", "hoth")})
    except BadOption as error:
        raise BadPosition("error.bad_position", reason=error) from None


def _place_units(s: Record, units: dict[str, Any], reserve: Any) -> None:
    s.occupied = 0
    s.hero[:] = HERO_OUT if s.phase in (DEPLOY, GUNS, HERO_PHASE) or not s.heroes else HERO_LOST
    for unit in range(UNIT_COUNT):
        rules.fill(s, unit)
        s.at[unit] = UNPLACED if s.phase == DEPLOY else GONE
    for name, entry in units.items():
        unit = _unit(name, "units")
        need(isinstance(entry, dict) and set(entry) <= {"at", "figures"}, "brick:error.written_at_figures", name=name)
        at = entry.get("at")
        need(isinstance(at, str) and at in SPACE, "brick:error.stands_on_spaces_d", name=name, at=repr(at))
        space = SPACE[at]
        need(rules.empty(s, space), "brick:error.two_units_stand_on", at=at)
        need(not has_bit(s.closed, space), "brick:error.stands_on_which_closed", name=name, at=at)
        rules.put(s, unit, space)
        if "figures" in entry:
            _set_figures(s, unit, entry["figures"])
    need(isinstance(reserve, list), "brick:error.reserve_list_units")
    need(not reserve or s.reinforcement, "brick:error.reserve_but_option_reinforcement")
    for name in reserve:
        unit = _unit(name, "reserve")
        need(
            s.at[unit] == GONE,
            "brick:error.cannot_reserve_on_board",
            name=name,
        )
        s.at[unit] = RESERVE
    for unit in range(UNIT_COUNT):
        if s.at[unit] == GONE:
            rules.leave_game(s, unit)


def _set_figures(s: Record, unit: int, figures: Any) -> None:
    name = UNITS[unit]
    need(isinstance(figures, list), "brick:error.figures_list", name=name)
    s.troops[unit] = 0
    s.leader[unit] = 0
    for figure in figures:
        need(
            isinstance(figure, str) and figure in FIGURE,
            "brick:error.holds_figures",
            name=name,
            figure=repr(figure),
            figures=", ".join(FIGURES),
        )
        code = FIGURE[figure]
        if code == PLAIN_FIGURE[unit]:
            s.troops[unit] += 1
        elif code == LEADER_FIGURE[unit]:
            need(not s.leader[unit], "brick:error.holds_twice", name=name, figure=figure)
            s.leader[unit] = 1
        else:
            _set_hero(s, unit, code)
    need(
        s.troops[unit] <= FULL[unit], "brick:error.has_at_most", name=name, what=FULL[unit], what_2=FIGURES[PLAIN_FIGURE[unit]]
    )
    need(figures or not INFANTRY[unit], "brick:error.infantry_cannot_stand_without", name=name)


def _set_hero(s: Record, unit: int, code: int) -> None:
    name, figure = UNITS[unit], FIGURES[code]
    hero = code - FIRST_HERO
    need(hero >= 0, "brick:error.never_holds", name=name, figure=figure)
    need(s.heroes, "brick:error.on_board_but_option", figure=figure)
    need(HERO_SIDE[hero] == SIDE[unit], "brick:error.cannot_ride_with_other", figure=figure, name=name)
    need(s.hero[hero] < 0, "brick:error.two_units", figure=figure)
    need(not rules.has_hero(s, unit), "brick:error.holds_two_heroes", name=name)
    s.hero[hero] = unit


def _check_phase(s: Record) -> None:
    """What the set-up phases ask for must be on, and the units must fit the phase."""
    phase = PHASES[s.phase]
    wanted = {DEPLOY: s.secret_deployment, GUNS: s.guns and not s.secret_deployment, HERO_PHASE: s.heroes, PLAY: True}
    need(wanted[s.phase], "brick:error.phase_but_option_for", phase=phase)
    for side in (EMPIRE, REBELS):
        units = [u for u in range(UNIT_COUNT) if SIDE[u] == side and s.at[u] >= 0]
        if s.phase == DEPLOY:
            base = WIDTH * (ROWS - 1) if side == EMPIRE else 0
            for unit in units:
                need(base <= s.at[unit] < base + WIDTH, "brick:error.deployed_outside_base", what=UNITS[unit])
        if s.phase == GUNS and (side == s.seat or s.seat == EMPIRE):
            need(s.at[GUN_OF[side]] < 0 and units, "brick:error.has_still_swap_gun", what=SEATS[side])
        if s.phase == HERO_PHASE:
            need(len(units) >= HEROES_A_SIDE, "brick:error.needs_two_units_on", what=SEATS[side])
    if s.phase == DEPLOY:
        done = all(rules.deployed(s, side) == rules.TO_DEPLOY for side in (EMPIRE, REBELS))
        need(not done, "brick:error.both_sides_have_deployed")
    if s.phase == HERO_PHASE:
        need(rules.may_add_any_hero(s, s.seat), "brick:error.has_no_hero_left", what=SEATS[s.seat])


def _set_pending(s: Record, pending: Any) -> None:
    if pending is None:
        return
    fits = isinstance(pending, dict) and set(pending) == {"attacker", "target", "reroll"}
    need(fits and isinstance(pending["reroll"], bool), "brick:error.pending_null_or_attacker")
    attacker, target = _unit(pending["attacker"], "pending"), _unit(pending["target"], "pending")
    need(
        SIDE[attacker] == s.seat != SIDE[target],
        "brick:error.pending_must_name_attacker",
    )
    need(s.at[attacker] >= 0 and s.at[target] >= 0, "brick:error.pending_names_unit_not")
    need(rules.kinds_of_figures(s, target) > 1, "brick:error.pending_asks_which_figure")
    need(s.actions_left < rules.ACTIONS_A_TURN, "brick:error.attack_pending_so_actions")
    s.attacker, s.target, s.reroll = attacker, target, pending["reroll"]


def _finish(s: Record) -> None:
    """A position that meets BRI-29, or whose turn is beyond the limit, is a finished game."""
    if s.phase != PLAY:
        return
    for side in (s.seat, 1 - s.seat):
        arrived = any(s.at[u] >= 0 and SIDE[u] == side and rules.in_enemy_base(u, s.at[u]) for u in range(UNIT_COUNT))
        if arrived or rules.units_left(s, 1 - side) == 0:
            s.winner, s.over = side, 1
            return
    if s.turn > s.turn_limit:
        s.over = 1
