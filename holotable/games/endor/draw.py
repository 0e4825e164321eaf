"""The battle as pictures: what the browser needs to draw the board, and the board in a terminal."""

from typing import Any

from rich.text import Text

from holotable.core.words import Catalogue

from .board import (
    CARDS,
    DATA,
    FIRST_SPECIAL,
    LAST_SPACE,
    NEED,
    NEXT_TO,
    ORDERS,
    PLACE_COUNT,
    PLACES,
    SHIP_SIDE,
    SHIPS,
    STORMTROOPER_BONUS,
    TO_HIT,
    TOTALS,
    TRACKS,
    TURN_ORDER,
    members,
)

CARD_ORDER_NAMES = {card["id"]: card["orders"] for side in DATA["cards"].values() for card in side}


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What never changes on the board: places with coordinates and neighbours, tracks, ships and cards."""
    places = [
        {"id": entry["id"], "kind": kind, "xy": entry["xy"], "zone": entry.get("zone", "fleet")}
        for kind, entries in (("sector", DATA["sectors"]), ("marker", DATA["fleet_markers"]))
        for entry in entries
    ]
    edges = [[PLACES[a], PLACES[b]] for a in range(PLACE_COUNT) for b in members(int(NEXT_TO[a])) if a < b]
    tracks = {name: DATA["hit_tracks"][name] for name in TRACKS}
    return {
        "canvas": DATA["canvas"],
        "seats": list(TURN_ORDER[options["players"]]),
        "death_star": {name: DATA["death_star"][name] for name in ("xy", "radius", "adjacent")},
        "places": places,
        "edges": edges,
        "shield_track": {
            "points": DATA["shield_track"]["points"],
            "need": [int(n) for n in NEED[1:]],
            "stormtroopers": DATA["shield_track"]["stormtroopers"],
        },
        "hit_tracks": {
            name: {"hits": track["hits"], "xy": track["xy"], "red": track.get("red_remaining", [])}
            for name, track in tracks.items()
        },
        "ships": {
            name: {
                "side": ("rebels", "empire")[int(SHIP_SIDE[ship])],
                "to_hit": int(TO_HIT[ship]),
                "total": TOTALS[ship],
                "special": ship >= FIRST_SPECIAL,
            }
            for ship, name in enumerate(SHIPS)
        },
        "orders": list(ORDERS),
        "cards": {card: CARD_ORDER_NAMES[card] for card in CARDS},
    }


# The terminal

LETTERS = {"x-wing": "X", "y-wing": "Y", "b-wing": "B", "tie": "T", "falcon": "Falcon", "executor": "Executor"}
COLOURS = ("bold orange1", "bold grey82")
COLUMNS, ROWS = 66, 17
Piece = tuple[str, str]


def draw_text(view: dict[str, Any], words: Catalogue) -> Text:
    """The battle for a terminal: the sectors as on the board, then tracks and cards."""
    text = Text()
    _draw_map(text, view, words)
    _draw_tracks(text, view, words)
    _draw_cards(text, view, words)
    return text


def _draw_map(text: Text, view: dict[str, Any], words: Catalogue) -> None:
    """Every place at its spot, the Death Star in the middle."""
    spots = {entry["id"]: entry["xy"] for entry in (*DATA["sectors"], *DATA["fleet_markers"])}
    spots["death-star"] = DATA["death_star"]["xy"]
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    lines: list[list[tuple[int, list[Piece]]]] = [[] for _ in range(ROWS)]
    for name, (x, y) in spots.items():
        row = round((y - top) / max(1, bottom - top) * (ROWS - 1))
        station = f"( {words.name('death-star').upper()} )"
        pieces = [(station, "bold red")] if name == "death-star" else _place_pieces(name, view, words)
        width = sum(len(piece) for piece, _ in pieces)
        column = round((x - left) / max(1, right - left) * COLUMNS) + 6 - width // 2
        lines[row].append((max(0, column), pieces))
    for line in lines:
        at = 0
        for column, pieces in sorted(line, key=lambda entry: entry[0]):
            gap = max(column - at, 1 if at else 0)
            text.append(" " * gap)
            at += gap
            for piece, style in pieces:
                text.append(piece, style)
                at += len(piece)
        text.append("\n")


def _place_pieces(name: str, view: dict[str, Any], words: Catalogue) -> list[Piece]:
    """A place's id and the ships in it."""
    if view["markers"].get(name) == "down":
        return [(f"({name} {words.part('draw.lost')})", "dim")]
    frame = "[]" if name in view["markers"] else ("", "")
    here = view["ships"].get(name, {})
    pieces = [(f"{frame[0]}{name}", "cyan" if here or frame[0] else "dim")]
    for ship, count in here.items():
        shown = f" {count}{LETTERS[ship]}" if count > 1 or len(LETTERS[ship]) == 1 else f" {LETTERS[ship]}"
        pieces.append((shown, COLOURS[int(SHIP_SIDE[SHIPS.index(ship)])]))
    return [*pieces, (frame[1], "cyan")]


def _draw_tracks(text: Text, view: dict[str, Any], words: Catalogue) -> None:
    """The shield track with team and stormtroopers, and the four hit tracks."""
    shield = view["shield"]
    text.append(f"\n{words.part('draw.shield'):<8}", "bold")
    for space in range(LAST_SPACE + 1):
        number = "·" if space == 0 else str(int(NEED[space]))
        if space == shield["at"]:
            text.append(" ▲", "bold orange1")
        elif space in shield["stormtroopers"]:
            text.append(f" {int(NEED[space]) + STORMTROOPER_BONUS}", "bold red")
        else:
            text.append(f" {number}", "dim" if space < shield["at"] else "")
    text.append(f"  {words.part('draw.down')}" if shield["at"] == LAST_SPACE else "", "bold green")
    text.append(f"\n{words.part('draw.hits'):<8}", "bold")
    for name in TRACKS:
        length = DATA["hit_tracks"][name]["hits"]
        lost = view["hits"][name] >= length
        redeemed = name == "vader" and view["redeemed"]
        state = f"{view['hits'][name]}/{length}"
        state = words.part("draw.redeemed" if redeemed else "draw.gone") if redeemed or lost else state
        text.append(f" {words.name(name)}: {state} ", "dim" if lost else "")
    text.append(f"  {words.part('draw.hangar', count=view['tie_reserve'])}", "grey82")


def _draw_cards(text: Text, view: dict[str, Any], words: Catalogue) -> None:
    """Round, turned-up card and dice, then each player's hand and pile; a hidden card is a dot."""
    text.append(f"\n{words.part('draw.round'):<7} {view['round']}/{view['round_limit']} ", "bold")
    if view["card"]:
        text.append(" " + words.part("draw.card", seat=view["turn"], orders=CARD_ORDER_NAMES[view["card"]]))
    if view["order"]:
        text.append("  " + words.part("draw.order", order=view["order"]), "cyan")
    if view["dice"]:
        text.append("  " + words.part("draw.dice", dice=" ".join(map(str, view["dice"]))), "bold")
    for seat in view["hands"]:
        hand = " ".join(card or "·" for card in view["hands"][seat])
        pile = " ".join(card or "·" for card in view["piles"][seat])
        none = words.part("draw.empty")
        text.append(f"\n{words.name(seat)}", COLOURS[0 if seat.startswith("rebels") else 1])
        text.append(f"   {words.part('draw.hand', cards=hand or none)}   {words.part('draw.pile', cards=pile or none)}")
        if view["extras"][seat]:
            text.append(f" ({words.part('draw.extra', count=view['extras'][seat])})", "cyan")
