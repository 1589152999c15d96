# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Apprendre Hive
learn-about = Les règles à lire et à essayer, des exercices à résoudre, et une première partie avec un entraîneur.
learn-title-chapter = { $chapter } – Apprendre Hive
learn-title-exercise = Exercice { $number } – { $chapter } – Apprendre Hive
learn-rulebook = Livret de règles
learn-rulebook-about = Chaque schéma est une position avec laquelle vous pouvez jouer.
learn-lessons = Leçons
learn-lessons-about = De petits exercices, du facile au difficile. Ce sont les règles elles-mêmes qui vérifient vos réponses.
learn-first-game = Première partie
learn-first-game-about = Jouez contre le moteur le plus faible. Un entraîneur vous dit ce qui compte.
learn-first-game-start = Jouer la première partie
learn-contents = Sommaire
learn-continue = Reprendre où vous en étiez
learn-start = Commencer par le premier chapitre
learn-next-chapter = Chapitre suivant
learn-previous-chapter = Chapitre précédent
learn-practice = Entraînement
learn-practice-about = Exercices de ce chapitre
learn-to-rules = Lire les règles de cet exercice
learn-progress = Résolus : { $solved } sur { $all }
learn-solved-mark = Résolu
learn-chapter-solved = Tous les exercices de ce chapitre sont résolus.
learn-all-solved = Vous avez résolu tous les exercices. Place à une vraie partie !
learn-forget = Effacer la progression
learn-forget-title = Effacer la progression ?
learn-forget-text = Aucun exercice ne comptera plus comme résolu.
learn-forget-yes = Effacer
learn-failed = Les leçons n’ont pas pu être chargées.
learn-retry = Réessayer
learn-missing = Ce chapitre ou cet exercice n’existe pas.

# $number is such as R3.3.
learn-rule = Règle { $number }
learn-rule-link = Copier un lien vers la règle { $number }
learn-rule-copied = Le lien vers la règle { $number } est copié.

## Diagrams and exercises on the page

learn-diagram = Schéma
learn-diagram-number = Schéma { $number }
learn-try = Essayez : déplacez une pièce
learn-reset = Recommencer
learn-back-one = Reprendre
learn-exercise = Exercice { $number }
learn-exercise-solved = Exercice { $number }, résolu
learn-you-play = { $color ->
    [white] Vous jouez les Blancs.
   *[black] Vous jouez les Noirs.
}
learn-hint = Indice
learn-show = Montrer
learn-shown = Voici une façon de faire.
learn-again = Réessayer
learn-next-exercise = Exercice suivant
learn-wrong = Pas tout à fait.
learn-solved = Résolu !
learn-pass = Passer
learn-marked-cell = la case marquée : { $spot }
learn-point-cells = Choisissez les cases, l’une après l’autre.
learn-point-pieces = Choisissez les pièces, l’une après l’autre.
learn-play-move = Jouez votre coup.
# For screen readers.
learn-found-cells = { $count ->
    [one] { $count } case trouvée pour l’instant.
   *[other] { $count } cases trouvées pour l’instant.
}
learn-found-pieces = { $count ->
    [one] { $count } pièce trouvée pour l’instant.
   *[other] { $count } pièces trouvées pour l’instant.
}
learn-found-none = Rien de trouvé pour l’instant.

learn-coach = Entraîneur
learn-coach-hide = Masquer l’entraîneur
learn-coach-show = Afficher l’entraîneur

## What is said of an answer

verdict-found = { $left ->
    [one] Juste. Il en reste { $left } à trouver.
   *[other] Juste. Il en reste { $left } à trouver.
}
verdict-found-already = Vous avez déjà trouvé celle-ci.
verdict-unreadable = « { $text } » ne se lit pas comme une réponse.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Ici, la seule pièce qui compte est { $piece_the }.
verdict-not-on-board = { $piece_start } n’est pas sur le plateau.
verdict-only-yours = { $piece_start } est à votre adversaire. Seules vos propres pièces sont demandées.
verdict-not-pinned = { $piece_start } n’est pas { $piece_pinned } : la ruche reste unie sans { $piece_it }.
verdict-on-top = { $piece_start } se trouve sur une autre pièce : soulever celle du dessus ne divise rien.
verdict-nowhere = { $piece_start } n’est pas { $piece_pinned }, mais n’a nulle part où aller.
verdict-no-thrower = { $piece_start } ne touche aucune de vos pièces qui puisse lancer.
verdict-no-landing = Impossible de lancer { $piece_the } : la montée ou la descente est bloquée, ou aucune case à côté du Cloporte n’est libre.
verdict-cell-empty = Cela laisse vide la case marquée.
verdict-wrong-visitor = La case marquée est prise, mais pas par { $piece_the }.
verdict-still-free = { $piece_start } n’est pas encore { $piece_pinned } : la ruche reste unie sans { $piece_it }.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_start } ne peut pas encore partir.
   *[other] { $piece_start } ne peut pas encore partir : c’est toujours le seul lien avec { $cut_off_the }.
}
verdict-nowhere-still = { $piece_start } n’est plus { $piece_pinned }, mais n’a toujours nulle part où aller.
verdict-still-moves = { $cells ->
    [one] { $piece_start } peut encore bouger, vers { $cells } case.
   *[other] { $piece_start } peut encore bouger, vers { $cells } cases.
}
verdict-not-covered = Rien ne couvre encore { $piece_the }.
verdict-not-placed = C’est une nouvelle pièce de votre réserve qui est demandée.
verdict-not-beside = La nouvelle pièce ne touche pas { $piece_the }.
verdict-not-winning = La Reine adverse respire encore : { $taken } des 6 places autour d’elle sont prises.
verdict-not-forced = { $moves ->
    [one] C’est trop lent. La réponse de votre adversaire : { $by }. Vous ne gagnez alors pas au coup suivant.
   *[other] C’est trop lent. La réponse de votre adversaire : { $by }. Vous ne gagnez alors pas en { $moves } coups.
}
verdict-go-on = { $moves ->
    [one] Bien ! La réponse de votre adversaire : { $by }. Gagnez maintenant en un coup.
   *[other] Bien ! La réponse de votre adversaire : { $by }. Gagnez maintenant en { $moves } coups.
}
verdict-unproved = Impossible de dire si cela gagne : il y a trop de réponses à examiner.
verdict-draws = Cela encercle les deux Reines à la fois : la partie serait nulle.
verdict-loses = Cela encercle votre propre Reine : vous perdriez.
verdict-no-draw = Ce n’est pas une nulle : il faut encercler les deux Reines par le même coup.
verdict-still-threatened = Votre adversaire gagnerait quand même : { $by }.
verdict-still-crowded = { $taken } des 6 places autour de votre Reine sont encore prises. Il en faut au plus { $most }.
verdict-not-like-that = L’insecte à imiter ne va pas jusque-là.
verdict-can-answer = { $moves ->
    [one] Votre adversaire a encore { $moves } coup.
   *[other] Votre adversaire a encore { $moves } coups.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Une place à côté de la Reine adverse est encore libre. Prenez-la et gagnez.
    .hint = Laquelle de vos pièces peut atteindre la case vide à côté d’elle ?
    .solved = Les six places autour d’elle sont prises : la partie est finie. Peu importe à qui sont les pièces.

exercise-setup-1 = La table est vide, et les Blancs commencent. Placez n’importe quelle pièce, sauf votre Reine.
    .hint = Prenez une pièce de votre réserve et posez-la sur la table.
    .solved = Il n’y a pas de plateau : la ruche commence ici et grandit dans toutes les directions.

exercise-placing-1 = Trouvez toutes les cases où vous pouvez placer { $piece_the }.
    .hint = Une nouvelle pièce touche votre couleur, et jamais l’autre.
    .solved = Chacune de ces cases touche une de vos pièces et aucune de votre adversaire.

exercise-placing-2 = Trouvez toutes les cases où vous pouvez placer { $piece_the }. Attention à la pile.
    .hint = Une pile a la couleur de la pièce du dessus.
    .solved = Dans une pile, seul le dessus compte. Qui est tout en haut possède la case.

exercise-placing-3 = Placez une nouvelle pièce juste à côté { $piece_of }.
    .hint = Qui se tient sur elle ?
    .solved = Avec votre Scarabée dessus, sa case est à vous : vos nouvelles pièces peuvent venir tout contre elle.

exercise-queen-turns-1 = C’est votre quatrième tour, et votre Reine est encore en réserve. Trouvez toutes les cases où elle peut entrer.
    .hint = Rien d’autre que la Reine ne peut être joué. Elle ne touche que votre couleur.
    .solved = Au quatrième tour au plus tard, la Reine entre en jeu. Vous pouvez la sortir plus tôt, et c’est souvent préférable.

exercise-queen-turns-2 = Aucune de vos pièces ne peut encore bouger. Placez votre Reine de sorte que { $piece_the } puisse bouger à votre prochain tour.
    .hint = Une fois la Reine sur la table, vos pièces peuvent bouger, sauf celles qui maintiennent la ruche unie.
    .solved = La Reine est en jeu, et { $piece_the } n’est le seul lien de personne : cette pièce peut partir.

exercise-opening-1 = Vous avez les Noirs, et c’est votre premier tour. Placez une pièce, mais pas la Reine : elle doit attendre un tour.
    .hint = Votre première pièce va juste à côté de celle des Blancs. Choisissez n’importe quel insecte, sauf la Reine.
    .solved = C’est la seule fois où une nouvelle pièce peut toucher l’autre couleur.

## Exercises: moving

exercise-moving-1 = Désignez toutes vos pièces qui peuvent bouger.
    .hint = Imaginez que vous les soulevez une à une : la ruche reste-t-elle d’un seul tenant ? Et y a-t-il une issue ?
    .solved = Toutes les autres maintiennent la ruche unie ou n’ont pas d’issue.

exercise-moving-2 = Parmi vos pièces, certaines sont couvertes, d’autres maintiennent la ruche unie, d’autres sont enfermées. Désignez celles qui peuvent encore bouger.
    .hint = Une pièce posée sur une autre ne divise jamais la ruche. Et certains insectes se passent d’ouverture pour partir.
    .solved = Un tel coup d’œil avant chaque tour vous épargne bien des faux plans.

exercise-one-hive-1 = Désignez toutes vos pièces clouées.
    .hint = Une pièce est clouée si, sans elle, la ruche se diviserait en deux.
    .solved = Ces pièces doivent rester jusqu’à ce que la ruche ait un autre lien.

exercise-one-hive-2 = Clouez { $piece_the } : faites que la ruche ne tienne que par cette pièce.
    .hint = Mettez une de vos pièces là où elle touche { $piece_the } et rien d’autre.
    .solved = Si { $piece_the } partait, votre pièce serait coupée de la ruche. Il lui faut donc rester.

exercise-one-hive-3 = Une de vos pièces est clouée : { $piece_the }. Brisez le clouage, pour qu’elle puisse bouger à votre prochain tour.
    .hint = Qui ne tient à la ruche que par { $piece_the } ? Donnez-lui un autre voisin, ou éloignez-le.
    .solved = Plus personne ne dépend { $piece_of }.

exercise-freedom-1 = Trouvez toutes les cases que { $piece_the } peut atteindre en glissant. Certains passages sont trop étroits.
    .hint = Deux pièces que ne sépare que la largeur d’une case forment un goulet. Rien ne s’y glisse.
    .solved = Une pièce doit avoir physiquement la place. Là où deux voisines sont trop serrées, on ne passe pas.

exercise-freedom-2 = Une seule de vos pièces peut atteindre la case marquée. Conduisez-la jusque-là.
    .hint = Rien ne peut s’y glisser. Qui n’a pas besoin d’une porte ouverte ?
    .solved = Les goulets arrêtent les insectes qui glissent. Ceux qui sautent ou grimpent arrivent par le haut.

exercise-freedom-3 = Il y a aussi des goulets sur la ruche. Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Entre deux piles plus hautes que le point de départ et que le point d’arrivée, on ne passe pas.
    .solved = Deux hautes piles forment un goulet pour les grimpeurs, comme deux pièces au sol.

## Exercises: the insects

exercise-queen-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Elle glisse d’une seule case et reste toujours au contact de la ruche.
    .solved = Un pas à la fois : c’est peu, et pourtant cela la sauve souvent.

exercise-queen-2 = On se presse autour de votre Reine. Déplacez-la de sorte qu’au plus { $most } des 6 places autour d’elle soient prises.
    .hint = Regardez chaque case qu’elle peut atteindre, et comptez ses voisines.
    .solved = Une Reine qui s’écarte à temps fait perdre à l’adversaire tous les coups joués contre elle.

exercise-beetle-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Un pas dans n’importe quelle direction : au sol, ou en grimpant sur une voisine.
    .solved = Un seul pas, mais aucune pièce ne lui barre la route.

exercise-beetle-2 = Grimpez sur { $piece_the }.
    .hint = Votre Scarabée avance d’une case. L’un de vos Scarabées est-il juste à côté ?
    .solved = Ce qui est sous un Scarabée ne peut pas bouger. Et la case a maintenant votre couleur.

exercise-beetle-3 = Votre Scarabée est en haut. Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = De là-haut, il peut passer sur n’importe quelle voisine et descendre dans n’importe quel trou.
    .solved = En haut, il n’est jamais cloué, et il redescend où il veut.

exercise-beetle-4 = La dernière place libre à côté de la Reine adverse est enclavée : rien ne peut s’y glisser. Gagnez quand même.
    .hint = Qui peut descendre dans un trou par le haut ?
    .solved = Un Scarabée sur la ruche comble les trous où nul autre n’entre.

exercise-grasshopper-1 = Trouvez toutes les cases où { $piece_the } peut sauter.
    .hint = Tout droit par-dessus une rangée de pièces, jusqu’à la première case vide derrière elle.
    .solved = Un saut pour chaque direction où elle a une voisine.

exercise-grasshopper-2 = Trouvez toutes les cases où { $piece_the } peut sauter. Attention aux trous.
    .hint = Le saut finit à la première case vide, même si d’autres pièces suivent.
    .solved = Elle retombe dans le premier trou, et n’en franchit jamais.

exercise-grasshopper-3 = Gagnez par un saut.
    .hint = Depuis la dernière place libre à côté de la Reine adverse, regardez le long des rangées droites.
    .solved = Aucun goulet n’arrête une Sauterelle : elle atterrit même dans un trou fermé.

exercise-spider-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Exactement trois pas le long du bord de la ruche, dans un sens ou dans l’autre.
    .solved = Jamais deux pas, jamais quatre : une Araignée en fait toujours trois.

exercise-spider-2 = Trouvez toutes les cases où { $piece_the } peut aller. Il y a plus d’un chemin.
    .hint = À chaque pas elle peut tourner, mais elle ne passe jamais deux fois sur la même case et ne quitte jamais la ruche.
    .solved = Là où la ruche se creuse, une Araignée trouve des chemins faciles à manquer.

exercise-spider-3 = Gagnez avec une Araignée.
    .hint = Comptez trois pas à rebours depuis la dernière place libre à côté de la Reine adverse.
    .solved = Trois pas, comptés exactement. Une Araignée doit être mise en place à temps.

exercise-ant-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Elle glisse autour de la ruche aussi loin qu’elle veut. Quelles cases sont derrière un goulet ?
    .solved = Une Fourmi va presque partout. Seuls les goulets l’arrêtent.

exercise-ant-2 = Avec votre Fourmi, clouez { $piece_the }.
    .hint = Allez là où votre Fourmi touche { $piece_the } et rien d’autre.
    .solved = Une Fourmi contre une pièce : bonne affaire, si cette pièce était plus dangereuse.

exercise-ladybug-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Monter, avancer, descendre : deux pas sur d’autres pièces, puis un vers une case vide.
    .solved = Elle fait toujours deux pas en haut et descend au troisième.

exercise-ladybug-2 = Gagnez avec votre Coccinelle.
    .hint = Quelles sont les deux pièces qui font un pont vers la dernière place libre à côté de la Reine adverse ?
    .solved = La Coccinelle descend dans des trous où rien ne peut se glisser.

exercise-mosquito-1 = Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Il se déplace comme n’importe quel insecte qu’il touche maintenant, de l’une ou l’autre couleur.
    .solved = Il a appris de chacun de ses voisins.

exercise-mosquito-2 = Déplacez votre Moustique à la façon d’une Sauterelle.
    .hint = Il touche une Sauterelle : il peut donc sauter comme elle.
    .solved = Il imite qui il touche. Après le coup, il a d’autres voisins, et d’autres talents.

exercise-mosquito-3 = Votre Moustique est sur la ruche. Trouvez toutes les cases où { $piece_the } peut aller.
    .hint = Là-haut, c’est un Scarabée, quoi qu’il touche.
    .solved = Tant qu’il est là-haut, il se déplace comme un Scarabée et pas autrement.

exercise-mosquito-4 = Gagnez avec votre Moustique. Quel insecte doit-il imiter ?
    .hint = Regardez chaque insecte qu’il touche : celui-là atteindrait-il, de là, la dernière place libre ?
    .solved = Le même Moustique peut courir, sauter ou grimper. Regardez toujours qui il touche.

## Exercises: the Pillbug

exercise-pillbug-1 = Votre Cloporte peut lancer { $piece_the }. Trouvez toutes les cases où cette pièce peut retomber.
    .hint = En haut sur le Cloporte, puis en bas sur une case vide à côté du Cloporte.
    .solved = Un lancer mène d’un côté du Cloporte à un autre.

exercise-pillbug-2 = Désignez toutes les pièces que votre Cloporte peut lancer maintenant, de l’une ou l’autre couleur.
    .hint = Ni une pièce d’une pile, ni une qui maintient la ruche unie, ni une qui vient de bouger.
    .solved = Ce qui est cloué, empilé ou a bougé au tour précédent est à l’abri du Cloporte.

exercise-pillbug-3 = Votre Reine est presque encerclée. Sortez-la, de sorte qu’au plus { $most } des 6 places autour d’elle soient prises.
    .hint = Elle ne peut plus glisser. Qui est à côté d’elle et peut la soulever ?
    .solved = Un Cloporte à côté de votre Reine est son meilleur garde.

exercise-pillbug-4 = Gagnez par un lancer.
    .hint = L’une des pièces à côté de votre Cloporte peut être posée à la dernière place libre. Ou est-ce la Reine elle-même qu’il faut déplacer ?
    .solved = Le Cloporte attaque aussi : il déplace n’importe quelle pièce à côté de lui, de l’une ou l’autre couleur.

exercise-pillbug-5 = Votre adversaire est sur le point de gagner. Empêchez-le.
    .hint = Quelle pièce va prendre la dernière place ? Ou votre Reine peut-elle être ailleurs d’ici là ?
    .solved = Un lancer prend tout votre tour, mais ici il sauve la partie.

exercise-pillbug-6 = Lancez { $piece_the } sur la case marquée.
    .hint = Votre Cloporte ne peut pas le faire. Qui touche le Cloporte et peut lui emprunter son pouvoir ?
    .solved = Un Moustique à côté d’un Cloporte lance comme lui, même si ce Cloporte est trop loin.

## Exercises: how games end

exercise-passing-1 = Regardez vos pièces et votre réserve. Que pouvez-vous jouer ?
    .hint = Si vous ne pouvez ni placer ni déplacer de pièce, il ne reste qu’une chose à faire.
    .solved = On passe quand il n’y a rien d’autre à faire, et seulement alors.

exercise-passing-2 = Ne laissez aucun coup à votre adversaire.
    .hint = Quelle pièce adverse peut encore quelque chose ? Empêchez-la.
    .solved = Votre adversaire doit passer, et vous jouez deux fois de suite.

exercise-ending-1 = Les coups qui prennent la dernière place à côté de la Reine adverse ne gagnent pas tous. Trouvez-en un qui gagne.
    .hint = Jetez un œil à votre propre Reine avant de jouer.
    .solved = Regardez toujours les deux Reines. Si un même coup encercle les deux, personne ne gagne.

exercise-ending-2 = Votre adversaire gagne au prochain coup si vous ne faites rien. Empêchez-le.
    .hint = Trouvez le coup qui vous menace. Pouvez-vous clouer ou couvrir la pièce, ou éloigner votre Reine ?
    .solved = Avant d’attaquer, demandez-vous toujours ce que votre adversaire jouerait ensuite.

exercise-draws-1 = Votre adversaire menace de gagner, et vous ne pouvez pas gagner avant lui. Sauvez ce qui peut l’être : faites nulle.
    .hint = Une case se trouve à côté des deux Reines.
    .solved = Les deux Reines sont encerclées par le même coup : personne ne gagne.

exercise-corners-1 = Votre adversaire vient de lancer une de vos pièces. Désignez toutes vos pièces qui peuvent bouger.
    .hint = Une pièce lancée se repose pendant un tour.
    .solved = Elle pourra bouger à votre prochain tour.

exercise-corners-2 = Trouvez toutes les cases où { $piece_the } peut aller. Que voit-il de la pile ?
    .hint = D’une pile, il ne voit que la pièce du dessus.
    .solved = Ce qui est couvert ne prête rien au Moustique.

## Exercises: tactics

exercise-tactics-1 = La pièce la plus mobile de votre adversaire est { $piece_the }. Jouez de sorte qu’elle ne puisse plus bouger.
    .hint = Vous pouvez la clouer, la couvrir ou l’enfermer. Qu’est-ce qui est à votre portée ?
    .solved = Une pièce qui ne peut pas bouger ne participe pas à l’attaque.

exercise-tactics-2 = Votre adversaire menace de gagner au prochain coup. Trouvez un coup qui tient.
    .hint = Quelle pièce prendrait la dernière place ? Immobilisez-la, ou faites de la place à votre Reine.
    .solved = Parez d’abord la menace, puis reprenez votre propre plan.

exercise-tactics-3 = { $moves ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $moves } coups, quoi que fasse votre adversaire.
}
    .hint = Cherchez un coup qui crée deux menaces à la fois, ou qui ôte à la Reine sa dernière issue.
    .solved = Quelle que fût la réponse, il restait une façon de conclure.

exercise-tactics-4 = { $moves ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $moves } coups. Votre Scarabée ouvre la voie.
}
    .hint = Une fois votre Scarabée sur elle, sa case est à vous, et de nouvelles pièces peuvent être placées à côté.
    .solved = Un Scarabée sur la Reine la fige et laisse entrer votre réserve. C’est l’une des attaques les plus fortes qui soient.

exercise-tactics-5 = { $moves ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $moves } coups. Ne laissez aucune bonne réponse à votre adversaire.
}
    .hint = Cherchez un coup après lequel votre adversaire ne peut rien contre le suivant.
    .solved = Les menaces les plus fortes sont celles qu’aucune pièce ne peut parer.

exercise-tactics-6 = { $moves ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $moves } coups. C’est l’exercice le plus difficile.
}
    .hint = Raisonnez à rebours : qui peut prendre la dernière place, et qui l’avant-dernière ? Commencez par la plus difficile d’accès.
    .solved = Un plan en plusieurs coups réussit quand aucun d’eux ne laisse à l’adversaire le temps de souffler.

## The coach of the first game

coach-first = Commencez par n’importe quel insecte, sauf la Reine. Une Araignée ou une Sauterelle est une bonne première pièce : les Fourmis servent mieux plus tard.
coach-second = Désormais, vos nouvelles pièces ne touchent que votre couleur. Mettez-les derrière votre première pièce, loin de votre adversaire.
coach-queen-soon = Pensez à votre Reine : elle doit être placée au plus tard à votre quatrième tour, et jusque-là aucune de vos pièces ne peut bouger.
coach-queen-due = C’est votre quatrième tour : il faut placer la Reine maintenant.
coach-queen-where = Choisissez pour elle une case tranquille, avec peu de voisines.
coach-can-move = Votre Reine est sur le plateau : vos pièces peuvent bouger. À chaque tour, vous placez une pièce ou vous en déplacez une.
coach-win-now = Vous pouvez gagner à ce coup ! Trouvez la dernière place libre à côté de la Reine adverse.
coach-stop-them = Attention : votre adversaire pourrait gagner au prochain coup. Empêchez-le maintenant.
coach-your-queen = { $taken } des 6 places autour de votre Reine { $taken ->
    [one] est prise
   *[other] sont prises
}. Faites-lui de la place, ou clouez ceux qui l’attaquent.
coach-their-queen = { $taken } des 6 places autour de la Reine adverse sont prises. Continuez à les occuper !
coach-pinned = { $cut_off_count ->
    [0] Une de vos pièces est clouée : { $piece_the } maintient la ruche unie et doit rester pour l’instant.
   *[other] Une de vos pièces est clouée : { $piece_the } est le seul lien avec { $cut_off_the }, et doit rester pour l’instant.
}
coach-queen-pinned = Votre Reine maintient la ruche unie et ne peut pas bouger. Donnez à la ruche un autre lien, pour qu’elle puisse s’échapper s’il le faut.
coach-beetle = Votre { $piece } pourrait grimper sur une pièce adverse, qui ne pourrait alors plus bouger.
coach-cover-queen = Votre { $piece } pourrait grimper sur la Reine adverse. Elle serait bloquée, et vous pourriez placer de nouvelles pièces tout contre elle.
coach-pass = Vous ne pouvez ni placer ni déplacer de pièce : il faut passer.
coach-plan-ants = Un bon plan : faites entrer { $piece_the } en jeu. Une Fourmi peut courir presque partout, et clouer les pièces adverses.
coach-plan-attack = Un bon plan : prenez une place à côté de la Reine adverse, par exemple ainsi : { $move }. Six places prises, et c’est gagné.
coach-plan-place = Un bon plan : placez encore une pièce, et attaquez quand vous en aurez plus en jeu que votre adversaire.
coach-plan-free = Un bon plan : gardez { $piece_the } libre. Une pièce qui maintient la ruche unie ne peut pas attaquer.
coach-plan-pin = Un bon plan : clouez { $enemy_the } avec { $piece_the }, en allant sur une case qui ne touche rien d’autre.
coach-plan-near = Un bon plan : menez { $piece_the } sur une case d’où cette pièce atteint la Reine adverse au coup suivant.
coach-won = Vous avez gagné : les six places autour de la Reine adverse sont prises.
coach-lost = Votre Reine est encerclée : cette partie est perdue. La prochaine fois, gardez-lui une issue et arrêtez tôt ceux qui l’attaquent.
coach-drawn-both = Un même coup a encerclé les deux Reines : partie nulle.
coach-drawn-repetition = La même position s’est présentée pour la troisième fois : partie nulle.
coach-next-level = Recommencez, ou essayez un adversaire plus fort.
coach-next-lessons = Les leçons de tactique montrent comment attaquer et comment se défendre.

## Pages: the coach beside the board

coach-wait = Regardez ce que joue votre adversaire.
# Buttons at the end of the first game.
coach-level = Jouer contre le niveau { $level }
coach-lessons = Vers les leçons
