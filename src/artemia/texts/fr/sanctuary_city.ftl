# La cité, ses survivants, la cinquième phase, Avatars et Évolutions : ce que l’on demande, répond et note.

won-defense = Les Traqués l’emportent : Sanctuary tient bon face à la Créature.

## La mise en place

ask-which_avatar = Deux Avatars s’offrent à vous : qui serez-vous ?
answer-choose_avatar = { $cards }
event-choose_avatar = { $you ->
    [who] Vous choisissez
   *[other] { $who } choisit
} l’Avatar { $cards }.
event-plays_avatar = { $you ->
    [who] Vous jouez
   *[other] { $who } joue
} l’Avatar { $cards }.
ask-which_levels = Vous commencez avec { $n } cartes Évolution : de quels niveaux les piochez-vous ?
answer-draw_by_level = { $n ->
    [0] Les piocher toutes de niveau II
   *[other] { $rest ->
        [0] Les piocher toutes de niveau I
       *[other] En piocher { $n } de niveau I et { $rest } de niveau II
    }
}
event-draw_by_level = { $you ->
    [who] Vous piochez vos
   *[other] { $who } pioche ses
} premières cartes Évolution, { $n ->
    [0] aucune de niveau I
   *[other] dont { $n } de niveau I
}.
ask-which_evolution = Une évolution est à vous dès le début : laquelle ?
answer-begin_evolved = Commencer avec { $cards }
event-begin_evolved = { $you ->
    [who] Vous commencez
   *[other] { $who } commence
} avec { $cards }.

## Avatars et Évolutions à l’œuvre

answer-use_avatar = Utiliser votre Avatar : { $cards }
event-use_avatar = { $you ->
    [who] Vous vous servez de votre
   *[other] { $who } se sert de son
} Avatar { $cards }.
answer-use_evolution = Utiliser { $cards }
event-use_evolution = { $you ->
    [who] Vous utilisez
   *[other] { $who } utilise
} { $cards }.
ask-forestall_choice = La Créature va poser ses jetons : jouez-vous d’abord une carte Survie ?

## Survivants

answer-rescue = { $brings ->
        [unknown] Secourir { $cards }
       *[other] Secourir { $cards } – { $brings }
    }
event-rescue = { $you ->
    [who] Vous secourez
   *[other] { $who } secourt
} { $cards }.
answer-draw_survivor = Piocher 1 carte Survivant
event-drew_survivor = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Survivant.
       *[other] { $who } pioche { $count } cartes Survivant.
    }
answer-lose_survivors = Défausser { $cards }
event-lose_survivors = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards }.
event-survivor_appeared = Une personne attend des secours : { $cards }.

ask-s_survival = Ce survivant vous fait piocher une carte Survie.
ask-s_defense = Ce survivant renforce la Défense de Sanctuary.
ask-s_copy_creature = Ce survivant vous fait copier le lieu de la Créature : lequel ?
ask-s_reserve = Ce survivant vous apporte une carte Lieu de la réserve : laquelle ?
ask-s_no_evolution = Ce survivant empêche la Créature d’évoluer et de nicher ce tour-ci.
answer-stunt = Freiner la croissance de la Créature
event-stunt = { $you ->
    [who] Vous freinez la croissance : { $creature } ne peut
    [creature] { $who } freine votre croissance : vous ne pouvez
   *[other] { $who } freine la croissance : { $creature } ne peut
} ni évoluer ni nicher ce tour-ci.
ask-s_take_back_2 = Ce survivant ramène des cartes défaussées : lesquelles prenez-vous ?
ask-s_take_played = Ce survivant ramène dans votre main une carte jouée : laquelle ?
ask-s_will = Ce survivant vous rend 1 Volonté.
ask-s_dna = Ce survivant coûte à la Créature jusqu’à 2 ADN : combien ?

## Sanctuary et sa Défense

answer-fortify = Fortifier Sanctuary : Défense +1
event-fortify = { $you ->
    [who] Vous fortifiez
   *[other] { $who } fortifie
} Sanctuary.
ask-which_to_corrode = Corrosif vous fait payer la fortification : quelle carte Lieu défaussez-vous ?
ask-shelter_choice = Sanctuary peut accueillir vos survivants : les abritez-vous tous ?
answer-shelter_survivors = Abriter { $cards } : Défense +1
event-shelter_survivors = { $you ->
    [who] Vous abritez
   *[other] { $who } abrite
} { $cards } dans Sanctuary.
answer-advance_defense = Défense +{ $n }
event-defense_moved = { $n ->
    [0] Le pion Défense atteint sa dernière case.
    [one] Le pion Défense avance d’une case : il en reste 1.
   *[other] Le pion Défense avance d’une case : il en reste { $n }.
}
event-defense_held = Le siège retient le pion Défense.
answer-move_city = Déplacer Sanctuary vers { $places }
event-move_city = Sanctuary se déplace vers { $places }.

event-range_1_10 = Sanctuary parcourt désormais les dix lieux.
ask-which_to_discard = La Défense coûte à la Créature une évolution développée : laquelle ?
ask-which_to_gain = La Défense vous offre une carte Lieu de la réserve : laquelle prenez-vous ?
ask-draw_or_not = La Défense vous offre une carte Survie : la piochez-vous ?
ask-which_to_take_back = La Défense ramène une carte Lieu défaussée : laquelle prenez-vous ?

## Lieux

ask-canyon = Le Canyon ramène des cartes dans votre main : lesquelles prenez-vous ?
ask-camp = Le Camp donne une carte Survivant ou une carte Survie : que choisissez-vous ?
ask-monolith = Le Monolithe détruit une évolution développée : laquelle ?
answer-break_evolution = Détruire { $cards }
event-break_evolution = { $you ->
    [who] Vous détruisez
   *[other] { $who } détruit
} { $cards }.
ask-infirmary = L’Infirmerie rend 1 Volonté ou secourt un survivant : que choisissez-vous ?
ask-ark = L’Arche fortifie Sanctuary à distance.
answer-fortify_from_the_ark = Fortifier Sanctuary depuis l’Arche : Défense +1
event-fortify_from_the_ark = { $you ->
    [who] Vous fortifiez
   *[other] { $who } fortifie
} Sanctuary à distance.

## La cinquième phase

ask-growth = { $cause ->
    [barred] Vous ne pouvez ni évoluer ni nicher ce tour-ci : faites-vous autre chose ?
   *[free] Le tour s’achève : évoluez-vous, ou nichez-vous ?
}
answer-stay = En rester là
event-stay = { $you ->
    [who] Vous ne voulez
   *[other] { $who } ne veut
} ni évoluer ni nicher.
answer-evolve = Évoluer : prendre { $n } ADN, puis piocher et développer des évolutions
event-evolve = { $you ->
    [who] Vous évoluez
   *[other] { $who } évolue
}.
answer-nest = Nicher : prendre { $n } ADN, puis Défense +1
event-nest = { $you ->
    [who] Vous nichez
   *[other] { $who } niche
}.
ask-shape = Vous avez { $n } ADN : piochez-vous ou développez-vous des évolutions ?
answer-draw_evolution = Piocher une carte Évolution de niveau { $n ->
    [1] I
   *[2] II
} ({ $price ->
    [0] gratuite
   *[other] { $price } ADN
})
event-draw_evolution = { $you ->
    [who] Vous vous tournez
   *[other] { $who } se tourne
} vers les cartes Évolution de niveau { $n ->
    [1] I
   *[2] II
}.
event-drew_evolutions = { $you ->
    [who] Vous piochez
   *[other] { $who } pioche
} { $cards }.
    .noticed = { $count ->
        [one] { $who } pioche 1 carte Évolution.
       *[other] { $who } pioche { $count } cartes Évolution.
    }
answer-develop = Développer { $cards } ({ $price } ADN)
event-develop = { $you ->
    [who] Vous développez
   *[other] { $who } développe
} { $cards }.
answer-shed = Défausser { $cards } pour faire de la place
event-shed = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards } pour faire de la place.
answer-lose_evolution = Défausser { $cards }
event-lose_evolution = { $you ->
    [who] Vous faites
   *[other] { $who } fait
} défausser { $cards }.
answer-gain_dna = Prendre { $n } ADN
event-gained_dna = { $n ->
    [0] { $you ->
        [who] Vous ne prenez pas d’ADN.
       *[other] { $who } ne prend pas d’ADN.
    }
   *[other] { $you ->
        [who] Vous prenez { $n } ADN.
       *[other] { $who } prend { $n } ADN.
    }
}
answer-lose_dna = Ôter { $n } ADN à la Créature
event-lost_dna = { $n ->
    [0] { $you ->
        [creature] Vous n’avez pas d’ADN à perdre.
       *[other] { $creature } n’a pas d’ADN à perdre.
    }
   *[other] { $you ->
        [creature] Vous cédez { $n } ADN.
       *[other] { $creature } cède { $n } ADN.
    }
}
