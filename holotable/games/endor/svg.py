"""The battle of `endor` as a small picture: sectors, fleets, the station, and the tracks below."""

from typing import Any

from holotable.core.pieces import Picture


def draw_svg(view: dict[str, Any], board: dict[str, Any], title: str) -> str:
    """Ships in their sectors round the station; what is left of ships and duelists beside them."""
    width, height = board["canvas"]
    picture = Picture(width, height, title, "space-1")
    at = {place["id"]: tuple(place["xy"]) for place in board["places"]}
    for a, b in board["edges"]:
        picture.line([at[a], at[b]], stroke="cell-edge", stroke_width=2)
    x, y = board["death_star"]["xy"]
    picture.add("circle", cx=x, cy=y, r=112, fill="space-2", stroke="holo", stroke_width=2, stroke_dasharray="3 9")
    picture.symbol("u-asteroids" if view["winner"] == "rebels" else "u-death-star", x, y, 190)
    for place in board["places"]:
        _draw_place(picture, view, board, place)
    points = board["shield_track"]["points"]
    for number, (px, py) in enumerate(points):
        reached = number <= view["shield"]["at"]
        picture.add(
            "circle",
            cx=px,
            cy=py,
            r=16,
            fill="rebels-base" if reached else "cell",
            stroke="rebels-rim" if reached else "cell-edge",
        )
    for name, track in board["hit_tracks"].items():
        _draw_track(picture, name, track, view["hits"].get(name, 0), board)
    return picture.svg()


def _draw_place(picture: Picture, view: dict[str, Any], board: dict[str, Any], place: dict[str, Any]) -> None:
    name, (x, y) = place["id"], place["xy"]
    marker = place["kind"] == "marker"
    down = marker and view["markers"].get(name) == "down"
    zone = {"rebel": "rebels-rim", "imperial": "empire-rim"}.get(place.get("zone", ""), "cell-edge")
    picture.add("rect", x=x - 64, y=y - 50, width=128, height=100, rx=18, fill="cell",
                stroke="rebels-rim" if marker and not down else zone, stroke_width=1.8)  # fmt: skip
    picture.text(x - 46, y - 30, name, 19, "ink-3")
    if marker and not down:
        picture.symbol("u-cruiser", x - 34, y + 6, 46, "rebels")
    ships = [(ship, count) for ship, count in (view["ships"].get(name) or {}).items() if count and not down]
    step = min(58.0, (66.0 if marker else 100.0) / max(1, len(ships)))
    for i, (ship, count) in enumerate(ships):
        side = board["ships"][ship]["side"]
        sx, r = x + (22 if marker else 0) + step * (i - (len(ships) - 1) / 2), 0.46 * step if len(ships) > 1 else 28
        picture.token(side, sx, y + 6, r, f"u-{ship}")
        if count > 1:
            picture.badge(sx + 0.6 * r, y + 12 + 0.7 * r, str(count), f"{side}-rim", 20)


def _draw_track(picture: Picture, name: str, track: dict[str, Any], hits: int, board: dict[str, Any]) -> None:
    ship = board["ships"].get(name)
    side = ship["side"] if ship else {"luke": "rebels"}.get(name, "empire")
    places = track["xy"]
    picture.symbol(f"u-{name}", places[0][0] - 4, places[0][1] - 36, 44, side)
    for number, (x, y) in enumerate(places):
        struck, red = number < hits, number in track["red"]
        picture.add("rect", x=x - 13, y=y - 8, width=26, height=16, rx=3, fill="none" if struck else f"{side}-rim",
                    stroke="target" if red else f"{side}-rim", opacity=0.85)  # fmt: skip
