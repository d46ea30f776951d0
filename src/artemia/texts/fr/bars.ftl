# Pourquoi un choix n’est pas possible : une phrase chaque fois. Quand une carte en est la cause, elle vient d’abord.

bar-caused = { $cause } : { $rest }
cause-played = { $you ->
    [yes] vous avez joué { $card }
   *[no] { $who } a joué { $card }
}
cause-acts = { $card } agit
cause-rescued = { $you ->
    [yes] vous avez secouru { $card }
   *[no] { $who } a secouru { $card }
}

## Le tour

bar-turn-not-begun = Le premier tour n’a pas encore commencé.
bar-turn-something-else-is-asked = On vous demande autre chose pour l’instant : « { $question } »
bar-turn-creature-waits = C’est aux Traqués de décider pour l’instant ; { $thing } pourra servir quand on vous le demandera.
bar-turn-hunted-waits = Ce n’est pas à vous de jouer pour l’instant ; { $thing } pourra servir quand on vous le demandera.
bar-turn-a-card-takes-effect = Une carte produit encore son effet ; ensuite, vous pourrez jouer { $thing }.
bar-turn-answer-first = Avant de pouvoir jouer { $thing }, réglez ceci : « { $question } »
bar-turn-would-do-nothing = { $thing } n’aurait aucun effet pour l’instant.
bar-turn-you-are-done = Votre choix est fait pour cette phase ; changez d’avis d’abord, et vous pourrez jouer { $thing }.
bar-turn-lies-in-hand = { $thing } : cette carte est dans votre main, et ce n’est pas ce que l’on demande : « { $question } »
bar-turn-lies-in-discard = { $thing } : cette carte est dans votre défausse, et ce n’est pas ce que l’on demande : « { $question } »
bar-turn-lies-on-table = { $thing } : cette carte est posée devant vous, et ce n’est pas ce que l’on demande : « { $question } »
bar-end-over = La partie est terminée.

## Aller quelque part

bar-explore-closed = personne ne peut se rendre en ces lieux ce tour-ci : { $places }.
bar-explore-laid = { $thing } : c’est la carte que vous avez posée ce tour-ci.
bar-explore-laid-another = Vous avez posé { $places } ; changez d’avis d’abord, et vous pourrez choisir { $thing }.
bar-explore-phase-1-only = On choisit où aller en phase 1, et celle de ce tour est passée.
bar-explore-hand-later = { $thing } : cette carte est dans votre main, vous la poserez en phase 1 d’un prochain tour.
bar-explore-hand-empty = Vous n’avez en main aucune carte Lieu pour payer.
bar-explore-no-other-card = Vous n’avez en main aucune autre carte Lieu à poser.
bar-labyrinth-hidden = Personne ne peut se rendre sur un lieu encore face cachée.
bar-labyrinth-all-known = Plus aucun lieu n’est caché, et la réserve n’a aucune carte qui vous manque.
bar-discard-there = { $thing } : cette carte est dans votre défausse, reprenez-la d’abord.
bar-discard-later = { $thing } : cette carte est dans votre défausse ; elle revient si vous résistez, lâchez prise, ou reprenez une carte au lieu d’utiliser un lieu.
bar-discard-empty = Votre défausse est vide : il n’y a aucune carte à reprendre.
bar-discard-all-empty = Personne n’a de carte dans sa défausse.
bar-discard-nobody-here = Sur votre lieu, personne n’a de carte défaussée à reprendre.
bar-discard-nothing-to-swap = Aucune carte de votre défausse ne peut remplacer celle que vous avez posée.
bar-reserve-not-yours = Vous n’avez pas { $thing } : { $n ->
        [0] il n’en reste aucune carte en réserve
        [one] il en reste 1 carte en réserve
       *[other] il en reste { $n } cartes en réserve
    }.
bar-reserve-none-left = Vous n’avez pas { $thing }, et il n’en reste aucune carte en réserve.
bar-reserve-nothing-new = La réserve n’a aucune carte Lieu qui vous manque.
bar-resist-nothing-back = Votre défausse est vide : résister ne vous rendrait aucune carte.
bar-resist-once = Vous avez déjà résisté ce tour-ci.
bar-give-up-nothing-lost = Vous avez toute votre Volonté et toutes vos cartes : lâcher prise ne vous apporterait rien.
bar-give-up-once = Vous avez déjà lâché prise ce tour-ci.

## La traque et ses jetons

bar-hunt-token-due = La traque ne peut pas s’achever : il reste à poser { $token }.
bar-hunt-tokens-later = Vous posez vos jetons en phase 2, quand les Traqués ont posé leurs cartes.
bar-hunt-cards-are-laid = Les cartes sont posées : la révélation dira qui vient ici ({ $thing }).
bar-tokens-all-down = Tous les jetons de ce tour sont déjà posés.
bar-tokens-down = Les jetons se posent en phase 2, et elle est passée.
bar-tokens-kept-out = aucun jeton qui capture ne peut être posé ici ce tour-ci ({ $places }).
bar-tokens-beside-the-first = Un jeton qui couvre deux lieux se pose sur deux lieux adjacents.
bar-tokens-lies-there = { $thing } est déjà posé : { $places }.
bar-tokens-not-yours = C’est à la Créature de poser { $thing }.
bar-tokens-phase-2 = On pose { $thing } en phase 2.
bar-tokens-with-a-card = { $thing } entre en jeu avec une carte Traque qui porte son symbole.
bar-tokens-creature-down = Cela ne sert qu’avant la pose du jeton Créature.
bar-tokens-stand-firm = les jetons Traque ne peuvent être ni déplacés ni évités.
bar-tokens-nothing-to-swap = Aucun jeton n’est sur un autre lieu, à échanger avec le jeton Créature.
bar-tokens-nothing-to-drift = Ni le jeton Artemia ni le jeton Cible ne sont sur la planète.
bar-artemia-kept-away = le jeton Artemia ne vient pas ce tour-ci.
bar-artemia-there-anyway = Le jeton Artemia vient de toute façon ce tour-ci : { $thing } n’aurait aucun effet.
bar-artemia-down-already = Le jeton Artemia est déjà sur la planète.
bar-artemia-not-called = Le jeton Artemia vient quand Secours est sur son symbole, ou avec une carte Traque qui le porte.
bar-artemia-not-coming = Rien ne peut faire venir le jeton Artemia ce tour-ci : il n’y a rien à détourner.
bar-artemia-not-down = Le jeton Artemia n’est pas sur la planète.
bar-artemia-not-here = Le jeton Artemia n’atteint pas votre lieu.
bar-artemia-ignored = Vous ignorez déjà le jeton Artemia.
bar-artemia-step-over = Le jeton Artemia a déjà frappé ce tour-ci.
bar-target-step-over = Le jeton Cible a déjà frappé ce tour-ci.
bar-target-held = le jeton Cible vous retient : ni carte Survie, ni carte reprise, jusqu’à la fin du tour.

## Cartes Traque

bar-hunt-cards-forbidden = on ne joue aucune carte Traque ce tour-ci.
bar-hunt-cards-one-a-turn = { $card ->
    [none] Vous avez joué toutes les cartes Traque que vous pouvez jouer ce tour-ci.
   *[other] { $n ->
        [one] Vous pouvez jouer 1 carte Traque par tour, et vous avez joué { $card }.
       *[other] Vous pouvez jouer { $n } cartes Traque ce tour-ci, et vous les avez jouées ; la dernière était { $card }.
    }
}
bar-hunt-cards-phase = { $thing } se joue en phase { $n } ({ $phase }).
bar-hunt-cards-not-in-hand = Cette carte Traque n’est pas dans votre main.
bar-hunt-cards-nobody-holds-three = Aucun Traqué n’a plus de 2 cartes Lieu en main.
bar-hunt-cards-nobody-holds-a-card = Aucun Traqué n’a de carte Lieu en main.
bar-hunt-cards-nothing-to-stop = Aucun des lieux visés n’est sur cette planète.
bar-hunt-cards-all-spoilt = Il ne reste aucun lieu à mettre hors d’usage.
bar-hunt-cards-nothing-to-copy = Aucune carte Traque n’a été défaussée lors d’un tour précédent : il n’y a rien à copier.
bar-hunt-cards-copies-another-phase = Cette carte copierait { $card }, qui se joue en phase { $n } ({ $phase }).
bar-hunt-cards-hand-empty = La Créature n’a aucune carte Traque en main.
bar-hunt-cards-none-to-come = La Créature ne peut déjà plus jouer de carte Traque ce tour-ci.
bar-hunt-cards-none-to-draw = Il ne reste aucune carte Traque à piocher.
bar-hunt-cards-two-already = Vous pouvez déjà jouer 2 cartes Traque ce tour-ci, et jamais davantage.

## Cartes Survie

bar-survival-cards-forbidden = on ne joue ni ne pioche aucune carte Survie ce tour-ci.
bar-survival-cards-one-a-turn = { $card ->
    [none] Vous avez joué votre carte Survie de ce tour.
   *[other] Vous pouvez jouer 1 carte Survie par tour, et vous avez joué { $card }.
}
bar-survival-cards-phase = { $thing } se joue en phase { $n } ({ $phase }).
bar-survival-cards-not-in-hand = Cette carte Survie n’est pas dans votre main.
bar-survival-cards-keep-one-first = Vous venez de piocher { $thing } ; choisissez d’abord quelle carte vous gardez.
bar-survival-cards-instead-of-the-place = { $thing } se joue quand on vous demande que faire sur votre lieu, au lieu de l’utiliser.
bar-survival-cards-before-the-tokens = { $thing } se joue au début de la phase 2, avant la pose des jetons.
bar-survival-cards-no-card-to-spare = Il vous faut poser toutes vos cartes Lieu en main : aucune n’est de trop.
bar-survival-cards-none-to-draw = Il ne reste aucune carte Survie à piocher.
bar-survival-cards-nothing-to-pick-up = Vous n’avez joué aucune carte qui puisse revenir en main.
bar-survival-cards-discard-empty = La défausse des cartes Survie ne contient rien à prendre.

## Lieux

bar-places-used = { $user ->
    [none] { $places } a déjà servi ce tour-ci, et ne sert qu’une fois par tour pour vous tous.
    [you] Vous avez déjà utilisé { $places } ce tour-ci, et ce lieu ne sert qu’une fois par tour pour vous tous.
   *[other] { $user } a déjà utilisé { $places } ce tour-ci, et ce lieu ne sert qu’une fois par tour pour vous tous.
}
bar-places-spoilt = on ne peut pas utiliser { $places } ce tour-ci.
bar-places-resolved = Votre tour d’agir sur ce lieu est déjà passé ({ $places }).
bar-places-elsewhere = Vous êtes { $at } ce tour-ci.
bar-places-not-among = { $thing } : ce lieu n’est pas de ceux dont il s’agit ici : « { $question } »
bar-places-creature-there = Il y a ici { $token } : capturé, on ne peut pas utiliser { $places }.
bar-places-artemia-there = Il y a ici { $token } : on ne peut pas utiliser { $places }.
bar-places-target-there = on ne peut pas utiliser { $places } sous le jeton Cible.
bar-places-your-turn-comes = Vous êtes { $at } ; votre tour d’agir viendra.
bar-places-all-resolved = Il ne vous reste aucun lieu à résoudre ce tour-ci.
bar-places-prepared = Vous avez déjà préparé quelque chose pour le prochain tour.
bar-places-nothing-there-for-you = { $places } ne peut rien pour vous à cet instant.
bar-places-here-already = Vous y êtes : utilisez le lieu lui-même.
bar-places-nothing-to-take-or-copy = Votre défausse est vide, et il n’y a aucun lieu à copier.
bar-places-no-card-comes-back = Aucune carte ne pourrait revenir dans votre main.
bar-places-no-card-to-go-on = Vous n’avez en main aucune carte Lieu pour aller plus loin.
bar-places-no-neighbour-to-copy = Aucun lieu adjacent au vôtre n’a de pouvoir à copier pour l’instant.
bar-places-nobody-needs = Tous les Traqués ont toute leur Volonté, et il n’y a rien d’autre à prendre ici pour l’instant.
bar-places-no-rover = Le Rover n’est pas sur cette planète.
bar-places-no-beach = La Plage n’est pas sur cette planète.
bar-places-no-beach-nor-dome = Ni la Plage ni le Dôme ne sont sur cette planète.
bar-places-marker-there = La Balise est déjà sur la Plage.
bar-places-no-marker = La Balise n’est pas sur la Plage.
bar-places-no-marker-nor-dome = La Balise n’est pas sur la Plage, et le Dôme n’est pas sur cette planète.
bar-places-nowhere-to-ride = Le lieu au-dessus ou au-dessous du vôtre ne vous est pas ouvert.
bar-reckoning-before-all-steps = { $thing } se joue juste après la révélation, avant que l’on utilise un lieu.
bar-reckoning-nobody-can-move = Aucun Traqué ne peut être poussé ailleurs.
bar-reckoning-nobody-to-whirl = Il n’y a pas deux lieux ouverts et adjacents, avec des Traqués sur l’un d’eux.
bar-caught-not-here = Aucun jeton qui capture n’est sur votre lieu.
bar-caught-nobody = Personne n’a été capturé ce tour-ci.
bar-caught-nobody-to-heal = Personne, parmi les captures de ce tour, ne peut regagner de Volonté.

## Volonté et Secours

bar-will-all-there = Vous avez toute votre Volonté.
bar-will-spent-for-now = Qui a perdu sa dernière Volonté attend la fin de l’étape pour la retrouver.
bar-rescue-stands-still = Secours n’avance pas à la fin de ce tour.

## Sanctuary

bar-city-token-there = Un jeton Traque est sur le lieu de Sanctuary.
bar-city-defense-held = Défense n’avance que d’une case dans cette phase, et c’est fait.
bar-city-not-open-to-you = Vous êtes sur le lieu de Sanctuary, ou il ne vous est pas ouvert.
bar-city-not-helped = Vous n’avez ni secouru ni fortifié ce tour-ci.
bar-city-nowhere-to-go = Aucun lieu adjacent à Sanctuary n’est sur sa route.
bar-city-stays-anyhow = Sanctuary reste de toute façon sur place ce tour-ci.
bar-survivors-nobody-to-scatter = Aucun survivant n’est visible, et le jeton Artemia vient de toute façon.
bar-survivors-none-near = Il n’y a aucun survivant à secourir d’ici.
bar-survivors-none-yours = Vous n’avez aucune carte Survivant.
bar-survivors-no-comfort-needed = Vous avez toute votre Volonté, et votre défausse est vide.
bar-survivors-pile-empty = Il ne reste aucun survivant à piocher.
bar-survivors-not-for-you = Ce sont les Traqués qui secourent les survivants.
bar-survivors-with-you = Ce survivant est avec vous : abritez-le quand vous fortifiez Sanctuary.
bar-survivors-phase-3 = On secourt les survivants en phase 3, depuis un lieu adjacent à Sanctuary.
bar-survivors-too-far = Votre lieu n’est pas adjacent à celui de Sanctuary ({ $places }).
bar-survivors-token-there = Un jeton Traque est sur votre lieu : on ne secourt personne d’ici.
bar-survivors-with-the-place = Vous pouvez secourir quelqu’un quand on vous demande que faire sur votre lieu.
bar-avatars-not-yours = { $thing } n’est pas votre Avatar.
bar-avatars-forbidden = aucun Avatar n’agit ce tour-ci.
bar-avatars-by-itself = { $thing } : cet Avatar agit de lui-même, en phase { $n } ({ $phase }).
bar-avatars-once = Vous avez déjà fait appel à votre Avatar ce tour-ci ({ $thing }).
bar-avatars-phase = { $thing } : on fait appel à cet Avatar en phase { $n } ({ $phase }).
bar-avatars-nothing-to-swap = Il faut une carte dans votre main et une dans votre défausse.
bar-dna-none-left = La Créature n’a plus d’ADN.
bar-dna-one-needed = Cela coûte 1 ADN, et la Créature n’en a pas.
bar-dna-two-needed = Cela coûte 2 ADN, et la Créature en a moins.
bar-dna-supply-empty = La Créature a déjà tout l’ADN qu’il y a.
bar-dna-too-dear = Avec { $n } ADN, aucune de vos cartes Évolution ne peut être développée.
bar-growth-barred = la Créature n’évolue ni ne niche ce tour-ci.
bar-growth-before-growing = { $thing } se joue à la fin de la phase 5, avant que la Créature évolue ou niche.
bar-growth-before-moving = { $thing } se joue au début de la phase 5, avant que Sanctuary se déplace.
bar-evolutions-not-yours = { $thing } appartient à la Créature.
bar-evolutions-phase-5 = { $thing } se développe en phase 5, pour { $n } ADN.
bar-evolutions-too-dear = { $thing } coûte { $n } ADN, et vous en avez moins.
bar-evolutions-evolve-first = Choisissez d’abord d’évoluer ; vous pourrez alors développer { $thing } pour { $n } ADN.
bar-evolutions-four-developed = Vous avez 4 évolutions développées, et il n’y a pas de place pour d’autres.
bar-evolutions-pile-empty = Il ne reste aucune carte Évolution de niveau { $n ->
    [1] I
   *[other] II
} à piocher.
bar-evolutions-next-turn = { $thing } agit à partir du tour qui suit son développement.
bar-evolutions-locked = { $thing } se tait jusqu’à la fin du tour.
bar-evolutions-by-itself = { $thing } agit de soi-même, en phase { $n } ({ $phase }).
bar-evolutions-once = Vous avez déjà utilisé { $thing } ce tour-ci.
bar-evolutions-phase = { $thing } s’utilise en phase { $n } ({ $phase }).
bar-evolutions-none-in-hand = La Créature n’a aucune carte Évolution en main.
bar-evolutions-none-active = Aucune évolution n’agit.
bar-evolutions-none-developed = Aucune évolution n’est posée devant la Créature.
bar-evolutions-creature-holds-none = La Créature n’a aucune carte Évolution en main.
bar-evolutions-somebody-there = Quelqu’un est sous le jeton Créature.
bar-evolutions-nobody-beside = Personne, à côté du jeton Créature, n’a de carte Lieu en main.
bar-evolutions-card-played = Vous avez joué une carte Traque ce tour-ci.

## Le nom des boutons

button-resist = Résister
button-give_up = Lâcher prise
button-use_power = Utiliser { $places }
button-take_back = Reprendre une carte
button-end_hunt = Mettre fin à la traque
button-evolve = Évoluer
button-nest = Nicher
button-develop = Développer
button-draw_evolution = Piocher au niveau { $n ->
    [1] I
   *[other] II
}
