"""JSON positions, views and options of `endor`, to the record and back."""

from typing import Any

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.checks import listed, need, one_of, table, whole
from holotable.core.dice import shuffle
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
    LAST_SPACE,
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


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
    o: Record = records.new(OPTIONS)[0]
    o.players = options["players"]
    o.round_limit = options["round_limit"]
    return o


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
    need(isinstance(position, dict), "an endor position is an object with at least ships.")
    unknown = set(position) - set(KEYS)
    need(not unknown, f"endor positions have no {', '.join(sorted(map(str, unknown)))}; they have {', '.join(KEYS)}.")
    given = {key: value for key, value in position.items() if value is not None}
    players = given.get("players", 2)
    need(type(players) is int and players in TURN_ORDER, f"players must be 2 or 4, not {players!r}.")
    limit = whole(given.get("round_limit", DEFAULT_ROUND_LIMIT), 1, 1_000_000, "round_limit")
    options = {"players": players, "round_limit": limit}
    s: Record = records.new(STATE)[0]
    rules.start(s, encode_options(options), 0)
    s.event_n = 0
    s.events[:, :] = 0
    s.round_no = whole(given.get("round", 1), 1, limit, "round")
    _place_markers(s, given.get("markers"))
    _place_ships(s, given.get("ships"), given.get("tie_reserve", 0))
    _set_tracks(s, given.get("hits", {}), given.get("redeemed", False))
    _set_shield(s, given.get("shield", {"at": 0}))
    s.phase = one_of(given.get("phase", "prepare" if "card" not in given else "orders"), PHASES, "phase")
    _set_turn(s, given)
    _deal_cards(s, given)
    _set_winner(s, given.get("winner"))
    _check_decision(s)
    return s, options


def _place_markers(s: Record, markers: Any) -> None:
    if markers is None:
        return
    states = table(markers, "markers", MARKERS)
    s.markers = 0
    for name in MARKERS:
        state = states.get(name)
        need(state in ("up", "down"), f"marker {name} must be up or down, not {state!r}.")
        s.markers |= (state == "up") << PLACE[name]


def _place_ships(s: Record, ships: Any, reserve: Any) -> None:
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
    need(s.tie_reserve == 0 or s.where[EXECUTOR], "there is a tie_reserve, but no Executor to carry it.")
    for kind, ship in enumerate(SHIPS):
        number = int(s.ships[kind].sum()) + (s.tie_reserve if kind == TIE else 0)
        need(number <= TOTALS[kind], f"there are {number} of {ship}, but only {TOTALS[kind]} exist.")
    both = members(fleet(s, REBELS) & fleet(s, EMPIRE))
    need(not both, f"both sides have ships in {', '.join(PLACES[place] for place in both)}.")


def _check_place(s: Record, kind: int, place: int) -> None:
    if place >= SECTOR_COUNT:
        fits = SHIP_SIDE[kind] == REBELS and kind < FIRST_SPECIAL
        need(fits, f"{SHIPS[kind]} cannot stand on a fleet marker ({PLACES[place]}).")
        need(has_bit(s.markers, place), f"{SHIPS[kind]} stands on {PLACES[place]}, which is face down.")


def _set_tracks(s: Record, hits: Any, redeemed: Any) -> None:
    for name, value in table(hits, "hits", TRACKS).items():
        track = TRACKS.index(name)
        s.hits[track] = whole(value, 0, int(TRACK_LENGTH[track]), f"the hits of {name}")
    for kind in range(FIRST_SPECIAL, SHIP_COUNT):
        track = kind - FIRST_SPECIAL
        if s.where[kind]:
            need(s.hits[track] < TRACK_LENGTH[track], f"{SHIPS[kind]} is there, but its hits are at the end of the track.")
        else:
            s.hits[track] = TRACK_LENGTH[track]
    need(isinstance(redeemed, bool), "redeemed is true or false.")
    s.redeemed = redeemed
    if redeemed:
        s.hits[VADER] = TRACK_LENGTH[VADER]


def _set_shield(s: Record, shield: Any) -> None:
    given = table(shield, "shield", ("at", "stormtroopers"))
    s.shield_at = whole(given.get("at", 0), 0, LAST_SPACE, "the place of the assault team")
    spaces = given.get("stormtroopers", [])
    need(isinstance(spaces, list) and len(spaces) <= STORMTROOPERS, f"stormtroopers are up to {STORMTROOPERS} spaces.")
    for space in spaces:
        number = whole(space, 1, LAST_SPACE, "the space of a stormtrooper")
        need(number > s.shield_at, f"the stormtrooper on space {number} is not ahead of the assault team.")
        need(not has_bit(s.stormtroopers, number), f"two stormtroopers stand on space {number}.")
        s.stormtroopers |= 1 << number


def _set_turn(s: Record, given: dict[str, Any]) -> None:
    """Whose turn it is, and how far its order has come."""
    if s.phase == PREPARE:
        for key in ("turn", "card", "step", "order", "origin", "target"):
            need(key not in given, f"nobody is on turn in the phase prepare, so {key} must be null.")
        need(given.get("dice", []) == [], "no dice lie on the table in the phase prepare.")
        return
    s.turn = one_of(given.get("turn"), seats_of(s), "turn")
    need("card" in given, "in the phase orders a card is turned up.")
    side = int(SIDE_OF[s.turn])
    s.card = _card(given["card"], side, "card")
    if "step" in given:
        s.step = one_of(given["step"], STEPS, "step")
    if "order" in given:
        s.order = one_of(given["order"], ORDERS, "order")
        need(has_bit(CARD_ORDERS[side, s.card], s.order), f"card {given['card']} does not show the order {given['order']}.")
    _set_way(s, *(one_of(given[key], PLACES, key) if key in given else -1 for key in ("origin", "target")))
    dice = given.get("dice", [])
    most = max(MOST_DICE, ASSAULT_DICE)
    need(isinstance(dice, list) and len(dice) <= most, f"dice are a list of up to {most} numbers.")
    for die in dice:
        s.dice[whole(die, 1, 6, "a die") - 1] += 1


def _set_way(s: Record, origin: int, target: int) -> None:
    if s.step != AMOUNT_STEP:
        s.origin, s.target = origin, target
        return
    need(origin >= 0 and target >= 0, "in the step amount a move is named, with origin and target.")
    s.moving = MOVE_PAIR[origin, target]
    need(s.moving >= 0, f"ships cannot move from {PLACES[origin]} to {PLACES[target]}.")


def _card(value: Any, side: int, what: str) -> int:
    known = isinstance(value, str) and value in CARDS
    need(known, f"{what} names the card {value!r}, which does not exist.")
    number = CARDS.index(value) - int(CARD_BASE[side])
    need(0 <= number < CARD_COUNT[side], f"{what}: the card {value} is of the other side.")
    return number


def _deal_cards(s: Record, given: dict[str, Any]) -> None:
    """Every card in exactly one place."""
    seats = seats_of(s)
    used: list[set[int]] = [set(), set()]

    def cards_named(value: Any, side: int, what: str) -> list[int]:
        numbers = [_card(card, side, what) for card in listed(value, what)]
        for number in numbers:
            need(number not in used[side], f"the card {card_name(side, number)} is in two places.")
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
            need(not missing, f"these cards are nowhere: {', '.join(missing)}.")
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
        s.fresh[side] = sum(1 << card for card in {_card(card, side, "fresh") for card in fresh_cards})
        for card in deck_of(s, side):
            need(card in cards, f"{card} is in the deck, so it is among the fresh cards of {name}.")


def _set_winner(s: Record, winner: Any) -> None:
    if winner is None:
        beaten = fleet(s, REBELS) == 0 and s.markers == 0
        need(not beaten, "every Rebel ship and marker is destroyed, so the winner is empire.")
        return
    s.winner = one_of(winner, SIDES, "winner")
    s.over = 1


def _check_decision(s: Record) -> None:
    """Somebody must have a decision, and what the position says about it must fit the rules."""
    if s.phase == PREPARE:
        for seat, name in enumerate(seats_of(s)):
            need(s.pile_n[seat] <= PICKS[s.players], f"{name} has picked more than {PICKS[s.players]} cards.")
            need(s.extras[seat] == 0, f"{name} has extra orders before the orders are given.")
        need(s.over or pickers(s), "everybody has picked, so nobody has a decision.")
        return
    if s.over:
        need(s.step == NO_STEP and s.order < 0, "the game is over, so step and order must be null.")
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
    need(fitting[s.step], f"the step {step} does not fit the order {order}.")
    need(s.dice.sum() == 0 or s.step in (ASSIGN_STEP, ADVANCE_STEP), f"no dice lie on the table in the step {step}.")
    origin, target = _way(s)
    bound = {ATTACK_STEP: origin >= 0, AMOUNT_STEP: True, ASSIGN_STEP: True}.get(s.step, False)
    need(bound == (origin >= 0), f"origin does not fit the step {step}.")
    need((s.step in (AMOUNT_STEP, ASSIGN_STEP)) == (target >= 0), f"target does not fit the step {step}.")
    if origin >= 0:
        need(has_bit(s.where[ship], origin), f"there is no {SHIPS[ship]} in {PLACES[origin]}.")
    if s.step == ASSIGN_STEP:
        near = has_bit(NEXT_TO[origin] & targets_of(s, SHIP_SIDE[ship]), target)
        need(near, f"{PLACES[target]} cannot be attacked from {PLACES[origin]}.")
    if s.step == AMOUNT_STEP:
        inside = has_bit(reach(s, ship, origin), target)
        need(inside, f"{SHIPS[ship]} cannot move from {PLACES[origin]} to {PLACES[target]}.")
    need(s.over or _asks_something(s, ship), f"the step {step} asks for no decision here.")


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
