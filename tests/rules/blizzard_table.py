"""Short ways to set up and read a table of `blizzard` in its rule tests."""

import holotable as ht


def at(mission, units, **rest):
    """A position by its units: a text is a hex, a tuple adds the facing and whether the unit is damaged."""
    written = {}
    for name, value in units.items():
        hex_, *more = (value,) if isinstance(value, str) else value
        written[name] = {"at": hex_}
        if more and more[0] is not None:
            written[name]["facing"] = more[0]
        if len(more) > 1:
            written[name]["damaged"] = more[1]
    return ht.Table.at("blizzard", {"mission": mission, "units": written, **rest})


def offered(table, kind, **wanted):
    """The arguments, as tuples, of the choices of a kind that are offered now."""
    found = [c.args for c in table.choices() if c.kind == kind]
    return [tuple(a.values()) for a in found if all(a[k] == v for k, v in wanted.items())]


def hex_of(table, unit):
    return table.position()["units"][unit]["at"]


def unit(table, name):
    entry = table.position()["units"][name]
    return entry["at"], entry["facing"], entry["damaged"]


def done(table, times=1):
    for _ in range(times):
        table.play("done")


def roll(table, a, b):
    """End the march with a command roll."""
    table.dice([a, b])
    table.play("done")
