"""The files of deploy/: proxies that are run, a unit that is verified, and what a container, Prometheus and Grafana read."""

import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib

import httpx
import machine
import pytest
import yaml
from websockets.sync.client import connect

from holotable.cli import build_parser
from holotable.server.store import Store

from .test_store import header

DEPLOY = machine.ROOT / "deploy"
BOTH = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def certificate(tmp_path):
    """A certificate for localhost that nobody trusts."""
    program = machine.need("OpenSSL")
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext"
    target = ["subjectAltName=DNS:localhost", "-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem"]
    subprocess.run([program, *words.split(), *target], check=True, capture_output=True)
    return tmp_path


@contextlib.contextmanager
def running(*command, **more):
    """A program that runs meanwhile."""
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=20)


def through(port, server):
    """What every proxy must do: pages, sockets with their origin, saves, and no counters for everybody."""
    url = f"https://localhost:{port}"
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with httpx.Client(base_url=url, verify=trusting, timeout=30) as http:
        until = time.monotonic() + 30
        while True:
            with contextlib.suppress(httpx.TransportError):
                if http.get("/health").status_code == 200:
                    break
            assert time.monotonic() < until, "the proxy does not answer"
            time.sleep(0.1)
        assert http.get("/metrics").status_code == 404
        assert server.http.get("/metrics").status_code == 200
        made = http.post("/api/tables", json={"game": "brick", "seats": BOTH}, headers={"Origin": url})
        assert made.status_code == 201, made.text
        foreign = http.post("/api/tables", json={"game": "brick"}, headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        table = made.json()
        with connect(f"wss://localhost:{port}/ws/{table['table']}", ssl=trusting, origin=url) as line:
            line.send(json.dumps({"type": "hello", "tokens": [table["tokens"]["empire"]]}))
            assert [json.loads(line.recv(timeout=20))["type"] for _ in range(2)] == ["welcome", "state"]
        with connect(f"wss://localhost:{port}/ws/lobby", ssl=trusting, origin=url) as line:
            assert json.loads(line.recv(timeout=20)) == {"type": "lobby", "tables": []}
        assert http.post("/api/replay", content=b" " * 1_500_000).status_code == 400, "a large save comes through"


def test_the_nginx_example_serves_a_table(serve, certificate):
    program = machine.need("nginx")
    server, port = serve(metrics=True), free_port()
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"listen \[::\][^;]*;\n", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    text = text.replace("127.0.0.1:8040", f"127.0.0.1:{server.port}")
    text = re.sub(r"/etc/letsencrypt\S*/fullchain.pem", str(certificate / "cert.pem"), text)
    text = re.sub(r"/etc/letsencrypt\S*/privkey.pem", str(certificate / "key.pem"), text)
    (certificate / "site.conf").write_text(text)
    temporary = "".join(
        f"{kind}_temp_path {certificate}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""  # or its workers could not write into the folder of a test
    head = f"{user} daemon off; pid {certificate}/pid; error_log stderr; events {{}}"
    (certificate / "nginx.conf").write_text(f"{head} http {{ {temporary} include {certificate}/site.conf; }}")
    with running(program, "-e", "stderr", "-p", certificate, "-c", certificate / "nginx.conf"):
        through(port, server)


def test_the_caddyfile_serves_a_table(serve, certificate):
    program = machine.need("Caddy")
    server, port = serve(metrics=True), free_port()
    quiet = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (certificate / "Caddyfile").write_text(quiet + text)
    home = {"HOME": str(certificate), "XDG_DATA_HOME": str(certificate), "XDG_CONFIG_HOME": str(certificate)}
    places = {"HOST": f"localhost:{port}", "SERVER": f"127.0.0.1:{server.port}", "PATH": os.environ["PATH"]}
    with running(program, "run", "--config", certificate / "Caddyfile", "--adapter", "caddyfile", env=home | places):
        through(port, server)


def test_the_systemd_unit_is_sound(tmp_path):
    program = machine.need("systemd")
    text = (DEPLOY / "holotable.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)[1]
    assert build_parser().parse_args(shlex.split(command)[1:]).behind_proxy
    unit = tmp_path / "holotable.service"
    unit.write_text(text.replace("/opt/holotable/bin/holotable", sys.executable))
    done = subprocess.run([program, "verify", "--man=no", unit], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "holotable.service" in line]
    assert (done.returncode, complaints) == (0, [])


def instructions():
    """The instructions of the container file, with lines that go on joined."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_container_file_names_what_there_is():
    found = instructions()
    assert found[0][0] == "FROM"
    stages = re.findall(r" AS (\w+)", "\n".join(rest for word, rest in found if word == "FROM"))
    assert set(re.findall(r"--from=(\w+)", "\n".join(rest for _, rest in found))) == set(stages)
    extras = tomllib.loads((machine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {
        extra
        for names in re.findall(r"\[([a-z,]+)\]", " ".join(r for w, r in found if w == "RUN"))
        for extra in names.split(",")
    }
    assert wanted
    assert wanted <= set(extras)
    command = json.loads(next(rest for word, rest in found if word == "CMD"))
    assert build_parser().parse_args(command).host == "0.0.0.0"


def test_passwords_are_neither_kept_by_git_nor_built_into_a_container():
    assert "/deploy/.env" in (machine.ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "**/.env" in (machine.ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def test_the_compose_file_names_what_there_is(monkeypatch):
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    words = build_parser().parse_args(shlex.split(re.sub(r"\$\{[^}]*\}", "secret", services["server"]["command"])))
    assert words.database == "postgresql://holotable:secret@database/holotable"
    mounted = [mount.split(":")[0] for service in services.values() for mount in service["volumes"]]
    assert {name for name in mounted if not name.startswith(".")} == set(compose["volumes"])
    assert [(DEPLOY / name).is_file() for name in mounted if name.startswith(".")] == [True]
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert asked == set(services["proxy"]["environment"])
    for service in services.values():
        needs = service.get("depends_on", [])
        assert set(needs) <= set(services)


def need_answer(*command):
    """Leave the test out where a program is not there, or does not work here."""
    if shutil.which(command[0]) is None or subprocess.run(command, capture_output=True, timeout=60).returncode:
        pytest.skip(f"{shlex.join(command)} does not work here")


def test_the_compose_plugin_reads_the_compose_file():
    need_answer("docker", "compose", "version")
    file = DEPLOY / "compose.yaml"
    names = re.findall(r"\$\{(\w+)", file.read_text(encoding="utf-8"))
    words = ["docker", "compose", "--file", str(file), "config", "--quiet"]
    done = subprocess.run(words, env={**os.environ, **dict.fromkeys(names, "word")}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_container_file_can_be_carried_out():
    """Where containers are at home; it fetches all that the image is made of."""
    need_answer("docker", "info")
    done = subprocess.run([sys.executable, str(machine.ROOT / "tools" / "container.py")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_board_and_prometheus_ask_for_what_the_server_shows(serve):
    server = serve(metrics=True)
    shown = set(re.findall(r"^(holotable_\w+)", server.http.get("/metrics").text, re.MULTILINE))
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"holotable_\w+", target["expr"])
    }
    assert asked
    assert asked <= shown
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert config["scrape_configs"][0]["static_configs"][0]["targets"] == ["127.0.0.1:8040"]


def test_lines_of_the_log_for_programs():
    code = (
        "import logging; from holotable.server import logs; logs.set_up('json'); "
        "logging.getLogger('holotable.server').warning('%s: ä', 7)\n"
        "try: 1 / 0\n"
        "except ZeroDivisionError: logging.getLogger('x').exception('failed')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    first, second = [json.loads(line) for line in done.stderr.splitlines()]
    assert (first["level"], first["logger"], first["message"]) == ("warning", "holotable.server", "7: ä")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert "ZeroDivisionError" in second["failure"]


def test_a_dump_of_postgresql_is_restored_as_the_page_says(postgres, tmp_path):
    """docs/backup.md: pg_dump while the server runs, pg_restore into an empty database."""
    source, target = postgres.new_database(), postgres.new_database()
    store = Store(source)
    store.create(header()).result(timeout=20)
    store.close()
    dump = tmp_path / "tables.dump"
    plain = {url: url.replace("+psycopg", "") for url in (source, target)}
    subprocess.run([postgres.programs / "pg_dump", "--format=custom", f"--file={dump}", plain[source]], check=True)
    subprocess.run([postgres.programs / "pg_restore", "--no-owner", f"--dbname={plain[target]}", dump], check=True)
    again = Store(target)
    assert again.load("t1")[0] == header()
    again.close()
