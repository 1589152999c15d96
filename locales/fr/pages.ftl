# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Fermer
part-cancel = Annuler
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Début
    [End] Fin
    [PageUp] Page préc.
    [PageDown] Page suiv.
    [Enter] Entrée
    [Space] Espace
    [Escape] Échap
    [Shift] Maj
   *[other] { $key }
}

## Frame

frame-skip = Aller au contenu
frame-home = skep : page d’accueil
frame-pages = Pages
frame-start = Accueil
frame-new = Jouer
frame-learn = Apprendre
frame-games = Parties
frame-help = Aide
frame-settings = Réglages
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Couleurs sombres
   *[light] Couleurs claires
}

## First page

start-title = Jouer à Hive
start-heading = Un coin tranquille pour jouer à Hive
start-lead = Encerclez la Reine adverse avant que la vôtre ne le soit. Ni compte ni attente : votre adversaire habite ici même.
start-play = Jouer maintenant
start-play-note = Vous avez les Blancs, contre le niveau { $level }.
start-learn = Apprendre le jeu
start-new = Autre partie
start-open = Importer une partie
start-insects = Ou choisissez l’insecte qui sort le premier :
# $bug is one of the eight kinds.
start-insect = Commencer par { bug.the }
start-games = Parties en cours
start-all-games = Toutes les parties

## Who plays, and how a game stands

player-you = Vous
player-engine = Niveau { $level }
player-named = { $name }
player-side = { $color ->
    [white] Blancs
   *[black] Noirs
}

standing-your-turn = À vous de jouer
standing-their-turn = Votre adversaire réfléchit
standing-to-move = { $color ->
    [white] Aux Blancs de jouer
   *[black] Aux Noirs de jouer
}
standing-imported = Partie importée
standing-aborted = Interrompue
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Nulle : les deux Reines encerclées
    [repetition] Nulle par répétition
    [agreement] Nulle par accord
   *[other] Nulle
}
standing-won = { $reason ->
    [surrounded] Gagnée : la Reine adverse est encerclée
    [resignation] Gagnée : votre adversaire a abandonné
    [time] Gagnée au temps
   *[other] Gagnée
}
standing-lost = { $reason ->
    [surrounded] Perdue : votre Reine est encerclée
    [resignation] Perdue : vous avez abandonné
    [time] Perdue au temps
   *[other] Perdue
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Gain des Blancs : la Reine noire est encerclée
       *[black] Gain des Noirs : la Reine blanche est encerclée
    }
    [resignation] { $color ->
        [white] Gain des Blancs : les Noirs ont abandonné
       *[black] Gain des Noirs : les Blancs ont abandonné
    }
    [time] { $color ->
        [white] Gain des Blancs au temps
       *[black] Gain des Noirs au temps
    }
   *[other] { $color ->
        [white] Gain des Blancs
       *[black] Gain des Noirs
    }
}

card-title = { $white } contre { $black }
card-plies = { $count ->
    [0] pas commencée
    [one] { $count } coup
   *[other] { $count } coups
}
card-menu = Plus sur { $title }

## New game

new-title = Nouvelle partie
new-opponent = Adversaire
new-opponent-name = { $opponent ->
    [engine] Le moteur
    [person] Une personne ici
   *[watch] Deux moteurs
}
new-level = Son niveau
new-level-white = Niveau des Blancs
new-level-black = Niveau des Noirs
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Niveau { $level }. { $about }
new-side = Votre camp
new-side-name = { $side ->
    [white] Blancs
    [black] Noirs
   *[random] Au hasard
}
new-insects = Insectes
new-insects-note = La Reine, les Fourmis, les Araignées, les Sauterelles et les Scarabées sont toujours de la partie. Ceux-ci peuvent s’y joindre :
new-expansion = { $expansion ->
    [M] Moustique
    [L] Coccinelle
   *[P] Cloporte
}
new-expansion-note = { $expansion ->
    [M] Se déplace comme n’importe quel insecte qu’il touche.
    [L] Court sur la ruche : deux cases dessus, puis une pour descendre.
   *[P] Lance ses voisins par-dessus lui.
}
new-rules = Règles
new-opening = Premier coup
new-opening-name = { $opening ->
    [tournament] Pas la Reine
   *[printed] N’importe quel insecte
}
new-takebacks = Reprise des coups
new-takebacks-name = { $takebacks ->
    [free] Toujours
    [asked] Sur accord
   *[never] Jamais
}
new-time = Temps
new-clock = Jouer à la pendule
new-clock-note = Qui épuise son temps perd la partie.
new-minutes = Temps de chaque camp
new-minutes-count = { $count } min
new-increment = Ajout après chaque coup
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Commencer et regarder
   *[other] Commencer
}

## Games

games-title = Parties
games-which = Quelles parties
games-filter = { $filter ->
    [live] En cours
    [over] Terminées
   *[all] Toutes
}
games-open = Importer une partie
games-none = { $filter ->
    [live] Aucune partie n’est en cours.
    [over] Aucune partie n’est encore terminée.
   *[all] Aucune partie pour l’instant.
}
games-none-new = Nouvelle partie
games-more = En voir plus
games-again = Réessayer
games-resume = Continuer
games-review = Consulter
games-copy = Copier la GameString
games-download = Télécharger en { $format }
games-delete = Supprimer
games-delete-title = Supprimer cette partie ?
games-delete-text = Elle disparaîtra pour de bon, avec tous ses coups.
games-deleted = La partie est supprimée.

## Records

record-title = Importer une partie
record-label = Collez ici une partie ou une position
record-formats = GameString, PGN, SGF de BoardSpace ou chaîne de position ; aussi plusieurs à la fois en zip ou tar. Sur toute page, vous pouvez aussi coller une partie ou déposer un fichier.
record-choose = Choisir un fichier…
record-open = Ouvrir
record-drop = Déposez le fichier pour l’ouvrir
record-counts = Parties ajoutées : { $added }. Déjà présentes : { $known }.
record-others = { $count ->
    [one] Le fichier contient encore une partie. Elle est dans la liste des parties.
   *[other] Le fichier contient encore { $count } parties. Elles sont dans la liste des parties.
}
# $note is a sentence.
record-note = { $game ->
    [0] À propos de cet enregistrement : { $note }
    [1] À propos de cette partie : { $note }
   *[other] À propos de la partie { $game } de cet enregistrement : { $note }
}

## Settings

settings-title = Réglages
settings-theme = Couleurs
settings-theme-name = { $theme ->
    [light] Jour
    [dark] Nuit
   *[auto] Système
}
settings-tile-set = Pièces
settings-tile-set-name = { $set ->
    [classic] Classiques
    [flat] Plates
   *[contrast] Contrastées
}
settings-board = Plateau
settings-orientation = Les pièces reposent sur
settings-orientation-name = { $orientation ->
    [pointy] une pointe
   *[flat] un côté
}
settings-rotation = Tourné de
settings-rotation-by = { $degrees }°
settings-numbers = Numéros sur les pièces
settings-numbers-note = Distinguent la Fourmi 1 de la Fourmi 2, comme la notation.
settings-dim-immobile = Estomper ce qui ne peut pas bouger
settings-dim-immobile-note = Les pièces clouées, couvertes ou au repos sont plus pâles.
settings-animate = Animations
settings-animate-note = Les pièces glissent. Jamais si votre système demande moins de mouvement.
settings-play = Jeu
settings-sound = Sons
settings-sound-note = Un léger clic pour un coup, un accord à la fin.
settings-confirm-moves = Confirmer les coups
settings-confirm-moves-note = Un coup ne compte qu’une fois confirmé.
settings-hearing = Lecture et écoute
settings-text-view = Position en texte
settings-text-view-note = Des listes de pièces et de coups, pour lire ou pour jouer.
settings-announce = Annoncer chaque coup
settings-announce-note = Pour les lecteurs d’écran : les coups, les tours et le temps qui s’épuise.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-reset = Tout remettre comme au début

## Help

help-title = Aide
help-contents = Sur cette page
help-section = { $section ->
    [game] Le jeu
    [insects] Les insectes
    [playing] Souris et écran tactile
    [keyboard] Clavier
    [hearing] Jouer à l’oreille
    [notation] Notation
    [records] Enregistrements
   *[about] À propos de skep
}

help-rule-aim = Vous gagnez quand la Reine adverse a une pièce sur chacun de ses six côtés, peu importe à qui elles sont. Si les deux Reines sont encerclées en même temps, la partie est nulle.
help-rule-turn = Les Blancs commencent. À chaque tour, vous placez une nouvelle pièce ou vous en déplacez une qui est sur le plateau.
help-rule-place = Une nouvelle pièce touche au moins une des vôtres et aucune de l’autre camp. Seule la première pièce des Noirs touche celle des Blancs.
help-rule-queen = Votre Reine doit être placée pendant vos quatre premiers tours, et rien de ce qui est à vous ne se déplace avant. En tournoi, et ici sauf si vous en décidez autrement, elle n’est pas la toute première pièce.
help-rule-move = Il n’y a pas de vrai plateau : ce sont les pièces qui le forment. Il peut se déplacer et grandir comme il veut.
help-rule-one-hive = La ruche reste d’un seul tenant, même pendant qu’une pièce est en chemin. Une pièce qui la maintient unie ne peut pas bouger.
help-rule-gap = Les pièces glissent. Là où le passage entre deux pièces est trop étroit pour glisser, seuls passent ceux qui sautent ou qui grimpent.
help-rule-pass = Si vous ne pouvez ni placer ni déplacer de pièce, votre tour passe de lui-même. Si la même position se présente pour la troisième fois, la partie est nulle.

help-insect = { $bug ->
    [queen] Un pas le long de la ruche. Qui la perd a perdu la partie.
    [beetle] Un pas dans n’importe quelle direction, y compris sur d’autres pièces. Ce qui est dessous ne peut plus bouger.
    [grasshopper] Saute en ligne droite par-dessus une ou plusieurs pièces, jusqu’à la première case vide derrière elles.
    [spider] Exactement trois pas le long de la ruche, sans revenir en arrière.
    [ant] Aussi loin qu’elle veut autour de la ruche.
    [mosquito] Se déplace comme n’importe quelle pièce qu’il touche. Sur la ruche, c’est un Scarabée.
    [ladybug] Deux pas sur la ruche, puis un pour descendre sur une case vide.
   *[pillbug] Un pas le long de la ruche. Ou bien il prend un voisin de l’une ou l’autre couleur, le soulève par-dessus lui et le repose sur un autre côté vide. Ce qui vient de bouger est laissé en paix.
}

help-pointing-pick = Cliquez ou touchez une pièce, puis la case où elle doit aller ; ou faites-l’y glisser. Cela marche depuis la réserve comme sur le plateau.
help-pointing-throws = Un lancer se joue avec la pièce qui est lancée : prenez-la, et les cases où elle peut être lancée sont marquées autrement que celles où elle va d’elle-même.
help-pointing-stack = Pour voir ce qu’il y a dans une pile, maintenez-la, cliquez dessus avec le bouton droit, ou appuyez sur X.
help-pointing-view = Faites glisser le fond pour déplacer le plateau ; tournez la molette ou pincez pour zoomer. « Voir toute la ruche », dans le menu de la partie, ramène tout dans le champ.
help-pointing-history = Parcourez la partie avec les flèches, en cliquant sur un coup, ou en balayant la barre des boutons.
help-pointing-illegal = Si quelque chose n’est pas permis, la pièce tremble et la raison s’affiche.

help-keyboard-text = Appuyez sur Tab jusqu’à ce que le plateau ait le focus. Allez ensuite de case en case avec les flèches, ou avec six lettres au milieu du clavier : E et R mènent vers le haut, D et F sur les côtés, C et V vers le bas.
help-keys-page = Partout sur la page d’une partie

help-hearing-text = Choisissez « Position et coups en texte » dans le menu d’une partie, ou « Position en texte » dans les réglages. La partie a alors une liste de toutes les pièces avec leurs voisines, des réserves, et des coups que vous pouvez jouer.
help-hearing-type = Choisissez une pièce dans la liste, puis sa destination, ou saisissez un coup dans la notation ci-dessous et appuyez sur Entrée.
help-hearing-announce = Chaque coup, le camp qui doit jouer, un tour passé, le temps qui s’épuise et la fin de la partie sont annoncés à mesure.
help-hearing-board = Le plateau se parcourt au clavier : chaque case dit ce qui s’y trouve, et si la pièce que vous tenez peut y aller.

help-notation-text = Chaque coup nomme une pièce et l’endroit où elle va, vu d’une autre pièce. w et b sont les camps, la lettre est l’insecte (de son nom anglais), le numéro distingue les pièces semblables. Le signe dit de quel côté : avant le nom, c’est à gauche ; après, c’est à droite.
help-notation-1 = Le premier coup : la première Fourmi des Blancs, n’importe où.
help-notation-2 = La première Fourmi des Blancs va à droite de la Reine noire.
help-notation-3 = … au-dessus d’elle, à gauche. La barre montre où elle se trouve.
help-notation-4 = Le premier Scarabée des Blancs grimpe sur la Reine noire.
help-notation-5 = Aucun coup n’est possible.

help-records-text = Toute partie peut être copiée en GameString ou enregistrée en PGN ou SGF, depuis sa propre page ou depuis la liste des parties. Pour ouvrir un enregistrement, collez-le sur n’importe quelle page, déposez un fichier, ou choisissez « Importer une partie ». L’adresse d’une partie peut porter un coup : ouvrez-la, et la partie s’affiche à ce coup.

help-about-text = skep est un logiciel libre : un moteur, un serveur et cette page en un seul programme. Vos parties restent sur l’ordinateur qui le fait tourner. En anglais, « skep » désigne une ruche de paille.
help-about-hive = Hive est un jeu de John Yianni, publié par Gen42 Games. skep n’a aucun lien avec eux ; tous les dessins sont de nous.
