"""Carry out the steps of deploy/Containerfile without a container: ``python tools/container.py``.

The sources as git has them are built into wheels, the wheels alone are installed into a new environment, and the server of that
environment is started as in the image and asked for its health. Takes minutes, for everything is fetched and built anew.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
READY_SECONDS = 120.0


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, with lines that go on joined."""
    text = re.sub(r"\\\n\s*", "", (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A new environment of Python, with its programs found first and no other home."""
    venv.create(folder, with_pip=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    return {**kept, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder), **more}


def healthy(command: list[str], port: int, names: dict[str, str]) -> None:
    """Wait until the health check of the image is content."""
    check = [word.replace("8040", str(port)) for word in command]
    until = time.monotonic() + READY_SECONDS
    while subprocess.run(check, env=names, capture_output=True).returncode:
        if time.monotonic() > until:
            raise SystemExit("The server did not become healthy.")
        time.sleep(1)


def main() -> int:
    """Build, install, start and ask, as the container file says."""
    found = instructions()
    builds, installs = (
        next(rest for word, rest in found if word == "RUN" and rest.startswith(f"pip {what}")) for what in ("wheel", "install")
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, wheels, home = folder / "source", folder / "wheels", folder / "home"
        for place in (source, home):
            place.mkdir()
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x"], cwd=source, input=archive, check=True)
        for command, place in ((builds, folder / "build"), (installs, folder / "image")):
            print(command, flush=True)
            subprocess.run(command.replace("/wheels", str(wheels)), shell=True, cwd=source, env=environment(place), check=True)
        shutil.rmtree(source)
        data = {"XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
        names = {**os.environ, **data, "PATH": f"{folder / 'image' / 'bin'}:{os.environ['PATH']}"}
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        words = [json.loads(next(rest for word, rest in found if word == what)) for what in ("ENTRYPOINT", "CMD")]
        command = [*words[0], *(word.replace("0.0.0.0", "127.0.0.1") for word in words[1]), "--port", str(port)]
        print(*command, flush=True)
        server = subprocess.Popen(command, env=names, cwd=home)
        try:
            check = next(rest for word, rest in found if word == "HEALTHCHECK").partition("CMD ")[2]
            healthy(json.loads(check), port, names)
        finally:
            server.terminate()
            status = server.wait(timeout=30)
    print("The image would be healthy.")
    return status


if __name__ == "__main__":
    sys.exit(main())
