# Le jeu de base, ses lieux et ses cartes. `.at` est ce qui suit « vous êtes ».

box-base = Jeu de base
    .full = le jeu de base
    .text = Dix lieux, vingt cartes Traque, quinze cartes Survie.
preset-first_night = Première nuit
    .text = Le jeu de base : ses dix lieux, ses cartes Traque et ses cartes Survie.

## Lieux

place-lair = L’Antre
    .text = Reprenez toute votre défausse de cartes Lieu OU copiez le lieu occupé par le jeton Créature. S’il vous attrape ici, vous perdez 1 Volonté de plus.
    .at = dans l’Antre
place-jungle = La Jungle
    .text = Cette carte revient dans votre main, avec 1 carte Lieu prise dans votre défausse.
    .at = dans la Jungle
place-river = La Rivière
    .text = Au tour suivant, posez 2 cartes Lieu face cachée. Juste avant la révélation, gardez-en une : l’autre revient dans votre main.
    .at = près de la Rivière
place-beach = La Plage
    .text = Posez ici la Balise OU, si elle s’y trouve déjà, retirez-la : Secours +1. (1 fois par tour.)
    .at = sur la Plage
place-rover = Le Rover
    .text = Ajoutez à votre main 1 carte Lieu de la réserve qui vous manque encore.
    .at = à bord du Rover
place-swamp = Le Marais
    .text = Cette carte revient dans votre main, avec 2 cartes Lieu prises dans votre défausse.
    .at = dans le Marais
place-shelter = L’Abri
    .text = Piochez 2 cartes Survie : l’une rejoint votre main, l’autre la défausse.
    .at = dans l’Abri
place-wreck = L’Épave
    .text = Secours +1. (1 fois par tour.)
    .at = dans l’Épave
place-source = La Source
    .text = Un Traqué au choix, vous compris, récupère 1 Volonté OU vous piochez 1 carte Survie.
    .at = près de la Source
place-artefact = L’Artefact
    .text = Au tour suivant, jouez 2 cartes Lieu et résolvez-les toutes deux. L’Artefact ne se copie pas.
    .at = près de l’Artefact

## Cartes Traque

hunt-despair = Désespoir
    .text = Jusqu’à la fin du tour, personne ne peut piocher ni jouer de carte Survie.
hunt-force_field = Champ de Force
    .text = Avant la pose des cartes Lieu, choisissez 2 lieux adjacents : ils sont inaccessibles ce tour-ci.
hunt-anticipation = Anticipation
    .text = Nommez un Traqué. Si le jeton Créature l’attrape, Assimilation avance d’une case de plus.
hunt-ascendancy = Emprise
    .text = Un Traqué au choix ne garde que 2 cartes Lieu en main et défausse le reste.
hunt-fierceness = Acharnement
    .text = Ce tour-ci, chaque Traqué attrapé par le jeton Créature perd 1 Volonté de plus.
hunt-forbidden_zone = Zone Interdite
    .text = Chaque Traqué choisit en secret 1 carte Lieu de sa main ; toutes sont défaussées ensemble.
hunt-interference = Interférences
    .text = La Plage et l’Épave sont inutilisables ce tour-ci.
hunt-persecution = Harcèlement
    .text = Ce tour-ci, le pouvoir d’un lieu ne rend jamais plus de 1 carte Lieu à chaque Traqué.
hunt-mutation = Mutation
    .text = Outre son effet habituel, le jeton Artemia coûte 1 Volonté.
hunt-phobia = Psychose
    .text = Un Traqué au choix met de côté 2 cartes Lieu de sa main et vous montre les autres.
hunt-virus = Virus
    .text = Le jeton Artemia couvre 2 lieux adjacents et agit sur les deux.
hunt-clone = Clone
    .text = Ce tour-ci, le jeton Cible agit comme un autre jeton Créature.
hunt-mirage = Mirage
    .text = Le jeton Cible couvre 2 lieux adjacents, tous deux inutilisables.
hunt-scream = Hurlements
    .text = Sur le lieu ciblé, chaque Traqué choisit : 2 cartes Lieu défaussées, ou 1 Volonté perdue.
hunt-toxin = Toxine
    .text = Le lieu ciblé est inutilisable et chaque Traqué qui s’y trouve défausse 1 carte Survie.
hunt-cataclysm = Cataclysme
    .text = Choisissez un lieu : il devient inutilisable.
hunt-detour = Détour
    .text = Une fois les cartes révélées, poussez 1 Traqué sur un lieu adjacent.
hunt-stasis = Stase
    .text = Le pion Secours reste immobile durant cette phase.
hunt-tracking = Repérage
    .text = Au tour à venir, votre limite passe à 2 cartes Traque.
hunt-flashback = Flashback
    .text = Agit comme la carte Traque du dessus de votre défausse, à la phase de celle-ci.

## Cartes Survie

survival-adrenaline = Adrénaline
    .text = Vous récupérez 1 Volonté.
survival-ingenuity = Système D
    .text = La Balise va sur la Plage.
survival-sacrifice = Sacrifice
    .text = Défaussez 1 de vos cartes Lieu : la Créature ne joue aucune carte Traque ce tour-ci.
survival-sixth_sense = Sixième Sens
    .text = Reprenez 2 de vos cartes Lieu défaussées.
survival-smokescreen = Brouillage
    .text = Jusqu’à la fin du tour, les défausses de cartes Lieu des Traqués sont cachées à la Créature.
survival-strike_back = Riposte
    .text = Glissez sous la pioche Traque 2 cartes prises au hasard dans la main de la Créature.
survival-vortex = Vortex
    .text = Remplacez la carte Lieu jouée par une carte de votre défausse ; elle y va à sa place.
survival-detector = Détecteur
    .text = Le jeton Artemia ne vous affecte pas ce tour-ci.
survival-dodge = Esquive
    .text = Le jeton Créature ne vous affecte pas ce tour-ci.
survival-drone = Drone
    .text = Plutôt que d’utiliser votre lieu, copiez le Rover.
survival-gate = Portail
    .text = Plutôt que d’utiliser votre lieu, copiez un lieu adjacent.
survival-hologram = Hologramme
    .text = Faites glisser le jeton Artemia vers un lieu voisin.
survival-wrong_track = Fausse Piste
    .text = Faites glisser le jeton Créature vers un lieu voisin.
survival-amplifier = Amplificateur
    .text = Ôtez la Balise de la Plage : Secours +1 aussitôt.
survival-double_back = Volte-Face
    .text = La carte Lieu que vous avez jouée revient en main au lieu d’être défaussée.

## Les lieux en peu de mots : pour une carte en main et (`.tile`) pour la tuile de la planète

glance-lair = Défausse, ou copie de la Créature
    .tile = Reprenez toute votre défausse, ou copiez le lieu de la Créature. Attrapé ici : −1 Volonté de plus.
glance-jungle = Elle-même et 1 carte
    .tile = Cette carte revient dans votre main, avec 1 carte prise dans votre défausse.
glance-river = Tour suivant : 2 cartes, en garder 1
    .tile = Au tour suivant, posez 2 cartes et gardez-en une.
glance-beach = Balise, ou Secours +1
    .tile = Posez la Balise, ou retirez-la : Secours +1. (1 fois par tour.)
glance-rover = Un lieu neuf de la réserve
    .tile = Ajoutez à votre main 1 carte Lieu de la réserve qui vous manque encore.
glance-swamp = Elle-même et 2 cartes
    .tile = Cette carte revient dans votre main, avec 2 cartes prises dans votre défausse.
glance-shelter = 2 cartes Survie, en garder 1
    .tile = Piochez 2 cartes Survie, gardez-en une.
glance-wreck = Secours +1
    .tile = Secours +1. (1 fois par tour.)
glance-source = +1 Volonté, ou 1 carte Survie
    .tile = Un Traqué récupère 1 Volonté, ou piochez 1 carte Survie.
glance-artefact = Tour suivant : 2 cartes, 2 pouvoirs
    .tile = Au tour suivant, jouez 2 cartes et résolvez les deux.
