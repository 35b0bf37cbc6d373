### The privacy page: what the server keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacy
privacy-lead = What this server keeps about you, and for how long.
privacy-account = There are no accounts. Your browser keeps a random number that this server has signed. It’s good for 180 days and is renewed when you come back.
privacy-kept = In the database: the nickname you type, your seats, matches with all their tiles, drafts, the last 50 remarks of each table, and when you were last connected to it.
privacy-forever = Tables stay until the operator removes them.
# $days: a number of days.
privacy-days = Tables are forgotten when nothing has happened there for { $days } days.
privacy-reports = A report about somebody is kept with the last talk of the table, for the operator alone.
privacy-puzzles = Your first try at a puzzle is told to this server, so that the puzzle’s rating settles. It keeps that rating and a mark that you’ve tried the puzzle, made with a secret key so that it doesn’t name you; it doesn’t keep how you did.
privacy-mark = The mark stays until you have yourself forgotten.
# $days: a number of days.
privacy-mark-days = The mark goes after { $days } days, or when you have yourself forgotten.
privacy-address = Your network address is in memory only, to limit how much one address can ask for. It is stored only if the operator bans it.
privacy-logs = The logs hold no names, addresses, tokens or tiles.
privacy-others = Nobody else is told: the page loads nothing from other servers and sets no cookies.
privacy-delete = You can have yourself forgotten. Tables you had to yourself go at once. At tables with others your seat becomes nobody’s; those matches stay, because they are theirs too, with a dash in place of your nickname.
privacy-see = Show what you keep about me
privacy-forget = Forget me
privacy-sure = Really forget everything? This can’t be undone.
privacy-forgotten = All done: you’re forgotten.
privacy-nothing = Nothing is kept about you.
