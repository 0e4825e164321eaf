"""Saves that go on: whole ones as new tables, those of one seat at their own table, bad ones in a sentence."""

import json

import pytest

import holotable as ht

ALONE = {"empire": {"kind": "human", "name": "Ana"}, "rebels": {"kind": "computer", "level": "cadet"}}
BOTH = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def whole(server, table, *tokens):
    return server.http.post(f"/api/tables/{table['table']}/save", json={"tokens": list(tokens)})


def resumed(server, save):
    answer = server.http.post("/api/resume", json=save)
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize("seats", [ALONE, BOTH], ids=["alone", "one screen"])
def test_a_game_of_ones_own_is_saved_in_the_middle_and_goes_on_as_a_table(serve, database, seats):
    server = serve(database)
    table = server.open_table(seats, options={"heroes": True}, clock={"kind": "live", "amount": 20, "increment": 5})
    client = server.join(table, *table["tokens"].values())
    while client.state["to_act"] == ["empire"]:
        client.play()
    client.drain()
    save = whole(server, table, *table["tokens"].values()).json()
    assert save["secret"]
    assert ht.Table.from_save(save).ply == len(save["actions"])
    again = resumed(server, save)
    assert set(again["tokens"]) == set(table["tokens"])
    other = server.join(again, *again["tokens"].values())
    assert other.welcome["practice"]
    assert [seat["kind"] for seat in other.welcome["seats"]] == [seats[seat]["kind"] for seat in ("empire", "rebels")]
    assert other.state["clocks"]["empire"]["left"] <= 1200
    while not other.state["choices"]:
        other.next("state")
    assert other.play()["ply"] > len(save["actions"])


def test_a_table_that_goes_on_survives_a_restart(serve, database):
    server = serve(database)
    again = resumed(server, one_from_the_terminal())
    client = server.join(again, *again["tokens"].values())
    client.play()
    server.stop()
    back = serve(database).join(again, *again["tokens"].values())
    assert (back.state["ply"], back.state["view"]) == (client.state["ply"], client.state["view"])


def one_from_the_terminal():
    table = ht.Table("brick", seed=5)
    for _ in range(3):
        table.play(table.choices()[0])
    save = table.to_save()
    return {**save, "seats": {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}}


def test_a_save_of_the_terminal_goes_on_with_its_own_dice(serve):
    server = serve()
    save = one_from_the_terminal()
    again = resumed(server, save)
    client = server.join(again, *again["tokens"].values())
    assert (client.state["ply"], client.welcome["commitment"]) == (3, "")
    while not client.state["over"]:
        client.play()
    told = server.http.get(f"/api/tables/{again['table']}/save", headers=bearer(again["host"])).json()
    assert (told["seed"], told["actions"][:3]) == (5, save["actions"])
    assert ht.Table.from_save(told).over
    assert client.state["secret"] is None


def test_whoever_saves_the_whole_game_plays_for_practice_and_alone(serve):
    server = serve()
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"], table["host"])
    assert not client.state["practice"]
    assert whole(server, table, table["tokens"]["empire"]).status_code == 200
    assert client.next("state")["practice"]
    assert client.welcome["chat"] == []
    assert [m["text"] for m in client.received if m["type"] == "chat"] == [
        "The whole game was saved, dice and all. This is practice from here on."
    ]
    assert "nobody else can sit down" in client.refused(type="computer", seat="rebels", level=None)


@pytest.mark.parametrize("other", [{"kind": "human"}, {"kind": "open"}])
def test_where_others_play_nobody_gets_the_whole_game_before_its_end(serve, other):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": other})
    for tokens in ([table["tokens"]["empire"]], [table["host"]], [table["watch"]]):
        answer = whole(server, table, *tokens)
        assert (answer.status_code, "Other people play" in answer.json()["detail"]) == (400, True)


def test_the_save_of_one_seat_opens_its_table_again_and_tells_nothing_else(serve):
    server = serve()
    table = server.open_table(BOTH, options={"secret_deployment": True})
    token = table["tokens"]["rebels"]
    save = server.http.get(f"/api/tables/{table['table']}/save", headers=bearer(token)).json()
    assert save["resume"] == {"table": table["table"], "tokens": [token]}
    assert not {"seed", "secret", "start"} & save.keys()
    client = server.join(save["resume"], *save["resume"]["tokens"])
    assert client.welcome["you"] == ["rebels"]
    refused = server.http.post("/api/resume", json=save)
    assert (refused.status_code, "played on only there" in refused.json()["detail"]) == (400, True)


GOOD = {"holotable": 1, "game": "brick", "rules": ht.get("brick").rules_version, "options": {}, "seed": 1, "actions": []}


@pytest.mark.parametrize(
    "bad",
    [
        [],
        {},
        {**GOOD, "holotable": 2},
        {**GOOD, "game": "nothing"},
        {**GOOD, "rules": 0},
        {**GOOD, "seed": "x"},
        {**GOOD, "secret": "zz"},
        {**GOOD, "options": {"color": 1}},
        {**GOOD, "actions": [{"seat": "empire"}]},
        {**GOOD, "actions": [{"seat": "empire", "kind": "move", "args": {"unit": "at-at", "to": "z9"}}]},
        {**GOOD, "clock": {"kind": "live"}},
        {**GOOD, "unfinished": True},
        {**GOOD, "resigned": ["empire"]},
        {**GOOD, "seats": {"empire": {"kind": "computer"}, "rebels": {"kind": "computer"}}},
        {**GOOD, "start": {"no": "position"}},
    ],
    ids=str,
)
def test_a_save_that_cannot_go_on_is_refused_in_a_sentence(serve, bad):
    answer = serve().http.post("/api/resume", json=bad)
    assert answer.status_code in (400, 404)
    assert answer.json()["detail"].endswith(".")


def test_odd_words_about_who_plays_are_set_right(serve):
    server = serve()
    odd = {
        **GOOD,
        "seats": {"empire": {"kind": 7, "name": "\u202eAna" + "x" * 99}, "rebels": {"kind": "computer", "level": {}}},
    }
    again = resumed(server, odd)
    seats = server.join(again, *again["tokens"].values()).welcome["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("human", None), ("computer", "officer")]
    assert (seats[0]["name"][:4], len(seats[0]["name"])) == ("Anax", 40)


def test_a_finished_game_is_for_the_replay(serve):
    table = ht.Table("brick", {"turn_limit": 1}, seed=1)
    while not table.over:
        table.play(table.choices()[0])
    answer = serve().http.post("/api/resume", json=table.to_save())
    assert answer.json()["detail"] == "The game of this save is over; it can be looked at as a replay."


def test_a_rematch_of_a_table_that_went_on_has_sealed_dice_again(serve):
    server = serve()
    again = resumed(server, json.loads(json.dumps(one_from_the_terminal())))
    client = server.join(again, *again["tokens"].values())
    client.send(type="resign", seat="empire")
    client.next("state")
    client.send(type="rematch")
    fresh = server.join({"table": client.next("state")["rematch"]["table"]}, *again["tokens"].values())
    assert (fresh.welcome["practice"], bool(fresh.welcome["commitment"]), fresh.state["ply"]) == (False, True, 0)
