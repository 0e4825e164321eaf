"""Pictures in files: SVG is written by hand, every other format by matplotlib where it is installed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from holotable.core.errors import HolotableError


class BadPicture(HolotableError):
    """A picture that cannot be drawn here."""


def check(path: Path) -> None:
    """Refuse a format that cannot be written, before any work is done for it."""
    if path.suffix.lower() != ".svg":
        _figure(path, (1.0, 1.0))


def write(path: Path, svg: str, size: tuple[float, float], draw: Callable[[Any], None]) -> None:
    """Write a picture in the format of its name: the SVG as it is, any other as `draw` puts it on matplotlib's axes."""
    if path.suffix.lower() == ".svg":
        path.write_text(svg, encoding="utf-8")
        return
    figure = _figure(path, size)
    draw(figure.add_subplot())
    figure.savefig(path)


def _figure(path: Path, size: tuple[float, float]) -> Any:
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise BadPicture("error.needs_matplotlib_pip_install", name=path.name) from error
    figure = Figure(figsize=size, layout="constrained")
    if path.suffix[1:].lower() not in FigureCanvasAgg(figure).get_supported_filetypes():
        raise BadPicture("error.ends_no_format_pictures", name=path.name)
    return figure
