"""Reading hands, decks and cards at work out of JSON positions of `trilogy`."""

from typing import Any

from holotable.core.checks import listed, need, table
from holotable.core.dice import shuffle
from holotable.core.records import Record

from .board import CARD_COUNT, CARDS, FACTIONS, OWNERS, SEATS, TRILOGY
from .checks import card_named, planet_named
from .position import piles
from .rules import effects, hands


def read_cards(s: Record, position: dict[str, Any]) -> None:
    """Hands, out-of-play piles and decks; every card is in one place only (TRI-11, TRI-46)."""
    placed: set[int] = set()
    read_hands(s, table(position.get("hands", {}), "hands", SEATS[s.layout]), placed)
    decks = piles(s)
    _read_discards(s, table(position.get("discards", {}), "discards", tuple(decks)), placed)
    given = position.get("decks")
    for name, deck in decks.items():
        if given is None:
            _fill_deck(s, deck, [card for card in _cards_of(s, deck) if card not in placed])
            shuffle(s, s.deck, hands.card_of(deck, 0), hands.card_of(deck, s.deck_n[deck]))
        else:
            order = _deal(table(given, "decks", tuple(decks)).get(name, []), placed, f"the deck of {name}")
            need(all(card in _cards_of(s, deck) for card in order), "trilogy:error.deck_holds_card_another", name=name)
            _fill_deck(s, deck, order[::-1])
    for faction, cards in table(position.get("known", {}), "known", FACTIONS).items():
        for name in listed(cards, "known"):
            _add_card(s.known[FACTIONS.index(faction)], card_named(name, "known"))


def _add_card(masks: Any, card: int) -> None:
    """Set a card's bit among the masks of the three decks."""
    masks[hands.deck_of(card)] |= 1 << hands.place_of(card)


def _cards_of(s: Record, deck: int) -> range:
    """The cards of a deck; in standard mode there is one of all cards."""
    return range(hands.card_of(deck, 0), hands.card_of(deck + 1, 0)) if TRILOGY[s.layout] else range(CARD_COUNT)


def read_hands(s: Record, given: dict[str, Any], placed: set[int]) -> None:
    """Hands of cards that each seat can hold, none of them twice."""
    for name, cards in given.items():
        seat = SEATS[s.layout].index(name)
        for card in _deal(cards, placed, f"the hand of {name}"):
            own = card in _cards_of(s, hands.own_deck(s, seat))
            need(own, "trilogy:error.cannot_hold_another_faction", name=name, what=CARDS[card])
            _add_card(s.hand[seat], card)


def _read_discards(s: Record, given: dict[str, Any], placed: set[int]) -> None:
    for name, cards in given.items():
        for card in _deal(cards, placed, f"the discards of {name}"):
            need(card in _cards_of(s, piles(s)[name]), "trilogy:error.not_card", what=CARDS[card], name=name)
            _add_card(s.discard, card)


def _fill_deck(s: Record, deck: int, cards: list[int]) -> None:
    s.deck_n[deck] = len(cards)
    for i, card in enumerate(cards):
        s.deck[hands.card_of(deck, i)] = card


def _deal(cards: Any, placed: set[int], what: str) -> list[int]:
    numbers = [card_named(card, what) for card in listed(cards, what)]
    for number in numbers:
        need(number not in placed, "trilogy:error.two_places", what=CARDS[number])
        placed.add(number)
    return numbers


def read_effects(s: Record, position: dict[str, Any]) -> None:
    """Cards at work, and cards declined this turn (TRI-131, TRI-133)."""
    for entry in listed(position.get("effects", []), "effects"):
        entry = entry if isinstance(entry, dict) else {"card": entry}
        entry = table(entry, "an effect", ("card", "planet", "origin", "to"))
        card = card_named(entry.get("card"), "effects")
        deck, bit = hands.deck_of(card), 1 << hands.place_of(card)
        need(effects.LASTING[deck] & bit, "trilogy:error.does_not_work_beyond", what=CARDS[card])
        s.effects[deck] |= bit
        if effects.THROUGH_FIELD[deck] & bit:
            s.open_field = planet_named(entry.get("planet"), CARDS[card])
        if effects.LONG_ATTACK[deck] & bit:
            s.lane_from = planet_named(entry.get("origin"), CARDS[card])
            s.lane_to = planet_named(entry.get("to"), CARDS[card])
    for name in listed(position.get("declined", []), "declined"):
        card = card_named(name, "declined")
        held = any(hands.holds(s, seat, card) for seat in range(OWNERS))
        need(held, "trilogy:error.declined_but_nobody_holds", name=name)
        _add_card(s.declined, card)
