"""Computer players in processes of their own."""

import gc
import os
import signal
import threading
import time

import pytest

from holotable import players
from holotable.core import records
from holotable.core.table import Table
from holotable.server import hub, processes
from holotable.server.questions import Job
from holotable.server.workers import PLAY, AnalysisJob, Question, Questions, ThinkingFailed, Workers

pytestmark = [pytest.mark.real_players, pytest.mark.xdist_group("workers")]


def job(level, seed=1, **changes):
    table = Table("brick", seed=seed)
    record = bytes(records.clone(table.record).tobytes())
    fields = {"game": "brick", "options": table.options, "record": record, "number": 0, **changes}
    return Job(table=f"t{seed}", seat="empire", player=level, seed=seed, revision=0, **fields)


@pytest.fixture(scope="module")
def workers():
    workers = Workers(1)
    yield workers
    workers.close()


def worker_pid(workers):
    return workers._workers[0].helper.pid


def test_a_worker_decides_elsewhere(workers):
    found = workers.ask(job("cadet")).answer.result(timeout=300)
    Table("brick", seed=1).play_actions("empire", found.actions)
    assert worker_pid(workers) != os.getpid()


def test_a_worker_that_dies_is_replaced_and_asked_again(workers):
    workers.ask(job("cadet")).answer.result(timeout=300)
    question = workers.ask(job("admiral"))
    time.sleep(0.5)
    os.kill(worker_pid(workers), signal.SIGKILL)
    assert question.answer.result(timeout=300)


def test_a_worker_that_is_stopped_is_replaced_and_asked_again(workers, monkeypatch):
    monkeypatch.setattr(processes, "SILENT_SECONDS", 3.0)
    workers.ask(job("cadet")).answer.result(timeout=300)
    stopped = worker_pid(workers)
    os.kill(stopped, signal.SIGSTOP)
    assert workers.ask(job("cadet")).answer.result(timeout=300)
    assert worker_pid(workers) != stopped


def test_players_come_before_hints_and_hints_before_analyses(monkeypatch):
    asked = []
    going_on = threading.Event()

    def think(question, ranked):
        going_on.wait(10)
        asked.append((type(question).__name__, ranked))

    monkeypatch.setattr("holotable.server.workers._think", think)
    workers = Workers(0)
    first = workers.ask(job("cadet"))
    while not first.answer.running():
        time.sleep(0.01)
    look = AnalysisJob("brick", 2, players.AnalysisQuestion(0, b"", None), 20, 1)
    waiting = [workers.ask(look), workers.ask(job("cadet"), ranked=True), workers.ask(job("cadet"))]
    going_on.set()
    for question in waiting:
        question.answer.result(timeout=10)
    workers.close()
    assert asked == [("Job", False), ("Job", False), ("Job", True), ("AnalysisJob", False)]


def test_sixty_slow_tables_of_one_address_let_a_stranger_in(monkeypatch):
    answered = []
    going_on = threading.Event()

    def think(question, ranked):
        going_on.wait(10)
        answered.append((question.asker, question.player))

    monkeypatch.setattr("holotable.server.workers._think", think)
    workers = Workers(0)
    asked = [workers.ask(job("admiral", n, asker="crowd", seconds=3.0)) for n in range(60)]
    while not asked[0].answer.running():
        time.sleep(0.01)
    asked += [workers.ask(job("admiral", asker="other", seconds=3.0)) for _ in range(2)]
    asked.append(workers.ask(job("cadet", asker="stranger", seconds=0.05)))
    going_on.set()
    for question in asked:
        question.answer.result(timeout=10)
    workers.close()
    crowd, other = ("crowd", "admiral"), ("other", "admiral")
    assert answered[:6] == [crowd, ("stranger", "cadet"), crowd, other, crowd, other]


def test_hints_are_counted_by_address(serve, monkeypatch):
    going_on = threading.Event()
    monkeypatch.setattr("holotable.server.workers._think", lambda question, ranked: going_on.wait(30) and [])
    server = serve()
    clients = []
    for _ in range(hub.HINTS_OF_ADDRESS + 1):
        table = server.open_table({"empire": {"kind": "human"}})
        clients.append(server.join(table, table["tokens"]["empire"]))
    for count, client in enumerate(clients[:-1], 1):
        client.send(type="hint", seat="empire")
        while len(server.app.state.hub._hints) < count:
            time.sleep(0.01)
    assert clients[-1].refused(type="hint", seat="empire") == "Too many people ask for hints; try again in a moment."
    going_on.set()
    for client in clients[:-1]:
        assert client.next("hint")["ranked"] == []


def test_a_flood_of_quick_questions_lets_a_slow_one_in():
    waiting = Questions()
    for _ in range(200):
        waiting.put(PLAY, Question(job("cadet", asker="crowd", seconds=0.05), False))
    waiting.put(PLAY, Question(job("admiral", asker="stranger", seconds=3.0), False))
    turns = [waiting.get().job.asker for _ in range(201)]
    assert 55 < turns.index("stranger") < 65


def test_one_address_never_keeps_all_workers_busy_with_long_thoughts():
    waiting = Questions(2)
    long = [Question(job("admiral", asker="crowd", seconds=3.0), False) for _ in range(2)]
    for question in long:
        waiting.put(PLAY, question)
    assert waiting.get() is long[0]
    stranger = Question(job("admiral", asker="stranger", seconds=3.0), False)
    threading.Timer(0.1, waiting.put, (PLAY, stranger)).start()
    assert waiting.get() is stranger
    waiting.done(long[0])
    assert waiting.get() is long[1]


def test_a_slow_player_told_to_play_now_does(workers):
    workers.ask(job("commander")).answer.result(timeout=300)
    began = time.monotonic()
    question = workers.ask(job("admiral"))
    time.sleep(0.3)
    workers.hurry(question)
    found = question.answer.result(timeout=300)
    assert time.monotonic() - began < players.level("admiral").seconds * 0.8
    Table("brick", seed=1).play_actions("empire", found.actions)
    assert workers.ask(job("cadet")).answer.result(timeout=60)


def test_a_hint_ranks_every_choice(workers):
    ranked = workers.ask(job("admiral"), ranked=True).answer.result(timeout=300)
    assert {choice for choice, _ in ranked} == {choice.id for choice in Table("brick", seed=1).choices("empire")}
    assert 0 <= ranked[0][1] <= 1


def test_a_glance_at_a_choice_is_answered_as_here(workers):
    table = Table("brick", seed=1)
    before = bytes(records.clone(table.record).tobytes())
    while "rebels" not in table.to_act:
        table.play("end_turn")
    after = bytes(table.record.tobytes())
    look = players.AnalysisQuestion(0, before, after)
    here = players.answer_question("brick", 2, look, 20, 1)
    assert workers.ask(AnalysisJob("brick", 2, look, 20, 1)).answer.result(timeout=300) == here
    assert here.after is not None


def test_a_question_that_cannot_be_answered_fails_alone(workers):
    with pytest.raises(ThinkingFailed, match="no player"):
        workers.ask(job("nobody")).answer.result(timeout=60)
    assert workers.ask(job("cadet")).answer.result(timeout=60)


def test_play_now_over_the_wire(serve):
    server = serve(workers=1)
    table = server.open_table({"empire": {"kind": "computer", "level": "admiral"}, "rebels": {"kind": "human"}})
    client = server.join(table, table["tokens"]["rebels"])
    thinking = client.next("thinking", timeout=120)
    assert thinking["seat"] == "empire"
    assert 0 < thinking["done"] <= 1
    client.send(type="play_now", seat="empire")
    assert client.next("state", timeout=120)["ply"] >= 1


def test_a_question_fails_when_the_players_are_closed_while_they_start(monkeypatch):
    workers = Workers(1)
    helper = workers._workers[0].helper
    started = []
    start = helper._start

    def close_meanwhile():
        pipe = start()
        started.append(helper._process)
        workers.close()
        return pipe

    monkeypatch.setattr(helper, "_start", close_meanwhile)
    with pytest.raises(ThinkingFailed, match="the computer players were closed"):
        workers.ask(job("cadet")).answer.result(timeout=60)
    assert [process.is_alive() for process in started] == [False]


def test_a_question_being_thought_about_fails_when_the_players_are_closed():
    workers = Workers(1)
    workers.ask(job("cadet")).answer.result(timeout=300)
    question = workers.ask(job("admiral"))
    time.sleep(0.3)
    workers.close()
    with pytest.raises(ThinkingFailed, match="the computer players were closed"):
        question.answer.result(timeout=60)


def test_a_server_that_stops_while_a_player_thinks_says_nothing_of_it(serve, caplog):
    server = serve(workers=1)
    table = server.open_table({"empire": {"kind": "computer", "level": "admiral"}, "rebels": {"kind": "human"}})
    server.join(table, table["tokens"]["rebels"]).next("thinking", timeout=120)
    server.stop()
    gc.collect()  # a failure that nobody asked for is told when it is thrown away
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []
