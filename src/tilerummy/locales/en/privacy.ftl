### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacy
privacy-lead = What this server keeps about you, and for how long.
privacy-account = There are no accounts. Your browser keeps a random number that this server has signed. It’s good for 180 days and is renewed when you come back.
privacy-kept = In the database: the nickname you type, your seats, matches with all their tiles, drafts, the last 50 messages at each table, and when you were last connected to it.
privacy-forever = Tables stay until the operator removes them.
# $days: a number of days.
privacy-days = Tables are forgotten when nothing has happened there for { $days } days.
privacy-families = At a family’s table: your name and face, which devices are yours, and how your rounds and the deals of the day went, until you leave it. What you played keeps your name, until you ask to be forgotten. A guest is forgotten after twelve hours.
privacy-clubs = On a club’s evening: your name and face, which phone is yours, and your results, until you ask to be forgotten or the organiser deletes the evening. Without your name the results stay.
privacy-reports = A report about someone is kept with the last messages at the table, for the operator only.
privacy-puzzles = When you first try a puzzle, this server is told, so that it can rate the puzzle. It keeps the rating and a mark that you’ve tried it. The mark is made with a secret key and doesn’t name you. How you did isn’t kept.
# Today’s deal: the same tiles for everybody, compared without names.
privacy-deal = When today’s deal is over, your game is played again here to check it. The server counts how many turns people needed, without names, and keeps a mark of the same kind, so that you count once.
privacy-mark = The mark stays until you ask to be forgotten.
# $days: a number of days.
privacy-mark-days = The mark is deleted after { $days } days, or when you ask to be forgotten.
privacy-notices = Only if you asked for notices: where your browser receives them, its language and time zone, and the time you chose. They travel through the push service of your browser’s maker, which can’t read them. It’s all deleted when you switch notices off.
privacy-address = Your network address is in memory only, to limit how much one address can ask for. It is stored only if the operator bans it.
privacy-logs = The logs hold no names, addresses, tokens or tiles.
privacy-others = Nobody else is told: the page loads nothing from other servers and sets no cookies.
privacy-delete = You can ask to be forgotten. Tables you had to yourself are deleted at once. At tables you shared, your seat is freed; those matches stay, because they’re the others’ too, with a dash in place of your nickname.
privacy-see = Show what you keep about me
privacy-forget = Forget me
privacy-sure = Really forget everything? This can’t be undone.
privacy-forgotten = All done: you’re forgotten.
privacy-nothing = Nothing is kept about you.

# Seen by whoever set up the server before building the page.
not-built = The server is running, but its page hasn’t been built yet.
# $address: the address of a page.
not-built-programs = Programs can play anyway. The messages are described at { $address }.
