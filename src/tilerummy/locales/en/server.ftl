### What people say at a table, and what the server has against something.
### Short and warm, fit for children; no blame, no exclamation marks.

## Phrases: a player says them to all with one tap.

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-nice-move = What a move
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one-moment = One moment, please
phrase-i-am-back = I am back
phrase-your-turn = It is your turn
phrase-so-close = So close
phrase-another-round = Another round?
phrase-good-game = Good game
phrase-goodbye = Goodbye

## Reactions: the names of small pictures over a seat, for screen readers.

reaction-smile = smile
reaction-laugh = laughing
reaction-wow = amazed
reaction-clap = applause
reaction-think = thinking
reaction-oops = whoops
reaction-heart = heart
reaction-party = party

## Why the server did not do something.

problem-unreadable = That message could not be read. Try again.
problem-too-large = That is too long.
problem-too-many = That was a lot at once. Wait a moment.
problem-busy = The server is busy. Try again in a moment.
problem-hello-first = The connection did not start properly. Reload the page.
problem-wrong-token = This device is not known here. Load the page again.
problem-wrong-origin = That page may not speak with this server.
problem-no-such-table = There is no such table. Check the link.
problem-no-such-page = There is nothing at this address.
problem-not-seated = Take a seat first.
problem-already-seated = You already have a seat here.
problem-removed = The host has taken you off this table. You can still watch.
problem-table-full = All seats are taken.
problem-bad-name = Choose a name of 1 to 24 letters.
problem-bad-rules = These rules do not go together.
problem-clock-range = A turn takes 15 seconds to 10 minutes, 1 to 14 days, or has no clock.
problem-no-such-level = There is no such strength.
problem-places-open = Some seats are still free. Wait, or add a computer.
problem-not-ready = Somebody is not ready yet.
problem-already-started = The game has begun.
problem-not-started = No game is being played right now.
problem-not-over = This match is not over yet. You can watch the replay once it is.
problem-round-goes-on = The computer plays this seat to the end of the round. You can take it after that.
problem-paused = The table is having a break.
problem-not-away = This player has not been away for long enough.
problem-bot-plays = The computer is playing for you. Come back first.
problem-hints-off = There are no hints at this table.
problem-text-off = Only phrases and reactions here.
problem-say-one-thing = Say one thing at a time.
