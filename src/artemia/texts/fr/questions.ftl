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

ask-which_to_keep = L’Abri ne vous laisse qu’une de ces cartes Survie : laquelle gardez-vous ?
