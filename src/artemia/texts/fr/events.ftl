# Le journal, un message par effet noté. `.noticed` est pour ceux qui voient seulement que cela arrive.

## Le tour

event-choose_side = { $who } choisit la { $n ->
    [0] face A
   *[1] face B
} du plateau.
event-turn_began = Le tour { $n } commence.
event-commit = { $who } pose { $places } face cachée.
event-resist = { $who } résiste : { $n ->
    [one] 1 Volonté
   *[other] { $n } Volontés
} pour reprendre { $places }.
    .noticed = { $count ->
        [one] { $who } résiste et reprend 1 carte.
       *[other] { $who } résiste et reprend { $count } cartes.
    }
event-give_up = { $who } lâche prise : toute la Volonté et les cartes Lieu défaussées reviennent.
event-withdraw = { $who } change d’avis.
event-play_hunt = { $who } joue { $cards }.
event-acts_as = Elle agit comme { $cards }.
event-play_survival = { $who } joue { $cards }.
event-put_token = { $who } pose { $token } sur { $places }.
event-spread_token = { $who } étend { $token } sur { $places }.
event-plan = { $count ->
    [0] { $who } ne joue pas de carte.
   *[other] { $who } prépare { $cards }.
}
event-explore_only = { $who } choisit d’explorer { $places }.
event-revealed = { $who } est { $at }.
event-use_power = { $who } active { $places }.
event-catch = { $creature } attrape { $who } { $at }.
event-reset = { $who } se ressaisit : la Volonté et toutes les cartes Lieu reviennent.

## Cartes Lieu

event-take_back = { $who } reprend { $all }.
    .noticed = { $count ->
        [one] { $who } reprend 1 carte.
       *[other] { $who } reprend { $count } cartes.
    }
event-pick_up = { $who } reprend { $places }.
    .noticed = { $who } reprend une carte sur la table.
event-discard = { $who } défausse { $places }.
    .noticed = { $count ->
        [one] { $who } défausse 1 carte.
       *[other] { $who } défausse { $count } cartes.
    }
event-set_aside = { $who } choisit de défausser { $places }.
event-keep_two = { $who } garde { $places } en main.
event-hide_two = { $who } cache { $places }, et montre le reste.
    .noticed = { $who } cache { $count } cartes Lieu et montre le reste à { $creature }.
event-show_to_creature = { $whose } montre { $places }.
    .noticed = { $count ->
        [one] { $who } voit 1 carte Lieu.
       *[other] { $who } voit { $count } cartes Lieu.
    }
event-take_from_reserve = { $who } prend { $places } dans la réserve.
event-exchange = { $who } échange { $other } contre { $places }.
    .noticed = { $who } échange la carte jouée contre une carte défaussée.
event-prepare_river = { $who } posera 2 cartes Lieu au prochain tour, pour en garder une.
event-prepare_artefact = { $who } explorera 2 lieux au prochain tour.

## Cartes Traque et Survie

event-drew_survival = { $who } pioche { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Survie.
       *[other] { $who } pioche { $count } cartes Survie.
    }
event-keep_survival = { $who } garde { $cards }.
    .noticed = { $count ->
        [one] { $who } garde 1 carte Survie.
       *[other] { $who } garde { $count } cartes Survie.
    }
event-discarded_survival = { $who } envoie { $cards } à la défausse.
event-discard_survival = { $who } défausse { $cards }.
event-drew_hunt = { $who } pioche { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Traque.
       *[other] { $who } pioche { $count } cartes Traque.
    }
event-strike_hand = { $who } riposte contre les cartes Traque.
event-lost_hunt = { $who } voit { $cards } partir sous la pioche.
    .noticed = { $count ->
        [one] { $who } voit 1 carte Traque partir sous la pioche.
       *[other] { $who } voit { $count } cartes Traque partir sous la pioche.
    }

## Volonté, pions, Balise

event-lost_will = { $who } perd { $n ->
    [one] 1 Volonté
   *[other] { $n } Volontés
}.
event-heal = { $self ->
    [yes] { $who } récupère 1 Volonté.
   *[no] { $who } rend 1 Volonté à { $whom }.
}
event-advance_rescue = { $n ->
    [one] Le pion Secours avance d’une case.
   *[other] Le pion Secours avance de { $n } cases.
}
event-advance_assimilation = { $n ->
    [one] Le pion Assimilation avance d’une case.
   *[other] Le pion Assimilation avance de { $n } cases.
}
event-charge_marker = { $who } pose la Balise sur la Plage.
event-fire_marker = { $who } ôte la Balise de la Plage.

## Ce que font les cartes Traque

event-push = { $creature } pousse { $who } depuis { $other } vers { $places }.

## Ce que font les cartes Survie

event-dodge_creature = { $who } esquive le jeton Créature.
event-ignore_artemia = { $who } échappe au jeton Artemia.
event-move_token = { $who } déplace { $token } vers { $places }.
