# Ce que l’on demande à qui joue, un message par question.

ask-think_again = Votre choix est fait, et vous pouvez encore changer d’avis.

## Le tour

ask-which_side = Les deux faces du plateau répartissent autrement les symboles Artemia : laquelle voulez-vous ?
ask-prepare = Les Traqués choisissent où aller : jouez-vous d’abord une carte Traque ?
ask-explore = { $cause ->
    [stuck] Vous manquez de cartes jouables : vous devez résister ou lâcher prise.
    [keeps_one] Grâce à la Rivière, vous posez 2 cartes Lieu et en gardez une juste avant la révélation : lesquelles ?
    [plays_both] Grâce à l’Artefact, vous explorez 2 lieux ce tour-ci : lesquels ?
    [one_from_discard] Grâce au Fjord, vous posez une carte de votre main et une de votre défausse : lesquelles ?
   *[plain] Où allez-vous ce tour-ci ?
}
ask-hunt_choice = { $cause ->
    [done] Vos jetons sont posés : jouez-vous une carte Traque, ou mettez-vous fin à la traque ?
    [cards] La traque est lancée : posez-vous un jeton, ou jouez-vous d’abord une carte Traque ?
   *[tokens] La traque est lancée : où posez-vous votre jeton ?
}
ask-counter_choice = Les jetons de la Créature sont posés : répondez-vous par une carte Survie ?
ask-which_to_explore = La révélation approche : lequel de vos deux lieux explorez-vous ?
ask-reaction = { $phase ->
    [4] Le tour s’achève
    [5] La planète change
   *[3] Les lieux sont révélés
} : jouez-vous une carte { $role ->
    [creature] Traque
   *[hunted] Survie
} ?
ask-which_first = Vous pouvez utiliser { $places } : par quoi commencez-vous ?
ask-place_choice = Vous êtes { $at } : que faites-vous ?
ask-which_to_lose = { $n ->
    [one] Le jeton Artemia vous atteint : quelle carte Lieu défaussez-vous ?
   *[other] Le jeton Artemia vous atteint { $n } fois : quelles { $n } cartes Lieu défaussez-vous ?
}

## Lieux

ask-lair = L’Antre vous rend votre défausse ou copie le lieu de la Créature : que choisissez-vous ?
ask-jungle = La Jungle ramène des cartes dans votre main : lesquelles prenez-vous ?
ask-river = La Rivière vous fait poser 2 cartes Lieu au prochain tour.
ask-beach = La Plage est le lieu d’où la Balise appelle à l’aide.
ask-rover = Le Rover vous trouve une nouvelle carte Lieu : laquelle ?
ask-swamp = Le Marais ramène des cartes dans votre main : lesquelles prenez-vous ?
ask-shelter = L’Abri vous fait piocher des cartes Survie.
ask-which_to_keep = L’Abri ne vous laisse qu’une de ces cartes Survie : laquelle gardez-vous ?
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
