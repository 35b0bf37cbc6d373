"""What is asked for while one plays, at a server as on a device: tables, days, families, a box at home."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.server.edge.companion import Companion
from tilerummy.server.edge.days import DayAnswers
from tilerummy.server.edge.families import FAMILY_OPERATIONS
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.operation import MATCH, Operation

PLAYING = (
    Operation("get", "/api/rules", "Everything a host can choose", Api.rules, m.RulesInfo),
    Operation("post", "/api/plan", "Whether a plan can be played", Api.plan, m.PlanChecked, body=m.Plan),
    Operation("get", "/api/addresses", "Where other devices find this server", Api.addresses, m.Addresses),
    Operation("post", "/api/visitors", "A new identity", Api.visitors, m.Visitor, 201),
    Operation(
        "post", "/api/pledges", "Another secret, fixed for you", Api.pledges, m.Pledge, 201, token=True
    ),
    Operation(
        "post",
        "/api/quick",
        "A match against bots, at once",
        Api.quick,
        m.Opened,
        201,
        m.QuickGame,
        token=True,
    ),
    Operation("post", "/api/tables", "A new table", Api.tables, m.Opened, 201, m.NewTable, token=True),
    Operation(
        "get",
        "/api/tables/{code}",
        "A table as you may see it",
        Api.table,
        m.Snapshot,
        token=False,
        also=(404,),
    ),
    Operation("get", "/api/days/{day}", "What is played on a day", DayAnswers.deal, m.DayDeal, also=(404,)),
    Operation(
        "post",
        "/api/days/{day}/game",
        "Your table for that day's deal",
        DayAnswers.game,
        m.Opened,
        201,
        m.DayGame,
        token=True,
        also=(404,),
    ),
    Operation(
        "post",
        "/api/days/{day}/results",
        "How you fared with it",
        DayAnswers.results,
        m.DayTold,
        body="a record",
        token=True,
        also=(400, 404),
    ),
    *FAMILY_OPERATIONS,
    Operation("get", "/api/lobby", "Public tables", Api.lobby, m.Tables),
    Operation("get", "/api/mine", "Your tables", Api.mine, m.Tables, token=True),
    Operation("get", "/api/mine/data", "Everything that is kept of you", Api.kept, m.KeptOfYou, token=True),
    Operation("delete", "/api/mine", "Forget me", Api.erase, m.Erased, token=True),
    Operation(
        "get",
        "/t/{code}/record",
        "The record of a match, as far as you may see it",
        Api.record,
        "the record",
        token=False,
        query=(MATCH,),
        also=(400, 404),
    ),
    Operation(
        "post",
        "/api/companion/judge",
        "Whether a turn is legal",
        Companion.judge,
        m.CompanionVerdict,
        body=m.CompanionTurn,
    ),
    Operation(
        "post",
        "/api/companion/best",
        "The best turn",
        Companion.best,
        m.CompanionBest,
        body=m.CompanionPosition,
    ),
)
