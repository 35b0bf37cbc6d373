"""What goes over the wire: every message as a type, with closed lists of words.

This is the source of web/src/protocol.ts.

A tile is text such as `r7` or `*`, a set an array of tiles, a table an array of sets. Times are
milliseconds; `at` is since 1970. A message of a client has an `id` of its own choice: it is answered
with `ack`, `refused` or `stale` under that id, and may be sent again until it was.
`docs/protocol.md` tells the story with examples.
"""

from tilerummy.server.messages.asking import *  # noqa: F403
from tilerummy.server.messages.happening import *  # noqa: F403
from tilerummy.server.messages.http import *  # noqa: F403
from tilerummy.server.messages.kitchen import *  # noqa: F403
from tilerummy.server.messages.part import *  # noqa: F403
from tilerummy.server.messages.seeing import *  # noqa: F403
from tilerummy.server.messages.talk import *  # noqa: F403
from tilerummy.server.messages.telling import *  # noqa: F403
