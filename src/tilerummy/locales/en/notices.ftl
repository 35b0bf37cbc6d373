### Notices that a browser shows to somebody who is not here. Short: one line on a phone.

notice-turn = It’s your turn
# $names: the others at the table, as a list.
notice-turn-at = Your game with { $names }.
notice-day = Today’s deal is ready
notice-day-text = The same tiles for everyone. About five minutes.
# $name: somebody of the family.
notice-play = { $name } would like to play.
