"""The shelf: battles of a folder and of people, how often they were played, and what idle workers find out about them."""

import copy
import json
import time

import pytest

from holotable.cli import main
from holotable.server import shelf
from holotable.server.limits import Limits
from holotable.workshop import fairness

SEATS = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}


def a_plan(server, title="Ice and gaps", limit=9):
    plan = server.http.get("/api/workshop/brick").json()["blank"]
    plan["options"] |= {"turn_limit": limit}
    return {**plan, "title": title, "author": "Wedge"}


def bearer(key):
    return {"Authorization": f"Bearer {key or None}"}


def on_shelf(server, key=""):
    return server.http.get("/api/shelf/brick", headers=bearer(key)).json()


def put(server, plan, key=""):
    return server.http.post("/api/shelf", json=plan, headers=bearer(key))


def play_once(server, battle, **more):
    made = server.open_table(SEATS, battle=battle, **more)
    client = server.join(made, *made["tokens"].values())
    client.play()
    return client


def test_a_battle_is_put_on_the_shelf_played_and_counted(serve, database):
    server = serve(database, shelf="anyone")
    plan = a_plan(server)
    made = put(server, plan)
    assert made.status_code == 201
    name = made.json()["id"]
    [entry] = on_shelf(server)["battles"]
    assert (entry["title"], entry["author"], entry["played"], entry["figure"], entry["file"]) == (
        "Ice and gaps", "Wedge", 0, None, False,
    )  # fmt: skip
    whole = server.http.get(f"/api/shelf/brick/{name}").json()
    assert whole["plan"]["options"] == plan["options"]
    assert whole["preview"]["seats"] == ["empire", "rebels"]
    server.open_table(SEATS, battle=name)
    assert on_shelf(server)["battles"][0]["played"] == 0, "nobody has chosen anything there"
    welcome = play_once(server, name, options={"reinforcement": True}).welcome
    assert (welcome["options"]["turn_limit"], welcome["options"]["reinforcement"]) == (9, True)
    play_once(serve(database, shelf="anyone"), name)
    assert on_shelf(server)["battles"][0]["played"] == 2
    refused = server.http.post("/api/tables", json={"game": "brick", "battle": name, "options": {"turn_limit": 3}})
    assert (refused.status_code, "its own turn_limit" in refused.json()["detail"]) == (400, True)


def test_only_the_host_adds_where_the_shelf_is_the_hosts_and_takes_any_away(serve, database, capsys):
    server = serve(database)
    plan = a_plan(server)
    refused = put(server, plan)
    assert (refused.status_code, "link of this server's host" in refused.json()["detail"]) == (403, True)
    assert main(["shelf", "--database", database, "--link", "https://play.example.org/"]) == 0
    address, key = capsys.readouterr().out.split("\n")[0].split("#")
    assert address == "https://play.example.org/shelf"
    assert (on_shelf(server)["may_add"], on_shelf(server, key)["may_add"], on_shelf(server, key)["host"]) == (False, True, True)
    name = put(server, plan, key).json()["id"]
    assert server.http.delete(f"/api/shelf/{name}", headers=bearer("x")).status_code == 403
    assert server.http.delete(f"/api/shelf/{name}", headers=bearer(key)).status_code == 204
    gone = server.http.get(f"/api/shelf/brick/{name}")
    assert (gone.status_code, gone.json()["detail"]) == (404, "This battle is not on the shelf any more.")
    main(["shelf", "--database", database, "--link"])
    assert put(server, plan, key).status_code == 403, "a new link ends the one before"


def test_what_is_put_on_the_shelf_is_checked_like_any_input(serve, monkeypatch):
    monkeypatch.setattr(shelf, "MOST_BATTLES", 2)
    server = serve(shelf="anyone", limits=Limits(battles_an_hour=8))
    plan = a_plan(server)
    broken = copy.deepcopy(plan)
    broken["options"]["layout"]["links"] = []
    cases = (
        ({**plan, "title": " \u202e "}, 400, "Give the battle a name"),
        (broken, 400, "cannot be played"),
        ({**plan, "position": {}}, 400, "no position"),
        ({**plan, "game": "chess"}, 404, "chess"),
    )
    for bad, status, words in cases:
        refused = put(server, bad)
        assert (refused.status_code, words in refused.json()["detail"]) == (status, True), refused.text
    mine = put(server, {**plan, "title": "Turned\u202e around", "story": "One\u200b\nTwo"}).json()
    entry = on_shelf(server)["battles"][0]
    assert (entry["title"], entry["story"]) == ("Turned around", "One\nTwo")
    assert "already" in put(server, {**plan, "title": "The same again"}).json()["detail"]
    assert put(server, a_plan(server, "Two", 7)).status_code == 201
    assert "full" in put(server, a_plan(server, "Three", 6)).json()["detail"]
    assert put(server, a_plan(server, "Four", 5)).status_code == 429
    assert server.http.delete(f"/api/shelf/{mine['id']}", headers=bearer(mine["key"])).status_code == 204
    assert [battle["title"] for battle in on_shelf(server)["battles"]] == ["Two"]


def test_a_folder_is_read_as_it_changes_and_what_holds_no_battle_is_left_out(serve, tmp_path, caplog):
    folder = tmp_path / "battles"
    folder.mkdir()
    server = serve(battles=folder)
    plan = a_plan(server)
    assert on_shelf(server)["battles"] == []
    (folder / "a.json").write_text(json.dumps(plan))
    (folder / "b.json").write_text(json.dumps({**plan, "title": "The same again"}))
    (folder / "c.json").write_text("{")
    (folder / "d.json").write_text(json.dumps({**plan, "story": "x" * shelf.MOST_BYTES}))
    (folder / "e.json").write_text(json.dumps({**plan, "options": {"layout": "nowhere"}}))
    [entry] = on_shelf(server)["battles"]
    assert (entry["title"], entry["file"]) == ("Ice and gaps", True)
    assert all(f"{name} is left off" in caplog.text for name in ("c.json", "d.json"))
    refused = server.http.delete(f"/api/shelf/{entry['id']}", headers=bearer("x"))
    assert "file in the host's folder" in refused.json()["detail"]
    play_once(server, entry["id"])
    assert on_shelf(server)["battles"][0]["played"] == 1
    (folder / "a.json").unlink()
    assert [battle["title"] for battle in on_shelf(server)["battles"]] == ["The same again"]


def measured(server):
    until = time.monotonic() + 120
    while (figure := on_shelf(server)["battles"][0]["figure"]) is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    return figure


def test_idle_workers_find_out_whether_a_battle_is_fair(serve, database, monkeypatch):
    monkeypatch.setattr(fairness, "OFFICERS", 4)
    monkeypatch.setattr(shelf, "LOOK_SECONDS", 0.05)
    server = serve(database, shelf="anyone")
    put(server, a_plan(server))
    figure = measured(server)
    assert (figure["level"], figure["games"], len(figure["seats"])) == ("officer", 4, 2)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in figure["seats"])
    server.stop()
    monkeypatch.setattr(shelf, "LOOK_SECONDS", 1000)
    assert measured(serve(database)) == figure, "it is kept"


def test_two_processes_do_not_measure_the_same_battle(database):
    first, second = (shelf.ShelfStore(shelf.Store(database)) for _ in range(2))
    assert (first.claim("b", 1), second.claim("b", 1), second.claim("c", 1)) == (True, False, True)
    first.keep("b", 1, {"seats": []})
    assert (second.claim("b", 1), second.figures({"b": 1})) == (False, {"b": {"seats": []}})
    assert second.figures({"b": 2}) == {}
    assert second.claim("b", 2), "what older rules showed is found out anew"


def test_what_the_workshop_found_out_is_kept_when_the_battle_goes_on_the_shelf(serve, monkeypatch):
    monkeypatch.setattr(fairness, "OFFICERS", 2)
    monkeypatch.setattr(fairness, "COMMANDERS", 1)
    monkeypatch.setattr(fairness, "SIMULATIONS", 2)
    server = serve(shelf="anyone")
    plan = a_plan(server)
    page = server.http.post("/api/workshop/fairness", json=plan).json()
    until = time.monotonic() + 120
    while not page["reports"]:
        assert time.monotonic() < until
        time.sleep(0.05)
        page = server.http.get(f"/api/workshop/fairness/{page['id']}").json()
    put(server, plan)
    assert on_shelf(server)["battles"][0]["figure"]["games"] == 2


def test_the_host_looks_after_the_shelf_in_the_terminal(tmp_path, capsys):
    from holotable.server.workshop import kit_of

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    file = tmp_path / "battle.json"
    file.write_text(json.dumps({**kit_of("brick", "en").blank.model_dump(), "title": "Ice", "author": "Wedge"}))
    assert main(["shelf", "--database", database]) == 0
    assert "Nobody has put a battle" in capsys.readouterr().out
    assert main(["shelf", "--database", database, "--add", str(file)]) == 0
    name = capsys.readouterr().out.split()[-1].rstrip(".")
    main(["shelf", "--database", database])
    assert "Wedge" in capsys.readouterr().out
    assert main(["shelf", "--database", database, "--remove", name]) == 0
    with pytest.raises(SystemExit):
        main(["shelf", "--database", database, "--remove", name, "--link"])
    assert main(["shelf", "--database", database, "--remove", name]) != 0
    assert main(["serve", "--battles", str(tmp_path / "nowhere")]) == 1
    assert "There is no folder" in capsys.readouterr().out
