# Ce que les Évolutions et les Avatars demandent, proposent et laissent dans le journal.

## Évolutions de niveau I

ask-optimizer = Optimisateur met une de vos cartes Traque sous la pioche et en pioche une autre : laquelle s’en va ?
answer-optimize = Mettre { $cards } sous la pioche
event-optimize = { $you ->
    [who] Vous mettez
   *[other] { $who } met
} { $cards } sous la pioche.
    .noticed = { $count ->
        [one] { $who } met 1 carte Traque sous la pioche.
       *[other] { $who } met { $count } cartes Traque sous la pioche.
    }

ask-instinctive = Instinctif vous montre une carte Lieu d’une des mains les plus fournies : laquelle ?
answer-sense = Flairer une carte de { $whom }
event-sense = { $you ->
    [who] Vous flairez une carte dans la main de { $whom }.
    [whom] { $who } flaire une carte dans votre main.
   *[other] { $who } flaire une carte dans la main de { $whom }.
}

ask-territorial_choice = Territorial vous fait payer un sauvetage si proche : quelle carte Lieu défaussez-vous ?

ask-slugger_choice = Assommeur vous fait lâcher une carte Lieu : laquelle défaussez-vous ?

ask-sharp = Vif rend inutilisable l’autre lieu de votre colonne : lequel ?

ask-prescient = Prescient fait dire à un Traqué s’il a joué une carte 1–5 ou 6–10 : qui interrogez-vous ?
answer-foresee = Interroger { $whom }
event-foresee = { $you ->
    [who] Vous demandez à { $whom }
    [whom] { $who } vous demande
   *[other] { $who } demande à { $whom }
} s’il s’agit d’une carte 1–5 ou 6–10.
event-tell_half = { $you ->
    [who] Vous avez
   *[other] { $who } a
} joué une carte { $n ->
    [1] de 1 à 5
   *[6] de 6 à 10
}.

ask-scavenger_choice = Rabatteur tire 1 ADN d’un survivant qui attend : qui prenez-vous ?
answer-scavenge = Prendre { $cards } pour 1 ADN
event-scavenge = { $you ->
    [who] Vous entraînez
   *[other] { $who } entraîne
} { $cards } à l’écart.

ask-parasite_choice = Parasite vous coûte une carte Survivant : laquelle défaussez-vous ?

event-gather_speed = { $you ->
    [who] Vous avez ménagé vos forces et pourrez jouer 2 cartes Traque au prochain tour.
   *[other] { $who } a ménagé ses forces et pourra jouer 2 cartes Traque au prochain tour.
}

ask-screamer = Hurleur coûte une carte Lieu à tous les Traqués voisins.
answer-howl = Hurler vers { $places }
event-howl = { $you ->
    [who] Vous hurlez
   *[other] { $who } hurle
} vers { $places }.
ask-screamer_choice = Hurleur vous atteint : quelle carte Lieu défaussez-vous ?

ask-primitive = Primitif pose le jeton Artemia au lieu de jouer des cartes Traque ce tour-ci.
answer-bare_artemia = Prendre le jeton Artemia, et ne jouer aucune carte Traque ce tour-ci

## Évolutions de niveau II

ask-symbiotic = Symbiotique pose le jeton Artemia pour 1 ADN.
answer-bleed_artemia = Prendre le jeton Artemia pour 1 ADN

ask-magnetic = Magnétique retient Sanctuary sur place.
answer-anchor_city = Retenir Sanctuary sur place

ask-psychic = Psychique fait nommer 3 lieux à un Traqué, le bon parmi eux : qui interrogez-vous ?
answer-probe = Interroger { $whom }
event-probe = { $you ->
    [who] Vous sondez les pensées de { $whom }.
    [whom] { $who } sonde vos pensées.
   *[other] { $who } sonde les pensées de { $whom }.
}
ask-which_three = Psychique vous fait nommer 3 lieux, toutes vos cartes jouées parmi eux : lesquels ?
answer-name_three = Nommer { $places }
event-name_three = { $you ->
    [who] Vous nommez
   *[other] { $who } nomme
} { $places }.

ask-versatile = Polyvalent vous permet une deuxième carte Traque ce tour-ci pour 1 ADN.
answer-raise_limit = Payer 1 ADN pour une deuxième carte Traque

ask-relentless_choice = Implacable coûte 1 Volonté à un Traqué voisin de vous : à qui ?
answer-lash_out = S’en prendre à { $whom }
event-lash_out = { $you ->
    [who] Vous vous en prenez à { $whom }.
    [whom] { $who } s’en prend à vous.
   *[other] { $who } s’en prend à { $whom }.
}

ask-chronophage_choice = Chronophage retient Secours durant cette phase pour 2 ADN : payez-vous ?
answer-eat_time = Payer 2 ADN : Secours n’avance pas
event-eat_time = { $you ->
    [who] Vous dévorez
   *[other] { $who } dévore
} le temps : Secours n’avance pas durant cette phase.

## Avatars

ask-stowaway = Clandestin échange une carte Lieu de la main contre une carte défaussée : lesquelles ?
answer-smuggle = Échanger { $other } contre { $places }
event-smuggle = { $you ->
    [who] Vous échangez
   *[other] { $who } échange
} { $other } contre { $places }.
    .noticed = { $who } échange une carte de sa main contre une carte défaussée.

ask-soldier_choice = Soldat reprend une carte défaussée quand la Créature l’attrape : laquelle ?

ask-botanist_choice = Botaniste peut reprendre une carte { $at } : laquelle ?

ask-pilot_choice = Pilote peut mener Sanctuary un lieu plus loin : le faites-vous ?

ask-chaplain_choice = Aumônier rend 1 Volonté quand des survivants sont à l’abri : à qui ?

ask-quartermaster_choice = Intendante peut reprendre une carte défaussée : laquelle ?
