"""What the dice of an attack mean in the tray: cards make more of a symbol than the printed die says."""

from command_kit import FAR, at, card, events, shoot

import holotable as ht


def dice(table, kind="attacked"):
    """The faces and roles of the last roll of a kind."""
    roll = ht.get("command").roll(kind, events(table, kind)[-1])
    return [(die.face, die.role) for row in roll.rows for die in row.dice], roll.luck


def test_COM_22_a_retreat_pushes_and_a_cross_misses():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "4,3", **FAR}, step="attack", ordered=["troopers-1"])
    shoot(table, "troopers-1", "snowtroopers-1", 1, 5, 6)
    found, luck = dice(table)
    assert found == [("infantry", "hit"), ("retreat", "retreat"), ("cross", "miss")]
    assert (luck.got, luck.expected) == (1, 3 * 3 / 6)


def test_COM_72_C11_force_powers_make_retreats_explode():
    units = {"snowtroopers-1": "4,2", "troopers-1": "4,3", "troopers-2": "9,6"}
    table = card("vader-force", units, seat="empire")
    table.play("order", unit="snowtroopers-1")
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 4, 6)
    found, luck = dice(table)
    assert found == [("retreat", "force"), ("explosion", "hit"), ("cross", "miss")]
    assert (luck.got, luck.expected) == (2, 3 * 4 / 6)


def test_COM_72_C10_from_orbit_a_retreat_hits():
    units = {"troopers-1": "4,4", "speeders-1": "0,6", "snowtroopers-1": "0,0"}
    table = card("piett-orbital", units, seat="empire")
    table.dice([5, 6])
    table.play("pick", target="troopers-1")
    found, luck = dice(table)
    assert found == [("retreat", "force")]
    assert luck.expected == 4 / 6
    table.play("pick", target="speeders-1")
    assert dice(table)[0] == [("cross", "miss")]


def test_COM_62_dice_rolled_again_stand_for_the_same_target():
    units = {"troopers-1": ("4,4", 3, "e-web"), "snowtroopers-1": "4,3", **FAR}
    table = at(units, step="attack", ordered=["troopers-1"])
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    table.dice([1])
    table.play("reroll", dice=[0])
    assert dice(table, "rerolled") == ([("infantry", "hit"), ("cross", "miss"), ("cross", "miss")], None)
