"""Odd paths, headers, letters and numbers: refused in a sentence, never a failure of the server."""

import contextlib
import json
import logging
import socket
import subprocess
import sys

import pytest
import sqlalchemy as sa

from holotable.server.bodies import DEEPEST, read_json
from holotable.server.errors import Refusal
from holotable.server.store import LogRow, Store

from .test_http import BOTH
from .test_store import header

HALF_LETTER = '"\\ud800"'


def raw(server, request):
    """The status of a request written by hand."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as link:
        link.sendall(request)
        return int(link.recv(65536).split()[1])


def test_odd_paths_and_origins_lead_nowhere(serve, caplog):
    server = serve()
    for path in (
        "/%00",
        "/a%00.js",
        "/" + "x" * 5000,
        "/" + "x/" * 3000,
        "/assets/%00",
        "/assets/" + "y" * 3000,
        "/%ff",
        "/t/%00",
    ):
        assert server.http.get(path).status_code in (200, 404), path
    for path in ("/api/tables/%00", "/api/tables/" + "x" * 2000, "/api/tables/%F0%9F%92%A9", "/api/analysis/%00"):
        answer = server.http.get(path, headers={"Authorization": "Bearer \xe9\x00".encode("latin-1").replace(b"\x00", b"")})
        assert answer.status_code == 404, path
    for origin in ("http://[", "http://[::1", "//", "http://a b", "[", "http://\xe9"):
        answer = server.http.post("/api/tables", json={"game": "brick"}, headers={"Origin": origin.encode("latin-1")})
        assert answer.status_code == 403, origin
    assert raw(server, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: \xb2\r\n\r\n") in (400, 413)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (f'{{"game": "brick", "seats": {{"empire": {{"kind": "human", "name": {HALF_LETTER}}}}}}}', "not proper Unicode"),
        (f'{{"game": {HALF_LETTER}}}', "not proper Unicode"),
        (f'{{"game": "brick", "options": {{{HALF_LETTER}: 1}}}}', "not proper Unicode"),
        ('{"game": "brick", "options": {"turn_limit": NaN}}', "That is not JSON."),
        ('{"game": "brick", "options": {"turn_limit": -Infinity}}', "That is not JSON."),
        ('{"game": "brick", "options": {"turn_limit": 1e999}}', "That is not JSON."),
        ('{"game": "brick", "options": {"layout": ' + "[" * 900 + "]" * 900 + "}}", "nested too deeply"),
        ('{"game": "brick", "options": {"layout": ' + "[" * 20000 + "]" * 20000 + "}}", "nested too deeply"),
        ('{"game": "brick", "practice": "\\u0000"}', "practice"),
        ('{"game": "brick", "options": [1]}', "options"),
        ("[" * 50, "That is not JSON: line 1"),
        (b"\xff\xfe\x00", "not proper Unicode"),
        ("", "field required"),
    ],
)
def test_odd_bodies_are_refused_in_a_sentence(serve, body, sentence, caplog):
    answer = serve().http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert sentence in answer.json()["detail"]
    assert "Traceback" not in caplog.text


def test_odd_letters_are_refused_on_both_databases(serve, database):
    server = serve(database)
    plans = [
        {"game": "brick", "seats": {"empire": {"kind": "human", "name": "a\x00b"}}},
        {"game": "brick", "seats": {"empire": {"kind": "computer", "level": "\x00"}}},
        {"game": "br\x00ck"},
        {"game": "brick", "seats": {"\x00": {"kind": "human"}}},
    ]
    for plan in plans:
        assert server.http.post("/api/tables", json=plan).status_code in (400, 404, 422), plan
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    for message in ({"type": "chat", "text": "a\x00b"}, {"type": "name", "seat": "empire", "name": "\x00\x01"}):
        assert "it holds characters that cannot be shown" in client.refused(**message)
    for text in (
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"play","ply":NaN,"seat":"empire","choice":"x"}',
        "[" * 5000,
        "\x00",
    ):
        client.socket.send(text)
        assert "That message cannot be read" in client.next("refused")["reason"]
    client.send(type="chat", text="two\nlines ☃")
    assert client.next("chat")["text"] == "two\nlines ☃"
    for path in ("/api/campaigns/%00", "/api/campaigns/a%00b/next", "/api/campaigns/x/save"):
        assert server.http.post(path, json={"tokens": ["x"]}).status_code == 404, path
    lost = server.join({"table": "%00"}, table["host"], expect_state=False)
    assert "no such table" in lost.next("refused")["reason"]


def test_odd_saves_are_refused_in_a_sentence(serve):
    server = serve()
    for body in (b'{"holotable": 1, "game": "\\ud800"}', b"NaN", b"[" * 3000, b'{"holotable": 1e999}', b"\xff", b""):
        for path in ("/api/replay", "/api/analysis"):
            answer = server.http.post(path, content=body)
            assert answer.status_code == 400, (path, body)
            assert answer.json()["detail"].endswith(".")


def test_what_is_nested_is_counted():
    whole = "[" * (DEEPEST) + "]" * (DEEPEST)
    assert read_json(whole)
    with pytest.raises(Refusal, match="nested too deeply"):
        read_json(f"[{whole}]")
    assert read_json(json.dumps({"a": [1, {"b": "☃"}]})) == {"a": [1, {"b": "☃"}]}


def test_a_failure_is_told_without_its_words(serve, monkeypatch):
    monkeypatch.setattr("holotable.server.game_catalogue.game_info", lambda *args: 1 / 0)
    answer = serve().http.get("/api/games")
    assert answer.status_code == 500
    assert answer.json() == {"detail": "The server failed to answer this; it is written in its log."}


def test_lines_of_the_log_have_times():
    code = (
        "import logging; from holotable.server import logs; logs.set_up();"
        "logging.getLogger('holotable.server').error('Something.'); logging.getLogger('uvicorn.error').warning('Else.')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = done.stderr.splitlines()
    assert [line.split(" ", 2)[2] for line in lines] == ["ERROR Something.", "WARNING Else."]
    assert all(line[4] == "-" and line[13] == ":" for line in lines)


def test_the_log_holds_nothing_that_was_written(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(header()).result(timeout=20)
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE log"))
    failed = store.append("t1", [LogRow(0, 1.0, "chat", {"text": "between us"})]).exception(timeout=20)
    store.close()
    assert "could not write" in caplog.text
    assert "between us" not in caplog.text + str(failed)
    with pytest.raises(sa.exc.OperationalError) as error, store.engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:words)"), {"words": "between us"})
    assert "between us" not in str(error.value)
