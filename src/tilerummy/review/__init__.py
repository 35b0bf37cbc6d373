"""Looking back at a finished match: what was played, what was possible, and how the chances went."""

from tilerummy.review.look_back import Effort, NotFinished, review_record
from tilerummy.review.review import Review

__all__ = ["Effort", "NotFinished", "Review", "review_record"]
