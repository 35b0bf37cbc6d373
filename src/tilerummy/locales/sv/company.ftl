### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Spela med
company-step = Steg { $step } av { $count }
# Beside a character whom not everybody enjoys.
company-warning = Lång väntan och sedan är det slut på en gång: det gillar inte alla.
# Beside the character who adapts: it is said openly.
company-adapts = Mellan rundorna ser din medspelare hur du spelade och vem som vann, och spelar lite starkare eller svagare. Med flera människor vid bordet sker det inte.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Spelar ungefär lika bra som du.
company-teacher = Wanjiru
    .about = Låter det som passar ligga kvar åt dig på bordet och säger varför.
company-architect = Aroha
    .about = Väntar på en stor omflyttning, men aldrig med mer än 18 stenar.
company-saver = Mateus
    .about = Lägger ut höga stenar och jokrar först och sparar de låga till sist.
company-gambler = Zofia
    .about = Allt eller inget, och ett mynt avgör.
company-hermit = Sigrun
    .about = Tar ur förrådet halva rundan och lägger sedan ut allt på en gång. Ingen här är starkare.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Vackert!
company-says-won = Bra spelat!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Ändarna är fria. Du kan lägga till: { $tiles }.
company-says-waits = Något stort är på väg …
company-says-all = Allt eller inget!
company-says-gone = Borta är borta.
company-says-sorry = Det har jag väntat länge på.

face-look =
    .n1 = Flicka med röda flätor
    .n2 = Farmor med vit knut
    .n3 = Pojke i keps
    .n4 = Farfar med grått skägg
    .n5 = Kvinna i sjal
    .n6 = Ung man med runda lockar
    .n7 = Kvinna med långt svart hår
    .n8 = Man med sidbena och glasögon
    .n9 = Ljushårigt barn med spretigt hår
    .n10 = Kvinna med stora lockar och örhängen
    .n11 = Man i gubbkeps, med mustasch
    .n12 = Kvinna med grå page och halsduk
