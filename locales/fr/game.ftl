# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# .agreed has the gender of $bug.
color = { $color ->
    [white] blanc
   *[black] noir
}
    .agreed = { $bug ->
        [beetle] { color }
        [mosquito] { color }
        [pillbug] { color }
       *[other] { $color ->
            [white] blanche
           *[black] noire
        }
    }

bug = { $bug ->
    [queen] Reine
    [spider] Araignée
    [beetle] Scarabée
    [grasshopper] Sauterelle
    [ant] Fourmi
    [mosquito] Moustique
    [ladybug] Coccinelle
   *[pillbug] Cloporte
}
    .the = { $bug ->
        [queen] la Reine
        [spider] l’Araignée
        [beetle] le Scarabée
        [grasshopper] la Sauterelle
        [ant] la Fourmi
        [mosquito] le Moustique
        [ladybug] la Coccinelle
       *[pillbug] le Cloporte
    }
    .start = { $bug ->
        [queen] La Reine
        [spider] L’Araignée
        [beetle] Le Scarabée
        [grasshopper] La Sauterelle
        [ant] La Fourmi
        [mosquito] Le Moustique
        [ladybug] La Coccinelle
       *[pillbug] Le Cloporte
    }
    .of = { $bug ->
        [beetle] du Scarabée
        [mosquito] du Moustique
        [pillbug] du Cloporte
       *[other] de { bug.the }
    }

# « Fourmi blanche 1 »; with the article, the same at the beginning of a sentence, and after « de ».
piece = { $number ->
    [0] { bug } { color.agreed }
   *[other] { bug } { color.agreed } { $number }
}
    .the = { $number ->
        [0] { bug.the } { color.agreed }
       *[other] { bug.the } { color.agreed } { $number }
    }
    .start = { $number ->
        [0] { bug.start } { color.agreed }
       *[other] { bug.start } { color.agreed } { $number }
    }
    .of = { $number ->
        [0] { bug.of } { color.agreed }
       *[other] { bug.of } { color.agreed } { $number }
    }
    .pinned = { $bug ->
        [beetle] cloué
        [mosquito] cloué
        [pillbug] cloué
       *[other] clouée
    }
    .it = { $bug ->
        [beetle] lui
        [mosquito] lui
        [pillbug] lui
       *[other] elle
    }

list-two = { $row } et { $next }
list-next = { $row }, { $next }
list-last = { $row } et { $next }

## Levels of the engine

level-about = { $level ->
    [1] Connaît la marche des pièces et fonce sur votre Reine. Pour une première partie.
    [2] Attaque avec plus de bon sens, mais oublie encore de se défendre.
    [3] Pare un gain qu’il voit venir au coup suivant, mais ne prévoit rien.
    [4] Répond aux menaces, mais manque beaucoup de lancers.
    [5] Voit les courtes combinaisons et connaît la valeur des pièces.
    [6] Joue comme un joueur de club : peu d’oublis, et quelques plans.
    [7] Attendre ses fautes ne suffit plus : il faut jouer mieux que lui.
    [8] Difficile à battre : seuls des détails lui échappent.
    [9] Presque toute sa force, avec de rares absences.
   *[10] Toute sa force, aussi longtemps que vous le laissez réfléchir.
}

## Why a move is not legal

illegal-game-over = La partie est terminée.
illegal-pass-not-forced = Vous ne pouvez passer que si vous ne pouvez ni placer ni déplacer aucune pièce.
illegal-not-in-game = { $piece_start } ne participe pas à ce type de partie.
illegal-not-yours = { $piece_start } est à votre adversaire : ce n’est pas à vous de placer ou de déplacer cette pièce.
illegal-already-placed = { $piece_start } est déjà sur le plateau.
illegal-not-placed = { $piece_start } n’est pas encore sur le plateau.
illegal-out-of-order = Les pièces d’une même espèce entrent dans l’ordre de leurs numéros : c’est au tour { $piece_of }.
illegal-queen-must-wait = La Reine ne peut pas être la première pièce que vous placez.
illegal-queen-is-due = C’est votre quatrième tour : il faut placer la Reine maintenant.
illegal-queen-not-placed = Vos pièces pourront se déplacer une fois votre Reine sur le plateau.
illegal-occupied = Une nouvelle pièce se place sur une case vide.
illegal-no-friend-beside = Une nouvelle pièce doit toucher l’une des vôtres.
illegal-enemy-beside = Une nouvelle pièce ne doit toucher aucune pièce adverse.
illegal-covered = Une autre pièce se trouve sur { $piece_the }.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_start } maintient la ruche unie : sans cette pièce, la ruche serait coupée en deux.
   *[other] { $piece_start } maintient la ruche unie : sans cette pièce, plus rien ne relierait { $cut_off_the } au reste.
}
illegal-resting = { $piece_start } a bougé au tour précédent et se repose pendant celui-ci.
illegal-same-cell = { $piece_start } s’y trouve déjà : un coup doit changer quelque chose.
illegal-thrower-covered = Une autre pièce se trouve sur { $piece_the } : aucun lancer n’est donc possible.
illegal-thrower-resting = On vient de lancer { $piece_the } : pendant son repos, cette pièce ne peut rien lancer.
illegal-thrower-powerless = { $piece_start } ne peut lancer qu’au sol, et à côté d’un Cloporte qui n’a aucune pièce sur lui.
illegal-not-thrown = { $piece_start } est à votre adversaire, et aucun de vos Cloportes ne peut lancer cette pièce sur cette case.
illegal-in-stack = { $piece_start } est dans une pile. Seule une pièce qui n’a rien sur elle ni sous elle peut être lancée.
illegal-throw-too-narrow = Le lancer passerait entre deux piles plus hautes : ce passage est trop étroit pour { $piece_the }.
illegal-cannot-climb = Cette case est occupée : { $piece_the } doit finir son déplacement sur une case vide.
illegal-too-narrow = Sur le trajet, un passage est trop étroit : { $piece_the } ne peut pas y passer.
illegal-loses-contact = Rien ne borde le chemin qui y mène : { $piece_the } quitterait la ruche.
illegal-mosquito-alone = { $piece_start } ne touche que des Moustiques : il n’y a rien à emprunter, donc aucun déplacement possible.
illegal-mosquito-on-top = En haut de la ruche, { $piece_the } est un Scarabée et se déplace d’une seule case.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_start } se déplace d’une seule case, en glissant le long de la ruche.
    [spider] { $piece_start } se déplace d’exactement trois cases, en glissant le long de la ruche.
    [beetle] { $piece_start } se déplace d’une seule case, y compris sur d’autres pièces.
    [grasshopper] { $piece_start } saute en ligne droite par-dessus une rangée de pièces, jusqu’à la première case vide.
    [ant] { $piece_start } ne peut pas glisser jusqu’à cette case en longeant la ruche.
    [mosquito] { $piece_start } se déplace comme l’une des pièces touchées, et aucune d’elles ne va jusque-là.
    [ladybug] { $piece_start } avance de deux cases sur la ruche, puis descend d’une case.
   *[pillbug] { $piece_start } se déplace d’une seule case, en glissant le long de la ruche.
}

## Why a wish is refused

refusal-not-a-player = Seuls les deux joueurs peuvent faire cela.
refusal-not-the-table = Seul le serveur peut faire cela.
refusal-not-allowed = Vous n’avez pas le droit de faire cela ici.
refusal-engine-seat = C’est le moteur qui joue ce camp.
refusal-imported = Cette partie vient d’un enregistrement et ne peut qu’être consultée ; vous pouvez continuer à partir de l’une de ses positions.
refusal-not-your-turn = C’est à votre adversaire de jouer.
refusal-stale = La partie a continué entre-temps : regardez à nouveau.
refusal-too-late-to-abort = Les deux camps ont joué : la partie ne peut plus être interrompue, mais vous pouvez abandonner.
refusal-no-such-offer = Il n’y a aucune proposition à laquelle répondre.
refusal-offered-already = Vous avez déjà demandé : attendez que votre adversaire ait répondu ou joué.
refusal-move-before-offer = Jouez un coup avant de proposer à nouveau la nulle.
refusal-no-takebacks = Dans cette partie, les coups ne se reprennent pas.
refusal-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refusal-no-time-to-take-back = Reprendre un coup retire aussi le temps qu’il a ajouté, et une pendule tomberait à zéro.
refusal-time-left = Il reste du temps à la pendule.
refusal-far-from-hive = Il y serait seul : chaque insecte doit toucher la ruche.
refusal-first-cell = Le premier insecte se place sur la case marquée.
refusal-looking-back = Vous regardez un coup passé. Revenez au dernier coup pour jouer.
refusal-no-target = { $piece_start } n’a nulle part où aller.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = « { $text } » n’est pas un coup lisible : { $expected }
