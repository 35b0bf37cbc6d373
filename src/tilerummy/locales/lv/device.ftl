# The game on one device, without a server.

device-fetching = Spēle ielādējas: { $percent } %
device-starting = Spēle sākas…
device-alone = Serveris neatbild. Tagad spēlē šajā ierīcē.
device-taken = Spēle ir atvērta citā cilnē.
device-take = Spēlēt šeit
device-failed = Spēle nesākās. Pārbaudi tīklu un ielādē lapu vēlreiz.
device-kept = Glabājas šajā ierīcē
device-kept-about = Tavas spēles, uzdevumi un iestatījumi glabājas šajā pārlūkā un nekur citur.
device-kept-safari = Safari tos izdzēš pēc septiņām dienām bez apmeklējuma, ja spēle nav sākuma ekrānā.
device-keep = Nedzēst
device-keep-why = Ja trūkst vietas, pārlūks drīkst izdzēst to, ko glabā lapas. Vari to palūgt tā nedarīt.
device-keep-yes = Šis pārlūks apsolīja tos nedzēst.
device-keep-no = Pārlūks neko neapsolīja. Laiku pa laikam saglabā kopiju.
device-save = Saglabāt kopiju
device-load = Ielādēt kopiju
device-load-sure = Kopija aizstās visu, kas tagad glabājas šajā ierīcē.
device-load-do = Aizstāt visu
device-load-bad = Šis fails nav spēles kopija, ir bojāts vai nāk no jaunākas versijas. Nekas netika mainīts.
hand-to = Dod tālāk: { $name }
drew-tiles = Tu paņēmi: { $tiles }
rack-covered = { $name }: kauliņi ir aizklāti.
racks-covered = Visi kauliņi ir aizklāti.
since-turn = { $name }: kas noticis kopš pēdējā gājiena
show-rack = Es esmu { $name }, rādi manus kauliņus
