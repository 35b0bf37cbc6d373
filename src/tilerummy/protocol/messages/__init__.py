"""What goes over the wire: every message as a type, with closed lists of words.

This is the source of web/src/wire/protocol.ts.

A tile is text such as `r7` or `*`, a set an array of tiles, a table an array of sets. Times are
milliseconds; `at` is since 1970. A message of a client has an `id` of its own choice: it is answered
with `ack`, `refused` or `stale` under that id, and may be sent again until it was.
`docs/protocol.md` tells the story with examples.
"""

from tilerummy.protocol.messages.answer_messages import *  # noqa: F403
from tilerummy.protocol.messages.club_messages import *  # noqa: F403
from tilerummy.protocol.messages.event_messages import *  # noqa: F403
from tilerummy.protocol.messages.family_messages import *  # noqa: F403
from tilerummy.protocol.messages.http_messages import *  # noqa: F403
from tilerummy.protocol.messages.parts import *  # noqa: F403
from tilerummy.protocol.messages.request_messages import *  # noqa: F403
from tilerummy.protocol.messages.state_messages import *  # noqa: F403
