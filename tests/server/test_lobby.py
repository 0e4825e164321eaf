"""The lobby and rematches: listing, joining in one request, watching, hostile names, limits, and the same people again."""

import contextlib
import json
import time

import pytest
from websockets.sync.client import connect

from holotable.server import lobby
from holotable.server.limits import Limits, mark_of

HOSTED = {"empire": {"kind": "human", "name": "Ana"}, "rebels": {"kind": "open"}}
BOTH = {"empire": {"kind": "human", "name": "Ana"}, "rebels": {"kind": "human", "name": "Bo"}}


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(lobby, "LOOK_SECONDS", 0.1)


def looking(server):
    open_ones = contextlib.ExitStack()
    server.clients.append(open_ones)
    return open_ones.enter_context(connect(f"{server.url.replace('http', 'ws', 1)}/ws/lobby"))


def until(socket, told):
    """The tables of the first message of which something is true."""
    while True:
        tables = json.loads(socket.recv(timeout=10))["tables"]
        if told(tables):
            return tables


def hosted(server, **more):
    table = server.open_table(HOSTED, listed=True, **more)
    return table, server.join(table, table["tokens"]["empire"], table["host"])


def test_a_listed_table_is_shown_live_joined_in_one_request_and_taken_off(serve, database):
    server = serve(database)
    socket = looking(server)
    assert until(socket, lambda tables: True) == []
    table, host = hosted(server, options={"turn_limit": 9}, clock={"kind": "live", "amount": 5, "increment": 3})
    (entry,) = until(socket, bool)
    assert (entry["table"], entry["options"], entry["clock"]["amount"]) == (table["table"], {"turn_limit": 9}, 5)
    assert [(seat["name"], seat["kind"]) for seat in entry["seats"]] == [("Ana", "human"), ("", "open")]

    seated = server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels", "name": "Bo"}).json()
    assert host.next("chat")["text"] == "Bo has come."
    guest = server.join(table, seated["token"])
    assert guest.welcome["you"] == ["rebels"]
    (entry,) = until(socket, lambda tables: tables and tables[0]["seats"][1]["kind"] == "human")
    assert entry["seats"][1]["name"] == "Bo"
    again = server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels"})
    assert (again.status_code, again.json()["detail"]) == (400, "That seat is taken; look for another one in the lobby.")

    host.send(type="list", on=False)
    assert until(socket, lambda tables: not tables) == []
    assert server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels"}).status_code == 404


def test_everybody_may_watch_a_listed_table_and_nobody_another(serve):
    server = serve()
    table, host = hosted(server)
    onlooker = server.join(table)
    assert (onlooker.welcome["you"], onlooker.state["choices"]) == ([], [])
    host.send(type="list", on=False)
    host.next("seats")
    refused = server.join(table, expect_state=False)
    assert "no such table" in json.loads(refused.socket.recv())["reason"]


def test_one_address_cannot_push_all_others_out_of_the_lobby(serve, database, monkeypatch):
    monkeypatch.setattr(lobby, "MOST", 3)
    monkeypatch.setattr(lobby, "MOST_OF_ONE", 2)
    server = serve(database)
    strangers, _ = hosted(server)
    monkeypatch.setattr("holotable.server.app.address_of", lambda scope: "203.0.113.7")
    crowd = []
    for _ in range(4):
        body = {"game": "brick", "seats": HOSTED, "listed": True}
        crowd.append(server.http.post("/api/tables", json=body).json())
        server.join(crowd[-1], crowd[-1]["tokens"]["empire"], crowd[-1]["host"])

    def shown():
        return [entry["table"] for entry in server.http.get("/api/lobby").json()["tables"]]

    until_true(lambda: shown() == [crowd[3]["table"], crowd[2]["table"], strangers["table"]])


def test_a_table_listed_later_counts_for_the_address_of_its_host(serve):
    server = serve()
    table = server.open_table(HOSTED)
    host = server.join(table, table["tokens"]["empire"], table["host"])
    host.send(type="list", on=True)
    host.next("seats")
    assert server.app.state.hub._slots[table["table"]].room.listed_by == mark_of("127.0.0.1")


def test_only_the_host_lists_a_table(serve):
    server = serve()
    table = server.open_table(BOTH)
    guest = server.join(table, table["tokens"]["rebels"])
    assert guest.refused(type="list", on=True) == "Only the host can list the table in the lobby, or take it off the list."


def test_a_table_that_everybody_left_is_not_shown_unless_its_turns_have_days(serve):
    server = serve()
    _, host = hosted(server)
    slow, other = hosted(server, clock={"kind": "days", "amount": 3})
    until_true(lambda: len(server.http.get("/api/lobby").json()["tables"]) == 2)
    host.close()
    other.close()
    until_true(lambda: [t["table"] for t in server.http.get("/api/lobby").json()["tables"]] == [slow["table"]])


def test_a_table_of_which_nobody_says_that_it_is_there_is_left_out(serve, monkeypatch):
    """As when the process at which its people sat was killed."""
    server = serve()
    hosted(server)
    until_true(lambda: len(server.http.get("/api/lobby").json()["tables"]) == 1)
    monkeypatch.setattr(lobby, "STALE_SECONDS", -1.0)
    assert server.http.get("/api/lobby").json()["tables"] == []


def test_two_servers_show_the_same_lobby(serve, postgres):
    database = postgres.new_database()
    one, two = serve(database), serve(database)
    socket = looking(two)
    table, _ = hosted(one)
    (entry,) = until(socket, bool)
    assert entry["table"] == table["table"]


def until_true(told, seconds=10):
    end = time.monotonic() + seconds
    while not told():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202egnaw\u202c Ana", "gnaw Ana"),
        ("A\u200b\u200bna\u2066", "Ana"),
        ("Z" + "\u0301" * 20 + "algo", "Z\u0301\u0301algo"),
        ("  Ana \n\t  Bo ", "Ana Bo"),
        ("\ue000\u2028", ""),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("Zoë Łódź 子", "Zoë Łódź 子"),
    ],
)
def test_names_stay_on_their_line(serve, name, shown):
    server = serve()
    table = server.open_table({"empire": {"kind": "human", "name": name}})
    assert server.join(table, table["tokens"]["empire"]).welcome["seats"][0]["name"] == shown


def test_one_address_takes_so_many_seats_an_hour(serve):
    server = serve(limits=Limits(seats_an_hour=1))
    codes = []
    for _ in range(2):
        table, _ = hosted(server)
        codes.append(server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels"}).status_code)
    assert codes == [200, 429]


def test_a_guest_who_never_came_can_be_replaced_at_once(serve):
    server = serve()
    table, host = hosted(server)
    server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels", "name": "Ghost"})
    host.send(type="computer", seat="rebels", level=None)
    assert host.next("state")["seats"][1]["kind"] == "open"
    seated = server.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels", "name": "Bo"})
    assert server.join(table, seated.json()["token"]).welcome["you"] == ["rebels"]


# Again


def finished(server):
    table = server.open_table(BOTH, clock={"kind": "live", "amount": 5, "increment": 3})
    ana = server.join(table, table["tokens"]["empire"], table["host"])
    bo = server.join(table, table["tokens"]["rebels"])
    ana.send(type="resign", seat="empire")
    while not ana.state["over"]:
        ana.next("state")
    while not bo.state["over"]:
        bo.next("state")
    return table, ana, bo


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch_is_opened_for_the_same_people_by_the_same_tokens(serve, database, swap):
    server = serve(database)
    table, ana, bo = finished(server)
    bo.send(type="lock", seat="rebels", key="k" * 32)
    bo.send(type="rematch", swap=swap)
    told = ana.next("state")["rematch"]
    assert told == {"table": bo.next("state")["rematch"]["table"], "seat": "rebels", "swap": swap}
    again = {"table": told["table"]}
    first = server.join(again, "k" * 32)
    assert first.welcome["you"] == (["empire"] if swap else ["rebels"])
    assert first.welcome["clock"]["amount"] == 5
    second = server.join(again, table["tokens"]["empire"], table["host"])
    assert second.welcome["you"] == (["rebels"] if swap else ["empire"])
    assert {seat["name"]: seat["seat"] for seat in second.welcome["seats"]} == (
        {"Bo": "empire", "Ana": "rebels"} if swap else {"Ana": "empire", "Bo": "rebels"}
    )
    assert not second.state["over"]


def test_of_two_rematches_the_first_stands(serve):
    server = serve()
    _, ana, bo = finished(server)
    ana.send(type="rematch", swap=False)
    first = ana.next("state")["rematch"]
    bo.next("state")
    bo.send(type="rematch", swap=True)
    assert bo.next("state")["rematch"] == first


def test_the_links_of_swapped_seats_open_what_they_say(serve):
    server = serve()
    table, ana, _ = finished(server)
    ana.send(type="rematch", swap=True)
    again = {"table": ana.next("state")["rematch"]["table"]}
    host = server.join(again, table["tokens"]["empire"], table["host"])
    assert host.welcome["you"] == ["rebels"]
    ((seat, link),) = host.welcome["invite"].items()
    assert server.join(again, link.split("#")[1]).welcome["you"] == [seat] == ["empire"]


def test_a_rematch_waits_for_the_end_and_is_for_players(serve):
    server = serve()
    table = server.open_table(BOTH)
    player = server.join(table, table["tokens"]["empire"])
    assert player.refused(type="rematch") == "A rematch begins when this game is over."
    assert "Only who played" in server.join(table, table["watch"]).refused(type="rematch")


def test_a_rematch_with_the_computer_keeps_its_level(serve):
    server = serve()
    seats = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}}
    table = server.open_table(seats)
    player = server.join(table, table["tokens"]["empire"])
    player.send(type="resign", seat="empire")
    while not player.state["over"]:
        player.next("state")
    player.send(type="rematch", swap=True)
    again = {"table": player.next("state")["rematch"]["table"]}
    seats = server.join(again, table["tokens"]["empire"]).welcome["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("computer", "cadet"), ("human", None)]


# One's own tables


def test_ones_own_tables_in_short_and_nothing_of_what_is_gone(serve, database):
    server = serve(database)
    one, two = server.open_table(BOTH), server.open_table(HOSTED)
    held = [
        {"table": one["table"], "tokens": [one["tokens"]["rebels"]]},
        {"table": two["table"], "tokens": ["wrong"]},
        {"table": "gone", "tokens": [one["host"]]},
        {"table": "no/id", "tokens": []},
    ]
    found = server.http.post("/api/mine", json={"tables": held}).json()["tables"]
    assert list(found) == [one["table"]]
    assert (found[one["table"]]["you"], found[one["table"]]["to_act"]) == (["rebels"], ["empire"])
    assert server.http.post("/api/mine", json={"tables": held * 11}).status_code == 422


def test_a_guest_sits_down_and_meets_again_over_two_servers(serve, postgres):
    database = postgres.new_database()
    one, two = serve(database), serve(database)
    table, host = hosted(one)
    seated = two.http.post(f"/api/lobby/{table['table']}", json={"seat": "rebels", "name": "Bo"}).json()
    assert host.next("chat", timeout=20)["text"] == "Bo has come."
    guest = two.join(table, seated["token"])
    guest.send(type="resign", seat="rebels")
    for client in (host, guest):
        while not client.state["over"]:
            client.next("state", timeout=20)
    host.send(type="rematch", swap=True)
    told = guest.next("state", timeout=20)["rematch"]
    assert two.join(told, seated["token"]).welcome["you"] == ["empire"]
