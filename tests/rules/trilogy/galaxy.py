"""Short words for positions of trilogy: who holds what, and the rest by default."""

import holotable as ht
from holotable.games.trilogy.board import DATA, PLANETS

LAST = {"trilogy": {2: "empire", 3: "empire", 4: "empire-white", 5: "empire-white"}, "standard": {3: "grey", 4: "white"}}
FIRST = {"trilogy": {2: "rebels", 3: "rebels", 4: "rebels-orange", 5: "rebels-orange"}, "standard": {3: "orange", 4: "orange"}}


def position(hold, *, mode="trilogy", players=3, rest=None, forces=None, ships=None, bases=None, **more):
    """A position: `hold` gives seats their planets, `rest` holds all others, one force each unless stated."""
    owner = {planet: name for name, planets in hold.items() for planet in planets.split()}
    rest = rest or LAST[mode][players]
    gone = more.get("asteroids", [])
    planets = {}
    for planet in PLANETS:
        if planet in gone:
            continue
        entry = {"owner": owner.get(planet, rest), "forces": (forces or {}).get(planet, 1)}
        if planet in (ships or {}):
            entry["ships"] = ships[planet]
        if planet in (bases or {}):
            entry["bases"] = bases[planet]
        planets[planet] = entry
    base = {"mode": mode, "players": players, "seat": FIRST[mode][players], "step": "invade", "planets": planets}
    return {**base, **more}


class QuietTable(ht.Table):
    """A table at which a seat that is asked and can only say `done` says so by itself: who else is asked is told elsewhere."""

    def play(self, *choice, **args):
        super().play(*choice, **args)
        while not self.over and kinds(self) == {"done"}:
            super().play("done")


def table(hold, **more):
    """A quiet table at such a position."""
    return QuietTable.at("trilogy", position(hold, **more))


def open_table(hold, **more):
    """A table at such a position that shows every question."""
    return ht.Table.at("trilogy", position(hold, **more))


def standard(hold, **more):
    """The same in standard mode."""
    return table(hold, mode="standard", **more)


def kinds(t, seat=None):
    """The kinds of choices offered now."""
    return {choice.kind for choice in t.choices(seat)}


def offered(t, kind, argument=None):
    """The choices of a kind, or one argument of each."""
    found = [choice.args for choice in t.choices() if choice.kind == kind]
    return [args[argument] for args in found] if argument else found


def forces(t, planet):
    """How many forces stand on a planet."""
    return t.position()["planets"][planet]["forces"]


def owner(t, planet):
    """Who holds a planet."""
    return t.position()["planets"][planet]["owner"]


def ships(t, planet):
    """The ships on a planet."""
    return t.position()["planets"][planet].get("ships", {})


def region(name):
    """The planets of a region as one text."""
    return " ".join(next(r["planets"] for r in DATA["regions"] if r["id"] == name))


def happened(t, kind):
    """The arguments of every event of a kind."""
    return [event.args for event in t.events if event.kind == kind]


def play_through_setup(t):
    """Choose the first thing offered until the first turn begins."""
    while t.position()["step"] in ("claim", "claim_neutral", "death_star_setup", "reinforce", "reinforce_neutral"):
        t.play(t.choices()[0])
