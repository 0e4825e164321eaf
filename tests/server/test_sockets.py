"""Playing over real sockets: hello, choices, staleness, two tabs, reconnecting, refusals and leaks."""

import json
import shutil
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from holotable import players
from holotable.core import game as registry
from holotable.server import hub as hubs
from holotable.server import presenter

BOTH = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}
ALONE = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}}


def test_a_game_of_two_on_one_connection_to_its_end(serve, database):
    server = serve(database)
    table = server.open_table(BOTH, options={"turn_limit": 6})
    client = server.join(table, *table["tokens"].values())
    assert client.welcome["you"] == ["empire", "rebels"]
    assert client.state["secret"] is None
    while not client.state["over"]:
        assert client.state["viewing"] == client.state["to_act"][0]
        client.play()
    assert client.state["secret"]
    bearer = {"Authorization": f"Bearer {table['tokens']['empire']}"}
    verdict = server.http.post(f"/api/tables/{table['table']}/verify", headers=bearer).json()
    assert verdict["ok"], verdict
    save = server.http.get(f"/api/tables/{table['table']}/save", headers=bearer).json()
    replay = server.http.post("/api/replay", json=save).json()
    assert replay["plies"][-1]["views"]["onlooker"] == client.state["view"]
    assert len(replay["plies"]) == client.state["ply"] + 1


def answered_by_computer(server):
    """A player of the empire who has played a turn, and whom the computer has answered."""
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"])
    while client.state["to_act"] == ["empire"]:
        client.play()
    while client.state["to_act"] != ["empire"] and not client.state["over"]:
        client.next("state")
    return client


def test_the_computer_answers(serve):
    client = answered_by_computer(serve())
    assert {event["seat"] for event in client.received[-1]["events"]} <= {"rebels", "empire"}
    assert client.state["choices"] or client.state["over"]


def test_a_stale_ply_is_answered_with_where_the_game_is(serve, monkeypatch):
    """The present state was sent before: it is not made again for every late choice."""
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    first = client.state["choices"][0]
    client.play()
    made = []
    monkeypatch.setattr(presenter, "state", lambda *args: made.append(args))
    for _ in range(20):
        client.send(type="play", ply=0, seat="empire", choice=first["id"])
        assert client.next("stale") == {"type": "stale", "ply": 1, "branch": 0}
        client.send(type="shortcut", ply=1, branch=3, seat="empire", shortcut="x")
        assert client.next("stale")["ply"] == 1
    assert made == []


def test_who_was_never_sent_the_present_state_gets_it_for_a_stale_ply(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.play()
    (slot,) = server.app.state.hub._slots.values()
    slot.room.members[0].ply = 0
    client.send(type="play", ply=0, seat="empire", choice="x")
    assert client.next("state")["ply"] == 1


def test_an_onlooker_cannot_hurry_the_computer(serve):
    server = serve()
    table = server.open_table(ALONE)
    onlooker = server.join(table, table["watch"])
    assert "Only who plays at this table" in onlooker.refused(type="play_now", seat="rebels")
    player = server.join(table, table["tokens"]["empire"])
    player.send(type="play_now", seat="rebels")
    player.send(type="ping")
    player.next("pong")


def test_a_choice_from_before_a_take_back_is_stale(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    moves = [choice for choice in client.state["choices"] if choice["kind"] == "move"]
    old = client.play(moves[0])
    client.send(type="take_back", ply=1)
    client.next("state")
    fresh = client.play(moves[1])
    assert (old["ply"], old["branch"], fresh["ply"], fresh["branch"]) == (1, 0, 1, 1)
    both = next(c for c in fresh["choices"] if c["id"] in {choice["id"] for choice in old["choices"]})
    message = {"type": "play", "ply": 1, "seat": "empire", "choice": both["id"]}
    client.send(**message, branch=0)
    assert client.next("stale") == {"type": "stale", "ply": 1, "branch": 1}
    client.send(**message, branch=1)
    assert client.next("state")["ply"] == 2


def test_through_other_eyes_only_what_these_saw_is_told(serve):
    server = serve()
    table = server.open_table(BOTH, options={"secret_deployment": True})
    client = server.join(table, *table["tokens"].values())
    while client.state["viewing"] == "empire":
        client.play(next(choice for choice in client.state["choices"] if choice["seat"] == "empire"))
    assert (client.state["viewing"], client.state["reset"]) == ("rebels", True)
    assert [event for event in client.state["events"] if event["seat"] == "empire" and event["args"].get("unit")] == []
    client.play()
    assert (client.state["viewing"], client.state["reset"]) == ("rebels", False)


def test_other_eyes_that_saw_the_same_are_told_what_is_new(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    while client.state["viewing"] == "empire":
        client.play()
    assert not client.state["reset"]
    assert {event["ply"] for event in client.state["events"]} == {client.state["ply"]}


def test_two_tabs_of_one_seat_see_the_same(serve):
    server = serve()
    table = server.open_table(BOTH)
    one = server.join(table, table["tokens"]["empire"])
    two = server.join(table, table["tokens"]["empire"])
    one.play()
    assert two.next("state")["view"] == one.state["view"]
    two.play()
    assert one.next("state")["ply"] == 2
    assert one.state["choices"] == two.state["choices"]


def test_a_reconnect_resumes_after_the_last_ply(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.play()
    seen = client.state
    client.close()
    other = server.join(table, *table["tokens"].values())
    assert other.state["reset"]
    other.play()
    back = server.join(table, *table["tokens"].values(), ply=seen["ply"], branch=seen["branch"])
    assert not back.state["reset"]
    assert {event["ply"] for event in back.state["events"]} == {2}
    assert back.state["events"] == other.state["events"]


def test_a_restart_keeps_every_table(serve, database):
    server = serve(database)
    table = server.open_table(BOTH, options={"secret_deployment": True})
    client = server.join(table, *table["tokens"].values())
    for _ in range(9):
        client.play()
    client.send(type="name", seat="rebels", name="Mon")
    client.send(type="chat", text="Well met.")
    client.next("chat")
    client.send(type="take_back", ply=client.state["ply"] - 1)
    client.next("state")
    before = client.state
    server.stop()
    again = serve(database).join(table, *table["tokens"].values())
    for part in ("view", "ply", "branch", "choices", "to_act", "take_back", "practice"):
        assert again.state[part] == before[part], part
    assert next(line["text"] for line in again.welcome["chat"]) == "Well met."
    assert again.state["seats"][1]["name"] == "Mon"


def test_a_room_that_nobody_uses_leaves_the_memory_and_comes_back(serve, monkeypatch):
    monkeypatch.setattr(hubs, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(hubs, "OVER_SECONDS", 0.2)
    server = serve()
    over, open_ = server.open_table(BOTH), server.open_table(BOTH)
    for table in (over, open_):
        client = server.join(table, table["tokens"]["empire"])
        if table is over:
            client.send(type="resign", seat="empire")
            assert client.next("state")["over"]
        client.close()
    until = time.monotonic() + 20
    while (rooms := server.app.state.hub.gauges["rooms"]) != 1:
        assert time.monotonic() < until, rooms
        time.sleep(0.05)
    assert server.join(over, over["tokens"]["empire"]).state["over"]


def test_an_open_seat_is_taken_by_its_link(serve):
    server = serve()
    table = server.open_table({"empire": {"kind": "human", "name": "Piett"}, "rebels": {"kind": "open"}})
    assert list(table["tokens"]) == ["empire"]
    host = server.join(table, table["tokens"]["empire"], table["host"])
    link = host.welcome["invite"]["rebels"]
    assert link == table["invite"]["rebels"]
    assert [seat["kind"] for seat in host.welcome["seats"]] == ["human", "open"]
    guest = server.join(table, link.split("#")[1])
    assert guest.welcome["you"] == ["rebels"]
    assert guest.welcome["invite"] == {}
    assert guest.welcome["watch"] is None
    seats = host.next("seats")["seats"]
    assert [(seat["kind"], seat["online"]) for seat in seats] == [("human", True), ("human", True)]
    guest.close()
    assert [seat["online"] for seat in host.next("seats")["seats"]] == [True, False]


def test_onlookers_see_and_do_nothing_hidden(serve):
    server = serve()
    table = server.open_table(BOTH, options={"secret_deployment": True})
    player = server.join(table, *table["tokens"].values())
    onlooker = server.join(table, table["watch"])
    assert onlooker.welcome["you"] == []
    assert onlooker.state["choices"] == []
    choice = player.state["choices"][0]
    assert "not your seat" in onlooker.refused(type="play", ply=0, seat="empire", choice=choice["id"])
    player.play()
    assert onlooker.next("state")["view"]["units"] == {}


def test_nothing_hidden_leaves_the_server(serve):
    """What the Empire's browser receives never names what the Rebels place in secret."""
    server = serve()
    table = server.open_table(BOTH, options={"secret_deployment": True})
    empire = server.join(table, table["tokens"]["empire"])
    rebels = server.join(table, table["tokens"]["rebels"])
    onlooker = server.join(table, table["watch"])
    placed = []
    while rebels.state["choices"]:
        choice = rebels.state["choices"][0]
        placed.append(choice["args"])
        rebels.play(choice)
    names = {args["unit"] for args in placed}
    assert len(placed) == 4
    for spy in (empire, onlooker):
        for message in spy.drain():
            if message["type"] == "state":
                shown = json.dumps([message["view"]["units"], message["events"], message["choices"], message["ask"]])
                assert not [name for name in names if f'"{name}"' in shown]
    secret = server.http.get(
        f"/api/tables/{table['table']}/save", headers={"Authorization": f"Bearer {table['tokens']['empire']}"}
    ).json()
    assert secret["unfinished"]
    assert not {"secret", "seed"} & set(secret)
    assert not [name for name in names if name in json.dumps([secret["actions"], secret["events"], secret["view"]["units"]])]


def test_take_back_is_free_until_a_die(serve):
    server = serve()
    table = server.open_table(BOTH)
    empire = server.join(table, table["tokens"]["empire"])
    server.join(table, table["tokens"]["rebels"])
    move = next(choice for choice in empire.state["choices"] if choice["kind"] == "move")
    before = empire.state
    empire.play(move)
    assert empire.state["take_back"] == {"free": 1, "consent": True, "practice": False}
    empire.send(type="take_back", ply=empire.state["ply"])
    back = empire.next("state")
    assert (back["ply"], back["branch"], back["view"], back["choices"]) == (0, 1, before["view"], before["choices"])
    assert back["reset"]


def test_further_take_back_needs_consent(serve):
    server = serve()
    table = server.open_table({"empire": {"kind": "human", "name": "Piett"}, "rebels": {"kind": "human", "name": "Mon"}})
    empire = server.join(table, table["tokens"]["empire"])
    rebels = server.join(table, table["tokens"]["rebels"])
    while empire.state["to_act"] == ["empire"]:
        empire.play(next(c for c in empire.state["choices"] if c["kind"] in ("move", "end_turn")))
    while rebels.state["to_act"] != ["rebels"]:
        rebels.next("state")
    rebels.play()
    empire.next("state")
    empire.send(type="take_back", ply=empire.state["ply"])
    ask = rebels.next("ask_consent")
    assert ask["seat"] == "empire"
    assert ask["text"] == "Piett asks to take back the last 2 choices."
    rebels.send(type="consent", ask=ask["ask"], yes=False)
    assert empire.next("refused")["reason"] == "Mon does not agree to the take-back."
    assert "passed" in rebels.refused(type="consent", ask=ask["ask"], yes=True)
    empire.send(type="take_back", ply=0)
    rebels.send(type="consent", ask=rebels.next("ask_consent")["ask"], yes=True)
    assert "agreed" in empire.next("chat")["text"]
    assert empire.next("state")["ply"] == 0
    assert not empire.state["practice"]


def test_against_the_computer_anything_can_be_taken_back_as_practice(serve):
    client = answered_by_computer(serve())
    assert client.state["take_back"] == {"free": 0, "consent": False, "practice": True}
    client.send(type="take_back", ply=0)
    while client.next("state")["branch"] != 1:
        pass
    assert client.state["ply"] == 0
    assert client.state["practice"]
    assert client.state["choices"]


def test_giving_up_ends_a_game_of_two(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["rebels"])
    client.send(type="resign", seat="rebels")
    state = client.next("state")
    assert (state["over"], state["winners"], state["scores"]) == (True, ["empire"], {"empire": 1.0, "rebels": 0.0})
    assert state["secret"]
    assert not state["choices"]
    assert client.refused(type="resign", seat="rebels") == "The game is over."
    bearer = {"Authorization": f"Bearer {table['tokens']['rebels']}"}
    assert server.http.post(f"/api/tables/{table['table']}/verify", headers=bearer).json()["ok"]


def test_the_computer_takes_a_seat_over_and_gives_it_back(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["empire"])
    other = server.join(table, table["tokens"]["rebels"])
    assert "Only who holds the seat" in other.refused(type="computer", seat="empire", level="cadet")
    assert "There is no level 'grandmaster'" in client.refused(type="computer", seat="empire", level="grandmaster")
    client.send(type="computer", seat="empire", level="cadet")
    while client.next("state")["to_act"] != ["rebels"]:
        assert client.state["choices"] == []
    assert [seat["kind"] for seat in client.state["seats"]] == ["computer", "human"]
    client.send(type="computer", seat="empire", level=None)
    assert [seat["kind"] for seat in client.next("state")["seats"]] == ["human", "human"]


def test_a_host_cannot_take_the_seat_of_who_is_there(serve):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "open"}})
    host = server.join(table, table["tokens"]["empire"], table["host"])
    guest = server.join(table, table["invite"]["rebels"].split("#")[1])
    for level in ("cadet", None):
        assert "Only who holds the seat can hand the Rebels" in host.refused(type="computer", seat="rebels", level=level)
    assert [seat["kind"] for seat in guest.state["seats"]] == ["human", "human"]


def test_a_host_cannot_erase_the_game_of_who_is_away(serve, monkeypatch):
    server = serve()
    table = server.open_table({"empire": {"kind": "human", "name": "Piett"}, "rebels": {"kind": "open", "name": "Mon"}})
    host = server.join(table, table["tokens"]["empire"], table["host"])
    link = table["invite"]["rebels"].split("#")[1]
    guest = server.join(table, link)
    assert host.next("chat")["text"] == "Mon has come."
    while host.state["to_act"] == ["empire"]:
        host.play()
    guest.close()
    while host.next("seats")["seats"][1]["online"]:
        pass
    for level in (None, "cadet"):
        host.send(type="computer", seat="rebels", level=level)
        assert "Mon is away" in host.next("chat")["text"]
        host.next("state")
        assert host.state["take_back"]["consent"]
        assert not host.state["take_back"]["practice"]
    assert "other people play" in host.refused(type="hint", seat="empire")
    ply = host.state["ply"]
    host.send(type="take_back", ply=0)
    host.drain()
    assert host.state["ply"] >= ply
    guest = server.join(table, link)
    assert [seat["kind"] for seat in guest.state["seats"]] == ["human", "human"]
    assert guest.welcome["chat"][-1]["text"] == "Mon is back and plays on."


def test_a_seat_is_free_when_its_person_gave_it_up_or_an_hour_has_passed(serve, monkeypatch):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "open"}})
    host = server.join(table, table["tokens"]["empire"], table["host"])
    link = table["invite"]["rebels"].split("#")[1]
    guest = server.join(table, link)
    assert host.next("chat")["text"] == "The Rebels have come."
    guest.send(type="computer", seat="rebels", level="cadet")
    assert host.next("chat")["text"] == "The Rebels: the computer plays on."
    assert not host.next("state")["take_back"]["consent"]
    guest.send(type="computer", seat="rebels", level=None)
    guest.next("state")
    guest.close()
    while host.next("seats")["seats"][1]["online"]:
        pass
    monkeypatch.setattr("holotable.server.chronicle.CLAIM_SECONDS", 0.2)
    host.send(type="computer", seat="rebels", level="cadet")
    assert host.next("state")["take_back"] == {"free": 0, "consent": False, "practice": False}
    time.sleep(0.3)
    host.play(next(choice for choice in host.state["choices"] if choice["kind"] == "move"))
    assert host.state["take_back"] == {"free": 1, "consent": False, "practice": True}


def test_chat_reaches_everybody(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["empire"])
    onlooker = server.join(table, table["watch"])
    onlooker.send(type="chat", text="  Good luck <b>all</b>  ")
    line = client.next("chat")
    assert (line["seat"], line["name"], line["text"]) == (None, "Onlooker", "Good luck <b>all</b>")
    assert abs(line["at"] - time.time()) < 60


def test_a_hint_names_an_offered_choice_in_practice_only(serve):
    server = serve()
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"])
    client.send(type="hint", seat="empire")
    ranked = client.next("hint")["ranked"]
    assert ranked
    assert ranked[0]["choice"] in {choice["id"] for choice in client.state["choices"]}
    shared = server.open_table(BOTH)
    assert "Hints are for practice" in server.join(shared, shared["tokens"]["empire"]).refused(type="hint", seat="empire")


@pytest.fixture
def slow_advice(monkeypatch):
    """Hints wait for an event; for whom they were asked."""
    going_on = threading.Event()
    asked = []

    def advice(table, seat, budget, seed):
        asked.append(seat)
        going_on.wait(20)
        return [players.Advice(choice, None, 0.5, 1) for choice in table.choices(seat)]

    monkeypatch.setattr(players, "advice", advice)
    return going_on, asked


def attacking(server, **hello):
    """A client whose seat may attack now."""
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values(), **hello)
    while not any(choice["kind"] == "attack" for choice in client.state["choices"]):
        moves = [choice for choice in client.state["choices"] if choice["kind"] in ("move", "end_turn")]
        client.play(moves[client.state["ply"] * 7 % len(moves)])
    return table, client


def test_odds_are_told_to_who_asks_and_then_remembered(serve, monkeypatch):
    brick = registry.get("brick")
    asked = []
    odds = brick.odds
    monkeypatch.setitem(vars(brick), "odds", lambda s, seat, action: asked.append(action) or odds(s, seat, action))
    server = serve()
    table, client = attacking(server)
    assert asked == []
    assert all(choice["odds"] is None for choice in client.state["choices"])
    seat = client.state["viewing"]
    client.send(type="odds", seat=seat)
    told = client.next("odds")
    attacks = {choice["id"] for choice in client.state["choices"] if choice["kind"] == "attack"}
    assert set(told["odds"]) == attacks
    assert (told["ply"], told["branch"], told["seat"]) == (client.state["ply"], 0, seat)
    assert all(0 <= share <= 1 for found in told["odds"].values() for _, share in found["chances"])
    again = server.join(table, *table["tokens"].values())
    shown = {choice["id"]: choice["odds"] for choice in again.state["choices"] if choice["odds"]}
    assert shown == told["odds"]
    onlooker = server.join(table, table["watch"])
    assert "not your seat" in onlooker.refused(type="odds", seat=seat)


def test_odds_that_come_too_late_are_not_told(serve, monkeypatch):
    brick = registry.get("brick")
    going_on = threading.Event()
    odds = brick.odds
    monkeypatch.setitem(vars(brick), "odds", lambda s, seat, action: going_on.wait(20) and odds(s, seat, action))
    server = serve()
    _, client = attacking(server)
    client.send(type="odds", seat=client.state["viewing"])
    while not server.app.state.hub.pools.odds.busy:
        time.sleep(0.01)
    client.play()  # nobody waits for the odds
    going_on.set()
    client.drain(0.5)
    assert "odds" not in {message["type"] for message in client.received}


def test_one_hint_for_a_member_at_a_time(serve, slow_advice):
    going_on, asked = slow_advice
    server = serve()
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"])
    client.send(type="hint", seat="empire")
    for _ in range(20):
        assert client.refused(type="hint", seat="empire") == "The computer is still thinking about your last hint."
    going_on.set()
    client.next("hint")
    assert asked == ["empire"]


def test_a_hint_that_waits_is_dropped_when_its_member_leaves(serve, slow_advice):
    going_on, asked = slow_advice
    server = serve()
    table = server.open_table(ALONE)
    clients = [server.join(table, table["tokens"]["empire"]) for _ in range(3)]
    for client in clients:
        client.send(type="hint", seat="empire")
    while server.app.state.hub.gauges["hints"] < 3 or not asked:
        time.sleep(0.02)
    time.sleep(0.1)
    for client in clients:
        client.close()
    while server.app.state.hub.gauges["connections"]:
        time.sleep(0.02)
    going_on.set()
    while server.app.state.hub.gauges["hints"]:
        time.sleep(0.02)
    assert asked == ["empire"]


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "play", "ply": 0, "seat": "empire", "choice": "fly()"}, "fly() is not offered to empire now."),
        ({"type": "play", "ply": 0, "seat": "rebels", "choice": "x"}, "The Rebels is not your seat."),
        ({"type": "play", "ply": 0, "seat": "hutts", "choice": "x"}, "There is no seat 'hutts'"),
        ({"type": "play", "seat": "empire", "choice": "x"}, "That message cannot be read: play.ply: field required."),
        ({"type": "dance"}, "That message cannot be read"),
        ({"type": "chat", "text": ""}, "That message cannot be read: chat.text"),
        ({"type": "chat", "text": "x" * 501}, "That message cannot be read: chat.text"),
        ({"type": "name", "seat": "rebels", "name": "x"}, "not your seat"),
        ({"type": "take_back", "ply": 0}, "You have made no choice"),
        ({"type": "consent", "ask": 7, "yes": True}, "passed"),
        ({"type": "resign", "seat": "rebels"}, "not your seat"),
        ({"type": "hello", "tokens": []}, "You have said hello already."),
        ({"type": "play", "ply": 0, "seat": "empire", "choice": "x", "extra": 1}, "That message cannot be read"),
    ],
)
def test_refusals_are_clear_sentences(serve, message, reason):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["empire"])
    assert reason in client.refused(**message)


def test_a_wrong_token_and_a_wrong_table_read_the_same(serve):
    server = serve()
    table = server.open_table(BOTH)
    answers = []
    for place, token in ((table, "wrong"), ({"table": "nowhere"}, table["host"])):
        client = server.join(place, token, expect_state=False)
        answers.append(client.next("refused")["reason"])
        with pytest.raises(ConnectionClosed) as closed:
            client.socket.recv(timeout=5)
        assert closed.value.rcvd.code == 4404
    assert answers[0] == answers[1]


def test_ping(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["empire"])
    client.send(type="ping")
    assert client.next("pong")


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A little German for brick, beside its English."""
    brick = registry.get("brick")
    folder = tmp_path / "words"
    shutil.copytree(brick.folder / "words", folder)
    said = "event-moved = { $unit } zieht nach { $to }.\nchoice-move = { $unit }: nach { $to }\nask-play-2 = Zwei Aktionen.\n"
    (folder / "de.ftl").write_text(f"{said}name-empire = das Imperium\n", encoding="utf-8")
    monkeypatch.setitem(vars(brick), "_words_folder", folder)


def test_each_connection_is_told_in_its_own_language(serve, german):
    server = serve()
    table = server.open_table(BOTH)
    here = server.join(table, *table["tokens"].values(), language="de")
    there = server.join(table, table["tokens"]["empire"])
    watching = server.join(table, table["watch"], language="de")
    assert here.state["ask"]["text"] == "Zwei Aktionen."
    assert there.state["ask"]["text"].startswith("Two actions")
    assert watching.state["ask"]["text"] == "Warten auf: das Imperium."
    assert {seat["title"] for seat in here.state["seats"]} == {"Das Imperium", "The Rebels"}
    move = next(choice for choice in here.state["choices"] if choice["kind"] == "move")
    same = next(choice for choice in there.state["choices"] if choice["id"] == move["id"])
    assert (": nach " in move["text"], "move from" in same["text"]) == (True, True)
    here.play(move)
    assert "zieht nach" in here.state["events"][0]["text"]
    assert "moves from" in there.next("state")["events"][0]["text"]
    assert "zieht nach" in watching.next("state")["events"][0]["text"]
    there.send(type="speak", language="de")
    assert there.next("welcome")["seats"][0]["title"] == "Das Imperium"
    again = there.next("state")
    assert again["reset"]
    assert "zieht nach" in again["events"][0]["text"]
    assert there.refused(type="play") == "Diese Nachricht ist nicht lesbar: play.ply: dieses Feld fehlt."


def test_who_speaks_a_language_that_the_game_does_not_is_told_in_english(serve, german):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, table["tokens"]["empire"], language="pl")
    assert client.state["ask"]["text"].startswith("Two actions")


def test_a_look_back_shows_what_the_seat_saw_then(serve):
    """Whoever comes back to a game under way can look at every moment of it, through their own eyes."""
    server = serve()
    table = server.open_table(BOTH, options={"secret_deployment": True})
    client = server.join(table, table["tokens"]["empire"])
    other = server.join(table, table["tokens"]["rebels"])
    saw = {0: client.state["view"]}
    for _ in range(6):
        asked = client if client.state["choices"] else other
        asked.play()
        client.drain()
        other.drain()
        saw[client.state["ply"]] = client.state["view"]
    again = server.join(table, table["tokens"]["empire"])
    for ply, view in saw.items():
        again.send(type="look", ply=ply)
        past = again.next("past")
        assert (past["ply"], past["branch"]) == (ply, 0)
        assert past["view"] == view
        assert past["objectives"]
    assert again.refused(type="look", ply=99) == f"This game has the plies 0 to {again.state['ply']}, not 99."


def test_who_gives_up_stands_in_the_log(serve):
    """Also for who comes later, and at its place among the other events."""
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.play()
    client.send(type="resign", seat="rebels")
    state = client.next("state")
    assert state["over"]
    assert state["reset"]
    assert state["events"][0]["kind"] == "moved"
    assert state["events"][-1] == {
        "ply": 1,
        "seat": "rebels",
        "kind": "resigned",
        "args": {"seat": "rebels"},
        "text": "The Rebels give up.",
        "clause": "",
        "roll": None,
    }
    later = server.join(table, table["tokens"]["empire"])
    assert later.state["events"] == state["events"]


def test_against_the_computer_the_last_choice_of_a_turn_is_free_until_it_answers(serve, monkeypatch):
    """Nobody learns anything from a question to a computer that has not answered yet."""
    server = serve()
    monkeypatch.setattr(server.app.state.hub, "_wake", lambda slot, asked: None)
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"])
    while client.state["to_act"] == ["empire"]:
        client.play(next(choice for choice in client.state["choices"] if choice["kind"] in ("move", "end_turn")))
    assert client.state["take_back"] == {"free": client.state["ply"], "consent": False, "practice": True}
    client.send(type="take_back", ply=client.state["ply"])
    state = client.next("state")
    assert state["to_act"] == ["empire"]
    assert not state["practice"]


def test_against_the_computer_the_same_choice_has_the_same_dice_after_a_take_back(serve):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}})
    client = server.join(table, table["tokens"]["empire"])

    def attack():
        while not any(choice["kind"] == "attack" for choice in client.state["choices"]):
            client.play() if client.state["choices"] else client.next("state")
        client.play(next(choice for choice in client.state["choices"] if choice["kind"] == "attack"))
        return client.state["ply"], client.state["view"], client.state["events"]

    ply, view, events = attack()
    for _ in range(3):
        client.send(type="take_back", ply=ply - 1)
        while client.next("state")["ply"] != ply - 1:
            pass
        assert client.state["practice"]
        again = attack()
        assert again[:2] == (ply, view)
        assert [event["text"] for event in again[2]] == [event["text"] for event in events]
