### The players’ pages: which box is mine, the rules, at home, our table. Short, plain sentences to a friend.
### Between stars stands what the page calls a thing, always by its own message: *{ pad }* is shown in bold.

## Which box is mine? The names, colours, jokers and players of each box come from its rules.

guide-box-lead = Look at the colours of your tiles, and count the jokers.
# Over the editions of a box. A box was printed with different rules in different countries.
guide-box-editions = One box, several editions. Compare with your printed rules:
guide-box-none = Choose the box with your colours and your jokers. Whatever you play differently, change it under *{ popular-rules }* or *{ all-rules }*.
    .title = My box isn’t here

## The rules

guide-book = It starts with the game in short. Every rule has a number, many have a picture, and what people ask comes at the end.
    .title = Every box has its rule book
# Under “Where each rule comes from”.
guide-sources = Switch it on in the rule book. Each rule then names the printed sheet it comes from, or says that the sheet is silent and we had to choose.
# Under “Compare with”.
guide-than = Choose a second box, and the rule book tells you first what differs.
# Under “Print”.
guide-print = On A5 pages. Or *{ rules-booklet }*: on A4, to fold.
# A turn is one player’s go.
guide-why = The page says why, right at the set that’s wrong. *{ why-short }* shows the rule. Until your turn ends, you can take everything back.
    .title = When a turn isn’t allowed
# Under “House rules”.
guide-house = Does your family play differently? Under *{ new-table }* you can change the rules. Everyone at the table sees what you changed.

## At home: for tiles of wood or plastic

guide-home-lead = Playing with real tiles? First choose your box at the top.
# Under “Score pad”.
guide-pad = After each round, say who went out and what the others have left: *{ way-tiles }*, *{ photo }* or *{ way-number }*. The pad does the sums by the rules of your box. Tap the number of a round to correct it.
# Under “Hourglass”.
guide-hourglass = It runs as long as a turn lasts in your box, or as long as you like. One tap turns it over for the next player.
# Under “Referee”.
guide-referee = Put in the table before and after. The referee says whether the move is legal, and if not, why. Add your rack and ask: *{ referee-best }*
# Under “Photo”.
guide-photo = Lay the tiles face up, in good light. A rack is counted, a table goes to the referee. A question mark on a tile means: please check.

## Our table: for a family that plays often

# Under “Set up our table”.
guide-found = You’ll find it under *{ my-games }*. Choose a name for the table and a face for yourself. You get one link that stays: send it to everyone once.
# Under “Play”, the big button.
guide-play = The big button opens a table with your house rules for whoever is here. *{ family-other-ways }* adds computers, or several people on one device.
# Under “Running score”.
guide-score = An evening is over when an hour goes by without a round. Whoever has most points wins it. You’re in the score from your third evening on.
# Under “My phones”.
guide-phones = They’re in the menu of your table. If a phone is lost: *{ family-sign-off }*. It’s out at once.
# Under “Save everything as a file”.
guide-export = People, evenings and scores in one file. With it your table can move: *{ family-import }*.
