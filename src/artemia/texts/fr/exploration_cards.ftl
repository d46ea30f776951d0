# Ce que les cartes Traque et Survie d’EXPLORATION demandent, proposent et laissent dans le journal.

## Cartes Traque

ask-exp_interference = Interférences met les lieux 4 et 8 hors d’usage ce tour-ci.

ask-time_rift = Faille Temporelle comptera les Traqués sous le jeton Cible.

ask-gargantua = Gargantua étend le jeton Créature sur 2 lieux.
answer-widen_creature = Étendre le jeton Créature sur 2 lieux

ask-inertia = Inertie arrêtera tous les lieux, si quelqu’un se trouve sous le jeton Cible.
event-stop_all = Inertie : tous les lieux sont inutilisables ce tour-ci.

ask-ubiquity = Ubiquité échange le jeton Créature avec un autre jeton : lequel ?
answer-swap_tokens = Échanger le jeton Créature avec { $token }
event-swap_tokens = { $you ->
    [who] Vous échangez
   *[other] { $who } échange
} le jeton Créature avec { $token }.

ask-telepathy = Télépathie fait parler un Traqué au sujet de 2 lieux adjacents : lesquels ?
answer-listen_for = Songer à 2 lieux : { $places }
ask-whose_mind = Vous songez à deux lieux, { $places } : dans quel esprit lisez-vous ?
answer-read_mind = Interroger { $whom }
event-read_mind = { $you ->
    [who] Vous lisez dans l’esprit de { $whom }
    [whom] { $who } lit dans votre esprit
   *[other] { $who } lit dans l’esprit de { $whom }
}, en quête de deux lieux : { $places }.
event-own_up = { $you ->
    [who] Vous ne pouvez
   *[other] { $who } ne peut
} le nier : une carte jouée est parmi { $places }.
event-deny = { $you ->
    [who] Vous dites
   *[other] { $who } dit
} vrai : aucune carte jouée n’est parmi { $places }.

ask-tornado = Tornade fait changer de lieu les Traqués de 2 lieux adjacents : lesquels ?
answer-whirl = Balayer { $places }
event-whirl = Une tornade balaie { $places }.

ask-quicksand = Sables Mouvants retiendra quiconque est sous le jeton Cible.

ask-eclipse = Éclipse réduit de moitié ce que rend l’action Résister.
answer-darken = Obscurcir le ciel

ask-drift = Dérive déplace d’un pas le jeton Artemia ou le jeton Cible : vers quel lieu ?

ask-regeneration = Régénération vous fait piocher jusqu’à 4 cartes Traque : lesquelles défaussez-vous d’abord ?
answer-regenerate = { $count ->
    [0] Ne rien défausser
   *[other] Défausser { $cards }
}
event-discard_hunt = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $cards }.

ask-swarm = Nuée étend l’effet du jeton Artemia aux lieux voisins.

ask-ambush = Embuscade amène le jeton Artemia à côté de la Créature : sur quel lieu ?

## Cartes Survie

ask-exp_drone = Drone copie le lieu 5 à la place du vôtre.
ask-exp_ingenuity = Système D vous aide avec la Balise ou le Bouclier.
ask-exp_amplifier = Amplificateur se sert de la Balise, ou fait avancer le Bouclier.

ask-shuttle = Navette vous emmène sur l’autre lieu de votre colonne.
answer-ride = Quitter { $other } pour { $places }
event-ride = { $you ->
    [who] Vous quittez
   *[other] { $who } quitte
} { $other } pour { $places }.

ask-camouflage = Camouflage vous cache du jeton Cible, ou vous donne une carte s’il est ailleurs.
answer-ignore_target = Se cacher du jeton Cible
event-ignore_target = { $you ->
    [who] Vous vous cachez
   *[other] { $who } se cache
} du jeton Cible.

ask-flare = Fusée Éclairante montre aux Traqués les cartes de la Créature.
answer-show_hunt_hand = Éclairer les cartes Traque de la Créature
event-showed_hunt = Les Traqués regardent { $you ->
    [who] vos cartes
   *[other] les cartes de { $who }
} : { $cards }.
    .noticed = { $count ->
        [one] Les Traqués regardent 1 carte de { $who }.
       *[other] Les Traqués regardent { $count } cartes de { $who }.
    }

ask-first_aid = Premiers Soins rend 1 Volonté à un Traqué attrapé : à qui ?

ask-supply_crate = Caisse de Vivres vous donne des cartes Survie.

ask-second_thoughts = Après Réflexion échange une carte jouée contre une de votre main : quel échange faites-vous ?
answer-rethink = Échanger { $other } contre { $places }
event-rethink = { $you ->
    [who] Vous échangez
   *[other] { $who } échange
} en secret { $other } contre { $places }.

ask-solidarity = Solidarité ramène une carte défaussée à 3 Traqués au plus : à qui ?
answer-stand_by = Soutenir { $whom }
event-stand_by = { $you ->
    [who] Vous soutenez { $whom }.
    [whom] { $who } vous soutient.
    [among] { $who } vous soutient, { $whom }.
   *[other] { $who } soutient { $whom }.
}
ask-which_to_bring_back = Les Traqués font front commun : quelle carte défaussée reprenez-vous ?

ask-decoy = Leurre tient le jeton Artemia à l’écart ce tour-ci.
answer-lure_away = Attirer Artemia ailleurs

ask-scavenging = Récupération vous fait prendre une carte Survie défaussée à la place de votre lieu : laquelle ?
answer-salvage = Prendre { $cards }
event-salvage = { $you ->
    [who] Vous prenez
   *[other] { $who } prend
} { $cards } dans la défausse Survie.

ask-map_fragment = Fragment de Carte change une carte de votre main en un nouveau lieu : que donnez-vous, que prenez-vous ?
answer-follow_map = Défausser { $places }, prendre { $other } dans la réserve

ask-endurance = Endurance vous épargne toute perte de Volonté durant cette phase.
answer-endure = Ne perdre aucune Volonté durant cette phase
event-endure = { $you ->
    [who] Vous ne perdez
   *[other] { $who } ne perd
} aucune Volonté durant cette phase.

ask-rally = Ralliement ramène une carte défaussée à tous ceux de votre lieu.
answer-call_together = Rallier { $whom }
event-call_together = { $you ->
    [who] Vous ralliez { $whom }.
    [whom] { $who } vous rallie.
    [among] { $who } vous rallie, { $whom }.
   *[other] { $who } rallie { $whom }.
}
