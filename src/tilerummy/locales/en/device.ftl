# The game on one device, without a server.

device-fetching = Fetching the game: { $percent }%
device-starting = The game is starting…
device-alone = The server isn’t answering. You’re playing on this device now.
device-taken = The game is open in another tab. Close that tab to play here.
device-failed = The game didn’t start. Check the network and load the page again.
hand-to = Hand it to { $name }
you-drew-hand = You drew { $tiles }. Hand it to { $name }.
rack-covered = { $name }’s rack is covered.
racks-covered = All racks are covered.
since-turn = Since { $name }’s last turn
show-rack = I’m { $name }, show my rack
