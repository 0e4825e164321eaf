"""Campaigns over the wire: battles lead to battles for the same people, nothing is lost, and secret goals stay secret."""

import json
from concurrent.futures import ThreadPoolExecutor

from holotable.core import campaigns
from holotable.games.command.tables import CAMPAIGN_DATA
from holotable.server.store import Store


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def visit(*tokens):
    return {"tokens": tokens}


class War:
    """A campaign over the wire, with the tokens of both sides."""

    def __init__(self, server, number=1, game="command", seats=("rebels", "empire"), **more):
        self.server = server
        both = {seat: {"kind": "human"} for seat in seats}
        made = server.http.post("/api/campaigns", json={"game": game, "number": number, "seats": both, **more})
        assert made.status_code == 201, made.text
        self.id = made.json()["campaign"]
        self.tokens = made.json()["table"]["tokens"]
        self.watch = made.json()["table"]["watch"]

    def page(self, side="empire"):
        answer = self.server.http.post(f"/api/campaigns/{self.id}", json=visit(self.tokens[side]))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def give_up(self, loser):
        table = self.page()["battles"][-1]["table"]
        player = self.server.join({"table": table}, self.tokens[loser])
        player.send(type="resign", seat=loser)
        while not player.state["over"]:
            player.next_any()

    def go_on(self, side="empire"):
        return self.server.http.post(f"/api/campaigns/{self.id}/next", json=visit(self.tokens[side]))

    def save(self):
        return self.server.http.post(f"/api/campaigns/{self.id}/save", json=visit(self.tokens["empire"]))


def test_the_campaigns_of_the_games_are_listed(serve):
    found = serve().http.get("/api/campaigns").json()
    assert [(one["game"], one["number"]) for one in found] == [("command", 1), ("command", 2), ("blizzard", 1)]


def test_a_campaign_is_fought_to_its_end_over_servers_that_come_and_go(serve, database):
    war = War(serve(database))
    losers = ["empire", "rebels", "rebels", "empire", "empire"]
    titles = []
    for number, loser in enumerate(losers, 1):
        refused = war.go_on()
        assert (refused.status_code, refused.json()["detail"]) == (400, "The battle at hand is not over yet.")
        war.give_up(loser)
        page = war.page("empire")
        assert [battle["number"] for battle in page["battles"]] == list(range(1, number + 1))
        assert page["battles"][-1]["winner"] != loser
        titles.append(page["battles"][-1]["title"])
        war.server.stop()
        war.server = serve(database)
        assert war.page("empire") == page
        if number < len(losers):
            assert war.go_on().status_code == 200
    winners = [battle["winner"] for battle in page["battles"]]
    for number, (title, stage) in enumerate(zip(titles, page["stages"], strict=True)):
        ways = {way["after"]: way["title"] for way in stage}
        assert title == ways[winners[number - 1] if number else None]
    assert (page["over"], page["winner"]) == (True, "rebels")
    assert page["points"] == page["battles"][-1]["points"] == {"rebels": 6, "empire": 2}
    tallies = [{one["title"]: one["counts"] for one in battle["tally"]} for battle in page["battles"]]
    assert [tally["Battle points"] for tally in tallies][2:] == [
        {"rebels": 0, "empire": 1},
        {"rebels": 2, "empire": 0},
        {"rebels": 3, "empire": 0},
    ]
    assert {tuple(tally) for tally in tallies} == {("Battle points", "Goal points", "Medals")}
    for side, points in page["points"].items():
        assert sum(tally["Battle points"][side] + tally["Goal points"][side] for tally in tallies) == points
    assert "Rebels" in page["verdict"]
    assert war.go_on().json()["detail"] == "The last battle of this campaign has been fought."
    campaign = campaigns.from_save(json.loads(json.dumps(war.save().json())))
    assert (campaign.over, campaign.winner, campaign.points) == (True, "rebels", page["points"])


def test_the_missions_of_blizzard_follow_from_one_another(serve, database):
    chosen = {"turn_limit": 9, "reinforcements": "any"}
    war = War(serve(database), game="blizzard", seats=("alliance", "empire"), options=chosen)
    for loser in ("alliance", "empire", "alliance"):
        war.give_up(loser)
        page = war.page()
        war.go_on()
    assert [battle["title"] for battle in page["battles"]] == ["Through the droids", "The walkers come", "The generators"]
    assert [stage[0]["title"] for stage in page["stages"]] == [battle["title"] for battle in page["battles"]]
    assert page["battles"][0]["news"][1].startswith("The Alliance is taken by surprise")
    assert "AT-AT 1" in page["battles"][1]["news"][1]
    assert (page["points"], page["winner"], page["kept"]) == ({}, "empire", {"empire": []})
    campaign = campaigns.from_save(war.save().json())
    assert (campaign.winner, campaign.options) == ("empire", chosen)
    for battle in page["battles"]:
        options = war.server.http.get(f"/api/tables/{battle['table']}", headers=bearer(war.tokens["empire"])).json()["options"]
        assert (options["turn_limit"], options["reinforcements"]) == (9, "any")
    again = war.server.http.post("/api/campaigns/resume", json=war.save().json())
    assert again.status_code == 201
    refused = war.server.http.post("/api/campaigns", json={"game": "blizzard", "options": {"mission": 2}})
    assert "leaves no mission to choose" in refused.json()["detail"]
    assert "turn_limit, reinforcements" in refused.json()["detail"]


def test_both_seats_of_one_screen_see_both_their_secrets_and_a_table_knows_its_campaign(serve):
    war = War(serve())
    body = {"tokens": list(war.tokens.values())}
    page = war.server.http.post(f"/api/campaigns/{war.id}", json=body).json()
    assert page["you"] == ["rebels", "empire"]
    assert [len(lines) for lines in page["kept"].values()] == [1, 1]
    player = war.server.join({"table": page["battles"][0]["table"]}, war.tokens["empire"])
    assert player.welcome["campaign"] == war.id


def test_the_key_that_locks_a_seat_opens_the_battles_after_it(serve):
    war = War(serve())
    player = war.server.join({"table": war.page()["battles"][0]["table"]}, war.tokens["empire"])
    link, war.tokens["empire"] = war.tokens["empire"], "k" * 32
    player.send(type="lock", seat="empire", key=war.tokens["empire"])
    player.next("seats")
    war.give_up("rebels")
    assert war.go_on().status_code == 200
    assert war.page()["you"] == ["empire"]
    assert war.server.http.post(f"/api/campaigns/{war.id}", json=visit(link)).status_code == 404


def test_whoever_asks_second_finds_the_next_battle_open(serve):
    war = War(serve())
    war.give_up("empire")
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda n: war.go_on(("rebels", "empire")[n % 2]), range(4)))
    assert all(answer.status_code == 200 or "not over yet" in answer.json()["detail"] for answer in answers)
    assert len(war.page()["battles"]) == 2


def test_the_secret_goal_of_a_side_is_in_no_message_to_the_other(serve, tmp_path):
    server = serve()
    war = War(server, 2)
    table = war.page()["battles"][0]["table"]
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    options = store.load(table)[0].options
    store.close()
    goals = {side: options[f"{prefix}_goal"] for side, prefix in (("rebels", "rebel"), ("empire", "empire"))}
    texts = {goal["id"]: goal["text"] for goals_of in CAMPAIGN_DATA["secret_goals"].values() for goal in goals_of}
    for side, other in (("rebels", "empire"), ("empire", "rebels")):
        player = server.join({"table": table}, war.tokens[side])
        mine = bearer(war.tokens[side])
        told = [
            *player.received,
            war.page(side),
            server.http.get(f"/api/tables/{table}", headers=mine).json(),
            server.http.get(f"/api/tables/{table}/save", headers=mine).json(),
        ]
        for message in told:
            assert f'"{goals[other]}"' not in json.dumps(message)
            assert texts[goals[other]] not in json.dumps(message)
        assert any(texts[goals[side]] in line for line in war.page(side)["kept"][side])
        assert goals[side] in json.dumps(player.welcome["options"])
    watching = server.http.post(f"/api/campaigns/{war.id}", json=visit(war.watch)).json()
    assert watching["kept"] == {}
    assert war.save().status_code == 400


def test_only_who_holds_a_token_sees_a_campaign(serve):
    war = War(serve())
    for name, body in ((war.id, visit("nobody")), (war.id, visit()), ("nothing", visit(war.tokens["rebels"]))):
        assert war.server.http.post(f"/api/campaigns/{name}", json=body).status_code == 404
    refused = war.server.http.post(f"/api/campaigns/{war.id}/next", json=visit(war.watch))
    assert refused.status_code == 400
    wrong = war.server.http.post("/api/campaigns", json={"game": "command", "number": 9})
    assert wrong.json()["detail"] == "command: there are campaigns 1 to 2, not 9."
    none = war.server.http.post("/api/campaigns", json={"game": "brick"})
    assert none.json()["detail"] == "brick has no campaigns."


def test_a_campaign_alone_against_the_computer_can_be_taken_along_at_any_time(serve):
    server = serve()
    seats = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
    made = server.http.post("/api/campaigns", json={"game": "command", "seats": seats}).json()
    mine = visit(made["table"]["tokens"]["rebels"])
    save = server.http.post(f"/api/campaigns/{made['campaign']}/save", json=mine).json()
    campaign = campaigns.from_save(save)
    assert (campaign.over, len(campaign.tables), campaign.battles) == (False, 1, [])


def test_the_file_of_a_campaign_from_the_terminal_goes_on_at_the_server_and_back(serve, tmp_path):
    fought = campaigns.begin("command", 2, seed=11)
    fought.go_on("empire")
    save = fought.to_save()
    save["battles"][0]["resigned"] = ["empire"]
    save["battles"][1]["seats"] = {"rebels": {"kind": "computer", "level": "cadet"}, "empire": {"kind": "human", "name": "Ana"}}
    server = serve()
    made = server.http.post("/api/campaigns/resume", json=save)
    assert made.status_code == 201, made.text
    mine = visit(*made.json()["table"]["tokens"].values())
    page = server.http.post(f"/api/campaigns/{made.json()['campaign']}", json=mine).json()
    assert (page["you"], page["title"], page["points"]) == (["empire"], "The Last Transport", {"rebels": 1, "empire": 0})
    assert [battle["winner"] for battle in page["battles"]] == ["rebels", None]
    assert made.json()["table"]["table"] == page["battles"][1]["table"]
    back = campaigns.from_save(server.http.post(f"/api/campaigns/{made.json()['campaign']}/save", json=mine).json())
    assert (back.seed, back.battles, back.table.options) == (fought.seed, fought.battles, fought.table.options)


def test_the_file_of_a_battle_just_given_up_goes_on_with_the_next_one(serve):
    server = serve()
    seats = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
    made = server.http.post("/api/campaigns", json={"game": "command", "seats": seats}).json()
    player = server.join(made["table"], made["table"]["tokens"]["rebels"])
    player.send(type="resign", seat="rebels")
    while not player.state["over"]:
        player.next_any()
    mine = visit(made["table"]["tokens"]["rebels"])
    save = server.http.post(f"/api/campaigns/{made['campaign']}/save", json=mine).json()
    assert (len(save["battles"]), save["winner"]) == (1, None)
    campaign = campaigns.from_save(save)
    assert [battle.winner for battle in campaign.battles] == ["empire"]
    assert (campaign.table.over, len(campaign.tables)) == (False, 2)
    again = server.http.post("/api/campaigns/resume", json=save)
    assert again.status_code == 201, again.text
    mine = visit(*again.json()["table"]["tokens"].values())
    page = server.http.post(f"/api/campaigns/{again.json()['campaign']}", json=mine).json()
    assert [battle["winner"] for battle in page["battles"]] == ["empire", None]
    assert page["you"] == ["rebels"]


def test_a_file_that_is_no_campaign_is_refused_in_a_sentence(serve):
    server = serve()
    good = campaigns.begin("command", seed=11).to_save()
    wrong = [
        ({}, "This is not a campaign save of format 1."),
        ({**good, "campaign": 7}, "there are campaigns 1 to 2, not 7"),
        ({**good, "game": "brick"}, "brick has no campaigns."),
        ({**good, "seed": 12}, "is not the one that the battles before it lead to"),
        ({**good, "battles": [7]}, "save"),
        ({**good, "battles": [7], "padding": "x" * 100_000}, "save"),  # as long as the file of a whole campaign
    ]
    for save, sentence in wrong:
        refused = server.http.post("/api/campaigns/resume", json=save)
        assert (refused.status_code, sentence in refused.json()["detail"]) == (400, True), refused.text
