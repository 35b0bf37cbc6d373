### What people say at a table, and what the server has against something.
### Short and warm, fit for children; no blame, no exclamation marks.

## Phrases: a player says them to all with one tap.

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-nice-move = Nice move
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-one-moment = Just a moment
phrase-i-am-back = I’m back
phrase-your-turn = It’s your turn
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

problem-unreadable = That message couldn’t be read. Try again.
problem-too-large = That’s too long.
problem-too-many = That was a lot at once. Wait a moment.
problem-too-many-tables = You’ve opened a lot of tables. Finish one first, or wait a while.
problem-banned = You can’t play here for a while.
problem-unfit-name = Please choose another name.
problem-busy = The server is busy. Try again in a moment.
problem-failed = Something went wrong on the server, and it’s been noted. Trying again won’t help.
problem-hello-first = The connection didn’t start properly. Reload the page.
problem-wrong-token = We don’t know this device. Reload the page.
problem-wrong-origin = That page can’t talk to this server.
problem-no-such-table = There’s no such table. Check the link.
problem-no-such-page = There’s nothing at this address.
problem-not-seated = Take a seat first.
problem-already-seated = You already have a seat here.
problem-removed = The host has taken you off this table. You can still watch.
problem-table-full = All seats are taken.
problem-bad-name = Choose a name of 1 to 24 letters.
problem-bad-rules = These rules don’t go together.
problem-clock-range = A turn can take 15 seconds to 10 minutes, 1 to 14 days, or have no clock.
# Strength is how well a computer player plays.
problem-no-such-level = There’s no such strength.
problem-places-open = Some seats are still open. Wait, or add a computer.
problem-not-ready = Someone isn’t ready yet.
problem-already-started = The match has already started.
problem-starting = The match is about to start.
problem-start-paused = The start was called off again and again. Try again in { $seconds } seconds.
problem-wrong-salt = Your random number isn’t the one you promised. Please press “I’m ready” again.
problem-no-such-pledge = This deal has already been used. Try again.
problem-not-started = No match is being played right now.
problem-not-over = This match isn’t over yet. You can watch the replay once it is.
problem-round-goes-on = The computer plays this seat to the end of the round. You can take it after that.
problem-paused = The table is taking a break.
problem-not-away = This player hasn’t been away long enough.
problem-bot-plays = The computer is playing for you. Come back first.
problem-hints-off = There are no hints at this table.
problem-text-off = You can only send phrases and reactions here.
problem-say-one-thing = Say one thing at a time.
problem-no-such-day = There’s no deal for that day. Is your clock right?
problem-not-this-deal = This isn’t a game of that day’s deal.
problem-no-notices = This server sends no notices.
