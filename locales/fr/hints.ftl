# Why a move is good. $queen and $side are the colour of the side spoken of. $by in hint-stops-win and
# hint-threatens-win is a move in words.

## How the game ends

hint-wins = { $queen ->
    [white] Ce coup encercle la Reine blanche et gagne la partie.
   *[black] Ce coup encercle la Reine noire et gagne la partie.
}
hint-draws = Ce coup termine la partie par une nulle.
hint-wins-in = { $moves ->
    [one] Ce coup gagne sur-le-champ.
   *[other] Ce coup force le gain en { $moves } coups, celui-ci compris.
}
hint-loses-in = { $moves ->
    [one] Tous les coups perdent au tour suivant.
   *[other] Tous les coups perdent ; celui-ci résiste le plus longtemps : { $moves } coups.
}

## What leaves no choice

hint-must-pass = Rien ne peut être placé ni déplacé : il faut passer.
hint-queen-is-due = La Reine doit être placée au plus tard au quatrième tour, donc maintenant.
hint-only-move = Il n’y a pas d’autre coup.
hint-stops-win = Ce coup arrête l’adversaire, qui gagnerait ainsi : { $by }.
hint-threatens-win = Ce coup menace de gagner ainsi : { $by }.
hint-shuts-out = { $side ->
    [white] Après ce coup, les Blancs ne peuvent rien faire et doivent passer.
   *[black] Après ce coup, les Noirs ne peuvent rien faire et doivent passer.
}

## The enemy Queen

hint-fills = { $queen ->
    [white] Ce coup prend une place de plus autour de la Reine blanche : { $count } sur 6.
   *[black] Ce coup prend une place de plus autour de la Reine noire : { $count } sur 6.
}
hint-covers-queen = { $queen ->
    [white] Ce coup couvre la Reine blanche, qui ne peut plus bouger.
   *[black] Ce coup couvre la Reine noire, qui ne peut plus bouger.
}
hint-throws-queen = { $queen ->
    [white] Ce coup lance la Reine blanche dans la mêlée : { $count } des 6 places autour d’elle y sont prises.
   *[black] Ce coup lance la Reine noire dans la mêlée : { $count } des 6 places autour d’elle y sont prises.
}
hint-opens-places = { $queen ->
    [white] { $count ->
        [one] De nouvelles pièces peuvent maintenant être placées à côté de la Reine blanche, sur une case.
       *[other] De nouvelles pièces peuvent maintenant être placées à côté de la Reine blanche, sur { $count } cases.
    }
   *[black] { $count ->
        [one] De nouvelles pièces peuvent maintenant être placées à côté de la Reine noire, sur une case.
       *[other] De nouvelles pièces peuvent maintenant être placées à côté de la Reine noire, sur { $count } cases.
    }
}
hint-aims = { $queen ->
    [white] { $piece_start } peut venir à côté de la Reine blanche dès son prochain coup.
   *[black] { $piece_start } peut venir à côté de la Reine noire dès son prochain coup.
}
hint-nears = { $queen ->
    [white] { $steps ->
        [one] { $piece_start } arrive à un pas de la Reine blanche.
       *[other] { $piece_start } arrive à { $steps } pas de la Reine blanche.
    }
   *[black] { $steps ->
        [one] { $piece_start } arrive à un pas de la Reine noire.
       *[other] { $piece_start } arrive à { $steps } pas de la Reine noire.
    }
}

## Your own Queen

hint-rescues-queen = { $free ->
    [one] { $by_start } lance votre Reine hors de la mêlée : une place autour d’elle est alors libre.
   *[other] { $by_start } lance votre Reine hors de la mêlée : { $free } places autour d’elle sont alors libres.
}
hint-gives-room = { $free ->
    [one] Ce coup donne de l’air à votre Reine : une place autour d’elle est libre.
   *[other] Ce coup donne de l’air à votre Reine : { $free } places autour d’elle sont libres.
}
hint-guards = { $piece_start } peut désormais lancer votre Reine hors de danger.
hint-wards = Ce coup tient { $piece_the } à distance de votre Reine.
hint-places-queen = Avec votre Reine sur le plateau, vos pièces peuvent se déplacer.

## Other pieces

hint-covers = Ce coup couvre { $piece_the }, qui ne peut plus bouger.
hint-pins = Ce coup cloue { $piece_the }, qui doit désormais maintenir la ruche unie.
hint-blocks = Ce coup enferme { $piece_the }, qui n’a plus d’issue.
hint-frees = Ce coup libère { $piece_the }, qui ne pouvait pas bouger.
hint-stops-placing = { $side ->
    [white] Après ce coup, les Blancs ne peuvent plus placer aucune pièce.
   *[black] Après ce coup, les Noirs ne peuvent plus placer aucune pièce.
}

## Generalities

hint-develops = Ce coup fait entrer { $piece_the } en jeu.
hint-throws = Ce coup lance { $piece_the } ailleurs.
hint-gains-moves = { $count ->
    [one] Vos autres pièces ont un coup possible de plus.
   *[other] Vos autres pièces ont { $count } coups possibles de plus.
}
hint-takes-moves = { $count ->
    [one] Les pièces adverses ont un coup possible de moins.
   *[other] Les pièces adverses ont { $count } coups possibles de moins.
}
hint-gains-places = { $count ->
    [one] Vous pouvez placer de nouvelles pièces sur une case de plus.
   *[other] Vous pouvez placer de nouvelles pièces sur { $count } cases de plus.
}
hint-takes-places = { $count ->
    [one] L’adversaire peut placer de nouvelles pièces sur une case de moins.
   *[other] L’adversaire peut placer de nouvelles pièces sur { $count } cases de moins.
}
hint-waits = Il n’y a pas mieux : ce coup attend et ne gâche rien.
