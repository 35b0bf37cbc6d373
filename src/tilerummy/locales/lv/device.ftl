# The game on one device, without a server.

one-device = Viena ierīce visiem
one-device-sub = Pret datoru vai dodiet ierīci apkārt
device-people = Kas spēlē šajā ierīcē?
device-person = { $number }. spēlētājs
device-begin = Sākt spēli
device-fetching = Spēle ielādējas: { $percent } %
device-starting = Spēle sākas…
device-taken = Spēle ir atvērta citā cilnē. Aizver to, lai spēlētu šeit.
device-failed = Spēle nesākās. Pārbaudi tīklu un ielādē lapu vēlreiz.
hand-to = Dod tālāk: { $name }
rack-covered = Spēlētāja { $name } kauliņi ir aizklāti.
racks-covered = Visi kauliņi ir aizklāti.
since-turn = Kopš spēlētāja { $name } pēdējā gājiena
show-rack = Es esmu { $name }, rādi manus kauliņus
