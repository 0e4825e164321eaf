"""Short words for the tests of `command`: a position, what is offered, what happened."""

import holotable as ht

INFANTRY_HIT, VEHICLE_HIT, EXPLOSION, RETREAT, MISS = 1, 3, 4, 5, 6


def at(units, terrain=None, **rest):
    """A table at a position on an open field: a unit is a hex, (hex, figures), or (hex, figures, badge)."""
    written = {}
    for name, entry in units.items():
        entry = (entry,) if isinstance(entry, str) else entry
        written[name] = dict(zip(("at", "figures", "badge"), entry, strict=False))
        if written[name].get("figures") is None:
            written[name].pop("figures", None)
    rest.setdefault("scenario", 2)
    seat = rest.setdefault("seat", "rebels")
    if rest.get("options", {}).get("players", 2) == 2:
        rest["hands"] = {"rebels": ["recon-right"], "empire": ["recon-right"]} | rest.get("hands", {})
    if "structures" not in rest:
        rest["structures"] = {}
    if rest.get("step") not in (None, "play", "deploy") and "card" not in rest:
        rest["card"] = "direct-from-hq"
    if "ordered" not in rest and rest.get("step") in ("move", "attack"):
        own = REBEL_KINDS if seat.startswith("rebels") else EMPIRE_KINDS
        rest["ordered"] = [name for name in units if name.rsplit("-", 1)[0] in own]
    if isinstance(terrain, dict) and any(isinstance(v, list) for v in terrain.values()):
        terrain = {h: kind for kind, hexes in terrain.items() for h in hexes}
    return ht.Table.at("command", {"units": written, "terrain": terrain or {}, **rest})


REBEL_KINDS = ("troopers", "speeders", "artillery")
EMPIRE_KINDS = ("snowtroopers", "at-at", "droids")
FAR = {"snowtroopers-9": "9,0"}
"""An enemy out of everybody's way, so that the battle goes on."""


def card(name, units, terrain=None, seat="rebels", **rest):
    """A table whose acting seat holds one card and has just played it."""
    leader = name.split("-")[0]
    side = "rebels" if seat.startswith("rebels") else "empire"
    if leader in ("leia", "luke", "han", "vader", "veers", "piett"):
        rest.setdefault("leaders", {side: [leader]})
    hands = {seat: [name, *rest.pop("hand", [])]}
    table = at(units, terrain, seat=seat, hands=hands, **rest)
    table.play("play_card", card=name)
    return table


def offered(table, kind):
    """The arguments of all choices of a kind, each as a tuple or, if it is one, by itself."""
    found = [tuple(c.args.values()) for c in table.choices() if c.kind == kind]
    return [f[0] if len(f) == 1 else f for f in found]


def moves(table, unit):
    """Where a unit may move now."""
    return {c.args["to"] for c in table.choices() if c.kind in ("move", "move_after") and c.args["unit"] == unit}


def targets(table, unit):
    """What a unit may attack now."""
    return {c.args["target"] for c in table.choices() if c.kind == "attack" and c.args["unit"] == unit}


def dice_of(table, unit, target):
    """How many dice an attack would roll; 0 if it is not offered."""
    for choice in table.choices():
        if choice.kind == "attack" and choice.args == {"unit": unit, "target": target}:
            return int(choice.text.rsplit(" with ", 1)[1].split()[0])
    return 0


def kinds(table):
    return {c.kind for c in table.choices()}


def shoot(table, unit, target, *dice):
    """Attack with scripted dice."""
    table.dice(list(dice))
    table.play("attack", unit=unit, target=target)


def events(table, kind):
    return [e.args for e in table.events if e.kind == kind]


def unit(table, name):
    """A unit's entry in the position, or None once it is gone."""
    return table.position()["units"].get(name)


def figures(table, name):
    return unit(table, name)["figures"]


def where(table, name):
    return unit(table, name)["at"]


def step(table):
    return table.position()["step"]


def after_card(table, name="recon-right"):
    """Play a card and nothing else, up to the enemy's turn."""
    table.play("play_card", card=name)
    while table.position()["card"]:
        table.play("done")
    return table
