# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Le but
    .about = Encercler la Reine adverse
chapter-setup = Les pièces et la table
    .about = Ce qu’il faut, et qui commence
chapter-placing = Placer
    .about = Où une nouvelle pièce peut aller
chapter-queen-turns = Les quatre tours de la Reine
    .about = Elle doit sortir à temps
chapter-opening = L’ouverture de tournoi
    .about = Pourquoi la Reine ne vient pas en premier
chapter-moving = Se déplacer
    .about = Quand vos pièces peuvent bouger
chapter-one-hive = Une seule ruche
    .about = La ruche ne se divise jamais
chapter-freedom = La liberté de mouvement
    .about = Les passages trop étroits
chapter-queen = La Reine
    .about = Un pas, et tout tourne autour d’elle
chapter-beetle = Le Scarabée
    .about = Grimpe sur les autres
chapter-grasshopper = La Sauterelle
    .about = Saute en ligne droite
chapter-spider = L’Araignée
    .about = Exactement trois pas
chapter-ant = La Fourmi
    .about = Court aussi loin qu’elle veut
chapter-ladybug = La Coccinelle
    .about = Monte, avance et redescend
chapter-mosquito = Le Moustique
    .about = Se déplace comme ses voisins
chapter-pillbug = Le Cloporte
    .about = Lance ses voisins par-dessus lui
chapter-passing = Passer
    .about = Quand il n’y a rien à jouer
chapter-ending = La fin de la partie
    .about = Comment on gagne et comment on perd
chapter-draws = Les nulles
    .about = Quand personne ne gagne
chapter-corners = Cas délicats
    .about = Des cas rares, tranchés exactement
chapter-tactics = Premières idées
    .about = Comment commencer à bien jouer

## The goal

text-goal =
    Hive se joue à deux. L’un a les insectes blancs, l’autre les noirs, et chacun a une Reine.

    Vous gagnez quand les six places autour de la Reine adverse sont prises. Peu importe par qui : vos pièces comptent, et celles de votre adversaire aussi.
text-goal-turn =
    On joue à tour de rôle. À chaque tour, vous faites une seule chose : vous placez une nouvelle pièce, ou vous en déplacez une qui est déjà là. Ensemble, les pièces forment la ruche.
diagram-goal = { $black_ring } des six places autour de la Reine noire sont prises. Aux Blancs de jouer : avec { $piece_the }, prenez la dernière et gagnez.

## Pieces and table

rule-1-1 =
    Les deux camps ont les mêmes 11 pièces : 1 Reine, 2 Araignées, 2 Scarabées, 3 Sauterelles et 3 Fourmis.

    Trois autres insectes peuvent s’y joindre, chacun seul ou avec d’autres : 1 Moustique, 1 Coccinelle et 1 Cloporte pour chaque camp. Avec eux tous, vous avez 14 pièces chacun.
diagram-insects = Les huit insectes, une pièce blanche de chacun. Prenez-en une et voyez où elle peut aller.
rule-1-2 =
    Les Blancs jouent en premier. Convenez de qui a les Blancs, ou laissez faire le hasard.
rule-1-3 =
    Il n’y a pas de plateau à remplir : n’importe quelle table convient. Les pièces sont elles-mêmes le plateau, et la ruche peut grandir et se déplacer dans toutes les directions, aussi loin qu’elle veut.
diagram-no-edge = La ruche est devenue une longue rangée et peut grandir encore : il n’y a pas de bord. { $piece_start } peut courir sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, même au-delà de l’autre bout.
rule-1-4 =
    Rien n’est jamais capturé. Une pièce qui est sur le plateau reste en jeu jusqu’à la fin. Rien ne vous oblige à sortir toutes vos pièces : ce que vous ne placez pas reste dans votre réserve.
diagram-not-captured = { $piece_start } se trouve sur une Fourmi noire. Elle est couverte, pas capturée : une fois le Scarabée parti, elle pourra de nouveau courir.
diagram-start = Ainsi commence chaque partie : une table vide, et toutes les pièces en réserve. Les Blancs placent la première pièce.

## Placing

rule-2-1 =
    La première pièce des Blancs ouvre la partie. L’endroit où elle est posée n’a pas d’importance. La première pièce des Noirs se place juste à côté, sur n’importe quel côté. Plus jamais une nouvelle pièce ne pourra toucher l’autre couleur.
diagram-first-reply = La première pièce des Noirs peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} autour de la blanche.
rule-2-2 =
    À partir de votre deuxième tour, une nouvelle pièce doit toucher au moins une des vôtres et aucune de votre adversaire.

    Une pile a la couleur de la pièce du dessus. Ce qui est dessous ne compte pas.
diagram-placing = Les Blancs peuvent placer une nouvelle pièce sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, marquées ici. Sur les cases barrées, elle toucherait une pièce noire, ou aucune blanche.
diagram-placing-stack = Un Scarabée blanc se trouve sur une pièce noire : cette case est maintenant blanche, et de nouvelles pièces blanches peuvent aussi venir à côté. En tout, elles ont le choix entre { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
rule-2-3 =
    Une nouvelle pièce commence sur une case vide, au sol. Cela vaut aussi pour les Scarabées et les Moustiques : ils grimperont plus tard.
diagram-placing-ground = { $piece_start } aimerait commencer sur la ruche, mais doit commencer au sol comme tout le monde.
rule-2-4 =
    Une nouvelle pièce vient d’en haut et n’a pas à glisser. Elle peut donc aussi se placer dans un trou où aucune pièce ne pourrait se glisser.
diagram-placing-hole = Aucune pièce ne pourrait se glisser dans le trou parmi les pièces blanches. { $piece_start } vient de la réserve et peut y prendre place.
rule-2-7 =
    Les pièces d’une même espèce se valent. Leurs numéros ne servent qu’à les distinguer quand on note les coups ; c’est pourquoi elles sortent dans l’ordre : d’abord la Fourmi 1, puis la Fourmi 2, puis la Fourmi 3.
diagram-placing-order = Les Fourmis sortent dans l’ordre de leurs numéros. Une autre vient avant { $piece_the }, qui doit encore attendre dans la réserve.

## The Queen’s four turns

rule-2-5 =
    Vous devez placer votre Reine à l’un de vos quatre premiers tours. Si elle est encore dans votre réserve au quatrième, rien d’autre n’est permis : vous la placez à ce moment-là.
diagram-queen-due = C’est le quatrième tour des Blancs, et leur Reine est encore en réserve. Elle doit sortir maintenant, sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} au choix. Aucune autre pièce ne peut être placée.

## The tournament opening

rule-2-6 =
    En tournoi, votre Reine ne peut pas être la toute première pièce que vous placez. À partir de votre deuxième tour, elle le peut.

    skep joue ainsi, lui aussi, à moins que vous n’en décidiez autrement pour une nouvelle partie : les livrets imprimés permettent à la Reine de venir en premier.
diagram-opening = Premier tour des Noirs. N’importe quel insecte peut sortir, sauf la Reine : elle doit attendre un tour.
diagram-opening-printed = Le même tour selon les règles imprimées : la Reine peut sortir tout de suite, sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} au choix.

## Moving

rule-3-1 =
    Vos pièces peuvent se déplacer une fois que votre propre Reine est sur le plateau. La Reine adverse n’y est pour rien.

    Dès lors, vous choisissez à chaque tour : placer une nouvelle pièce, ou en déplacer une qui est sur le plateau.
diagram-queen-first = La Reine des Blancs est encore en réserve : { $piece_the } ne peut pas encore bouger. Les Blancs ne peuvent que placer une pièce.
rule-3-5 =
    Dans une pile, seule la pièce du dessus peut faire quelque chose. Tout ce qui est dessous doit attendre qu’elle soit partie.
diagram-covered = Il y a quelque chose sur { $piece_the }. Tant que cela reste ainsi, impossible de bouger.
rule-3-6 =
    Un déplacement doit changer quelque chose : aucune pièce ne finit son déplacement sur la case où elle l’a commencé.
diagram-no-change = { $piece_start } peut courir sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}. Faire le tour de la ruche et revenir sur sa propre case n’est pas un coup : rien n’aurait changé.

## One hive

rule-3-2 =
    Toutes les pièces forment ensemble une seule ruche, qui doit rester d’un seul tenant à tout moment, même pendant qu’une pièce est en chemin.

    Pour vérifier, soulevez la pièce en pensée. Si le reste se divise, la pièce est clouée : elle ne peut pas bouger, et aucun Cloporte ne peut la lancer. C’est vrai même si les morceaux devaient être réunis là où elle arrive.

    Une pièce qui se trouve sur une autre n’est jamais clouée. Celles du dessous maintiennent la ruche unie.
diagram-one-hive = Soulevez { $piece_the }, et la ruche se divise : plus rien ne relierait { $cut_off_the } au reste. Cette pièce est donc clouée et doit rester.
diagram-one-hive-on-the-way = Sur la case barrée, { $piece_the } toucherait de nouveau les deux moitiés de la ruche. Mais en chemin, les moitiés ne se toucheraient pas : le coup n’est pas permis.
diagram-one-hive-ring = Les pièces forment un anneau. Retirez-en une, et les autres se tiennent encore : { $piece_the } n’est pas { $piece_pinned } et peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-one-hive-top = La pièce du dessous est le seul lien entre deux moitiés. { $piece_start }, qui est dessus, peut partir quand même, vers { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} : le lien reste en place.

## Freedom to move

rule-3-3 =
    Au sol, une pièce glisse de case en case. Pour chaque pas, regardez les deux cases qui touchent à la fois son départ et son arrivée. Exactement une des deux doit être occupée.

    Si les deux le sont, le passage est trop étroit. Si aucune ne l’est, la pièce quitterait la ruche en chemin. La case d’où elle part compte comme vide, sauf s’il y avait quelque chose dessous.
diagram-boxed-in = Il y a une case vide à côté { $piece_of }. Mais le passage est trop étroit : impossible de glisser dehors.
diagram-hole = Le trou au milieu n’est ouvert que d’un côté. Rien ne peut se glisser par un passage aussi étroit, pas même { $piece_the }.
diagram-contact = La case barrée semble proche, mais rien ne borde le chemin qui y mène. { $piece_start } quitterait la ruche, et doit donc faire le tour.
rule-3-4 =
    Grimper demande aussi de la place. Regardez la hauteur de la case où l’on monte, et ce qui reste sur la case que l’on quitte. Prenez la plus grande des deux. Si les piles des deux côtés du chemin sont plus hautes que cela, le passage est trop étroit.

    C’est tout ce qu’on demande à un pas vers le haut, vers le bas ou sur la ruche. Un pas de sol à sol suit R3.3.
diagram-gate = Le chemin { $piece_of } passe entre deux piles, toutes deux plus hautes que le départ et que l’arrivée. Ce passage est trop étroit.

## The Queen

rule-4-1 =
    La Reine glisse d’une case.

    Elle est lente, et toute la partie tourne autour d’elle. Laissez-lui une issue aussi longtemps que vous pouvez.
diagram-queen = { $piece_start } peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, en glissant le long de la ruche.

## The Beetle

rule-4-2 =
    Le Scarabée avance d’une case dans n’importe quelle direction. Au sol, il glisse comme la Reine. Il peut aussi grimper sur les pièces voisines, marcher sur la ruche et redescendre, même dans un trou où rien ne peut se glisser.

    Ce qui est sous un Scarabée ne peut rien faire, et la case a la couleur du Scarabée. Scarabées et Moustiques peuvent se percher les uns sur les autres, aussi haut qu’ils veulent. Seul un passage entre des piles plus hautes les arrête (R3.4).

    Il est lent, mais difficile à arrêter : rien ne gêne plus une Reine qu’un Scarabée sur le dos.
diagram-beetle = { $piece_start } peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} : en glissant le long de la ruche ou en grimpant sur une pièce.
diagram-beetle-top = De là-haut, { $piece_the } peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, en restant en haut ou en descendant, y compris dans le trou où rien ne pourrait se glisser.
diagram-beetle-covers = Un Scarabée blanc est perché sur { $piece_the }. Elle ne peut pas bouger, et les Blancs peuvent placer de nouvelles pièces à côté d’elle.
diagram-beetle-tower = Un Scarabée et un Moustique se trouvent déjà sur la Fourmi. { $piece_start } peut grimper sur eux en un seul pas : aucune pile n’est trop haute pour lui.

## The Grasshopper

rule-4-3 =
    La Sauterelle saute en ligne droite par-dessus une ou plusieurs pièces et retombe sur la première case vide derrière elles. La rangée qu’elle franchit commence juste à côté d’elle et n’a pas de trous. Une pile se saute comme une seule pièce.

    Elle ne glisse pas, donc aucun passage n’est trop étroit pour elle : elle sort des coins serrés et entre dans les trous fermés.
diagram-grasshopper = { $piece_start } peut sauter sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, mais pas sur celle qui est barrée : il y a un trou dans cette rangée, et un saut finit à la première case vide.
diagram-grasshopper-stack = { $piece_start } saute par-dessus une pile comme par-dessus une seule pièce et peut atteindre { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}. La case barrée, juste à côté, lui est fermée : il n’y a rien à sauter.
diagram-grasshopper-out = Rien ne pourrait glisser hors d’ici. { $piece_start } saute, sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} au choix.

## The Spider

rule-4-4 =
    L’Araignée glisse d’exactement trois cases, jamais moins et jamais plus. En chemin, elle n’entre pas deux fois dans la même case, et elle ne revient pas à son point de départ.

    Elle est exigeante, mais là où ses trois pas tombent juste, elle surprend : comptez-les pour vos Araignées et pour celles d’en face.
diagram-spider = Trois pas mènent { $piece_the } vers { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} au choix. La case barrée est juste à côté, mais le passage est trop étroit pour un premier pas dans cette direction.

## The Ant

rule-4-5 =
    La Fourmi glisse aussi loin qu’elle veut le long du bord de la ruche, d’une case au moins. Chaque pas demande de la place : elle ne peut donc pas entrer dans un endroit étroit.

    C’est la meilleure coureuse de toutes : en un tour, elle vient de l’autre bout de la ruche là où l’on a besoin d’elle, pour clouer une pièce ou prendre une place à côté d’une Reine.
diagram-ant = { $piece_start } peut courir sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} tout autour de la ruche. Seule la case barrée du milieu lui est fermée : le passage est trop étroit.

## The Ladybug

rule-4-6 =
    La Coccinelle fait exactement trois pas : elle monte sur la ruche, avance dessus et descend sur une case vide. Elle ne reste jamais en haut, et ne redescend pas là d’où elle est partie. Chaque pas demande de la place, comme le dit R3.4.

    Elle franchit les murs et entre dans les trous : elle approche ainsi une Reine qui se croit à l’abri.
diagram-ladybug = Deux pas en haut et un pour descendre : { $piece_the } peut atteindre { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-ladybug-hole = Le trou est fermé de tous côtés. { $piece_start } y entre par le haut.

## The Mosquito

rule-4-7 =
    Le Moustique n’a pas de marche à lui. Il se déplace comme l’une des pièces qu’il touche au début de votre tour, de l’une ou l’autre couleur. D’une pile, il ne voit que la pièce du dessus. S’il ne touche que des Moustiques, il ne peut pas bouger.

    En Scarabée, il peut grimper. Là-haut, c’est un Scarabée, quoi qu’il touche, jusqu’à ce qu’il redescende. À côté d’un Cloporte, il peut lancer (R5.7).

    Il vaut ce que valent ses voisins : à côté d’une Fourmi il court, à côté d’un Scarabée il grimpe.
diagram-mosquito = { $piece_start } touche un Scarabée et une Araignée. Comme l’un ou comme l’autre, il peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-mosquito-alone = { $piece_start } ne touche qu’un autre Moustique. Il n’y a rien à emprunter : il ne peut pas bouger.
diagram-mosquito-top = Ici, en haut, { $piece_the } est un Scarabée et peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}. La Fourmi voisine ne lui sert à rien : il ne peut pas courir jusqu’à la case barrée.

## The Pillbug

rule-4-8 =
    Le Cloporte glisse d’une case comme la Reine. Ou bien il reste où il est et lance un voisin (R5.1).

    C’est le meilleur ami d’une Reine : à côté d’elle, il peut la lancer hors de la mêlée.
diagram-pillbug = De lui-même, { $piece_the } peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, en glissant comme une Reine.
rule-5-1 =
    Au lieu de se déplacer, le Cloporte peut lancer. Il prend une pièce à côté de lui, la vôtre ou celle de votre adversaire, la hisse sur lui et la repose sur une autre case vide à côté de lui. Cela compte comme votre tour.
diagram-throw = Le Cloporte blanc peut lancer { $piece_the } par-dessus lui, sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} au choix.
rule-5-2 =
    La pièce à lancer doit être seule sur sa case, avec rien dessus et rien dessous. Et rien ne doit se trouver sur le Cloporte.
diagram-throw-stack = { $piece_start } se trouve sur une autre pièce, donc dans une pile : le Cloporte blanc ne peut pas lancer cette pièce.
diagram-throw-covered = Un Scarabée noir se trouve sur le Cloporte blanc. Tant qu’il y reste, le Cloporte ne peut rien lancer, pas même { $piece_the } à côté de lui.
rule-5-3 =
    La ruche ne doit pas se diviser (R3.2) : une pièce clouée ne peut pas être lancée.
diagram-throw-pinned = { $piece_start } est à côté du Cloporte blanc, mais relie { $cut_off_the } à la ruche. Un lancer est donc impossible.
rule-5-4 =
    Les deux moitiés du lancer demandent de la place, la montée et la descente (R3.4). Entre deux piles toutes deux plus hautes que le Cloporte, rien ne peut être lancé.
diagram-throw-gate = Deux piles bordent le chemin vers la case barrée, trop serrées pour { $piece_the }. Un lancer peut encore mener cette pièce sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-throw-gate-up = Pour monter sur le Cloporte blanc, { $piece_the } devrait passer entre deux piles, toutes deux plus hautes que le Cloporte. Aucun lancer n’est donc possible.
rule-5-5 =
    Ce que votre adversaire vient de déplacer, de placer ou de lancer est laissé en paix : vous ne pouvez pas le lancer au tour qui suit.
diagram-throw-just-moved = { $piece_start } vient d’arriver ici. Les Blancs pourront lancer cette pièce plus tard, mais pas tout de suite.
rule-5-6 =
    Une pièce qui a été lancée se repose au tour suivant, à qui qu’elle soit. Elle ne peut ni bouger ni être lancée de nouveau. Si c’est un Cloporte, ou un Moustique qui lancerait comme lui, elle ne peut pas lancer non plus.

    Le Cloporte qui a lancé n’a pas bougé et n’a pas à se reposer. Quand le joueur suivant passe, le repos est fini.
diagram-throw-rest = Le Cloporte blanc vient de lancer { $piece_the }. Cette pièce se repose pendant un tour : les Noirs ne peuvent pas la déplacer maintenant.
diagram-throw-again = Le Cloporte noir vient de lancer { $piece_the }, qui se trouve maintenant à côté du Cloporte blanc. Les Blancs ne peuvent pas relancer cette pièce tout de suite.
diagram-throw-rest-pillbug = Le Cloporte noir vient de lancer le blanc. Pendant son repos, le Cloporte blanc ne peut pas lancer : { $piece_the } reste en place.
diagram-throw-thrower = { $piece_start } vient de lancer la Fourmi noire, qui se repose. Lui-même n’a pas bougé : le Cloporte noir peut le lancer sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
rule-5-7 =
    Un Moustique au sol qui touche un Cloporte peut lancer tout aussi bien, avec lui-même au milieu. Il le peut même si ce Cloporte est cloué, enfermé ou au repos. Mais un Cloporte couvert par une autre pièce ne se voit pas.
diagram-throw-mosquito = Le Moustique blanc touche un Cloporte et peut lancer comme lui : { $piece_the } peut ainsi arriver sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-throw-mosquito-pinned = Le Cloporte noir est cloué. Le Moustique blanc à côté de lui peut quand même lancer comme un Cloporte : { $piece_the } peut ainsi arriver sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-throw-mosquito-resting = Le Cloporte blanc vient d’être lancé et se repose. Le Moustique blanc à côté de lui n’a pas à se reposer : il peut lancer { $piece_the } sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-throw-mosquito-covered = Un Scarabée se trouve sur le Cloporte noir, et le Moustique à côté ne voit que le Scarabée. Il ne peut donc pas lancer { $piece_the }.
rule-5-8 =
    Pour lancer, le Cloporte n’a pas besoin d’être libre lui-même : il peut lancer en étant cloué. Mais votre Reine doit être sur le plateau, comme pour tout déplacement (R3.1).
diagram-throw-while-pinned = Le Cloporte blanc maintient la ruche unie et ne peut pas bouger. Il peut lancer quand même : { $piece_the } peut arriver sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
diagram-throw-queen-first = La Reine des Blancs est encore en réserve. Leur Cloporte ne peut donc pas encore lancer, et { $piece_the } doit rester.

## Passing

rule-6-1 =
    Si vous ne pouvez ni placer ni déplacer aucune pièce, vous passez, et c’est de nouveau à votre adversaire. Vous devez alors passer, et vous ne le pouvez dans aucun autre cas. Cela continue ainsi jusqu’à ce que vous puissiez jouer de nouveau ou que la partie soit finie.
diagram-pass = Les Noirs ne peuvent rien placer, car toute case libre à côté d’une pièce noire en touche aussi une blanche. Et aucune pièce noire ne peut bouger. Les Noirs doivent donc passer.

## The end of the game

rule-6-2 =
    La partie est finie dès que les six cases autour d’une Reine sont prises, par des pièces de n’importe quelle couleur. Son camp a perdu, peu importe qui a joué le dernier coup. Ce qui se trouve sur elle n’y change rien.
diagram-surrounded = Les { $black_ring } places autour de la Reine noire sont prises, certaines par des pièces noires. Les Blancs ont gagné.
rule-6-5 =
    Vous pouvez proposer la nulle ; si votre adversaire accepte, la partie est nulle. Vous pouvez abandonner, et alors vous perdez. Si vous jouez à la pendule, vous perdez quand votre temps est écoulé.

## Draws

rule-6-3 =
    Si un seul tour prend la dernière place autour des deux Reines, personne ne gagne : la partie est nulle.
diagram-both = { $white_ring } places autour de la Reine blanche et { $black_ring } autour de la noire sont prises, et la dernière case est la même pour les deux. Si { $piece_the } y va, la partie est nulle.
rule-6-4 =
    Quand la même position se présente pour la troisième fois, la partie est aussitôt nulle.

    C’est la même si les mêmes insectes des mêmes couleurs sont disposés de la même façon, si c’est au même joueur de jouer et s’il peut jouer les mêmes coups. Peu importe laquelle de plusieurs pièces semblables se trouve où, et peu importe que la ruche se soit déplacée, ait tourné ou soit vue dans un miroir.
diagram-repetition = Faites faire aux deux Reines un pas de côté puis le retour, puis encore une fois. La position est alors là pour la troisième fois, et la partie est nulle.

## Tricky corners

text-corners =
    Ces cas sont rares. Ils découlent tous des règles, mais des joueurs comme des programmes s’y sont trompés.
rule-8-1 =
    Une pièce qui en laisse une autre sous elle ne divise pas la ruche, et la case qu’elle quitte ne devient pas vide. Un Scarabée peut donc descendre sur une case qui ne touche rien d’autre que la pile d’où il vient.
diagram-corner-stack = { $piece_start } peut aller sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, même sur celles qui ne touchent que la pièce du dessous.
rule-8-2 =
    Un passage entre deux piles plus hautes arrête un Scarabée, une Coccinelle, un Moustique qui grimpe et les deux moitiés d’un lancer. Il n’arrête jamais une Sauterelle.
diagram-corner-gate = Deux piles bordent le chemin. Un Scarabée ne passerait pas, mais { $piece_the } saute.
diagram-corner-gate-mosquito = { $piece_start } peut grimper comme les Scarabées à côté de lui. Mais le chemin vers la case barrée passe entre deux piles plus hautes : ce passage est trop étroit pour un Moustique aussi.
diagram-corner-gate-ladybug = Pour atteindre la case barrée, { $piece_the } devrait descendre entre deux piles plus hautes, et ce passage est trop étroit. Il lui reste { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
rule-8-3 =
    Une Araignée que ses trois pas ramèneraient à son point de départ ne peut pas faire ce chemin. Elle peut tourner dans une poche, tant qu’elle n’entre pas deux fois dans la même case.
diagram-corner-spider-back = Ici, trois pas ramèneraient { $piece_the } à son point de départ, et ce n’est pas permis. Il n’y a pas d’autre chemin : elle ne peut pas bouger.
diagram-corner-spider = { $piece_start } peut atteindre { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}. L’une d’elles est juste à côté : le chemin qui y mène fait le tour de la poche et prend trois pas.
rule-8-4 =
    Un Moustique sur la ruche est un Scarabée, même à côté d’un Cloporte ou d’une Fourmi. Un Moustique à côté d’une pile n’en voit que la pièce du dessus.
diagram-corner-mosquito-top = Le Moustique blanc touche un Cloporte, mais il est sur la ruche. Là-haut, c’est un Scarabée, qui ne peut pas lancer { $piece_the }.
diagram-corner-mosquito = La Fourmi à côté { $piece_of } est sous un Scarabée. { $piece_start } peut donc grimper comme un Scarabée, mais ne peut pas courir comme une Fourmi.
rule-8-5 =
    Un Cloporte qui a été lancé ne peut pas lancer au tour suivant, pas plus qu’un Moustique lancé à côté d’un Cloporte. Après une passe, ils le peuvent.
diagram-corner-thrown = Le Cloporte noir vient de lancer { $piece_the }. Pendant son repos, cette pièce ne peut ni bouger ni rien lancer.
diagram-corner-thrown-mosquito = Le Cloporte noir vient de lancer le Moustique blanc. Le Moustique touche un Cloporte, mais pendant son repos il ne peut pas lancer { $piece_the }.
diagram-corner-after-pass = Le Cloporte blanc vient de lancer { $piece_the }, qui se repose. Les Noirs n’ont rien d’autre à jouer et doivent passer. Le repos est alors fini : le Cloporte blanc peut relancer cette pièce.
rule-8-6 =
    Si une pièce peut atteindre une case par elle-même et aussi en étant lancée, c’est un seul et même coup.
diagram-corner-both-ways = Il y a une case que { $piece_the } peut atteindre en glissant comme par un lancer. Cela revient au même : un seul coup.
rule-8-7 =
    Un joueur peut devoir passer plusieurs fois de suite. Et si votre Reine doit sortir à votre quatrième tour mais qu’il n’y a pas de case pour elle, vous passez.
diagram-corner-passes = Tout ce que les Noirs ont sur le plateau est sous des Scarabées blancs. Tant qu’ils y restent, les Noirs doivent passer à chaque fois. Essayez : déplacez { $piece_the } encore et encore.
diagram-corner-no-cell = Quatrième tour des Blancs : { $piece_the } doit sortir. Mais toute case libre à côté d’une pièce blanche en touche aussi une noire : les Blancs doivent passer.
rule-8-8 =
    Une Reine encerclée peut se trouver sous une pile. Vous pouvez encercler votre propre Reine, et alors vous perdez. Si un coup encercle les deux Reines, la partie est nulle, qui que ce soit qui l’ait joué.
diagram-corner-under = { $white_ring } places autour de la Reine blanche sont prises, et un Scarabée se trouve sur elle. Si { $piece_the } prend la dernière place, les Blancs ont perdu : être sous une pile ne sauve pas leur Reine.
diagram-corner-own-queen = Le Cloporte blanc peut aussi lancer { $piece_the } dans le trou. Mais là, les six places autour d’elle sont prises : avec ce lancer, les Blancs perdent aussitôt.
rule-8-9 =
    La répétition compte les positions, pas les coups : les trois fois n’ont pas à se suivre. Une pièce que l’on place change la position pour de bon, et le compte repart de zéro.
diagram-corner-repetition = Faites faire aux deux Reines un pas de côté puis le retour, puis encore une fois de l’autre côté de la rangée. Les coups sont différents, mais cette position est là pour la troisième fois : la partie est nulle. Si l’on place une pièce entre-temps, le compte repart de zéro.

## First ideas

text-tactics =
    Vous connaissez maintenant les règles. Voici ce à quoi les bons joueurs pensent d’abord.
text-tactics-queen =
    Gardez votre Reine libre. Une Reine qui peut s’écarter est difficile à encercler. N’entassez pas vos propres pièces autour d’elle : elles comptent pour votre adversaire.
text-tactics-pin =
    Clouez ce qui est dangereux. Une Fourmi qui doit maintenir la ruche unie ne court nulle part. Souvent, il suffit de mettre une de vos pièces derrière elle, pour qu’elle devienne le seul lien.
diagram-tactics-pin = Avec une pièce blanche de l’autre côté, { $piece_the } est { $piece_pinned } : sans { $piece_it }, plus rien ne relierait { $cut_off_the } à la ruche.
text-tactics-beetle =
    Envoyez un Scarabée vers la Reine adverse. Cela prend du temps, mais une fois qu’il est sur elle, elle ne peut plus fuir, et vous pourrez peut-être placer de nouvelles pièces tout contre elle.
diagram-tactics-beetle = Avec le Scarabée sur la Reine noire, on peut placer { $piece_the } sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, dont certaines tout contre elle.
text-tactics-places =
    Comptez les places autour des deux Reines, à chaque tour. Chacun de vos tours devrait en prendre une à l’adversaire ou vous en sauver une.
text-tactics-last =
    Réservez les dernières places à ceux qui peuvent y entrer. Souvent, il reste à la fin un trou où rien ne peut se glisser. Gardez pour lui une Sauterelle, un Scarabée ou une Coccinelle, et prenez les places faciles avec les Fourmis et les Araignées.
diagram-tactics-last = La dernière place à côté de la Reine noire est fermée aux Fourmis : le passage est trop étroit. { $piece_start } peut y sauter et gagner.
text-tactics-tempo =
    Pensez en tours. S’il vous faut encore deux tours pour gagner et trois à votre adversaire, attaquez. Si c’est l’inverse, défendez-vous d’abord. Un coup qui fait les deux vaut plus que tout.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = Les règles de Hive
rules-how =
    Lisez un chapitre avec « skep rules beetle », une règle avec « skep rules R3.3 », et tout avec « skep rules --all ».
rules-no-chapter = Il n’y a ni chapitre ni règle « { $text } ».
# $names is a row of names of chapters.
rules-nearest = Vouliez-vous dire { $names } ?
rules-see-contents = « skep rules » sans rien d’autre donne la liste des chapitres.
rules-no-language = Il n’y a pas encore de textes pour « { $text } » ; voici donc l’anglais.

## Around a drawing in the terminal

picture-white = Blancs
picture-black = Noirs
picture-white-to-move = Aux Blancs de jouer
picture-black-to-move = Aux Noirs de jouer
picture-turn = tour { $turn }
picture-white-wins = Les Blancs gagnent
picture-black-wins = Les Noirs gagnent
picture-both-surrounded = Nulle : les deux Reines sont encerclées
picture-repetition = Nulle par répétition
picture-all-placed = tout est placé
picture-stacks = Piles, de bas en haut :
picture-moved-from = départ
picture-moved-to = arrivée
picture-selected = choix
picture-target = cible
picture-thrown = par un lancer
picture-pinned = clouée
picture-refused = interdit
