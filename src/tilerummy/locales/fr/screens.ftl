big-screen = Afficher sur un grand écran
big-join = Joue avec ton téléphone
big-title = Ton téléphone est ton chevalet
big-lead = Vise le carré avec l’appareil photo. Tes tuiles restent sur le téléphone, la table reste ici.
big-starts = Tout est prêt. { $name } peut commencer.
big-tray = Posées par { $name }
