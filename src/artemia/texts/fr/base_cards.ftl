# Ce que les lieux et les cartes du jeu de base demandent, offrent et laissent au journal.

## Lieux

ask-lair = L’Antre vous rend votre défausse ou copie le lieu de la Créature : que choisissez-vous ?
ask-jungle = La Jungle ramène des cartes dans votre main : lesquelles prenez-vous ?
ask-river = La Rivière vous fait poser 2 cartes Lieu au prochain tour.
ask-beach = La Plage est le lieu d’où la Balise appelle à l’aide.
ask-rover = Le Rover vous trouve une nouvelle carte Lieu : laquelle ?
ask-swamp = Le Marais ramène des cartes dans votre main : lesquelles prenez-vous ?
ask-shelter = L’Abri vous fait piocher des cartes Survie.
ask-wreck = L’Épave rapproche les secours.
ask-source = La Source rend 1 Volonté ou donne 1 carte Survie : que choisissez-vous ?
ask-artefact = L’Artefact vous fait explorer 2 lieux au prochain tour.

## Cartes Traque

ask-despair = Désespoir interdit toute carte Survie jusqu’à la fin du tour.
ask-force_field = Champ de Force ferme 2 lieux adjacents : lesquels ?
ask-anticipation = Anticipation vous récompense si vous attrapez un Traqué précis : qui nommez-vous ?
ask-ascendancy = Emprise ne laisse à un Traqué que 2 cartes Lieu en main : qui choisissez-vous ?
ask-which_two_to_keep = Emprise ne vous laisse que 2 cartes Lieu en main : lesquelles gardez-vous ?
ask-fierceness = Acharnement fait perdre 1 Volonté de plus à quiconque est attrapé ce tour-ci.
ask-forbidden_zone = Zone Interdite coûte une carte Lieu à chaque Traqué.
ask-which_to_give = Zone Interdite coûte une carte Lieu à chaque Traqué : laquelle défaussez-vous ?
ask-interference = Interférences met la Plage et l’Épave hors d’usage ce tour-ci.
ask-persecution = Harcèlement limite chaque lieu à 1 carte rendue ce tour-ci.
ask-mutation = Mutation ajoute la perte de 1 Volonté au jeton Artemia.
ask-phobia = Psychose vous montre la main d’un Traqué, sauf 2 cartes : qui choisissez-vous ?
ask-which_two_to_hide = Psychose montre votre main à la Créature : quelles 2 cartes Lieu lui cachez-vous ?
ask-virus = Virus étend le jeton Artemia sur 2 lieux.
ask-clone = Clone fait du jeton Cible un autre jeton Créature.
ask-mirage = Mirage étend le jeton Cible sur 2 lieux.
ask-scream = Hurlements frappera le lieu du jeton Cible.
ask-scream_choice = Hurlements vous atteint : perdez-vous de la Volonté, ou des cartes Lieu ?
ask-toxin = Toxine frappera le lieu du jeton Cible.
ask-toxin_choice = Toxine vous atteint : quelle carte Survie défaussez-vous ?
ask-cataclysm = Cataclysme met un lieu hors d’usage : lequel ?
ask-detour = Détour pousse un Traqué sur un lieu adjacent : qui poussez-vous ?
ask-divert_where = Détour emporte { $whom } : vers quel lieu ?
ask-stasis = Stase retient le pion Secours durant cette phase.
ask-tracking = Repérage vous permet 2 cartes Traque au prochain tour.
ask-flashback = Flashback agit comme votre dernière carte Traque défaussée : qu’en faites-vous ?
answer-spread_despair = Semer le désespoir
answer-raise_force_field = Fermer { $places }
answer-anticipate = Nommer { $whom }
answer-subdue = Dominer { $whom }
answer-close_zone = Fermer la zone
answer-disable = Mettre { $places } hors d’usage
answer-frighten = Effrayer { $whom }
answer-widen_artemia = Étendre le jeton Artemia sur 2 lieux
answer-raise_mirage = Faire naître un mirage
answer-load_scream = Hurler
answer-load_toxin = Libérer la toxine
answer-devastate = Dévaster { $places }
answer-divert = Pousser { $whom }
answer-take_the_scent = Flairer la piste
event-raise_force_field = Un champ de force ferme { $places }.
event-anticipate = { $you ->
    [who] Vous guettez { $whom }.
    [whom] { $who } vous guette.
   *[other] { $who } guette { $whom }.
}
event-subdue = { $you ->
    [who] Vous dominez { $whom }.
    [whom] { $who } vous domine.
   *[other] { $who } domine { $whom }.
}
event-frighten = { $you ->
    [who] Vous effrayez { $whom }.
    [whom] { $who } vous effraie.
   *[other] { $who } effraie { $whom }.
}
event-devastate = { $you ->
    [who] Vous dévastez
   *[other] { $who } dévaste
} { $places } : le lieu est inutilisable ce tour-ci.

## Cartes Survie

ask-adrenaline = Adrénaline vous rend 1 Volonté.
ask-ingenuity = Système D met la Balise sur la Plage.
ask-sacrifice = Sacrifice vous coûte une carte Lieu pour retenir les cartes de la Créature : laquelle défaussez-vous ?
ask-sixth_sense = Sixième Sens ramène des cartes défaussées : lesquelles prenez-vous ?
ask-smokescreen = Brouillage cache toutes les défausses à la Créature.
ask-strike_back = Riposte prend des cartes Traque dans la main de la Créature.
ask-vortex = Vortex échange la carte jouée contre une carte défaussée : quel échange faites-vous ?
ask-detector = Détecteur vous protège du jeton Artemia ce tour-ci.
ask-dodge = Esquive vous protège du jeton Créature ce tour-ci.
ask-drone = Drone copie le Rover à la place de votre lieu.
ask-gate = Portail copie un lieu adjacent à la place du vôtre : lequel ?
ask-hologram = Hologramme déplace le jeton Artemia d’un pas : vers quel lieu ?
ask-wrong_track = Fausse Piste déplace le jeton Créature d’un pas : vers quel lieu ?
ask-amplifier = Amplificateur se sert de la Balise pour rapprocher les secours.
ask-double_back = Volte-Face ramène dans votre main une carte jouée : laquelle ?
answer-calm_creature = Défausser { $places }
event-calm_creature = { $you ->
    [who] Vous défaussez
   *[other] { $who } défausse
} { $places } : plus de carte Traque ce tour-ci.
    .noticed = { $count ->
        [one] { $who } défausse 1 carte : plus de carte Traque ce tour-ci.
       *[other] { $who } défausse { $count } cartes : plus de carte Traque ce tour-ci.
    }
