# Conseils, et lecture d’une partie terminée

advice-go = choisir un lieu tout de suite
advice-hunt = poser le jeton Créature tout de suite

## Combien de fois, et ce qu’apporte un lieu

often-comes = { $how ->
    [hardly] n’y vient presque jamais
    [rarely] y vient rarement
    [sometimes] y vient de temps en temps
    [often] y vient souvent
   *[mostly] y vient presque toujours
}
often-looks = { $how ->
    [hardly] ne cherche presque jamais
    [rarely] cherche rarement
    [sometimes] cherche de temps en temps
    [often] cherche souvent
   *[mostly] cherche presque toujours
}
why-gain = { $place } { $does }
why-gain-most = Rien ne vous apporte plus que { $places }
gain-lair = vous rend toute votre défausse
gain-jungle = revient en main avec une autre carte
gain-river = vous laisse le choix entre deux lieux au tour suivant
gain-beach = rapproche les Secours
gain-rover = vous ouvre un nouveau lieu
gain-swamp = revient en main avec deux autres cartes
gain-shelter = vous donne une carte Survie
gain-wreck = rapproche les Secours
gain-source = rend de la Volonté, ou donne une carte Survie
gain-artefact = compte double au tour suivant
gain-canyon = revient en main avec d’autres cartes
gain-camp = vous donne un rescapé, ou une carte Survie
gain-monolith = prive la Créature d’une Évolution
gain-infirmary = rend de la Volonté, ou sauve un rescapé
gain-ark = fortifie Sanctuary
gain-nexus = vous rend votre défausse, ou le lieu d’un autre
gain-oasis = revient en main, avec d’autant plus de cartes qu’il vous manque de Volonté
gain-fjord = vous laisse aussi choisir dans votre défausse au tour suivant
gain-dome = fait avancer le Bouclier, et à la fin les Secours
gain-labyrinth = vous ouvre l’inconnu
gain-mangrove = rend des cartes à vous et à un autre
gain-archipelago = vous donne une carte Survie, qui peut devenir de la Volonté
gain-pole = rapproche beaucoup les Secours, pour 1 Volonté
gain-fungi = pose de la Volonté que les Secours atteindront, ou donne une carte Survie
gain-portal = vous emmène aussitôt ailleurs

## Pourquoi un lieu

why-go-quiet = { $gain }, et la Créature { $comes }.
why-go-worth = { $gain }, et cela vaut le risque, même si la Créature { $comes }.
why-go-elsewhere = C’est { $there } que vous gagneriez le plus, mais la Créature { $watched } ; { $at }, elle { $danger }.
why-go-dear = C’est { $there } que vous gagneriez le plus, mais y être trouvé coûte plus cher ; { $at }, moins.
why-go-mostly = Vous ne gagneriez pas moins { $there }, mais y être toujours se devine ; soyez { $at } le plus souvent.
why-go-draw = Aucun lieu ne se détache : tirez au sort pour rester imprévisible. C’est { $there } que la Créature cherche le plus.
why-go-doomed = La Créature vous trouvera sans doute où que vous alliez ; c’est { $at } que cela vous coûte le moins.
why-hunt-likely = Quelqu’un est { $at } plus souvent que partout ailleurs ; Traqués qui peuvent y être : { $n } sur { $of }.
why-hunt-dear = Quelqu’un est plus souvent { $there }, mais une prise { $at } coûte plus cher aux Traqués.
why-hunt-draw = Aucun lieu ne se détache : tirez au sort pour rester imprévisible ; { $at }, c’est aussi bien qu’ailleurs.

## Pourquoi une réponse et pas une autre

why-only = Il n’y a rien d’autre à faire.
why-even = Pour ce tour, cela ne change presque rien par rapport à « { $other } ».
why-close = C’est serré face à « { $other } » : ce qui les sépare tient peut-être au hasard.
why-later = Vous serez mieux placé pour les tours suivants qu’avec « { $other } ».
why-wins = La partie est gagnée dès ce tour plus souvent qu’avec « { $other } ».
why-saves = Avec « { $other } », la partie est plus souvent perdue dès ce tour.
why-hunted-rescue = Secours finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} plus avancé qu’après « { $other } ».
why-hunted-assimilation = Assimilation finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} moins avancée qu’après « { $other } ».
why-hunted-defense = Défense finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} plus avancée qu’après « { $other } ».
why-hunted-developed = La Créature finit le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins d’Évolutions développées qu’après « { $other } ».
why-hunted-survival = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus de cartes Survie qu’après « { $other } ».
why-hunted-hunt = La Créature finit le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins de cartes Traque qu’après « { $other } ».
why-hunted-will = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus de Volonté qu’après « { $other } ».
why-hunted-dna = La Créature finit le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins d’ADN qu’après « { $other } ».
why-hunted-hand = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus de cartes Lieu en main qu’après « { $other } ».
why-creature-rescue = Secours finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} moins avancé qu’après « { $other } ».
why-creature-assimilation = Assimilation finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} plus avancée qu’après « { $other } ».
why-creature-defense = Défense finit le tour { $much ->
    [little] un peu
   *[clearly] nettement
} moins avancée qu’après « { $other } ».
why-creature-developed = Vous finissez le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus d’Évolutions développées qu’après « { $other } ».
why-creature-survival = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins de cartes Survie qu’après « { $other } ».
why-creature-hunt = Vous finissez le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus de cartes Traque qu’après « { $other } ».
why-creature-will = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins de Volonté qu’après « { $other } ».
why-creature-dna = Vous finissez le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} plus d’ADN qu’après « { $other } ».
why-creature-hand = Les Traqués finissent le tour avec { $much ->
    [little] un peu
   *[clearly] nettement
} moins de cartes Lieu en main qu’après « { $other } ».

## La lecture d’une partie

read-looked-well = Chercher { $at } était juste : on pouvait s’attendre à y trouver quelqu’un dans { $catch } % des cas.
read-looked-else = Chercher { $at } promettait une prise dans { $catch } % des cas ; { $there }, c’était { $more } %, et qui réfléchit y cherche le plus souvent ({ $share } %).
read-looked-dear = Chercher { $at } promettait une prise dans { $catch } % des cas ; { $there }, c’était { $more } % seulement, mais une prise y coûte plus cher, et qui réfléchit y cherche le plus souvent ({ $share } %).
read-where = { $who } { $at }
read-where-caught = { $who } { $at } (prise)
read-mistake = Tour { $turn }, { $who } : « { $chosen } » laissait { $chance } % de chances de gagner, « { $best } » en aurait laissé { $more } %.
