"""Reading battles, questions and choices half made out of JSON positions of `trilogy`."""

from typing import Any

from holotable.core.bits import has_bit
from holotable.core.checks import listed, need, one_of, table, whole
from holotable.core.records import Record

from .board import (
    CARD_ARG_COUNT,
    CARD_DATA,
    CARDS,
    EMPIRE,
    FACTION_OF,
    PARTNER,
    PLANET_COUNT,
    PLANETS,
    REGIONS,
    SEATS,
    SHIPS,
    TRILOGY,
)
from .checks import card_named, flag, mask_of, planet_named, planets_of
from .rules import hands, planets
from .rules.steps.attack_star import star_dice
from .state import (
    AFTER_ATTACKER,
    AGREE,
    AMOUNT_FORTIFY,
    AMOUNT_MOVE_IN,
    AMOUNT_PLACE,
    ARGUMENT,
    BEFORE_ATTACKER,
    CARD_FORCE,
    COMPARE,
    DECLARED_ATTACKER,
    DEFEND,
    DICE_ROOM,
    DISCARD,
    ESCORT,
    FALLEN,
    INVADE,
    MOVE_IN,
    PICK,
    PLACE,
    QUESTION_OF,
    ROLL,
    STAR_AFTER,
    STAR_BEFORE,
    STAR_ESCORT,
    STAR_TARGET,
    TAKE_OVER,
    USE_CARDS,
    WINDOW_OF,
)


def read_invasion(s: Record, invasion: Any) -> None:
    """The battle, the attack on the Death Star or the invasion under way."""
    if invasion is None:
        return
    keys = ("origin", "to", "dice", "first", "escort", "along", "defence", "rolled", "least")
    entry = table(invasion, "the invasion", keys)
    need(s.step == INVADE, "trilogy:error.invasion_but_step_not")
    star = entry.get("to") == "death-star"
    s.target = STAR_TARGET if star else planet_named(entry.get("to"), "the invasion")
    for name, ships in table(entry.get("along", {}), "along", PLANETS).items():
        _read_along(s, planet_named(name, "along"), ships)
    if "origin" not in entry:
        return
    s.origin = planet_named(entry["origin"], "the invasion")
    need(s.owner[s.origin] == s.seat, "trilogy:error.invasion_does_not_start")
    if "least" in entry:
        s.dice = whole(entry["least"], 1, 3, "least")
        s.stage = MOVE_IN
        return
    s.dice = whole(entry.get("dice", 1), 1, 3, "the dice of the invasion")
    s.fresh = not star and flag(entry.get("first", True), "first")
    for name, count in table(entry.get("escort", {}), "escort", SHIPS).items():
        s.escort[SHIPS.index(name)] = whole(count, 0, 3, "escort")
    s.defence = whole(entry.get("defence", 0), 0, 2, "defence")
    _read_dice(s, entry.get("rolled", {}))
    if "rolled" in entry and not star:
        _join_along(s)
    s.stage = _stage_of(s, entry, star)


def _read_along(s: Record, planet: int, ships: Any) -> None:
    """Ships that have gone along in this invasion; they are still where they came from (TRI-65)."""
    for name, count in table(ships, "along", SHIPS).items():
        ship = SHIPS.index(name)
        s.along[planet, ship] = whole(count, 0, min(3, s.ships[planet, ship]), f"the {name}s along from {PLANETS[planet]}")
    need(
        not any(s.along[planet]) or s.owner[planet] == s.seat,
        "trilogy:error.sent_no_ships_along",
        what=PLANETS[planet],
    )


def _join_along(s: Record) -> None:
    """The ships of a battle that was fought have gone along in its invasion."""
    for ship in range(3):
        s.along[s.origin, ship] = max(s.along[s.origin, ship], s.escort[ship])


def _read_dice(s: Record, rolled: Any) -> None:
    rolled = table(rolled, "rolled", ("attacker", "defender"))
    for side, dice in (("attacker", s.attack_roll), ("defender", s.defend_roll)):
        values = listed(rolled.get(side, []), f"the {side}'s dice")
        need(len(values) <= DICE_ROOM, "trilogy:error.has_too_many_dice", side=side)
        for i, value in enumerate(values):
            dice[i] = whole(value, 1, 8, f"a die of the {side}")


def _stage_of(s: Record, entry: dict[str, Any], star: bool) -> int:
    """The moment of a battle that a position describes, when no question is named."""
    if star:
        return STAR_AFTER if "rolled" in entry else STAR_BEFORE if "escort" in entry else STAR_ESCORT
    if "rolled" in entry:
        return AFTER_ATTACKER if TRILOGY[s.layout] else COMPARE
    if s.defence:
        return BEFORE_ATTACKER if TRILOGY[s.layout] else ROLL
    if not TRILOGY[s.layout]:
        return DEFEND
    if "escort" in entry:
        return DECLARED_ATTACKER if s.fresh else DEFEND
    return ESCORT


def read_asking(s: Record, asking: Any) -> None:
    """Who is asked what, where it is not the step's own decision."""
    if asking is None:
        return
    entry = table(asking, "asking", ("seat", "window", "choice", "about", "left", "given", "part"))
    seat = one_of(entry.get("seat"), SEATS[s.layout], "asking.seat")
    s.asked = seat
    if "window" in entry:
        found = [stage for stage, name in WINDOW_OF.items() if name == entry["window"]]
        need(found, "trilogy:error.no_window", window=repr(entry["window"]))
        need(s.origin >= 0, "trilogy:error.card_window_asked_but")
        s.stage = found[0] if seat == s.seat or len(found) == 1 else found[1]
    elif "choice" in entry:
        found = [stage for stage, name in QUESTION_OF.items() if name == entry["choice"]]
        need(found, "trilogy:error.no_question", choice=repr(entry["choice"]))
        s.stage = found[1] if entry["choice"] == "escort" and s.target == STAR_TARGET else found[0]
        _read_question(s, seat, entry)
    if "part" in entry:
        _read_part(s, entry["part"])


def _read_question(s: Record, seat: int, entry: dict[str, Any]) -> None:
    """What the question is about."""
    if s.stage in (ESCORT, STAR_ESCORT, DEFEND, FALLEN, MOVE_IN):
        need(s.origin >= 0 and s.target >= 0, "trilogy:error.asked_but_no_battle", choice=entry["choice"])
    if s.stage == AGREE:
        s.wanted = planet_named(entry.get("about"), "asking.about")
        partner = s.step == TAKE_OVER and PARTNER[s.layout, s.seat] == seat == s.owner[s.wanted]
        need(partner, "trilogy:error.agree_asked_but_not")
    elif s.stage == FALLEN:
        s.base_mover = seat
        s.fresh = 0
        _join_along(s)
    elif s.stage == DISCARD:
        s.shown = one_of(entry.get("about"), SEATS[s.layout], "asking.about")
        s.discards_left = whole(entry.get("left", 1), 1, max(1, hands.hand_size(s, s.shown)), "asking.left")
        need(s.step == USE_CARDS and seat == s.seat, "trilogy:error.hand_shown_step_cards")
    elif s.stage == CARD_FORCE:
        need(s.step == PLACE and seat == s.seat, "trilogy:error.card_force_asked_step")
        s.spread_left = whole(entry.get("left", 0), 0, 9, "asking.left")
        given = listed(entry.get("given", []), "asking.given")
        if s.spread_left:
            s.spread_over = planets_of(given, "asking.given")
        else:
            s.paid_in = mask_of(given, REGIONS, "asking.given")


def check_battle(s: Record) -> None:
    """Forces, ships and dice of a battle under way must be there (TRI-27, TRI-28, TRI-60)."""
    if s.origin < 0:
        need(s.target != STAR_TARGET, "trilogy:error.attack_on_death_star")
        return
    for ship in range(3):
        fits = s.escort[ship] <= s.ships[s.origin, ship]
        need(fits, "trilogy:error.has_not_so_many_2", what=PLANETS[s.origin], what_2=SHIPS[ship])
    if s.stage == MOVE_IN:
        need(s.owner[s.target] == s.seat, "trilogy:error.forces_move_but_planet")
        return
    if s.stage == FALLEN:
        mover = FACTION_OF[s.layout, s.base_mover] == EMPIRE and s.owner[s.target] == s.seat
        need(mover and planets.bases_at(s, s.target), "trilogy:error.empire_moves_base_but")
        return
    need(s.dice < s.forces[s.origin], "trilogy:error.has_not_so_many", what=PLANETS[s.origin])
    if s.target == STAR_TARGET:
        need(s.star >= 0, "trilogy:error.death_star_attacked_but")
        need(star_dice(s) > 0, "trilogy:error.attack_on_death_star_2")
    else:
        enemy = not has_bit(planets.own_ground(s, s.seat), s.target)
        need(enemy and not has_bit(s.fields, s.target), "trilogy:error.invasion_not_aimed_at")
        need(s.defence <= s.forces[s.target], "trilogy:error.has_not_so_many_3", what=PLANETS[s.target])


def _held(s: Record, value: Any) -> int:
    """A card of the seat that is asked."""
    card = card_named(value, "asking.part")
    need(hands.holds(s, s.asked, card), "trilogy:error.not_hand_seat_asked", what=CARDS[card])
    return card


def _read_part(s: Record, part: Any) -> None:
    """A choice half made, as a program meets it between its small decisions."""
    entry = table(part, "asking.part", ("choice", "planet", "origin", "to", "card", "arguments", "cards"))
    choice = entry.get("choice")
    if choice == "place":
        s.part, s.move_to = AMOUNT_PLACE, planet_named(entry.get("planet"), "asking.part")
    elif choice == "fortify":
        s.part = AMOUNT_FORTIFY
        s.move_from, s.move_to = planet_named(entry.get("origin"), "asking.part"), planet_named(entry.get("to"), "asking.part")
    elif choice == "move_in":
        s.part = AMOUNT_MOVE_IN
    elif choice == "play_card":
        s.part, s.card = ARGUMENT, _held(s, entry.get("card"))
        values = listed(entry.get("arguments", []), "arguments")
        need(len(values) < CARD_ARG_COUNT[s.card], "trilogy:error.has_all_arguments", name=CARD_DATA[s.card]["name"])
        s.argument_n = len(values)
        for i, value in enumerate(values):
            s.arguments[i] = whole(value, 0, PLANET_COUNT, "an argument")
    elif choice == "trade":
        cards = [_held(s, card) for card in listed(entry.get("cards", []), "cards")]
        need(len(cards) in (1, 2), "trilogy:error.set_half_made_has")
        s.part, s.pick_n = PICK, len(cards)
        for i, card in enumerate(cards):
            s.picks[i] = card
    else:
        need(False, "trilogy:error.no_choice_parts", choice=repr(choice))
