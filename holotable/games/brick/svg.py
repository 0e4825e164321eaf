"""The board of `brick` as a small picture: both bases, links, and every unit with its figures."""

from typing import Any

from holotable.core.pieces import Picture

STEP, EDGE, TILE = 140, 40, 108
GLYPHS = {
    "snowtroopers": "u-snowtrooper", "at-at-2": "u-at-at", "imperial-gun": "u-gun", "troopers": "u-trooper",
    "snowspeeder-2": "u-snowspeeder", "rebel-gun": "u-gun",
}  # fmt: skip


def draw_svg(view: dict[str, Any], board: dict[str, Any], title: str) -> str:
    """The bases left and right, as on a wide page."""
    wide, high = (2 * EDGE + STEP * (board[axis] - 1) + TILE for axis in ("rows", "columns"))
    picture = Picture(wide, high, title, "void")
    at = {space["id"]: (EDGE + TILE / 2 + STEP * space["y"], EDGE + TILE / 2 + STEP * space["x"]) for space in board["spaces"]}
    for a, b in board["links"]:
        picture.line([at[a], at[b]], stroke="t-snow-1", stroke_width=26)
    for space in board["spaces"]:
        x, y = at[space["id"]]
        shut = space["id"] in board["closed"]
        rim = f"{space['base']}-rim" if space["base"] else "hex-edge"
        tile = {"x": x - TILE / 2, "width": TILE, "height": TILE, "rx": 16}
        picture.add("rect", y=y - TILE / 2 + 7, **tile, fill="hex-side", opacity=0.35 if shut else 1)
        picture.add("rect", y=y - TILE / 2, **tile, fill="hex-1", stroke=rim, stroke_width=2, opacity=0.35 if shut else 1)
        picture.text(x - TILE / 2 + 15, y - TILE / 2 + 18, space["id"], 13, "ink-2")
        crest = board["reinforcement"].get(space["id"])
        if crest:
            picture.symbol(f"f-{crest}", x, y, 44, crest)
    for name, unit in view["units"].items():
        if unit["at"] in at:
            _draw_unit(picture, board, name, unit, at[unit["at"]])
    return picture.svg()


def _draw_unit(picture: Picture, board: dict[str, Any], name: str, unit: dict[str, Any], at: tuple[float, float]) -> None:
    x, y = at
    told = board["units"][name]
    side, figures = told["side"], unit.get("figures") or []
    fallen = told["leader"] and figures and told["leader"] not in figures
    picture.token(side, x, y - 9, 33, _figure("trooper", side) if fallen else GLYPHS.get(name, f"u-{name}"))
    wide = 18 * len(figures) + 8
    picture.add("rect", x=x - wide / 2, y=y + 31, width=wide, height=20, rx=10, fill="bg-1")
    for i, figure in enumerate(figures):
        picture.symbol(_figure(figure, side), x + 18 * (i - (len(figures) - 1) / 2), y + 41, 16, side)


def _figure(name: str, side: str) -> str:
    if name in ("trooper", "pilot"):
        return "u-snowtrooper" if side == "empire" else "u-trooper"
    return f"u-{name}"
