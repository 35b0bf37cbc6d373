# The game on one device, without a server.

device-fetching = Fetching the game: { $percent }%
device-starting = The game is starting…
device-alone = The server isn’t answering. You’re playing on this device now.
device-taken = The game is open in another tab.
device-take = Play here
device-failed = The game didn’t start. Check the network and load the page again.
device-kept = Kept on this device
device-kept-about = Your games, puzzles and settings are kept in this browser and nowhere else.
device-kept-safari = Safari deletes them after seven days without a visit, unless the game is on your home screen.
device-keep = Don’t delete them
device-keep-why = When space runs low, a browser may delete what pages have kept. You can ask it not to.
device-keep-yes = This browser has promised not to delete them.
device-keep-no = The browser made no promise. Save a copy now and then.
device-save = Save a copy
device-load = Load a copy
device-load-sure = The copy replaces everything that is kept on this device now.
device-load-do = Replace everything
device-load-bad = That file isn’t a copy of the game, is damaged, or comes from a newer version. Nothing was changed.
hand-to = Hand it to { $name }
drew-tiles = You drew { $tiles }
rack-covered = { $name }’s rack is covered.
racks-covered = All racks are covered.
since-turn = Since { $name }’s last turn
show-rack = I’m { $name }, show my rack
