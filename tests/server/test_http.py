"""The HTTP half: the catalogue of games, opening tables, saves, headers, origins and limits."""

import json
import re
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import holotable as ht
from holotable import players
from holotable.server import rulebooks
from holotable.server.guard import address_of
from holotable.server.limits import Bucket, Limits, Window, network_of

BOTH = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}


def test_the_catalogue_of_games(serve):
    server = serve()
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    assert tuple(games) == ht.list_games()
    brick = games["brick"]
    assert (brick["name"], brick["title"]) == ("Brick", "LEGO The Battle of Hoth")
    assert (brick["minutes"], brick["weight"]) == (15, 1)
    assert (brick["players"], brick["seats"], brick["status"]) == ("2", ["empire", "rebels"], "ready")
    assert [level["id"] for level in brick["levels"]][:2] == ["cadet", "officer"]
    allowed = {option["name"]: option["allowed"] for option in brick["options"]}
    assert (allowed["heroes"], allowed["turn_limit"], allowed["layout"]) == ([False, True], None, "custom")
    assert server.http.get("/api/games/brick").json() == brick


def test_values_beside_an_own_design_have_titles(serve):
    options = {option["name"]: option for option in serve().http.get("/api/games/command").json()["options"]}
    assert {"value": 17, "title": "Last Stand"} in options["scenario"]["known"]
    assert len(options["scenario"]["known"]) == 17
    assert options["players"]["known"] == []


def test_the_computer_plays_at_one_level_where_none_is_named(serve):
    server = serve()
    default = server.http.get("/api/games/brick").json()["level"]
    seats = {"empire": {"kind": "computer"}, "rebels": {"kind": "human"}}
    made = server.http.post("/api/tables", json={"game": "brick", "seats": seats}).json()
    table = server.http.get(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['host']}"}).json()
    assert default == players.DEFAULT_LEVEL
    assert [seat["level"] for seat in table["seats"] if seat["seat"] == "empire"] == [default]


def test_a_view_is_written_as_text(serve):
    server = serve()
    view = server.http.get("/api/games/brick/preview").json()["view"]
    text = server.http.post("/api/games/brick/text", json={"view": view}).json()["text"]
    assert "ATAT" in text
    refused = server.http.post("/api/games/brick/text", json={"view": {"units": 3}})
    assert refused.status_code == 400
    assert refused.json()["detail"] == "This is no view of the game."


def test_the_preview_is_an_onlookers(serve):
    server = serve()
    options = json.dumps({"secret_deployment": True})
    preview = server.http.get("/api/games/brick/preview", params={"options": options}).json()
    assert preview["seats"] == ["empire", "rebels"]
    assert preview["view"]["units"] == {}
    assert server.http.get("/api/games/brick/drawing").status_code == 200


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/api/games/chess", 404, "There is no game 'chess'"),
        ("/api/games/brick/preview?options=[]", 400, "The options must be a JSON object."),
        ("/api/games/brick/preview?options=%7B%22x%22:1%7D", 400, "brick has no option 'x'"),
        ("/api/rules/chess", 404, "There is no game 'chess'"),
        ("/api/tables/none", 404, "There is no such table"),
        ("/api/nothing", 404, "There is nothing at this address."),
        ("/nothing.js", 404, "There is nothing at this address."),
    ],
)
def test_refusals_over_http_are_sentences(serve, path, status, sentence):
    answer = serve().http.get(path)
    assert answer.status_code == status
    assert sentence in answer.json()["detail"]


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", ht.list_games())
def test_every_heading_and_row_of_the_rules_has_an_anchor_of_its_own(game, language):
    page = rulebooks.rules_page(game, language)
    anchors = re.findall(r'<(?:h[123]|tr|li) id="([^"]*)"', page.html)
    assert len(set(anchors)) == len(anchors)
    assert all(re.search(r"\w", anchor) for anchor in anchors)
    assert {heading.id for heading in page.contents} <= set(anchors)
    assert page.html.count("<h2>") == page.html.count("<tr>") == 0


def test_the_rules_have_an_anchor_for_every_clause(serve):
    page = serve().http.get("/api/rules/brick").json()
    clauses = [clause["id"] for clause in page["clauses"]]
    assert "BRI-22" in clauses
    assert re.findall(r'<li id="(BRI-\w+)"', page["html"]) == clauses
    assert "<script" not in page["html"]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ({"game": "brick", "seats": {"hutts": {"kind": "human"}}}, "There is no seat 'hutts'"),
        ({"game": "brick", "seats": {"empire": {"kind": "computer", "level": "genius"}}}, "There is no level 'genius'"),
        ({"game": "brick", "options": {"heroes": 3}}, "heroes must be one of false, true"),
        ({"game": "brick", "seats": {"empire": {"kind": "human", "webhook": "https://example.org"}}}, "no webhooks"),
    ],
)
def test_a_bad_plan_is_refused(serve, plan, sentence):
    answer = serve().http.post("/api/tables", json=plan)
    assert answer.status_code == 400
    assert sentence in answer.json()["detail"]


def test_tokens_are_stored_hashed_only(serve, tmp_path):
    server = serve()
    table = server.open_table(BOTH)
    server.join(table, *table["tokens"].values())
    server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert table["table"].encode() in stored
    for token in (*table["tokens"].values(), table["host"], table["watch"]):
        assert token.encode() not in stored


def test_the_summary_needs_a_token(serve):
    server = serve()
    table = server.open_table(BOTH)
    path = f"/api/tables/{table['table']}"
    assert server.http.get(path).status_code == 404
    assert server.http.get(path, headers={"Authorization": "Bearer wrong"}).status_code == 404
    summary = server.http.get(path, headers={"Authorization": f"Bearer {table['tokens']['rebels']}"}).json()
    assert (summary["you"], summary["host"], summary["to_act"]) == (["rebels"], False, ["empire"])
    assert server.http.get(path, headers={"Authorization": f"Bearer {table['host']}"}).json()["host"]


def test_verify_waits_for_the_end(serve):
    server = serve()
    table = server.open_table(BOTH)
    bearer = {"Authorization": f"Bearer {table['watch']}"}
    verdict = server.http.post(f"/api/tables/{table['table']}/verify", headers=bearer).json()
    assert not verdict["ok"]
    assert "when the game is over" in verdict["text"]


def test_a_bad_save_is_refused(serve):
    server = serve()
    for save, sentence in (
        ({}, "not a Holotable save"),
        ({"holotable": 1, "game": "brick"}, "no proper"),
        ({"holotable": 1, "unfinished": True}, "goes on at its server"),
    ):
        answer = server.http.post("/api/replay", json=save)
        assert answer.status_code == 400
        assert sentence in answer.json()["detail"]


def test_no_option_from_outside_opens_a_file(serve, tmp_path):
    (tmp_path / "x.json").write_text('{"choice.move": "read from the disk"}')
    server = serve()
    table = ht.Table("brick", seed=1)
    table.play(table.choices()[0])
    options = {"language": str(tmp_path / "x")}
    preview = server.http.get("/api/games/brick/preview", params={"options": json.dumps(options)})
    replay = server.http.post("/api/replay", json={**table.to_save(), "options": options})
    for answer in (preview, replay):
        assert answer.status_code == 400
        assert answer.json()["detail"].startswith("brick has no option 'language'; its options are")


STRANGE = ["NaN", '"\\ud800"', '{"self": 1, "\\ud800": NaN}', "[" * 900 + "]" * 900, "1e999"]


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_values_in_a_save_are_refused_with_a_sentence(serve, strange):
    table = ht.Table("brick", seed=1)
    table.play(table.choices()[0])
    save = table.to_save()
    line = save["actions"][0]
    hidden = [{**save, name: "?"} for name in ("options", "seed", "rules", "start", "actions", "secret")]
    hidden += [{**save, "options": {"heroes": "?"}}, {**save, "start": {"units": {"luke": "?"}}}]
    hidden += [{**save, "actions": [{**line, name: "?"}]} for name in ("seat", "kind", "args", "dice", "branch")]
    hidden += [
        {**save, "actions": [{**line, "args": {**line["args"], name: "?"}}]} for name in ("to", "choice", "self", "seat")
    ]
    server = serve()
    for changed in hidden:
        body = json.dumps(changed).replace('"?"', strange)
        answer = server.http.post("/api/replay", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, type(answer.json()["detail"])) == (400, str), body[:200]


def test_a_link_as_a_qr_code(serve):
    answer = serve().http.post("/api/qr", json={"link": "http://127.0.0.1:8040/t/x#token"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "token" not in answer.text


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/health", "/nothing.js", "/api/docs"])
def test_every_answer_is_under_a_strict_policy(serve, path):
    answer = serve().http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "<script" not in answer.text or path in ("/", "/t/abc")


def test_the_client_is_served_at_every_address_of_its_own(serve, tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Holotable</title>")
    (static / "assets" / "app-1.js").write_text("export {}")
    (static / "icon.svg").write_text("<svg/>")
    server = serve(static=static)
    for path in ("/", "/t/abc", "/watch/abc", "/rules/brick"):
        assert "Holotable" in server.http.get(path).text
    asset = server.http.get("/assets/app-1.js")
    assert asset.text == "export {}"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["x-content-type-options"] == "nosniff"
    assert server.http.get("/icon.svg").text == "<svg/>"
    assert server.http.get("/..%2f..%2ftables.db").status_code == 404


def test_a_browser_that_can_unpack_a_file_gets_it_as_the_build_packed_it(serve, tmp_path):
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("export {}")
    (assets / "app-1.js.br").write_bytes(b"packed")
    server = serve(static=assets.parent)
    with server.http.stream("GET", "/assets/app-1.js", headers={"accept-encoding": "gzip, br"}) as packed:
        assert b"".join(packed.iter_raw()) == b"packed"
    assert (packed.headers["content-encoding"], packed.headers["content-type"]) == ("br", "text/javascript; charset=utf-8")
    plain = server.http.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == ("export {}", False)
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_without_built_pages_the_server_says_so(serve, tmp_path):
    assert "have not been built" in serve(static=tmp_path / "none").http.get("/").text


def test_foreign_origins_are_refused(serve):
    server = serve(origins=frozenset({"http://localhost:5173"}))
    body = {"game": "brick"}
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (server.url, 201),
        ("http://localhost:5173", 201),
    ):
        assert server.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == status, origin
    table = server.open_table(BOTH)
    with pytest.raises(InvalidStatus) as refused:
        server.join(table, table["host"], origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert server.join(table, table["host"], origin=server.url).welcome


def test_limits_of_tables_requests_and_bodies(serve):
    server = serve(limits=Limits(tables_an_hour=2, requests_a_minute=8, body_bytes=1024))
    body = {"game": "brick"}
    assert [server.http.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]
    long = server.http.post("/api/tables", content=b"x" * 2000)
    assert (long.status_code, long.json()["detail"]) == (413, "The request is too large: at most 1 kB.")
    streamed = server.http.post("/api/tables", content=iter([b"x" * 600, b"x" * 600]))
    assert streamed.status_code == 413
    assert [server.http.get("/api/games").status_code for _ in range(6)][-1] == 429


def test_a_limit_of_replays(serve):
    server = serve(limits=Limits(replays_a_minute=2))
    assert [server.http.post("/api/replay", json={}).status_code for _ in range(3)] == [400, 400, 429]


def test_limits_of_a_connection(serve):
    server = serve(limits=Limits(messages_a_second=1, message_burst=4, connections=2, message_bytes=2000))
    table = server.open_table(BOTH)
    client = server.join(table, table["host"])
    for _ in range(4):
        client.send(type="ping")
    assert client.refused(type="ping") == "Too many messages; wait a moment."
    big = server.join(table, table["host"])
    big.send(type="chat", text="x" * 3000)
    with pytest.raises(ConnectionClosed) as closed:
        big.next("never")
    assert closed.value.rcvd.code == 1009
    while server.app.state.hub.gauges["connections"] != 1:
        time.sleep(0.05)
    server.join(table, table["host"])
    crowded = server.join(table, table["host"], expect_state=False)
    assert "too many connections" in crowded.next("refused")["reason"]


def test_a_log_is_not_filled_with_what_is_not_played(serve):
    server = serve(limits=Limits(changes_a_second=0.01, change_burst=2))
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    for name in ("Ana", "Bo"):
        client.send(type="name", seat="empire", name=name)
        client.next("seats")
    assert client.refused(type="name", seat="empire", name="Cy") == "Too many messages; wait a moment."
    assert client.refused(type="speak", language="de") == "Too many messages; wait a moment."
    assert client.play()["seats"][0]["name"] == "Bo"


def test_the_connections_of_an_address_take_turns(serve):
    """Sixty sockets of one address at full speed would take all the time of the server."""
    server = serve(limits=Limits(messages_of_an_address=20))
    table = server.open_table(BOTH)
    clients = [server.join(table, table["host"]) for _ in range(3)]
    began = time.monotonic()
    for _ in range(40):
        for client in clients:
            client.send(type="ping")
    for client in clients:
        for _ in range(40):
            client.next("pong")
    assert time.monotonic() - began > 0.7  # 120 at 20 a second, of which a burst of 100 is free


def test_coming_back_again_and_again_gives_nobody_more_turns(serve):
    server = serve(limits=Limits(messages_of_an_address=20, sockets_a_minute=5))
    table = server.open_table(BOTH)
    began = time.monotonic()
    for _ in range(3):
        client = server.join(table, table["host"])
        for _ in range(40):
            client.send(type="ping")
        for _ in range(40):
            client.next("pong")
        client.close()
        while server.app.state.hub.gauges["connections"]:
            time.sleep(0.01)
    assert time.monotonic() - began > 0.7  # 120 at 20 a second, of which a burst of 100 is free
    for _ in range(2):
        server.join(table, table["host"]).close()
    turned_away = server.join(table, table["host"], expect_state=False)
    assert turned_away.next("refused")["reason"] == "Too many requests from your address; wait a minute."


def test_buckets_and_windows():
    now = 0.0
    bucket = Bucket(2, 3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert [bucket.turn() for _ in range(3)] == [0.5, 1.0, 1.5]
    assert not bucket.full
    window = Window(2, 60, clock=lambda: now)
    assert [window.take("a"), window.take("a"), window.take("a"), window.take("b")] == [True, True, False, True]
    now = 61
    assert window.take("a")
    assert bucket.full


def test_many_addresses_cost_no_more_than_one():
    now = 0.0
    window = Window(2, 60, clock=lambda: now)
    for number in range(3 * Window.MOST_ADDRESSES):
        assert window.take(str(number))
    assert len(window._times) == Window.MOST_ADDRESSES
    began = time.perf_counter()
    for number in range(1000):
        window.take(f"another {number}")
    assert time.perf_counter() - began < 0.2, "at 4 ms each this took four seconds"


def test_limits_count_an_address_of_ipv6_by_its_network():
    for address, network in {
        "93.184.216.34": "93.184.216.34",
        "::ffff:93.184.216.34": "93.184.216.34",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
        "2001:db8:1:2:ffff::1": "2001:db8:1:2::/64",
        "2001:db8:1:3::1": "2001:db8:1:3::/64",
        "fe80::1%eth0": "fe80::/64",
        "testclient": "testclient",
    }.items():
        assert network_of(address) == network
    assert address_of({"client": ("2001:db8::7", 5)}) == address_of({"client": ("2001:db8::8", 6)})


def test_metrics_are_shown_only_where_the_server_was_told_to(serve):
    answer = serve().http.get("/metrics")
    assert (answer.status_code, answer.json()["detail"]) == (404, "There is nothing at this address.")


def test_health_and_metrics(serve):
    server = serve(metrics=True)
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.play()
    health = server.http.get("/health").json()
    assert health["ok"]
    assert health["tables"] == 1
    assert health["games"]["brick"] == "ready"
    text = server.http.get("/metrics").text
    assert "holotable_choices_total 1.0\n" in text
    assert "holotable_connections 1.0\n" in text
    assert 'holotable_choice_seconds_bucket{le="+Inf"} 1.0' in text
    assert 'holotable_pool{pool="play"}' in text
    assert "holotable_store_queue " in text
    assert "holotable_commit_seconds_count " in text


def test_the_description_for_bots_holds_the_messages(serve):
    server = serve()
    schema = server.http.get("/api/openapi.json").json()
    assert {"Hello", "Play", "State", "Welcome", "NewTable"} <= set(schema["components"]["schemas"])
    page = server.http.get("/api/docs").text
    assert "POST /api/tables" in page
    assert 'id="State"' in page


def test_the_pictures_of_a_rulebook_are_scenes(serve):
    server = serve()
    page = server.http.get("/api/rules/brick").json()
    numbers = [int(number) for number in re.findall(r'<figure class="scene" data-scene="(\d+)"', page["html"])]
    assert numbers == list(range(len(numbers)))
    assert {"quick-start", "pictures-and-examples", "reference"} <= {heading["id"] for heading in page["contents"]}
    assert '<span class="origin ruling">which links: ruling, picture</span>' in page["html"]
    assert '<a href="#BRI-5">BRI-5</a>' in page["html"]
    assert '<a href="#marks">What the marks say</a>' in page["html"]
    scene = server.http.get("/api/rules/brick/scenes/0").json()
    assert [choice["id"] for choice in scene["frames"][0]["lit"]] == ["move(unit=luke,to=a2)", "move(unit=luke,to=b3)"]
    assert scene["drawing"]["spaces"]
    assert "no picture 999" in server.http.get("/api/rules/brick/scenes/999").json()["detail"]


def test_options_that_do_not_go_together_open_no_table(serve):
    """Each of them is allowed, but no battle can begin with both."""
    server = serve()
    options = {"players": 2, "rebel_leader": "luke", "rebel_leader_2": "han"}
    answer = server.http.post("/api/tables", json={"game": "command", "options": options, "seats": {}})
    assert answer.status_code == 400
    assert answer.json()["detail"] == "command: rebel_leader_2 needs two players on the side of the rebels."
