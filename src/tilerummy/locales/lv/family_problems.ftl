### Kas serverim ir iebilstams pie ģimenes galda.

problem-no-such-family = Tāda ģimenes galda nav. Pārbaudi saiti.
problem-link-changed = Šī saite ir mainīta. Pajautā tam, kurš to atsūtīja.
problem-not-in-family = Vispirms pasaki, kas tu esi pie šī galda.
problem-name-taken = { $name } jau ir. Pielikt burtu?
problem-not-belonging = Vispirms izspēlē partiju ar pārējiem. Tad varēsi to darīt.
problem-no-such-person = Šī cilvēka pie galda vairs nav.
problem-wrong-short-code = Tas nav īstais kods, vai tā laiks ir beidzies. Palūdz jaunu.
