"""Campaigns over the wire: battles lead to battles for the same people, nothing is lost, and secret goals stay secret."""

import json
from concurrent.futures import ThreadPoolExecutor

from holotable.core import campaigns
from holotable.games.command.tables import CAMPAIGN_DATA
from holotable.server.store import Store

BOTH = {"rebels": {"kind": "human"}, "empire": {"kind": "human"}}


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


class War:
    """A campaign over the wire, with the tokens of both sides."""

    def __init__(self, server, number=1):
        self.server = server
        made = server.http.post("/api/campaigns", json={"game": "command", "number": number, "seats": BOTH})
        assert made.status_code == 201, made.text
        self.id = made.json()["campaign"]
        self.tokens = made.json()["first"]["tokens"]
        self.watch = made.json()["first"]["watch"]

    def page(self, side="rebels"):
        answer = self.server.http.get(f"/api/campaigns/{self.id}", headers=bearer(self.tokens[side]))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def give_up(self, loser):
        table = self.page()["battles"][-1]["table"]
        player = self.server.join({"table": table}, self.tokens[loser])
        player.send(type="resign", seat=loser)
        while not player.state["over"]:
            player.next_any()

    def go_on(self, side="rebels"):
        return self.server.http.post(f"/api/campaigns/{self.id}/next", headers=bearer(self.tokens[side]))

    def save(self):
        return self.server.http.get(f"/api/campaigns/{self.id}/save", headers=bearer(self.tokens["empire"]))


def test_the_campaigns_of_the_games_are_listed(serve):
    found = serve().http.get("/api/campaigns").json()
    assert [(one["game"], one["number"]) for one in found] == [("command", 1), ("command", 2)]


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
    assert page["points"] == {"rebels": 6, "empire": 2}
    assert "Rebels" in page["verdict"]
    assert war.go_on().json()["detail"] == "The last battle of this campaign has been fought."
    campaign = campaigns.from_save(json.loads(json.dumps(war.save().json())))
    assert (campaign.over, campaign.winner, campaign.points) == (True, "rebels", page["points"])


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
        assert any(texts[goals[side]] in line for line in war.page(side)["kept"])
        assert goals[side] in json.dumps(player.welcome["options"])
    watching = server.http.get(f"/api/campaigns/{war.id}", headers=bearer(war.watch)).json()
    assert watching["kept"] == []
    assert war.save().status_code == 400


def test_only_who_holds_a_token_sees_a_campaign(serve):
    war = War(serve())
    for name, headers in ((war.id, bearer("nobody")), (war.id, {}), ("nothing", bearer(war.tokens["rebels"]))):
        assert war.server.http.get(f"/api/campaigns/{name}", headers=headers).status_code == 404
    refused = war.server.http.post(f"/api/campaigns/{war.id}/next", headers=bearer(war.watch))
    assert refused.status_code == 400
    wrong = war.server.http.post("/api/campaigns", json={"game": "command", "number": 9})
    assert wrong.json()["detail"] == "command: there are campaigns 1 to 2, not 9."
    none = war.server.http.post("/api/campaigns", json={"game": "brick"})
    assert none.json()["detail"] == "brick has no campaigns."


def test_a_campaign_alone_against_the_computer_can_be_taken_along_at_any_time(serve):
    server = serve()
    seats = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
    made = server.http.post("/api/campaigns", json={"game": "command", "seats": seats}).json()
    mine = bearer(made["first"]["tokens"]["rebels"])
    save = server.http.get(f"/api/campaigns/{made['campaign']}/save", headers=mine).json()
    campaign = campaigns.from_save(save)
    assert (campaign.over, len(campaign.tables), campaign.battles) == (False, 1, [])
