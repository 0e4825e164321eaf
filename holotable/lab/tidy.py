"""The results of a study as tidy tables: one Parquet file for each kind of thing, one line for each of them.

`number` is the game in all of them: `games` has a line a game, `seats` one a game and seat, `losses` and `cards` one for each
thing that fell or was played in a game, `chances` one a game, seat and point of the game (0 its beginning, 1 its end).
"""

from pathlib import Path
from typing import Any

from .balance import shares
from .simulate import Row, parquet

FOLDER = "tables"
TABLES = {
    "games": {
        "number": "int64", "scenario": "string", "seed": "int64", "first": "string", "decisions": "int64", "turns": "int64",
        "finished": "bool", "ending": "string", "winner": "string", "lead_changes": "int64", "tension": "double",
        "lowest": "double", "decided": "double",
    },
    "seats": {
        "number": "int64", "scenario": "string", "seat": "string", "player": "string", "first": "bool", "score": "double",
        "share": "double",
    },
    "losses": {"number": "int64", "scenario": "string", "what": "string", "side": "string", "count": "int64"},
    "cards": {"number": "int64", "scenario": "string", "seat": "string", "card": "string", "count": "int64"},
    "chances": {"number": "int64", "scenario": "string", "seat": "string", "at": "double", "chance": "double"},
}  # fmt: skip
"""The columns of every table and their types, as Arrow names them."""


def lines_of(row: Row) -> dict[str, list[dict[str, Any]]]:
    """The lines of every table that one game makes."""
    game = {name: row[name] for name in ("number", "scenario")}
    seats = zip(row["seats"], row["players"], row["scores"], shares(row), strict=True)
    last = len(row["chances"]) - 1
    return {
        "games": [{**{name: row.get(name) for name in TABLES["games"]}, "winner": "+".join(row["winners"])}],
        "seats": [
            {**game, "seat": seat, "player": player, "first": seat == row["first"], "score": score, "share": share}
            for seat, player, score, share in seats
        ],
        "losses": [{**game, **one} for one in row["losses"]],
        "cards": [{**game, **one} for one in row["cards"]],
        "chances": [
            {**game, "seat": seat, "at": at / last, "chance": chance}
            for at, point in enumerate(row["chances"])
            for seat, chance in zip(row["seats"], point, strict=True)
        ],
    }


def write(folder: Path, rows: list[Row]) -> Path:
    """Write the tables of some games into the folder of their study."""
    arrow = parquet()
    target = folder / FOLDER
    target.mkdir(exist_ok=True)
    lines = [lines_of(row) for row in rows]
    for name, columns in TABLES.items():
        schema = arrow.schema([(column, arrow.type_for_alias(kind)) for column, kind in columns.items()])
        table = arrow.Table.from_pylist([line for one in lines for line in one[name]], schema)
        arrow.parquet.write_table(table, target / f"{name}.parquet")
    return target
