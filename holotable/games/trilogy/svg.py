"""The galaxy of `trilogy` as a small picture: regions, lanes, and who holds each planet with what."""

from typing import Any

from holotable.core.pieces import Picture

GLYPHS = {"fighter": "u-fighter", "bomber": "u-bomber", "destroyer": "u-class-destroyer"}
BASES = {"hidden": "u-base", "emperor": "u-base-emperor"}


def draw_svg(view: dict[str, Any], board: dict[str, Any], title: str) -> str:
    """Planets in the colour of their region, with the forces of their owner."""
    width, height = board["canvas"]
    picture = Picture(width, height, title, "space-1")
    at = {planet["id"]: (planet["x"], planet["y"]) for planet in board["planets"]}
    gone = set(view["asteroids"])
    for region in board["regions"]:
        own = set(region["planets"])
        for a, b in board["borders"]:
            if a in own and b in own:
                picture.line([at[a], at[b]], stroke=f"rg-{region['id']}", stroke_width=96, stroke_linecap="round", opacity=0.1)
    for a, b in board["borders"]:
        if not {a, b} & gone:
            picture.line([at[a], at[b]], stroke="link", stroke_width=1.6)
    for lane in board["lanes"]:
        points = [at[lane["a"]], *map(tuple, lane["via"]), at[lane["b"]]]
        picture.line(
            points,
            stroke="lane",
            stroke_width=2.4,
            stroke_dasharray="2 9",
            opacity=0.3 if {lane["a"], lane["b"]} & gone else 0.9,
        )
    for planet in board["planets"]:
        _draw_planet(picture, view, board, planet, planet["id"] in gone)
    if view["death_star"] in at:
        x, y = at[view["death_star"]]
        picture.add("circle", cx=x + 46, cy=y - 36, r=33, fill="space-2")
        picture.symbol("u-death-star", x + 46, y - 36, 58)
    return picture.svg()


def _draw_planet(picture: Picture, view: dict[str, Any], board: dict[str, Any], planet: dict[str, Any], gone: bool) -> None:
    x, y = planet["x"], planet["y"]
    picture.text(x, y + 54, planet["name"], 21)
    if gone:
        picture.symbol("u-asteroids", x, y, 62)
        return
    picture.add("circle", cx=x, cy=y, r=33, fill="hex-side", stroke=f"rg-{planet['region']}", stroke_width=2)
    if planet["resource"] and view["mode"] != "standard":
        picture.add("polygon", points=f"{x - 31},{y - 25} {x - 24},{y - 34} {x - 17},{y - 25} {x - 24},{y - 16}", fill="warn")
    here = view["planets"][planet["id"]]
    if here["owner"] is None:
        picture.add("circle", cx=x, cy=y, r=5, fill="ink-3")
        return
    side = board["factions"][here["owner"]]
    picture.token(side, x, y, 22, text=str(here["forces"]))
    if here["owner"] in board["second"]:  # two armies of one look: the second has a broken rim
        picture.shape(side, x, y, 26, fill="none", stroke=f"{side}-rim", stroke_width=3, stroke_dasharray="5 3")
    ships = [(kind, count) for kind, count in (here.get("ships") or {}).items() if count]
    for i, (kind, count) in enumerate(ships):
        picture.token(side, x + 37, y - 23 + 24 * i, 12, GLYPHS[kind])
        if count > 1:
            picture.text(x + 59, y - 18 + 24 * i, str(count), 15, bold=True)
    for i, base in enumerate(here.get("bases") or ()):
        shown = base if isinstance(base, str) else base.get("marker")
        picture.symbol(BASES.get(shown, "u-base-empty"), x - 38 - 20 * i, y + 20, 25)
