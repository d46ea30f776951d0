# Ce que les cartes Traque et Survie de SANCTUARY demandent, proposent et laissent dans le journal.

## Cartes Traque

ask-amnesia = Amnésie fait taire tous les Avatars ce tour-ci.
answer-erase_memories = Effacer leurs souvenirs

ask-latent_gene = Gène Latent éveille une carte Évolution de votre main jusqu’à la fin du tour : laquelle ?
answer-wake_gene = Éveiller { $cards }
event-wake_gene = { $you ->
    [who] Vous montrez
   *[other] { $who } montre
} { $cards }, qui agit comme une évolution développée jusqu’à la fin du tour.

ask-sampling = Prélèvement se nourrira des Traqués présents sous le jeton Cible.

ask-abduction = Enlèvement frappera sur le lieu du jeton Cible.
answer-load_abduction = Préparer l’enlèvement
ask-abduction_choice = Enlèvement vous atteint : quelle carte défaussez-vous ?

ask-contagion = Contagion étend le mal du jeton Artemia au lieu de Sanctuary.

ask-panic = Panique fait fuir les survivants qui attendent.
answer-scatter_survivors = Faire fuir { $cards }
event-scatter_survivors = Panique ! Plus personne ne pourra secourir { $cards }.

ask-siege = Siège ne laisse à la Défense qu’une case durant la prochaine phase 3.

ask-frenzy = Frénésie ajoute 1 case d’Assimilation à une capture de ce tour, pour 2 ADN.
answer-rage = Payer 2 ADN

ask-pincer = Tenaille blessera les Traqués sous le jeton Cible, s’il est voisin du jeton Créature.
answer-load_pincer = Ouvrir la tenaille

ask-landslide = Glissement de Terrain déplace Sanctuary vers un lieu adjacent de son parcours : lequel ?

ask-burrow = Galerie fait passer le jeton Créature sur un lieu adjacent, pour 1 ADN : lequel ?
answer-dig_to = Creuser vers { $places }

ask-feast = Festin change la capture de ce tour en 2 ADN.

ask-hatching = Éclosion rend la prochaine évolution développée moins chère de 2 ADN.
answer-brood = Couver

ask-metamorphosis = Métamorphose ramène en main une évolution développée, et son coût en ADN : laquelle ?
answer-revert = Reprendre { $cards }
event-revert = { $you ->
    [who] Vous reprenez
   *[other] { $who } reprend
} { $cards } en main.

ask-torpor = Torpeur retient Sanctuary sur place et les survivants hors de vue.
answer-numb_city = Engourdir la cité

## Cartes Survie

ask-course_change = Changement de Cap déplace Sanctuary d’un lieu sur son parcours : dans quel sens ?
answer-steer = Mettre le cap de Sanctuary sur { $places }

ask-gene_lock = Verrou Génétique arrête une évolution développée jusqu’à la fin du tour : laquelle ?
answer-lock_gene = Verrouiller { $cards }
event-lock_gene = { $you ->
    [who] Vous verrouillez
   *[other] { $who } verrouille
} { $cards } jusqu’à la fin du tour.

ask-sabotage = Sabotage prend une carte Évolution dans la main de la Créature.
answer-strike_genes = S’en prendre aux cartes Évolution de la Créature
event-strike_genes = { $you ->
    [who] Vous sabotez
   *[other] { $who } sabote
} les cartes Évolution.
event-lost_gene = { $you ->
    [who] Vous perdez { $cards }, qui passe sous votre pioche.
   *[other] { $who } perd { $cards }, qui passe sous sa pioche.
}
    .noticed = { $count ->
        [one] { $who } perd 1 carte Évolution, qui passe sous sa pioche.
       *[other] { $who } perd { $count } cartes Évolution, qui passent sous leurs pioches.
    }

ask-distress_call = Appel de Détresse vous amène un survivant.

ask-comfort = Réconfort vous coûte une carte Survivant, contre 1 Volonté et 2 cartes Lieu : qui laissez-vous partir ?
answer-part_with = Laisser partir { $cards }
ask-cards_of_comfort = Réconfort ramène des cartes défaussées : lesquelles prenez-vous ?

ask-deflector = Déflecteur tient le jeton Créature à l’écart du lieu de Sanctuary.
answer-shield_city = Protéger { $places }
event-shield_city = { $you ->
    [who] Vous protégez
   *[other] { $who } protège
} { $places } : aucun jeton Créature ne peut y être posé ce tour-ci.

ask-barricade = Barricade renforce la Défense de Sanctuary.

ask-escort = Escorte vous fait secourir un survivant une fois le pouvoir de votre lieu utilisé.
answer-set_out = Utiliser { $places }, puis escorter un survivant
ask-whom_to_escort = Escorte vous fait aussi secourir un survivant : qui choisissez-vous ?

ask-reinforcements = Renforts change une de vos cartes Survivant en Défense : laquelle ?
answer-enlist = Enrôler { $cards } : Défense +1

ask-airlift = Pont Aérien vous mène au lieu de Sanctuary : d’où partez-vous ?
answer-fly = Voler depuis { $other } vers { $places }
event-fly = { $you ->
    [who] Vous volez
   *[other] { $who } vole
} depuis { $other } vers { $places }.

ask-bait = Appât coûtera 2 ADN à la Créature si elle vous attrape.
answer-wait_for_it = Servir d’appât

ask-roll_call = Rassemblement fera encore avancer la Défense si vous abritez 2 survivants ou plus.
answer-call_all = Rassembler les survivants

ask-second_wind = Second Souffle ramène des cartes défaussées : lesquelles prenez-vous ?

ask-holding_pattern = Vol Stationnaire retient Sanctuary ou l’envoie plus loin : que choisissez-vous ?
answer-hold_city = Rester sur place
answer-hurry_city = Un lieu de plus
event-hold_city = { $you ->
    [who] Vous retenez
   *[other] { $who } retient
} Sanctuary sur place.
event-hurry_city = { $you ->
    [who] Vous envoyez
   *[other] { $who } envoie
} Sanctuary un lieu plus loin.

ask-sterilization = Stérilisation empêche la Créature de prendre de l’ADN durant cette phase.
