### Was der Server am Familientisch gegen etwas hat.

problem-no-such-family = Diesen Familientisch gibt es nicht. Prüfe den Link.
problem-link-changed = Dieser Link wurde geändert. Frag, wer ihn geschickt hat.
problem-not-in-family = Sag zuerst, wer du an diesem Tisch bist.
problem-name-taken = { $name } gibt es schon. Vielleicht mit einem Buchstaben mehr?
problem-not-belonging = Spiel zuerst eine Runde mit den anderen. Dann geht das.
problem-no-such-person = Diese Person ist nicht mehr an diesem Tisch.
problem-wrong-short-code = Das ist nicht der Code, oder seine Zeit ist um. Bitte um einen neuen.
