# What only the terminal app says. Its lines are short: a word or two beside a key.

term-too-small = skep a besoin d’un terminal d’au moins { $columns } × { $lines } caractères. Celui-ci en a { $width } × { $height }.
term-done = Terminé
term-complete = Compléter
term-choose = Choisir
term-change = Modifier
term-label = Y aller
term-put = Poser
term-save = Enregistrer
term-details = Sa réflexion
term-thinking = Profondeur { $depth }, { $nodes } positions.
term-reserve = Réserve
term-free = Pièce mobile suivante
term-scroll = Déplacer la vue
term-suspend = Vers le shell, retour avec fg
term-redraw = Redessiner l’écran
term-exercise-over = Cet exercice est terminé. Enter ouvre le suivant.
term-open = Nom d’un fichier, ou collez une partie
term-write = Nom du nouveau fichier
term-marks = Signes : { "{ }" } le curseur, < > la pièce en main, ( ) et [ ] le dernier coup, ! clouée, * par un lancer ; un petit chiffre est la hauteur d’une pile.
term-marks-lesson = Dans un exercice : ◎ (O) la case marquée, ✓ (+) trouvé, × (x) faux, < > la pièce dont il s’agit.

## What a command says that ends too early

command-failed = erreur : { $text }
command-needs-terminal = Il faut un terminal. Sans terminal, utilisez « skep tui --plain ».
command-cannot-run = L’application en terminal ne peut pas fonctionner : { $reason }.
