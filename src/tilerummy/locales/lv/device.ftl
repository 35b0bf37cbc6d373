# The game on one device, without a server.

device-fetching = Spēle ielādējas: { $percent } %
device-starting = Spēle sākas…
device-alone = Serveris neatbild. Tagad spēlē šajā ierīcē.
device-taken = Spēle ir atvērta citā cilnē. Aizver to, lai spēlētu šeit.
device-failed = Spēle nesākās. Pārbaudi tīklu un ielādē lapu vēlreiz.
hand-to = Dod tālāk: { $name }
you-drew-hand = Tu paņēmi: { $tiles }. Dod tālāk: { $name }.
rack-covered = { $name }: kauliņi ir aizklāti.
racks-covered = Visi kauliņi ir aizklāti.
since-turn = { $name }: kas noticis kopš pēdējā gājiena
show-rack = Es esmu { $name }, rādi manus kauliņus
