"""What is asked for after a match, at a server and on a device alike: reviews, and turns as puzzles.

Apart from what is asked for while one plays: a device need not load it before somebody looks back.
"""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.review.review import Review
from tilerummy.server.edge.moments import Moments
from tilerummy.server.edge.operation import MATCH, TURN, Operation
from tilerummy.server.edge.reviews import Reviews

LOOKING_BACK = (
    Operation(
        "get",
        "/t/{code}/review",
        "The review of a finished match",
        Reviews.of_table,
        Review,
        query=(MATCH,),
        also=(202, 400, 404, 409),
    ),
    Operation(
        "post",
        "/api/review",
        "The review of a finished record",
        Reviews.of_record,
        Review,
        body="a record",
        also=(202, 400, 409),
    ),
    Operation(
        "get",
        "/api/review/{key}",
        "How far a review is, or the review",
        Reviews.again,
        Review,
        also=(202, 404),
    ),
    Operation(
        "get",
        "/t/{code}/puzzle",
        "A turn of a finished match as a puzzle",
        Moments.of_table,
        m.MomentPuzzle,
        query=(TURN, MATCH),
        also=(400, 404, 409),
    ),
    Operation(
        "post",
        "/api/puzzles/moment",
        "A turn of a finished record as a puzzle",
        Moments.of_record,
        m.MomentPuzzle,
        body="a record",
        query=(TURN,),
        also=(400, 409),
    ),
)
