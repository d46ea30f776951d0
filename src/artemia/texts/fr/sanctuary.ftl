# Lieux, cartes et mots de la boîte SANCTUARY. `.at` est ce qui suit « vous êtes ».

box-sanctuary = Sanctuary
    .full = l’extension Sanctuary
    .text = Une cité à défendre, des rescapés à secourir, une Créature qui évolue.
preset-sanctuary = Sanctuary
    .text = Les lieux 1 à 5 du jeu de base, les lieux 6 à 10 de Sanctuary, toutes les cartes des deux boîtes et une cinquième phase.
preset-everything = Tout
    .text = Les lieux 1 à 5 du jeu de base et d’Exploration, les lieux 6 à 10 de Sanctuary et toutes les cartes des trois boîtes.
preset-light = Variante légère
    .text = Le jeu de base, avec un Avatar pour chaque Traqué et une Évolution pour la Créature.

## Lieux

place-canyon = Le Canyon
    .text = Cette carte revient en main, avec jusqu’à 2 cartes Lieu de votre défausse numérotées de 1 à 5.
    .at = dans le Canyon
place-camp = Le Camp
    .text = Piochez 1 carte Survivant OU 1 carte Survie.
    .at = au Camp
place-monolith = Le Monolithe
    .text = Défaussez 1 évolution développée de la Créature ; cette carte quitte alors le jeu.
    .at = près du Monolithe
place-infirmary = L’Infirmerie
    .text = Un Traqué au choix, vous compris, récupère 1 Volonté OU vous secourez 1 survivant visible, où que soit Sanctuary.
    .at = à l’Infirmerie
place-ark = L’Arche
    .text = Fortifiez Sanctuary d’ici : Défense +1, puis vous pouvez abriter vos survivants. (1 fois par tour.)
    .at = à bord de l’Arche

## Cartes Traque

hunt-amnesia = Amnésie
    .text = Aucune capacité d’Avatar ne peut servir ce tour-ci.
hunt-latent_gene = Gène Latent
    .text = Montrez 1 carte Évolution de votre main : jusqu’à la fin du tour, elle compte comme développée.
hunt-sampling = Prélèvement
    .text = Gagnez 1 ADN par Traqué présent sur le lieu ciblé, 3 au plus.
hunt-abduction = Enlèvement
    .text = Chaque Traqué du lieu ciblé défausse 1 carte Survivant ou, s’il n’en a pas, 1 carte Lieu.
hunt-contagion = Contagion
    .text = Le lieu du jeton Sanctuary compte aussi comme portant le jeton Artemia.
hunt-panic = Panique
    .text = Défaussez les cartes Survivant visibles. Aucune autre n’apparaît avant la phase 5.
hunt-siege = Siège
    .text = En phase 3, le pion Défense avance de 1 case au plus.
hunt-frenzy = Frénésie
    .text = Défaussez 2 ADN : si le jeton Créature attrape quelqu’un ce tour-ci, Assimilation avance d’une case de plus.
hunt-pincer = Tenaille
    .text = Si le jeton Cible est voisin du jeton Créature, les Traqués du lieu ciblé perdent 1 Volonté.
hunt-landslide = Glissement de Terrain
    .text = Juste après la révélation, déplacez le jeton Sanctuary sur un lieu adjacent de son parcours.
hunt-burrow = Galerie
    .text = Défaussez 1 ADN : juste après la révélation, le jeton Créature passe sur un lieu adjacent.
hunt-feast = Festin
    .text = Si le jeton Créature a attrapé quelqu’un ce tour-ci, gagnez 2 ADN.
hunt-hatching = Éclosion
    .text = La première évolution développée durant cette phase coûte 2 ADN de moins, mais au moins 1.
hunt-metamorphosis = Métamorphose
    .text = Avant d’évoluer ou de nicher, reprenez en main 1 évolution développée et gagnez autant d’ADN que son coût.
hunt-torpor = Torpeur
    .text = Durant cette phase, le jeton Sanctuary reste en place et aucun survivant n’est révélé.

## Cartes Survie

survival-course_change = Changement de Cap
    .text = Déplacez le jeton Sanctuary d’un lieu en avant ou en arrière sur son parcours.
survival-gene_lock = Verrou Génétique
    .text = Choisissez 1 évolution développée : elle est sans effet jusqu’à la fin du tour.
survival-sabotage = Sabotage
    .text = Prenez 1 carte Évolution au hasard dans la main de la Créature et glissez-la sous la pioche de son niveau.
survival-distress_call = Appel de Détresse
    .text = Piochez 1 carte Survivant.
survival-comfort = Réconfort
    .text = Défaussez 1 de vos cartes Survivant : récupérez 1 Volonté, puis reprenez 2 cartes Lieu.
survival-deflector = Déflecteur
    .text = La Créature ne peut pas poser le jeton Créature sur le lieu de Sanctuary ce tour-ci.
survival-barricade = Barricade
    .text = Une fois les jetons posés, si aucun jeton Traque n’est sur le lieu de Sanctuary : Défense +1.
survival-escort = Escorte
    .text = Après avoir utilisé le pouvoir de votre lieu, secourez aussi un survivant si vous êtes voisin de Sanctuary.
survival-reinforcements = Renforts
    .text = Plutôt que d’utiliser votre lieu, défaussez 1 de vos cartes Survivant : Défense +1.
survival-airlift = Pont Aérien
    .text = Juste après la révélation, si vous avez une carte Survivant, allez sur le lieu du jeton Sanctuary.
survival-bait = Appât
    .text = Si le jeton Créature vous attrape ce tour-ci, la Créature perd 2 ADN.
survival-roll_call = Rassemblement
    .text = Si vous abritez au moins 2 cartes Survivant ce tour-ci, Défense avance d’une case de plus.
survival-second_wind = Second Souffle
    .text = Si vous avez secouru ou fortifié ce tour-ci, reprenez jusqu’à 2 cartes Lieu défaussées.
survival-holding_pattern = Vol Stationnaire
    .text = Au choix : le jeton Sanctuary reste sur place durant cette phase, ou avance d’un lieu de plus.
survival-sterilization = Stérilisation
    .text = La Créature ne prend aucun ADN durant cette phase.

## Avatars

avatar-captain = Capitaine
    .text = Quand vous résistez, reprenez 1 carte Lieu de plus.
avatar-stowaway = Clandestin
    .text = Avant de jouer, vous pouvez échanger 1 carte Lieu de votre main avec 1 de votre défausse.
avatar-scout = Éclaireuse
    .text = Quand vous reprenez une carte au lieu d’utiliser votre lieu, reprenez-en 2 si vous avez au plus 2 cartes Lieu en main.
avatar-soldier = Soldat
    .text = Quand le jeton Créature vous attrape, reprenez 1 carte Lieu défaussée.
avatar-botanist = Botaniste
    .text = Le jeton Artemia ne vous fait jamais défausser et, sur son lieu, vous pouvez reprendre 1 carte Lieu.
avatar-medic = Médecin
    .text = Si le jeton Créature a attrapé quelqu’un ce tour-ci et que vous n’avez pas de carte Survie, piochez-en 1.
avatar-guide = Guide
    .text = Vous pouvez aussi secourir un survivant depuis un lieu à 2 pas de Sanctuary.
avatar-architect = Architecte
    .text = Quand vous fortifiez Sanctuary, piochez 1 carte Survie.
avatar-geneticist = Généticienne
    .text = Quand la Créature niche, elle prend au plus 2 ADN.
avatar-pilot = Pilote
    .text = Vous pouvez avancer le jeton Sanctuary d’un lieu de plus sur son parcours.
avatar-chaplain = Aumônier
    .text = Quand vous abritez vos survivants, un Traqué au choix récupère 1 Volonté.
avatar-quartermaster = Intendante
    .text = Si vous avez 2 cartes Survivant ou plus, reprenez 1 carte Lieu défaussée.

## Évolutions de niveau I

evolution-optimizer = Optimisateur
    .text = Vous pouvez mettre 1 carte Traque de votre main sous la pioche et en piocher 1.
evolution-instinctive = Instinctif
    .text = Le Traqué ayant le plus de cartes Lieu en main vous en montre 1, tirée au hasard.
evolution-clever = Malicieux
    .text = Si le jeton Créature n’a attrapé personne ce tour-ci, piochez jusqu’à 4 cartes Traque au lieu de 3.
evolution-metabolic = Métabolique
    .text = Quand vous évoluez, la première carte Évolution piochée ne coûte pas d’ADN.
evolution-territorial = Territorial
    .text = Un Traqué qui secourt un survivant à côté du jeton Créature défausse 1 carte Lieu.
evolution-slugger = Assommeur
    .text = Chaque Traqué attrapé par le jeton Créature défausse aussi 1 carte Lieu.
evolution-sharp = Vif
    .text = Juste après la révélation, si aucun Traqué n’est sur le lieu du jeton Créature, l’autre lieu de sa colonne est inutilisable.
evolution-prescient = Prescient
    .text = Avant de poser vos jetons, un Traqué au choix dit s’il a joué une carte 1–5 ou 6–10.
evolution-scavenger = Rabatteur
    .text = Avant la révélation des survivants, vous pouvez défausser 1 carte Survivant visible pour prendre 1 ADN.
evolution-parasite = Parasite
    .text = Les Traqués attrapés par le jeton Créature défaussent chacun 1 carte Survivant ; si au moins une l’est, gagnez 1 ADN.
evolution-fast = Rapide
    .text = Piochez jusqu’à 4 cartes Traque. Si vous n’en avez joué aucune ce tour-ci, votre limite est de 2 au prochain tour.
evolution-screamer = Hurleur
    .text = Juste après la révélation, chaque Traqué sur un lieu adjacent au jeton Créature défausse 1 carte Lieu.
evolution-primitive = Primitif
    .text = Si vous n’avez joué aucune carte Traque ce tour-ci, vous pouvez poser le jeton Artemia ; vous n’en jouez alors aucune.
evolution-corrosive = Corrosif
    .text = Un Traqué qui fortifie Sanctuary défausse 1 carte Lieu ; s’il n’en a pas, il ne peut pas abriter.
evolution-fertile = Fécond
    .text = Quand vous évoluez, prenez 2 ADN au lieu de 1.

## Évolutions de niveau II

evolution-oppressive = Oppressant
    .text = Chaque Traqué qui résiste reprend 1 carte Lieu de moins.
evolution-symbiotic = Symbiotique
    .text = Vous pouvez défausser 1 ADN pour poser le jeton Artemia.
evolution-spectral = Spectral
    .text = Les cartes Survie ne peuvent ni déplacer vos jetons Traque ni annuler leurs effets.
evolution-magnetic = Magnétique
    .text = Vous pouvez maintenir le jeton Sanctuary sur place.
evolution-prolific = Prolifique
    .text = Après avoir niché, vous pouvez aussi piocher et développer des évolutions durant la phase.
evolution-psychic = Psychique
    .text = Avant de poser vos jetons, un Traqué au choix nomme 3 lieux, dont celui de la carte qu’il a jouée.
evolution-viral = Viral
    .text = Chaque fois que le jeton Artemia est posé, il peut couvrir 2 lieux adjacents.
evolution-venomous = Venimeux
    .text = Les Traqués attrapés par le jeton Créature perdent 1 Volonté de plus.
evolution-besieger = Assiégeant
    .text = Si le jeton Créature attrape un Traqué sur le lieu du jeton Sanctuary, Assimilation avance d’une case de plus.
evolution-versatile = Polyvalent
    .text = Vous pouvez défausser 1 ADN pour porter votre limite à 2 cartes Traque ce tour-ci.
evolution-tentacular = Tentaculaire
    .text = Le jeton Créature couvre aussi l’autre lieu de sa colonne.
evolution-mutagenic = Mutagène
    .text = Les Traqués touchés par le jeton Artemia perdent aussi 1 Volonté.
evolution-devourer = Dévoreur
    .text = Quand des Traqués perdent leur dernière Volonté durant cette phase, Assimilation avance de 2 cases et non de 1.
evolution-relentless = Implacable
    .text = Si le jeton Créature n’attrape personne, 1 Traqué au choix sur un lieu adjacent perd 1 Volonté.
evolution-chronophage = Chronophage
    .text = Vous pouvez défausser 2 ADN : le pion Secours n’avance pas durant cette phase.

## Survivants

survivor-survivor_01 = Michelle West
survivor-survivor_02 = Tomasz Wilk
survivor-survivor_03 = Adaeze Okonkwo
survivor-survivor_04 = Henrik Solberg
survivor-survivor_05 = Zhao Meiling
survivor-survivor_06 = Rafael Quiroga
survivor-survivor_07 = Priya Raman
survivor-survivor_08 = Idris Benali
survivor-survivor_09 = Yuki Amano
survivor-survivor_10 = Leila Haddad
survivor-survivor_11 = Samuel Ortega
survivor-survivor_12 = Freya Lindqvist
survivor-survivor_13 = Kofi Mensah
survivor-survivor_14 = Anouk Delacroix
survivor-survivor_15 = Inês Carvalho
survivor-survivor_16 = Elias Novak
survivor-survivor_17 = Nadia Petrova
survivor-survivor_18 = Tane Rangi

## Ce qu’apporte un survivant secouru

effect-s_defense = Défense +1.
effect-s_copy_creature = Copiez le lieu où est posé le jeton Créature.
effect-s_reserve = Gagnez 1 carte Lieu de la réserve qui vous manque.
effect-s_no_evolution = La Créature n’évolue ni ne niche à la prochaine phase 5.
effect-s_take_back_2 = Jusqu’à 2 cartes Lieu de votre défausse reviennent en main.
effect-s_take_played = Votre carte Lieu jouée revient en main (une seule si vous en avez joué plusieurs).
effect-s_will = Vous récupérez 1 Volonté.
effect-s_dna = La Créature perd jusqu’à 2 ADN.
effect-s_survival = Vous piochez 1 carte Survie.

## Bonus de la piste Défense

bonus-range_1_10 = Sanctuary parcourt désormais les lieux 1 à 10.
bonus-discard_evolution = Les Traqués défaussent 1 évolution développée.
bonus-place_if_none = Chaque Traqué sans lieu 6–10 en gagne un de la réserve.
bonus-survival_if_none = Chaque Traqué sans carte Survie en pioche une.
bonus-all_survival = Chaque Traqué pioche 1 carte Survie.
bonus-all_take_back = Chaque Traqué reprend 1 carte Lieu défaussée.
bonus-all_will = Chaque Traqué récupère 1 Volonté.
bonus-discard_dna = La Créature perd 1 ADN.

## Mots

token-sanctuary = le jeton Sanctuary
word-defense = Défense
word-dna = ADN
word-avatar = Avatar
word-survivors = cartes Survivant
word-evolutions = cartes Évolution

## Les lieux en peu de mots : pour une carte en main et (`.tile`) pour la tuile de la planète

glance-canyon = Elle-même et 2 cartes de 1 à 5
    .tile = Cette carte revient, avec jusqu’à 2 cartes défaussées de 1 à 5.
glance-camp = 1 Survivant ou 1 carte Survie
    .tile = Piochez 1 carte Survivant, ou 1 carte Survie.
glance-monolith = Défaire une Évolution, une fois
    .tile = Défaussez 1 Évolution développée ; cette carte quitte alors le jeu.
glance-infirmary = +1 Volonté, ou secourir un survivant
    .tile = Un Traqué récupère 1 Volonté, ou secourez d’ici 1 survivant visible.
glance-ark = Défense +1, survivants à l’abri
    .tile = Défense +1, puis vous pouvez abriter vos survivants. (1 fois par tour.)
