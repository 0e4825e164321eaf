"""The wire: every message and body that crosses it, defined once.

The OpenAPI page, the checks on what comes in and the client's TypeScript types are all made from these models.
"""

from .base import *
from .campaigns import *
from .client import *
from .games import *
from .lessons import *
from .server import *
from .shelf import *
from .state import *
from .tables import *
from .workshop import *

HTTP_MODELS: tuple[type[Wire], ...] = (
    GameInfo, BoardText, Preview, RulesPage, Scene, Course, LessonPlay, LessonPage, LessonWalk,
    NewTable, TableMade, Summary, Verdict, Link, ReplayPage, Analysis, Refusal,
    Plan, WorkshopKit, PlanCheck,
    FairnessPage, Figure, CampaignTitle, NewCampaign, CampaignMade, CampaignVisit, CampaignPage,
    Shelf, ShelfBattle, Shelved,
    LobbyList, SitDown, Seated, MyTables,
)  # fmt: skip
