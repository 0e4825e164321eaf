"""The pages: the built client, one page for all its addresses, and the page for bot authors."""

import html
import json
import os
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from holotable.core.refusals import heard
from holotable.core.speaking import speaking

STATIC = Path(__file__).with_name("static")
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Holotable</title>
<h1>Holotable</h1><p>The server is running, but its pages have not been built into this installation.
Install Holotable again from its folder (<code>pip install .</code>), or read
<a href="/api/docs">how to play over the wire</a>.</p></html>"""
NOTHING_HERE = "There is nothing at this address."
FOREVER = "public, max-age=31536000, immutable"
PACKED = "br"
"""How the build packs files: the word of HTTP for it, and the ending of their names."""
UNNAMED = {"cache-control": "no-cache"}


class Assets(StaticFiles):
    """Files whose names change with their content, so they can be kept for ever."""

    async def check_config(self) -> None:
        """Pages that have not been built are no fault: there is no such file, then."""

    def file_response(self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        """A file, with leave to keep it; packed where the build left it so and the browser can unpack it."""
        packed = f"{full_path}.{PACKED}"
        takes = PACKED in Headers(scope=scope).get("accept-encoding", "")
        if takes and os.path.isfile(packed):
            response = super().file_response(packed, os.stat(packed), scope, status_code)
            response.headers["content-encoding"] = PACKED
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOREVER
        response.headers["vary"] = "Accept-Encoding"
        return response


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client: its files as they are, and its one page at every other address."""
    app.mount("/assets", Assets(directory=folder / "assets", check_dir=False), name="assets")
    router = APIRouter(include_in_schema=False)

    @router.get("/api/docs")
    def docs() -> HTMLResponse:
        return HTMLResponse(bot_page(app.openapi()))

    @router.get("/{path:path}")
    def page(path: str) -> Response:
        if path.startswith(("api/", "ws/", "assets/")):
            raise HTTPException(404, heard(NOTHING_HERE, speaking()))
        file = _file(folder, path)
        if file is not None:
            return FileResponse(file, headers=UNNAMED)
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404, heard(NOTHING_HERE, speaking()))
        index = folder / "index.html"
        return FileResponse(index, headers=UNNAMED) if index.is_file() else HTMLResponse(MISSING)

    app.include_router(router)


def _file(folder: Path, path: str) -> Path | None:
    """The file of the pages at a path, if there is one; names that no file can have lead nowhere."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_file() and folder.resolve() in file.parents else None
    except (OSError, ValueError):
        return None


def bot_page(schema: dict[str, Any]) -> str:
    """The OpenAPI description as a plain page: no script, nothing loaded from elsewhere."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Holotable for programs</title>',
        f"<h1>{html.escape(schema['info']['title'])} {html.escape(schema['info']['version'])}</h1>",
        f"<p>{html.escape(schema['info'].get('description', ''))}</p>",
        '<p>The same as a file for tools: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(f"<p>{html.escape(operation.get('description') or operation.get('summary', ''))}</p>")
    parts.append("<h1>Bodies and messages</h1>")
    for name, model in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(f'<h2 id="{html.escape(name)}">{html.escape(name)}</h2><p>{html.escape(model.get("description", ""))}</p>')
        shown = json.dumps({k: v for k, v in model.items() if k not in ("title", "description")}, indent=1)
        parts.append(f"<pre>{html.escape(shown)}</pre>")
    return "\n".join(parts) + "</html>"
