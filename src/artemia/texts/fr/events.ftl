# Le journal, un message par effet noté. `.noticed` est pour ceux qui voient seulement que cela arrive.

## Le tour

event-choose_side = { $you ->
    [who] Vous choisissez
   *[other] { $who } choisit
} la { $n ->
    [0] face A
   *[1] face B
} du plateau.
event-turn_began = Le tour { $n } commence.
event-commit = { $you ->
    [who] Vous posez
   *[other] { $who } pose
} { $places } face cachée.
event-resist = { $you ->
    [who] Vous résistez
   *[other] { $who } résiste
} : { $n ->
    [one] 1 Volonté
   *[other] { $n } Volontés
} pour reprendre { $places }.
    .noticed = { $count ->
        [one] { $who } résiste et reprend 1 carte.
       *[other] { $who } résiste et reprend { $count } cartes.
    }
event-give_up = { $you ->
    [who] Vous lâchez
   *[other] { $who } lâche
} prise : toute la Volonté et les cartes Lieu défaussées reviennent.
event-withdraw = { $you ->
    [who] Vous changez
   *[other] { $who } change
} d’avis.
event-play_hunt = { $you ->
    [who] Vous jouez
   *[other] { $who } joue
} { $cards }.
event-acts_as = Elle agit comme { $cards }.
event-play_survival = { $you ->
    [who] Vous jouez
   *[other] { $who } joue
} { $cards }.
event-put_token = { $you ->
    [who] Vous posez
   *[other] { $who } pose
} { $token } sur { $places }.
event-spread_token = { $you ->
    [who] Vous étendez
   *[other] { $who } étend
} { $token } sur { $places }.
event-plan = { $count ->
    [0] { $you ->
        [who] Vous ne jouez pas de carte.
       *[other] { $who } ne joue pas de carte.
    }
   *[other] { $you ->
        [who] Vous préparez { $cards }.
       *[other] { $who } prépare { $cards }.
    }
}
event-explore_only = { $you ->
    [who] Vous choisissez
   *[other] { $who } choisit
} d’explorer { $places }.
event-revealed = { $you ->
    [who] Vous êtes
   *[other] { $who } est
} { $at }.
event-use_power = { $you ->
    [who] Vous activez
   *[other] { $who } active
} { $places }.
event-catch = { $you ->
    [who] { $creature } vous attrape { $at }.
    [creature] Vous attrapez { $who } { $at }.
   *[other] { $creature } attrape { $who } { $at }.
}
event-reset = { $you ->
    [who] Vous vous ressaisissez
   *[other] { $who } se ressaisit
} : la Volonté et toutes les cartes Lieu reviennent.

## Cartes Lieu

event-take_back = { $you ->
    [who] Vous reprenez
   *[other] { $who } reprend
} { $all }.
    .noticed = { $count ->
        [one] { $who } reprend 1 carte.
       *[other] { $who } reprend { $count } cartes.
    }
event-pick_up = { $you ->
    [who] Vous reprenez
   *[other] { $who } reprend
} { $places }.
    .noticed = { $who } reprend une carte sur la table.
event-discard = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $places }.
    .noticed = { $count ->
        [one] { $who } défausse 1 carte.
       *[other] { $who } défausse { $count } cartes.
    }
event-set_aside = { $you ->
    [who] Vous choisissez
   *[other] { $who } choisit
} de défausser { $places }.
event-keep_two = { $you ->
    [who] Vous gardez
   *[other] { $who } garde
} { $places } en main.
event-hide_two = { $you ->
    [who] Vous cachez { $places }, et montrez le reste.
   *[other] { $who } cache { $places }, et montre le reste.
}
    .noticed = { $you ->
        [creature] { $who } cache { $count } cartes Lieu et vous montre le reste.
       *[other] { $who } cache { $count } cartes Lieu et montre le reste à { $creature }.
    }
event-show_to_creature = { $you ->
    [whose] Vous montrez { $places }.
   *[other] { $whose } montre { $places }.
}
    .noticed = { $count ->
        [one] { $who } voit 1 carte Lieu.
       *[other] { $who } voit { $count } cartes Lieu.
    }
event-take_from_reserve = { $you ->
    [who] Vous prenez
   *[other] { $who } prend
} { $places } dans la réserve.
event-exchange = { $you ->
    [who] Vous échangez
   *[other] { $who } échange
} { $other } contre { $places }.
    .noticed = { $who } échange la carte jouée contre une carte défaussée.
event-prepare_river = { $you ->
    [who] Vous poserez
   *[other] { $who } posera
} 2 cartes Lieu au prochain tour, pour en garder une.
event-prepare_artefact = { $you ->
    [who] Vous explorerez
   *[other] { $who } explorera
} 2 lieux au prochain tour.

## Cartes Traque et Survie

event-drew_survival = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Survie.
       *[other] { $who } pioche { $count } cartes Survie.
    }
event-keep_survival = { $you ->
    [who] Vous gardez
   *[other] { $who } garde
} { $cards }.
    .noticed = { $count ->
        [one] { $who } garde 1 carte Survie.
       *[other] { $who } garde { $count } cartes Survie.
    }
event-discarded_survival = { $you ->
    [who] Vous envoyez
   *[other] { $who } envoie
} { $cards } à la défausse.
event-discard_survival = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards }.
event-drew_hunt = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Traque.
       *[other] { $who } pioche { $count } cartes Traque.
    }
event-strike_hand = { $you ->
    [who] Vous ripostez
   *[other] { $who } riposte
} contre les cartes Traque.
event-lost_hunt = { $you ->
    [who] Vous voyez
   *[other] { $who } voit
} { $cards } partir sous la pioche.
    .noticed = { $count ->
        [one] { $who } voit 1 carte Traque partir sous la pioche.
       *[other] { $who } voit { $count } cartes Traque partir sous la pioche.
    }

## Volonté, pions, Balise

event-lost_will = { $you ->
    [who] Vous perdez
   *[other] { $who } perd
} { $n ->
    [one] 1 Volonté
   *[other] { $n } Volontés
}.
event-heal = { $self ->
    [yes] { $you ->
        [who] Vous récupérez 1 Volonté.
       *[other] { $who } récupère 1 Volonté.
    }
   *[no] { $you ->
        [who] Vous rendez 1 Volonté à { $whom }.
        [whom] { $who } vous rend 1 Volonté.
       *[other] { $who } rend 1 Volonté à { $whom }.
    }
}
event-advance_rescue = { $n ->
    [one] Le pion Secours avance d’une case.
   *[other] Le pion Secours avance de { $n } cases.
}
event-advance_assimilation = { $n ->
    [one] Le pion Assimilation avance d’une case.
   *[other] Le pion Assimilation avance de { $n } cases.
}
event-charge_marker = { $you ->
    [who] Vous posez
   *[other] { $who } pose
} la Balise sur la Plage.
event-fire_marker = { $you ->
    [who] Vous ôtez
   *[other] { $who } ôte
} la Balise de la Plage.

## Ce que font les cartes Traque

event-push = { $you ->
    [who] { $creature } vous pousse
    [creature] Vous poussez { $who }
   *[other] { $creature } pousse { $who }
} depuis { $other } vers { $places }.

## Ce que font les cartes Survie

event-dodge_creature = { $you ->
    [who] Vous esquivez
   *[other] { $who } esquive
} le jeton Créature.
event-ignore_artemia = { $you ->
    [who] Vous échappez
   *[other] { $who } échappe
} au jeton Artemia.
event-move_token = { $you ->
    [who] Vous déplacez
   *[other] { $who } déplace
} { $token } vers { $places }.
