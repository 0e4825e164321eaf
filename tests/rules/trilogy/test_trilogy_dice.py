"""What the dice of a throw are in the tray: six-sided or eight-sided, compared or added up."""

from galaxy import happened, kinds, table

import holotable as ht


def throws(t, kind="rolled"):
    """Every throw of a kind: its label's seat, the sides of its dice and their role."""
    found = []
    for args in happened(t, kind):
        row = ht.get("trilogy").roll(kind, args).rows[0]
        found.append((row.args["seat"], [die.sides for die in row.dice], {die.role for die in row.dice}))
    return found


def test_TRI_63_destroyers_bring_eight_sided_dice_first():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"fighter": 1, "destroyer": 1}}}
    t = table({"rebels": "endor", "hutts": "kessel"}, **more)
    t.dice([1, 1, 3, 3, 8])
    t.play("attack", origin="endor", to="bespin", dice=2)
    t.play("escort", fighter=1, bomber=0, destroyer=1)
    t.play("defend", dice=2)
    assert throws(t) == [("rebels", [8, 6], {"ready"}), ("empire", [6, 6], {"ready"})]
    assert throws(t, "rerolled") == [("rebels", [8, 6], {"ready"})]
    luck = ht.get("trilogy").roll("rolled", happened(t, "rolled")[0]).luck
    assert (luck.seat, luck.got, luck.expected) == ("rebels", 2, 4.5 + 3.5)


def test_TRI_81_dice_at_the_death_star_add_up():
    t = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 4}, death_star="bespin", force=0)
    t.dice([6, 6, 6])
    t.play("attack_death_star", origin="endor", forces=3)
    if "escort" in kinds(t):
        t.play("escort", fighter=0, bomber=0, destroyer=0)
    assert throws(t)[-1] == ("rebels", [6, 6, 6], {"points"})
    assert happened(t, "death_star_total") == [{"total": 18}]
