"""Campaigns over the wire: a chain of tables for the same people, each as those before it have led to it.

A campaign is kept as what it began with and the tables of its battles; everything else is played again from their logs. So a
server that was killed goes on where it was, and nobody can store a battle twice.
"""

import contextlib
import secrets
import time
from dataclasses import dataclass, replace
from typing import Any

from fastapi import APIRouter, Request

from holotable.core import campaigns
from holotable.core import game as registry
from holotable.core.campaigns import Campaign
from holotable.core.game import Game
from holotable.core.speaking import speaking
from holotable.core.words import DEFAULT_LANGUAGE

from . import game_catalogue, opening, presenter, resuming, seats, wire
from .bodies import SAVE_FILE, StrictRoute, save_of
from .errors import NoSuchTable, Overtaken, Refusal, TooMuch
from .guard import address_of
from .hub import TABLE_ID, Hub
from .members import Member
from .room import Room
from .store import CampaignRow, Header

MOST_SEED = 1 << 53
"""Every seed up to here survives a file of JSON whoever reads it."""

api = APIRouter(route_class=StrictRoute, responses={status: {"model": wire.Refusal} for status in (400, 404, 422, 429, 503)})


@dataclass(frozen=True)
class War:
    """A campaign, the rooms of its battles, and who looks at it."""

    row: CampaignRow
    campaign: Campaign
    rooms: list[Room]
    member: Member

    @property
    def given_up(self) -> str | None:
        """Who has given up the battle at hand."""
        out = [*self.rooms[-1].resigned, *self.rooms[-1].flagged]
        return out[0] if out and not self.rooms[-1].table.over else None


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@api.get("/api/campaigns")
async def titles(request: Request) -> list[wire.CampaignTitle]:
    """The campaigns of all games."""
    return await _hub(request).pools.http.run(_titles)


def _titles() -> list[wire.CampaignTitle]:
    found = [(game, game.campaign) for game in map(registry.get, game_catalogue.playable()) if game.campaign is not None]
    return [_title(game, kind, number) for game, kind in found for number in range(1, len(kind.titles) + 1)]


def _title(game: Game, kind: type[Campaign], number: int) -> wire.CampaignTitle:
    words = game.words_in(speaking())
    return wire.CampaignTitle(
        game=game.id,
        number=number,
        title=words.name(kind.titles[number - 1]),
        about=words.say("campaign.about"),
        seats=list(game.seats(game.check_options({}))),
        options=[game_catalogue.option_info(option, words) for option in game.options if option.name in kind.choosable],
    )


@api.post("/api/campaigns", status_code=201)
async def begin(request: Request, plan: wire.NewCampaign) -> wire.CampaignMade:
    """Begin a campaign: the same people play all its battles."""
    hub = _hub(request)
    game = registry.get(plan.game)
    row = CampaignRow(seats.new_table(), game.id, plan.number, secrets.randbelow(MOST_SEED), time.time(), plan.options or None)
    await hub.preparations.ready(game.id)
    campaign = await hub.pools.http.run(_begun, row)
    rows, host = opening.seat_rows(game, plan.seats, campaign.table.seats, request.app.state.settings.webhooks)
    if not request.app.state.windows["tables"].take(address_of(request.scope)):
        raise TooMuch("error.too_many_tables_from")
    header = Header(
        id=seats.new_table(),
        game=game.id,
        rules=game.rules_version,
        options=campaign.table.options,
        secret=secrets.token_bytes(32),
        practice=False,
        opened=row.opened,
        host=seats.hashed(host),
        watch=seats.hashed(seats.watch_token(host)),
        seats=rows,
        campaign=row.id,
    )
    await hub.written(hub.store.begin_campaign(row, (header, ())))
    return wire.CampaignMade(campaign=row.id, title=campaign.title, table=opening.table_made(header.id, rows, host))


@api.post("/api/campaigns/resume", status_code=201, openapi_extra=SAVE_FILE)
async def resume(request: Request) -> wire.CampaignMade:
    """Go on with the file of a campaign, whoever wrote it; the seats of people are yours."""
    hub = _hub(request)
    body, _ = await save_of(request, hub)
    address = address_of(request.scope)
    found = await hub.readers.one(address, resuming.read_campaign, body, request.app.state.settings.limits.replay_plies)
    if not request.app.state.windows["tables"].take(address):
        raise TooMuch("error.too_many_tables_from")
    host = seats.new_token()
    row = CampaignRow(seats.new_table(), found.game, found.number, found.seed, time.time(), found.options or None)
    battles = [resuming.table_of(battle, host) for battle in found.battles]
    await hub.written(hub.store.begin_campaign(row, *((replace(header, campaign=row.id), log) for header, log in battles)))
    last = battles[-1][0]
    return wire.CampaignMade(campaign=row.id, title=found.title, table=opening.table_made(last.id, last.seats, host))


def _begun(row: CampaignRow, language: str = DEFAULT_LANGUAGE) -> Campaign:
    return campaigns.begin(row.game, row.number, seed=row.seed, language=language, options=row.options)


async def _war(request: Request, name: str, visit: wire.CampaignVisit) -> War:
    """A campaign for who holds tokens of it, played again up to the battle at hand."""
    hub = _hub(request)
    found = await hub.read(hub.store.load_campaign, name) if TABLE_ID.fullmatch(name) else None
    if found is None:
        raise NoSuchTable
    row, tables = found
    rooms = []
    for table in tables:
        slot = await hub.slot(table)
        rooms.append(await hub.opened(slot))
    member = rooms[-1].member_for(visit.tokens, visit.language)
    if member is None:
        raise NoSuchTable
    return War(row, await hub.pools.http.run(_fought, row, rooms, member), rooms, member)


def _fought(row: CampaignRow, rooms: list[Room], member: Member) -> Campaign:
    """The campaign as its battles have led to it, in the words of who looks; the last one is at hand."""
    campaign = _begun(row, member.words.language)
    for number, room in enumerate(rooms):
        if number:
            before = rooms[number - 1]
            campaign.go_on(None if before.table.over else next(iter([*before.resigned, *before.flagged]), None))
        campaign.sit_at(room.table)
    return campaign


@api.post("/api/campaigns/{campaign}")
async def campaign_page(request: Request, campaign: str, visit: wire.CampaignVisit) -> wire.CampaignPage:
    """A campaign as the holder of these tokens may see it."""
    war = await _war(request, campaign, visit)
    return await _hub(request).pools.http.run(page_of, war)


@api.post("/api/campaigns/{campaign}/next")
async def next_battle(request: Request, campaign: str, visit: wire.CampaignVisit) -> wire.CampaignPage:
    """Open the table of the next battle, once the one at hand is over; whoever asks second finds it open."""
    hub = _hub(request)
    war = await _war(request, campaign, visit)
    if not war.member.seats and war.member.host is None:
        raise Refusal("error.only_who_plays_campaign")
    last = war.rooms[-1]
    if not last.over:
        raise Refusal("error.battle_at_hand_not")
    if not await hub.pools.http.run(war.campaign.go_on, war.given_up):
        raise Refusal("error.last_battle_campaign_has")
    rows = tuple(seats.another_table(last.seats, last.header.seats, last.seats, False))
    header = replace(
        last.header,
        id=seats.new_table(),
        rules=last.game.rules_version,
        options=war.campaign.table.options,
        secret=secrets.token_bytes(32),
        opened=time.time(),
        seats=rows,
        practice=last.header.practice and last.header.origin is None,
        origin=None,
    )
    with contextlib.suppress(Overtaken):  # another was quicker, and its table is the one
        await hub.written(hub.store.next_battle(war.row.id, len(war.rooms) + 1, header))
    return await campaign_page(request, campaign, visit)


@api.post("/api/campaigns/{campaign}/save")
async def campaign_save(request: Request, campaign: str, visit: wire.CampaignVisit) -> dict[str, Any]:
    """The campaign as a file, for `holotable resume` too: to all once it is over, before that to who plays it alone."""
    war = await _war(request, campaign, visit)
    alone = not war.rooms[-1].other_people(war.member)
    finished = war.rooms[-1].over and len(war.rooms) == war.campaign.length
    if not finished and not (alone and war.member.seats):
        raise Refusal("error.file_campaign_others_play")
    return await _hub(request).pools.http.run(_save_of, war)


def _save_of(war: War) -> dict[str, Any]:
    return _counted(war).to_save() | {"battles": [presenter.whole_save(room) for room in war.rooms]}


def _counted(war: War) -> Campaign:
    """The campaign with the battle at hand counted if it is over, though the next is opened only when somebody asks for it."""
    campaign = _fought(war.row, war.rooms, war.member)
    if war.rooms[-1].over:
        campaign.go_on(war.given_up)
    return campaign


def page_of(war: War) -> wire.CampaignPage:
    """A campaign as a member may see it."""
    game = registry.get(war.row.game)
    words = war.member.words
    campaign, at_hand = war.campaign, len(war.rooms)
    shown = _counted(war)
    fought = len(shown.battles)
    return wire.CampaignPage(
        campaign=war.row.id,
        game=game.id,
        title=shown.title,
        names={seat: words.name(seat) for seat in campaign.table.seats},
        factions=game.looks(campaign.table.seats),
        length=shown.length,
        points=shown.points,
        battles=[
            wire.CampaignBattle(
                number=number,
                title=shown.battle_title(number),
                table=war.rooms[number - 1].id,
                over=number <= fought,
                winner=shown.battles[number - 1].winner if number <= fought else None,
                news=shown.news(number) if number <= fought else [],
                points=shown.points_after(number) if number <= fought else {},
                tally=[wire.CampaignTally(title=title, counts=counts) for title, counts in shown.tally(number)]
                if number <= fought
                else [],
            )
            for number in range(1, at_hand + 1)
        ],
        stages=[[wire.WarStage(after=after, title=title) for after, title in stage] for stage in shown.stages()],
        kept={seat: shown.kept(seat) for seat in war.member.seats},
        you=list(war.member.seats),
        waiting=[seat.seat for seat in war.rooms[-1].seats.values() if seat.kind == "open"],
        over=shown.over,
        winner=shown.winner,
        verdict=shown.verdict(),
    )
