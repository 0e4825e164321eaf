"""What somebody at a table can point at or click on, named as the rules name it."""


def places(table):
    """The ids of all places that the board is drawn from."""
    drawing = table.game.board(table.options)
    lists = [value for value in drawing.values() if isinstance(value, list)]
    return [entry["id"] for entries in lists for entry in entries if isinstance(entry, dict) and "id" in entry]


def cards_of(table, seat):
    """The ids of the cards in a seat's hand, as it sees them."""
    cards = (table.view(seat).get("hands") or {}).get(seat)
    return [f"card:{card}" for card in cards] if isinstance(cards, list) else []


def things(table, seat):
    """The ids of what stands on the board, as a seat sees it, of cards in its hand, and of places."""
    return [*(table.view(seat).get("units") or {}), *cards_of(table, seat), *places(table)]
