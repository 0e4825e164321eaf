"""Blitz: a player repeats a battle until enough forces are gone or the planet falls, by ordinary choices."""

from typing import Any

from holotable.core.errors import IllegalChoice

TAKEN, KEPT, ASKED, OVER = "taken", "kept", "asked", "over"


def blitz(table: Any, origin: str, to: str, keep: int = 1, *, ships: bool = True, defend: bool = False) -> str:
    """Attack a planet again and again with the most dice, until `keep` forces are left or the planet falls.

    Every battle is an ordinary choice of the table and stands in its log. The attacker plays no cards meanwhile. It stops,
    and says so by "asked", as soon as somebody else is asked anything, such as about a card; the same call goes on
    afterwards. With `ships` all ships of the planet go along. With `defend` the defender's dice are named too, always the
    most, as when one person plays both sides or a defender has agreed to it; otherwise it stops there as well.

    Returns "taken", "kept" (no more than `keep` forces are left, or no attack is possible), "asked" or "over".
    """
    _check(table, origin, to, keep)
    seat = table.position()["seat"]
    while not table.over:
        asked = table.to_act[0]
        position = table.position()
        kinds = {choice.kind for choice in table.choices(asked)}
        if asked == seat and (kinds == {"move_in"} or position["planets"][to]["owner"] == seat):
            return TAKEN
        if asked == seat and kinds == {"escort"}:
            _escort(table, seat, ships)
        elif asked == seat and "window" in position.get("asking", {}):
            table.play("done", seat=seat)
        elif kinds == {"defend"} and defend:
            table.play(max(table.choices(asked), key=lambda choice: int(choice.args["dice"])))
        elif asked != seat or "asking" in position:
            return ASKED
        elif not _attack(table, seat, origin, to, keep):
            return KEPT
    return OVER


def go_on(table: Any, repetition: Any) -> bool:
    """Go on with an attack that is repeated at a table; a card played against it gives its player time to think again."""
    answers = table.log[repetition.since :]
    if any(entry.kind == "play_card" and entry.seat != repetition.seat for entry in answers):
        return False
    outcome = blitz(table, repetition.args["origin"], repetition.args["to"], repetition.keep)
    return outcome == ASKED and repetition.seat not in table.to_act


def _check(table: Any, origin: str, to: str, keep: int) -> None:
    planets = table.position()["planets"]
    for planet in (origin, to):
        if planet not in planets:
            raise IllegalChoice("trilogy:error.no_planet_on_map", planet=repr(planet), planets=", ".join(planets))
    if isinstance(keep, bool) or not isinstance(keep, int) or keep < 1:
        raise IllegalChoice("trilogy:error.forces_keep_whole_number", keep=repr(keep))


def _escort(table: Any, seat: str, ships: bool) -> None:
    offered = table.choices(seat)
    table.play(offered[-1] if ships else offered[0])


def _attack(table: Any, seat: str, origin: str, to: str, keep: int) -> bool:
    """One more battle with the most dice that leave `keep` forces; False when none is left to make."""
    spare = table.position()["planets"][origin]["forces"] - keep
    offered = [
        choice
        for choice in table.choices(seat)
        if choice.kind == "attack" and choice.args["origin"] == origin and choice.args["to"] == to
    ]
    fits = [choice for choice in offered if choice.args["dice"] <= spare]
    if not fits:
        return False
    table.play(max(fits, key=lambda choice: int(choice.args["dice"])))
    return True
