"""A scenario's numbers on their way from the options into the record (`state.SCENARIO`)."""

from holotable.core.jit import rule


@rule
def fill(target, value):
    """Set every element of a list."""
    for i in range(target.shape[0]):
        target[i] = value


@rule
def fill_rows(target, value):
    """Set every element of a table."""
    for i in range(target.shape[0]):
        for k in range(target.shape[1]):
            target[i, k] = value


@rule
def copy(target, source):
    """Copy a list."""
    for i in range(target.shape[0]):
        target[i] = source[i]


@rule
def copy_rows(target, source):
    """Copy a table."""
    for i in range(target.shape[0]):
        for k in range(target.shape[1]):
            target[i, k] = source[i, k]


@rule
def copy_scenario(s, options):
    """Keep the scenario in the record, so that a battle needs nothing else."""
    s.scenario = options.scenario
    s.boxes = options.boxes
    copy(s.title, options.title)
    s.first = options.first
    copy(s.hand_size, options.hand_size)
    copy(s.need, options.need)
    copy(s.sudden, options.sudden)
    copy(s.left_need, options.left_need)
    copy(s.lost_need, options.lost_need)
    copy(s.start_at, options.start_at)
    copy(s.start_badge, options.start_badge)
    copy(s.terrain, options.terrain)
    copy(s.ridge, options.ridge)
    copy(s.stop, options.stop)
    copy(s.serac, options.serac)
    copy(s.crevasse, options.crevasse)
    copy(s.blind, options.blind)
    copy(s.start_structure, options.start_structure)
    copy(s.structure_side, options.structure_side)
    s.hold_n = options.hold_n
    copy_rows(s.hold_at, options.hold_at)
    copy(s.hold_side, options.hold_side)
    copy(s.hold_count, options.hold_count)
    copy(s.hold_units, options.hold_units)
    copy(s.hold_together, options.hold_together)
    s.enter_n = options.enter_n
    copy_rows(s.enter_at, options.enter_at)
    copy(s.enter_side, options.enter_side)
    copy(s.enter_count, options.enter_count)
    copy_rows(s.objectives, options.objectives)
    copy_rows(s.exits, options.exits)
    copy(s.leave_units, options.leave_units)
    copy(s.leave_medals, options.leave_medals)
    copy_rows(s.kill, options.kill)
    copy(s.no_kill, options.no_kill)
    s.data_side = options.data_side
    s.data_units = options.data_units
    s.data_at = options.data_at
    s.data_count = options.data_count
    s.war_side = options.war_side
    s.war_kind = options.war_kind
    s.war_most = options.war_most
    s.reinforce_side = options.reinforce_side
    s.reinforce_kind = options.reinforce_kind
    s.reinforce_number = options.reinforce_number
    s.reinforce_from = options.reinforce_from
    s.land_side = options.land_side
    s.land_kind = options.land_kind
    s.land_next = options.land_next
    s.land_from = options.land_from
    s.land_most = options.land_most
    s.charge_side = options.charge_side
    s.charge_full = options.charge_full
    s.charge_count = options.charge_count
    s.officer_side = options.officer_side
    s.officer_at = options.officer_at
    s.steep = options.steep
    copy_rows(s.home, options.home)
    copy(s.away, options.away)
    s.card_hex = options.card_hex
    copy(s.watch, options.watch)
