# Conseils, et lecture d’une partie terminée

advice-go = choisir un lieu tout de suite
advice-hunt = poser le jeton Créature tout de suite

## Pourquoi un lieu

why-go-quiet = Rien ne vous apporte plus que { $places }, et la Créature n’y vient que dans { $danger } % des cas.
why-go-worth = Rien ne vous apporte plus que { $places }, et cela vaut le risque, même si la Créature y vient dans { $danger } % des cas.
why-go-elsewhere = C’est { $there } que vous gagneriez le plus, mais la Créature y cherche dans { $watched } % des cas ; elle ne cherche { $at } que dans { $danger } %.
why-go-dear = C’est { $there } que vous gagneriez le plus, mais y être trouvé coûte plus cher ; { $at }, moins.
why-go-mostly = Vous ne gagneriez pas moins { $there }, mais y être toujours se devine ; soyez { $at } le plus souvent.
why-go-draw = Aucun lieu ne se détache : tirez au sort pour rester imprévisible. C’est { $there } que la Créature cherche le plus, dans { $watched } % des cas.
why-go-doomed = La Créature vous trouvera sans doute où que vous alliez ; c’est { $at } que cela vous coûte le moins.
why-hunt-likely = Quelqu’un est { $at } dans { $catch } % des cas, plus souvent que partout ailleurs ; Traqués qui peuvent y être : { $n } sur { $of }.
why-hunt-dear = Quelqu’un est plus souvent { $there } ({ $likely } %), mais une prise { $at } ({ $catch } %) coûte plus cher aux Traqués.
why-hunt-draw = Aucun lieu ne se détache : tirez au sort pour rester imprévisible. Quelqu’un est { $at } dans { $catch } % des cas.

## Pourquoi une réponse et pas une autre

why-only = Il n’y a rien d’autre à faire.
why-even = Pour ce tour, cela ne change presque rien par rapport à « { $other } ».
why-close = C’est serré face à « { $other } » : ce qui les sépare tient peut-être au hasard.
why-later = Vous serez mieux placé pour les tours suivants qu’avec « { $other } ».
why-wins = La partie est gagnée dès ce tour dans { $n } % des cas ; avec « { $other } », dans { $less } %.
why-saves = Avec « { $other } », la partie est perdue dès ce tour dans { $more } % des cas ; ainsi, dans { $n } %.
why-hunted-rescue = Secours finit le tour plus avancé qu’après « { $other } » (+{ $n }).
why-hunted-assimilation = Assimilation finit le tour moins avancée qu’après « { $other } » (−{ $n }).
why-hunted-defense = Défense finit le tour plus avancée qu’après « { $other } » (+{ $n }).
why-hunted-developed = La Créature finit le tour avec moins d’Évolutions développées qu’après « { $other } » (−{ $n }).
why-hunted-survival = Les Traqués finissent le tour avec plus de cartes Survie qu’après « { $other } » (+{ $n }).
why-hunted-hunt = La Créature finit le tour avec moins de cartes Traque qu’après « { $other } » (−{ $n }).
why-hunted-will = Les Traqués finissent le tour avec plus de Volonté qu’après « { $other } » (+{ $n }).
why-hunted-dna = La Créature finit le tour avec moins d’ADN qu’après « { $other } » (−{ $n }).
why-hunted-hand = Les Traqués finissent le tour avec plus de cartes Lieu en main qu’après « { $other } » (+{ $n }).
why-creature-rescue = Secours finit le tour moins avancé qu’après « { $other } » (−{ $n }).
why-creature-assimilation = Assimilation finit le tour plus avancée qu’après « { $other } » (+{ $n }).
why-creature-defense = Défense finit le tour moins avancée qu’après « { $other } » (−{ $n }).
why-creature-developed = Vous finissez le tour avec plus d’Évolutions développées qu’après « { $other } » (+{ $n }).
why-creature-survival = Les Traqués finissent le tour avec moins de cartes Survie qu’après « { $other } » (−{ $n }).
why-creature-hunt = Vous finissez le tour avec plus de cartes Traque qu’après « { $other } » (+{ $n }).
why-creature-will = Les Traqués finissent le tour avec moins de Volonté qu’après « { $other } » (−{ $n }).
why-creature-dna = Vous finissez le tour avec plus d’ADN qu’après « { $other } » (+{ $n }).
why-creature-hand = Les Traqués finissent le tour avec moins de cartes Lieu en main qu’après « { $other } » (−{ $n }).

## La lecture d’une partie

read-looked-well = Chercher { $at } était juste : on pouvait s’attendre à y trouver quelqu’un dans { $catch } % des cas.
read-looked-else = Chercher { $at } promettait une prise dans { $catch } % des cas ; { $there }, c’était { $more } %, et qui réfléchit y cherche le plus souvent ({ $share } %).
read-looked-dear = Chercher { $at } promettait une prise dans { $catch } % des cas ; { $there }, c’était { $more } % seulement, mais une prise y coûte plus cher, et qui réfléchit y cherche le plus souvent ({ $share } %).
read-where = { $who } { $at }
read-where-caught = { $who } { $at } (prise)
read-mistake = Tour { $turn }, { $who } : « { $chosen } » laissait { $chance } % de chances de gagner, « { $best } » en aurait laissé { $more } %.
