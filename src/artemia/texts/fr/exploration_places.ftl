# Les lieux d’EXPLORATION : ce qu’ils demandent, ce que l’on peut répondre, ce que dit le journal.

## Le Nexus, l’Oasis

ask-nexus = Le Nexus vous rend votre défausse ou copie un lieu exploré par un autre Traqué : que choisissez-vous ?
ask-nexus_cards = Le Nexus vous rend une carte : laquelle ?
ask-nexus_place = Le Nexus copie aussi un lieu exploré par un autre Traqué : lequel ?
answer-use_whole_nexus = Reprendre votre défausse, puis copier un lieu
ask-oasis = L’Oasis ramène des cartes dans votre main : lesquelles prenez-vous ?

## Le Fjord

ask-fjord = Le Fjord vous fait poser au prochain tour une carte défaussée, en plus d’une carte de votre main.
answer-prepare_fjord = Prévoir de poser aussi une carte défaussée au prochain tour
event-prepare_fjord = { $you ->
    [who] Vous poserez
   *[other] { $who } posera
} aussi une carte défaussée au prochain tour, et explorera l’un des deux lieux.
answer-commit_two = Poser { $places } de votre main et { $other } de votre défausse
event-commit_two = { $you ->
    [who] Vous posez
   *[other] { $who } pose
} { $all } face cachée.
event-laid_from_discard = { $you ->
    [who] Vous avez
   *[other] { $who } a
} posé { $places }, pris dans la défausse.
    .noticed = { $count ->
        [one] { $who } a posé une carte prise dans la défausse.
       *[other] { $who } a posé { $count } cartes prises dans la défausse.
    }

## Le Dôme

ask-dome = Le Dôme fait avancer le Bouclier d’un lieu.
answer-advance_shield = Avancer le Bouclier d’un lieu
event-advance_shield = { $you ->
    [who] Vous avancez
   *[other] { $who } avance
} le Bouclier d’un lieu.

## Le Labyrinthe

ask-labyrinth = Le Labyrinthe mène à un lieu inconnu, ou à la carte d’un lieu connu : quel chemin prenez-vous ?
answer-reveal_place = Révéler { $places }
event-reveal_place = { $you ->
    [who] Vous révélez
   *[other] { $who } révèle
} { $places }.
event-uncovered = { $places } s’y trouvait.
ask-on_discovery = Vous avez trouvé { $places } : qu’en faites-vous ?
answer-use_discovery = Utiliser aussitôt { $places }

## La variante du Labyrinthe

answer-search_sites = Chercher un nouveau lieu
event-drew_sites = { $you ->
    [who] Vous trouvez
   *[other] { $who } trouve
} { $cards }.
ask-which_site = L’un des lieux trouvés rejoint la planète : lequel, et à quel endroit ?
answer-lay_site = Placer { $cards } sur { $places }
event-lay_site = { $you ->
    [who] Vous placez
   *[other] { $who } place
} { $cards } sur { $places }.
ask-which_site_to_drop = L’un des autres lieux trouvés quitte la partie : lequel ?
answer-drop_site = Défausser { $cards }
event-drop_site = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards } : ce lieu quitte la partie.
event-returned_site = { $you ->
    [who] Vous remettez
   *[other] { $who } remet
} { $cards } sous la pioche.

## La Mangrove

ask-mangrove = La Mangrove ramène des cartes dans votre main : lesquelles prenez-vous ?
answer-haul_in = Reprendre { $all }
ask-whom_to_help = La Mangrove fait aussi reprendre une carte Lieu à un Traqué : qui choisissez-vous ?
answer-help_out = { $self ->
    [yes] Reprendre vous-même une carte
   *[no] Aider { $whom }
}
event-help_out = { $self ->
    [yes] { $you ->
        [who] Vous cherchez encore une carte.
       *[other] { $who } cherche encore une carte.
    }
   *[no] { $you ->
        [who] Vous aidez { $whom }.
        [whom] { $who } vous aide.
       *[other] { $who } aide { $whom }.
    }
}
ask-which_to_fish_out = La Mangrove vous rend une carte Lieu : laquelle prenez-vous ?

## L’Archipel

ask-archipelago = L’Archipel vous donne une carte Survie, et peut en changer une en Volonté.
answer-comb_islands = Piocher 1 carte Survie, puis pouvoir en échanger une contre 1 Volonté
ask-care_choice = Vous pouvez défausser une carte Survie pour rendre 1 Volonté à un Traqué : le faites-vous ?
answer-trade_card = Défausser { $cards } contre 1 Volonté
event-trade_card = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards } contre 1 Volonté.
ask-whom_to_tend = La carte défaussée rend 1 Volonté : à qui ?

## Le Pôle

ask-pole = Le Pôle rapproche les secours de 2 cases, et vous coûte 1 Volonté.
answer-pay_for_rescue = Payer 1 Volonté : Secours +2
event-pay_for_rescue = { $you ->
    [who] Vous payez
   *[other] { $who } paie
} 1 Volonté au Pôle.

## Les Fungi, et la Volonté sur la piste de Secours

ask-fungi = Les Fungi sèment de la Volonté devant Secours ou donnent 1 carte Survie : que choisissez-vous ?
answer-sow_will = Poser 1 Volonté sur la case à { $spaces } de la Victoire
event-sow_will = { $you ->
    [who] Vous posez
   *[other] { $who } pose
} 1 Volonté sur la case à { $spaces } de la Victoire.
ask-sow_more = Vous pouvez poser une seconde Volonté sur une case libre de la piste : laquelle ?
event-collect_will = Le pion Secours atteint la Volonté sur la case à { $spaces } de la Victoire.
ask-who_takes_will = Le pion Secours a atteint une Volonté : qui la prend ?
answer-receive_will = { $self ->
    [yes] Prendre la Volonté
   *[no] Laisser la Volonté à { $whom }
}
event-receive_will = { $you ->
    [whom] Vous prenez la Volonté.
   *[other] { $whom } prend la Volonté.
}
ask-take_from_track = Le stock de Volonté est vide, la vôtre vient donc de la piste de Secours : de quelles cases ?
answer-lift_will = Prendre la Volonté à { $spaces } de la Victoire
event-lift_will = { $you ->
    [who] Vous prenez
   *[other] { $who } prend
} sur la piste de Secours la Volonté à { $spaces } de la Victoire.

## Le Portail

ask-portal = Le Portail vous mène à un autre lieu de votre main : lequel ?
answer-step_through = Passer vers { $places }
event-step_through = { $you ->
    [who] Vous défaussez une carte pour passer le Portail, et vous trouvez
   *[other] { $who } défausse une carte pour passer le Portail, et se trouve
} { $at }.
