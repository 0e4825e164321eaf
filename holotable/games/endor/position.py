"""JSON positions, views and options of `endor`, to the record and back."""

from collections.abc import Collection
from typing import Any

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.checks import listed, need, one_of, reason_of, shown, table, whole
from holotable.core.dice import shuffle
from holotable.core.errors import BadOption, BadPosition
from holotable.core.game import spread
from holotable.core.records import Record

from . import rules
from .board import (
    ALL_CARDS,
    ASSAULT_DICE,
    CARD_BASE,
    CARD_COUNT,
    CARD_ORDERS,
    CARDS,
    EMPIRE,
    EXECUTOR,
    FIRST_SPECIAL,
    HAND_SIZE,
    LAST_SPACE,
    MARKER_MASK,
    MARKERS,
    MOST_DICE,
    MOVE_ORIGIN,
    MOVE_PAIR,
    MOVE_TO,
    NEXT_TO,
    ORDER,
    ORDERS,
    PICKS,
    PLACE,
    PLACES,
    REBELS,
    SECTOR_COUNT,
    SHIP_COUNT,
    SHIP_OF_ORDER,
    SHIP_SIDE,
    SHIPS,
    SIDE_CARDS,
    SIDE_OF,
    SIDES,
    STORMTROOPERS,
    TIE,
    TOTALS,
    TRACK_LENGTH,
    TRACKS,
    TURN_ORDER,
    VADER,
    members,
)
from .rules.cards import pickers
from .rules.fleet import fleet, put
from .rules.ground import can_advance
from .rules.hidden import seen_in_pile
from .rules.orders import usable_orders
from .rules.space import can_assign, can_attack, can_move_or_launch, laser_targets, reach, targets_of
from .state import (
    ADVANCE_STEP,
    AMOUNT_STEP,
    ASSIGN_STEP,
    ATTACK_STEP,
    FIRE_STEP,
    MOVE_STEP,
    NO_STEP,
    OPTIONS,
    ORDER_STEP,
    PHASES,
    PREPARE,
    STATE,
    STEPS,
)

DEFAULT_ROUND_LIMIT = 60
OPENING_PARTS = ("ships", "markers", "tie_reserve", "hits", "redeemed", "shield", "hands")
"""What an opening of one's own may say; the same parts as those of a position."""


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
    o: Record = records.new(OPTIONS)[0]
    o.players = options["players"]
    o.round_limit = options["round_limit"]
    if options["opening"] is not None:
        write_opening(o, options["opening"])
    return o


def write_opening(o: Record, opening: dict[str, Any]) -> None:
    """A fleet, tracks and hands of one's own, for `start` to begin with; raises `BadOption` with the reason."""
    try:
        s = _opening_record(opening, int(o.players))
    except BadPosition as refused:
        raise BadOption("endor:error.of_own", reason=reason_of(refused)) from None
    o.own = 1
    for field in ("ships", "markers", "tie_reserve", "hits", "redeemed", "shield_at", "stormtroopers", "hand"):
        o[field] = s[field]


def _opening_record(opening: dict[str, Any], players: int) -> Record:
    s: Record = records.new(STATE)[0]
    s.players = players
    table(opening, "the opening", OPENING_PARTS)
    s.markers = MARKER_MASK
    place_markers(s, opening.get("markers"))
    place_ships(s, opening.get("ships"), opening.get("tie_reserve", 0))
    set_tracks(s, opening.get("hits", {}), opening.get("redeemed", False))
    set_shield(s, opening.get("shield", {"at": 0}))
    name_hands(s, opening.get("hands", {}))
    need(fleet(s, REBELS) or s.markers, "endor:error.no_rebel_ship")
    return s


def name_hands(s: Record, hands: Any) -> None:
    """The hands that an opening names; the others are dealt (END-1)."""
    seats = seats_of(s)
    used: list[set[int]] = [set(), set()]
    for name, cards in table(hands, "hands", seats).items():
        seat = seats.index(name)
        side = int(SIDE_OF[seat])
        numbers = [card_named(card, side, f"the hand of {name}") for card in listed(cards, f"the hand of {name}")]
        for number in numbers:
            need(number not in used[side], "endor:error.card_two_places", card_name=card_name(side, number))
            used[side].add(number)
        least, most = int(PICKS[s.players]), 2 * HAND_SIZE
        fits = not numbers or least <= len(numbers) <= most
        need(fits, "endor:error.hand_named", name=name, least=least, most=most)
        s.hand[seat] = sum(1 << number for number in numbers)


def check_opening(value: Any) -> Any:
    """An opening of one's own as far as it can be judged without the number of players; raises `BadOption`."""
    if value is not None and not isinstance(value, dict):
        raise BadOption("endor:error.opening_object", value=shown(value))
    return value


def open_options(options: dict[str, Any], seats: Collection[str]) -> dict[str, Any]:
    """The options as some seats may know them: a hand that is named in the opening is known to its side alone (END-3a)."""
    hands = (options.get("opening") or {}).get("hands")
    if not hands:
        return options
    sides = {seat.split("-")[0] for seat in seats}
    known = {seat: cards for seat, cards in hands.items() if seat.split("-")[0] in sides}
    return {**options, "opening": {**options["opening"], "hands": known}}


def option_mixes() -> list[dict[str, Any]]:
    """Both numbers of players, with short, middling and whole battles, for the test kit."""
    return spread(players=(2, 4), round_limit=(3, 12, DEFAULT_ROUND_LIMIT))


# The record as a position


def seats_of(s: Record) -> tuple[str, ...]:
    """The seats at the table, in the order of turns."""
    return TURN_ORDER[int(s.players)]


def card_name(side: int, card: int) -> str:
    """The id of a card of a side."""
    return SIDE_CARDS[side][card]


def cards_of(side: int, mask: int) -> list[str]:
    """The cards of a mask, by their ids."""
    return [name for card, name in enumerate(SIDE_CARDS[side]) if has_bit(mask, card)]


def hand_of(s: Record, seat: int) -> list[str]:
    """The cards of a hand; in the orders phase these are the ones set aside."""
    return cards_of(int(SIDE_OF[seat]), s.hand[seat])


def pile_of(s: Record, seat: int) -> list[str]:
    """The cards of a pile, the top one first."""
    return [card_name(int(SIDE_OF[seat]), card) for card in s.pile[seat].tolist()[: s.pile_n[seat]]]


def deck_of(s: Record, side: int) -> list[str]:
    """The cards of a deck, the top one first."""
    return [card_name(side, card) for card in reversed(s.deck[side].tolist()[: s.deck_n[side]])]


def ships_of(s: Record) -> dict[str, dict[str, int]]:
    """The ships in every place that holds any."""
    found = {}
    for place, counts in enumerate(s.ships.T.tolist()):
        if any(counts):
            found[PLACES[place]] = {SHIPS[ship]: count for ship, count in enumerate(counts) if count}
    return found


def _way(s: Record) -> tuple[int, int]:
    """Where the move or the attack in hand begins and where it goes; -1 where that is open."""
    if s.step == AMOUNT_STEP:
        return int(MOVE_ORIGIN[s.moving]), int(MOVE_TO[s.moving])
    return s.origin, s.target


def _open_part(s: Record) -> dict[str, Any]:
    """All that lies open on the table."""
    seats = seats_of(s)
    origin, target = _way(s)
    spaces = [space for space in range(1, LAST_SPACE + 1) if has_bit(s.stormtroopers, space)]
    return {
        "players": s.players,
        "round_limit": s.round_limit,
        "round": s.round_no,
        "phase": PHASES[s.phase],
        "turn": seats[s.turn] if s.turn >= 0 else None,
        "card": card_name(int(SIDE_OF[s.turn]), s.card) if s.card >= 0 else None,
        "step": STEPS[s.step],
        "order": ORDERS[s.order] if s.order >= 0 else None,
        "origin": PLACES[origin] if origin >= 0 else None,
        "target": PLACES[target] if target >= 0 else None,
        "dice": [face + 1 for face in range(6) for _ in range(s.dice[face])],
        "ships": ships_of(s),
        "markers": {name: "up" if has_bit(s.markers, PLACE[name]) else "down" for name in MARKERS},
        "tie_reserve": s.tie_reserve,
        "hits": {name: s.hits[track] for track, name in enumerate(TRACKS)},
        "redeemed": bool(s.redeemed),
        "shield": {"at": s.shield_at, "stormtroopers": spaces},
        "extras": {name: s.extras[seat] for seat, name in enumerate(seats)},
        "discards": {
            name: [card_name(side, card) for card in s.discard[side].tolist()[: s.discard_n[side]]]
            for side, name in enumerate(SIDES)
        },
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
    } | _fresh_part(s)


def _fresh_part(s: Record) -> dict[str, Any]:
    """Which cards were in each deck when it was last shuffled; left out while no deck was ever made anew."""
    if all(s.fresh[side] == ALL_CARDS[side] for side in range(2)):
        return {}
    return {"fresh": {name: cards_of(side, s.fresh[side]) for side, name in enumerate(SIDES)}}


def to_position(s: Record) -> dict[str, Any]:
    """The full position."""
    seats = seats_of(s)
    return _open_part(s) | {
        "hands": {name: hand_of(s, seat) for seat, name in enumerate(seats)},
        "piles": {name: pile_of(s, seat) for seat, name in enumerate(seats)},
        "decks": {name: deck_of(s, side) for side, name in enumerate(SIDES)},
    }


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat may see: a hidden card of a hand or pile is null, a deck is its number (END-3a, END-72)."""
    mine = int(SIDE_OF[seat]) if seat is not None else -1
    hands: dict[str, list[str | None]] = {}
    piles: dict[str, list[str | None]] = {}
    for other, name in enumerate(seats_of(s)):
        hand, known = hand_of(s, other), int(seen_in_pile(s, other, mine))
        hands[name] = list(hand) if SIDE_OF[other] == mine else [None] * len(hand)
        piles[name] = [*pile_of(s, other)[:known], *[None] * (s.pile_n[other] - known)]
    decks = {name: s.deck_n[side] for side, name in enumerate(SIDES)}
    return _open_part(s) | {"hands": hands, "piles": piles, "decks": decks}


# A position as a record

KEYS = (
    "players", "round_limit", "round", "phase", "turn", "card", "step", "order", "origin", "target", "dice", "ships",
    "markers", "tie_reserve", "hits", "redeemed", "shield", "hands", "piles", "extras", "decks", "discards", "fresh", "winner",
)  # fmt: skip


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    need(isinstance(position, dict), "endor:error.endor_position_object_with")
    unknown = set(position) - set(KEYS)
    need(not unknown, "endor:error.endor_positions_have_no", map=", ".join(sorted(map(str, unknown))), keys=", ".join(KEYS))
    given = {key: value for key, value in position.items() if value is not None}
    players = given.get("players", 2)
    need(type(players) is int and players in TURN_ORDER, "endor:error.players_must_or_not", players=repr(players))
    limit = whole(given.get("round_limit", DEFAULT_ROUND_LIMIT), 1, 1_000_000, "round_limit")
    options = {"players": players, "round_limit": limit, "opening": None}
    s: Record = records.new(STATE)[0]
    rules.start(s, encode_options(options), 0)
    s.event_n = 0
    s.events[:, :] = 0
    s.round_no = whole(given.get("round", 1), 1, limit, "round")
    place_markers(s, given.get("markers"))
    place_ships(s, given.get("ships"), given.get("tie_reserve", 0))
    set_tracks(s, given.get("hits", {}), given.get("redeemed", False))
    set_shield(s, given.get("shield", {"at": 0}))
    s.phase = one_of(given.get("phase", "prepare" if "card" not in given else "orders"), PHASES, "phase")
    _set_turn(s, given)
    _deal_cards(s, given)
    _set_winner(s, given.get("winner"))
    _check_decision(s)
    return s, options


def place_markers(s: Record, markers: Any) -> None:
    """The fleet markers, up or down; all are up where nothing is said."""
    if markers is None:
        return
    states = table(markers, "markers", MARKERS)
    s.markers = 0
    for name in MARKERS:
        state = states.get(name)
        need(state in ("up", "down"), "endor:error.marker_must_up_or", name=name, state=repr(state))
        s.markers |= (state == "up") << PLACE[name]


def place_ships(s: Record, ships: Any, reserve: Any) -> None:
    """Ships in their places and TIE fighters in the hangar, no more than there are (END-2, END-13)."""
    s.where[:] = 0
    s.ships[:, :] = 0
    for place, entry in table(ships, "ships", PLACES).items():
        for ship, count in table(entry, f"ships of {place}", SHIPS).items():
            kind = SHIPS.index(ship)
            number = whole(count, 0, TOTALS[kind], f"the number of {ship} in {place}")
            if number:
                _check_place(s, kind, PLACE[place])
                put(s, kind, PLACE[place], number)
    s.tie_reserve = whole(reserve, 0, TOTALS[TIE], "tie_reserve")
    need(s.tie_reserve == 0 or s.where[EXECUTOR], "endor:error.tie_reserve_but_no")
    for kind, ship in enumerate(SHIPS):
        number = int(s.ships[kind].sum()) + (s.tie_reserve if kind == TIE else 0)
        need(number <= TOTALS[kind], "endor:error.but_only_exist", number=number, ship=ship, what=TOTALS[kind])
    both = members(fleet(s, REBELS) & fleet(s, EMPIRE))
    need(not both, "endor:error.both_sides_have_ships", both=", ".join(PLACES[place] for place in both))


def _check_place(s: Record, kind: int, place: int) -> None:
    if place >= SECTOR_COUNT:
        fits = SHIP_SIDE[kind] == REBELS and kind < FIRST_SPECIAL
        need(fits, "endor:error.cannot_stand_on_fleet", what=SHIPS[kind], what_2=PLACES[place])
        need(has_bit(s.markers, place), "endor:error.stands_on_which_face", what=SHIPS[kind], what_2=PLACES[place])


def set_tracks(s: Record, hits: Any, redeemed: Any) -> None:
    """The hits of special ships and duelists."""
    for name, value in table(hits, "hits", TRACKS).items():
        track = TRACKS.index(name)
        s.hits[track] = whole(value, 0, int(TRACK_LENGTH[track]), f"the hits of {name}")
    for kind in range(FIRST_SPECIAL, SHIP_COUNT):
        track = kind - FIRST_SPECIAL
        if s.where[kind]:
            need(s.hits[track] < TRACK_LENGTH[track], "endor:error.but_hits_at_end", what=SHIPS[kind])
        else:
            s.hits[track] = TRACK_LENGTH[track]
    need(isinstance(redeemed, bool), "endor:error.redeemed_true_or_false")
    s.redeemed = redeemed
    if redeemed:
        s.hits[VADER] = TRACK_LENGTH[VADER]


def set_shield(s: Record, shield: Any) -> None:
    """The assault team and the stormtroopers ahead of it (END-40, END-41)."""
    given = table(shield, "shield", ("at", "stormtroopers"))
    s.shield_at = whole(given.get("at", 0), 0, LAST_SPACE, "the place of the assault team")
    spaces = given.get("stormtroopers", [])
    need(
        isinstance(spaces, list) and len(spaces) <= STORMTROOPERS,
        "endor:error.stormtroopers_up_spaces",
        stormtroopers=STORMTROOPERS,
    )
    for space in spaces:
        number = whole(space, 1, LAST_SPACE, "the space of a stormtrooper")
        need(number > s.shield_at, "endor:error.stormtrooper_on_space_not", number=number)
        need(not has_bit(s.stormtroopers, number), "endor:error.two_stormtroopers_stand_on", number=number)
        s.stormtroopers |= 1 << number


def _set_turn(s: Record, given: dict[str, Any]) -> None:
    """Whose turn it is, and how far its order has come."""
    if s.phase == PREPARE:
        for key in ("turn", "card", "step", "order", "origin", "target"):
            need(key not in given, "endor:error.nobody_on_turn_phase", key=key)
        need(given.get("dice", []) == [], "endor:error.no_dice_lie_on_2")
        return
    s.turn = one_of(given.get("turn"), seats_of(s), "turn")
    need("card" in given, "endor:error.phase_orders_card_turned")
    side = int(SIDE_OF[s.turn])
    s.card = card_named(given["card"], side, "card")
    if "step" in given:
        s.step = one_of(given["step"], STEPS, "step")
    if "order" in given:
        s.order = one_of(given["order"], ORDERS, "order")
        need(
            has_bit(CARD_ORDERS[side, s.card], s.order),
            "endor:error.card_does_not_show",
            card=given["card"],
            order=given["order"],
        )
    _set_way(s, *(one_of(given[key], PLACES, key) if key in given else -1 for key in ("origin", "target")))
    dice = given.get("dice", [])
    most = max(MOST_DICE, ASSAULT_DICE)
    need(isinstance(dice, list) and len(dice) <= most, "endor:error.dice_list_up_numbers", most=most)
    for die in dice:
        s.dice[whole(die, 1, 6, "a die") - 1] += 1


def _set_way(s: Record, origin: int, target: int) -> None:
    if s.step != AMOUNT_STEP:
        s.origin, s.target = origin, target
        return
    need(origin >= 0 and target >= 0, "endor:error.step_amount_move_named")
    s.moving = MOVE_PAIR[origin, target]
    need(s.moving >= 0, "endor:error.ships_cannot_move_from", what=PLACES[origin], what_2=PLACES[target])


def card_named(value: Any, side: int, what: str) -> int:
    """The number of a card within its side."""
    known = isinstance(value, str) and value in CARDS
    need(known, "endor:error.names_card_which_does", what=what, value=repr(value))
    number = CARDS.index(value) - int(CARD_BASE[side])
    need(0 <= number < CARD_COUNT[side], "endor:error.card_other_side", what=what, value=value)
    return number


def _deal_cards(s: Record, given: dict[str, Any]) -> None:
    """Every card in exactly one place."""
    seats = seats_of(s)
    used: list[set[int]] = [set(), set()]

    def cards_named(value: Any, side: int, what: str) -> list[int]:
        numbers = [card_named(card, side, what) for card in listed(value, what)]
        for number in numbers:
            need(number not in used[side], "endor:error.card_two_places", card_name=card_name(side, number))
            used[side].add(number)
        return numbers

    if s.card >= 0:
        used[SIDE_OF[s.turn]].add(s.card)
    s.hand[:] = 0
    s.pile[:, :] = 0
    s.pile_n[:] = 0
    for name, cards in table(given.get("hands", {}), "hands", seats).items():
        seat = seats.index(name)
        s.hand[seat] = sum(1 << card for card in cards_named(cards, int(SIDE_OF[seat]), f"the hand of {name}"))
    for name, cards in table(given.get("piles", {}), "piles", seats).items():
        seat = seats.index(name)
        pile = cards_named(cards, int(SIDE_OF[seat]), f"the pile of {name}")
        s.pile[seat, : len(pile)] = pile
        s.pile_n[seat] = len(pile)
    for name, count in table(given.get("extras", {}), "extras", seats).items():
        seat = seats.index(name)
        s.extras[seat] = whole(count, 0, s.pile_n[seat], f"the extras of {name}")
    discards = table(given.get("discards", {}), "discards", SIDES)
    decks = table(given.get("decks", {}), "decks", SIDES)
    for side, name in enumerate(SIDES):
        discard = cards_named(discards.get(name, []), side, f"the discards of {name}")
        s.discard[side, : len(discard)] = discard
        s.discard_n[side] = len(discard)
        if name in decks:
            deck = cards_named(decks[name], side, f"the deck of {name}")[::-1]
            missing = [card_name(side, card) for card in range(CARD_COUNT[side]) if card not in used[side]]
            need(not missing, "endor:error.these_cards_nowhere", missing=", ".join(missing))
        else:
            deck = [card for card in range(CARD_COUNT[side]) if card not in used[side]]
        s.deck[side, :] = 0
        s.deck[side, : len(deck)] = deck
        s.deck_n[side] = len(deck)
        if name not in decks:
            shuffle(s, s.deck[side], 0, len(deck))
    _set_fresh(s, given.get("fresh", {}))


def _set_fresh(s: Record, fresh: Any) -> None:
    for name, cards in table(fresh, "fresh", SIDES).items():
        side = SIDES.index(name)
        fresh_cards = listed(cards, f"fresh of {name}")
        s.fresh[side] = sum(1 << card for card in {card_named(card, side, "fresh") for card in fresh_cards})
        for card in deck_of(s, side):
            need(card in cards, "endor:error.deck_so_among_fresh", card=card, name=name)


def _set_winner(s: Record, winner: Any) -> None:
    if winner is None:
        beaten = fleet(s, REBELS) == 0 and s.markers == 0
        need(not beaten, "endor:error.every_rebel_ship_marker")
        return
    s.winner = one_of(winner, SIDES, "winner")
    s.over = 1


def _check_decision(s: Record) -> None:
    """Somebody must have a decision, and what the position says about it must fit the rules."""
    if s.phase == PREPARE:
        for seat, name in enumerate(seats_of(s)):
            need(s.pile_n[seat] <= PICKS[s.players], "endor:error.has_picked_more_than", name=name, what=PICKS[s.players])
            need(s.extras[seat] == 0, "endor:error.has_extra_orders_before", name=name)
        need(s.over or pickers(s), "endor:error.everybody_has_picked_so")
        return
    if s.over:
        need(s.step == NO_STEP and s.order < 0, "endor:error.game_over_so_step")
    _check_step(s)


def _check_step(s: Record) -> None:
    step = STEPS[s.step]
    ship = int(SHIP_OF_ORDER[s.order]) if s.order >= 0 else -1
    fitting = {
        NO_STEP: s.over and s.order < 0,
        ORDER_STEP: s.order < 0,
        MOVE_STEP: ship >= 0,
        AMOUNT_STEP: ship >= 0,
        ATTACK_STEP: ship >= 0,
        ASSIGN_STEP: ship >= 0,
        FIRE_STEP: s.order == ORDER["death-star"],
        ADVANCE_STEP: s.order == ORDER["shield"],
    }
    order = ORDERS[s.order] if s.order >= 0 else None
    need(fitting[s.step], "endor:error.step_does_not_fit", step=step, order=order)
    need(s.dice.sum() == 0 or s.step in (ASSIGN_STEP, ADVANCE_STEP), "endor:error.no_dice_lie_on", step=step)
    origin, target = _way(s)
    bound = {ATTACK_STEP: origin >= 0, AMOUNT_STEP: True, ASSIGN_STEP: True}.get(s.step, False)
    need(bound == (origin >= 0), "endor:error.origin_does_not_fit", step=step)
    need((s.step in (AMOUNT_STEP, ASSIGN_STEP)) == (target >= 0), "endor:error.target_does_not_fit", step=step)
    if origin >= 0:
        need(has_bit(s.where[ship], origin), "endor:error.no", what=SHIPS[ship], what_2=PLACES[origin])
    if s.step == ASSIGN_STEP:
        near = has_bit(NEXT_TO[origin] & targets_of(s, SHIP_SIDE[ship]), target)
        need(near, "endor:error.cannot_attacked_from", what=PLACES[target], what_2=PLACES[origin])
    if s.step == AMOUNT_STEP:
        inside = has_bit(reach(s, ship, origin), target)
        need(inside, "endor:error.cannot_move_from", what=SHIPS[ship], what_2=PLACES[origin], what_3=PLACES[target])
    need(s.over or _asks_something(s, ship), "endor:error.step_asks_for_no", step=step)


def _asks_something(s: Record, ship: int) -> bool:
    """Whether the step has another answer than to decline (END-8, END-9)."""
    if s.step == ORDER_STEP:
        return bool(usable_orders(s))
    if s.step == MOVE_STEP:
        return bool(can_move_or_launch(s, ship))
    if s.step == AMOUNT_STEP:
        return True
    if s.step == ATTACK_STEP:
        return bool(can_attack(s, ship))
    if s.step == ASSIGN_STEP:
        return bool(can_assign(s))
    if s.step == FIRE_STEP:
        return bool(laser_targets(s))
    return bool(can_advance(s))
