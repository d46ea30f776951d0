# Lieux, cartes et mots de la boîte EXPLORATION. `.at` est ce qui suit « vous êtes ».

box-exploration = Exploration
    .full = l’extension Exploration
    .text = Dix autres lieux, d’autres cartes, et une planète à explorer.
preset-exploration = Exploration
    .text = Les dix lieux d’Exploration, et ses cartes mêlées à celles du jeu de base.
preset-labyrinth = Variante du Labyrinthe
    .text = Le Labyrinthe est le lieu 5 : vous découvrez un à un les lieux 6 à 10, tirés du jeu de base et d’Exploration.

## Lieux

place-nexus = Le Nexus
    .text = Reprenez toute votre défausse OU copiez un lieu exploré par un autre Traqué (jusqu’à 4 Traqués : les deux, dans cet ordre). Si le jeton Créature attrape quelqu’un ici, Assimilation avance de 2, et non de 1.
    .at = dans le Nexus
place-oasis = L’Oasis
    .text = Cette carte revient dans votre main, plus 1 carte Lieu de votre défausse par Volonté manquante.
    .at = dans l’Oasis
place-fjord = Le Fjord
    .text = Au tour suivant, jouez 1 carte de votre main et 1 de votre défausse. Choisissez avant la révélation celle que vous explorez ; les deux seront défaussées.
    .at = dans le Fjord
place-dome = Le Dôme
    .text = Avancez le Bouclier d’un lieu (de 1 à 4). S’il atteint le Dôme : Secours +2, puis il revient au lieu 1. (1 fois par tour.)
    .at = sous le Dôme
place-labyrinth = Le Labyrinthe
    .text = Révélez un lieu caché, puis utilisez son pouvoir OU prenez sa carte en réserve. Ou, sans rien révéler, prenez la carte d’un lieu révélé qui vous manque.
    .at = dans le Labyrinthe
place-mangrove = La Mangrove
    .text = Cette carte et 1 carte de votre défausse reviennent en main. Puis un Traqué au choix, vous compris, reprend 1 carte Lieu de sa défausse.
    .at = dans la Mangrove
place-archipelago = L’Archipel
    .text = Piochez 1 carte Survie. Puis vous pouvez défausser 1 carte Survie : un Traqué au choix, vous compris, récupère 1 Volonté.
    .at = dans l’Archipel
place-pole = Le Pôle
    .text = Payez 1 Volonté : Secours +2. Une fois jouée, cette carte retourne en réserve en phase 4. (1 fois par tour.)
    .at = au Pôle
place-fungi = Les Fungi
    .text = Posez jusqu’à 2 Volontés du stock sur des cases libres devant Secours ; chaque case atteinte rend la sienne à un Traqué. OU piochez 1 carte Survie.
    .at = parmi les Fungi
place-portal = Le Portail
    .text = Défaussez aussitôt cette carte et jouez une autre carte Lieu de votre main, face visible : vous y êtes désormais. Le Portail ne se copie pas.
    .at = devant le Portail

## Cartes Traque

hunt-exp_interference = Interférences
    .text = Les lieux 4 et 8 sont inutilisables ce tour-ci.
hunt-time_rift = Faille Temporelle
    .text = Assimilation avance d’une case par Traqué sur le lieu ciblé. Si vous n’avez pas gagné, Secours avance d’autant.
hunt-gargantua = Gargantua
    .text = Le jeton Créature couvre 2 lieux adjacents.
hunt-inertia = Inertie
    .text = Dès la révélation : si un Traqué est sur le lieu ciblé, tous les lieux sont inutilisables.
hunt-ubiquity = Ubiquité
    .text = Juste après la révélation, échangez le jeton Créature avec un autre jeton Traque présent.
hunt-telepathy = Télépathie
    .text = Nommez 2 lieux adjacents. Un Traqué au choix doit dire si la carte qu’il a jouée en fait partie.
hunt-tornado = Tornade
    .text = Juste après la révélation, choisissez 2 lieux adjacents : les Traqués de chacun passent sur l’autre.
hunt-quicksand = Sables Mouvants
    .text = Dès la révélation, les Traqués sur le lieu ciblé ne peuvent ni jouer de carte Survie ni reprendre de carte Lieu ce tour-ci.
hunt-eclipse = Éclipse
    .text = Ce tour-ci, résister rend 1 carte Lieu par Volonté perdue au lieu de 2.
hunt-drift = Dérive
    .text = Juste après la révélation, déplacez le jeton Artemia ou le jeton Cible sur un lieu adjacent.
hunt-regeneration = Régénération
    .text = Défaussez autant de cartes Traque que vous voulez, puis piochez jusqu’à 4 au lieu de 3.
hunt-swarm = Nuée
    .text = Les Traqués sur les lieux adjacents au jeton Artemia défaussent 1 carte Lieu.
hunt-ambush = Embuscade
    .text = Juste après la révélation, si le jeton Artemia n’est pas en jeu, posez-le sur un lieu adjacent au jeton Créature.

## Cartes Survie

survival-exp_drone = Drone
    .text = Plutôt que d’utiliser votre lieu, copiez le lieu 5.
survival-exp_ingenuity = Système D
    .text = Posez la Balise sur la Plage, ou avancez le Bouclier d’un lieu.
survival-exp_amplifier = Amplificateur
    .text = Retirez la Balise de la Plage : Secours +1. Ou avancez le Bouclier d’un lieu.
survival-shuttle = Navette
    .text = Juste après la révélation, allez sur l’autre lieu de votre colonne.
survival-camouflage = Camouflage
    .text = Le jeton Cible ne vous affecte pas ce tour-ci. S’il n’est pas sur votre lieu, piochez plutôt 1 carte Survie.
survival-flare = Fusée Éclairante
    .text = Tous les Traqués regardent les cartes Traque de la Créature.
survival-first_aid = Premiers Soins
    .text = Un Traqué attrapé ce tour-ci par le jeton Créature, vous ou un autre, récupère 1 Volonté.
survival-supply_crate = Caisse de Vivres
    .text = Piochez 2 cartes Survie.
survival-second_thoughts = Après Réflexion
    .text = Échangez la carte Lieu que vous avez jouée contre une de votre main.
survival-solidarity = Solidarité
    .text = Jusqu’à 3 Traqués au choix, vous compris, reprennent chacun 1 carte Lieu défaussée.
survival-decoy = Leurre
    .text = La Créature ne peut pas poser le jeton Artemia ce tour-ci.
survival-scavenging = Récupération
    .text = Plutôt que d’utiliser votre lieu, prenez 1 carte au choix dans la défausse Survie.
survival-map_fragment = Fragment de Carte
    .text = Défaussez 1 carte Lieu de votre main : prenez dans la réserve 1 carte qui vous manque.
survival-endurance = Endurance
    .text = Vous ne perdez aucune Volonté durant cette phase.
survival-rally = Ralliement
    .text = Vous et chaque Traqué présent sur votre lieu reprenez 1 carte Lieu défaussée.

## Mots

word-shield = Bouclier
word-hidden_place = lieu caché

## Les lieux en peu de mots : pour une carte en main et (`.tile`) pour la tuile de la planète

glance-nexus = Défausse, ou copie d’un Traqué
    .tile = Reprenez toute votre défausse, ou copiez le lieu d’un autre Traqué. Attrapé ici : Assimilation +2.
glance-oasis = Elle-même, 1 carte par Volonté ôtée
    .tile = Cette carte revient, avec 1 carte défaussée par Volonté manquante.
glance-fjord = Tour suivant : main et défausse
    .tile = Au tour suivant, jouez 1 carte de votre main et 1 de votre défausse ; explorez-en une.
glance-dome = Bouclier +1 ; arrivé : Secours +2
    .tile = Avancez le Bouclier d’un lieu. Au Dôme : Secours +2. (1 fois par tour.)
glance-labyrinth = Révéler un lieu, ou en prendre un
    .tile = Révélez un lieu caché, utilisez-le ou prenez sa carte ; ou prenez un lieu révélé.
glance-mangrove = Elle-même et 1 ; 1 pour un Traqué
    .tile = Cette carte et 1 autre reviennent. Puis un Traqué reprend 1 carte.
glance-archipelago = 1 Survie ; 1 défaussée : +1 Volonté
    .tile = Piochez 1 carte Survie. Vous pouvez en défausser une : un Traqué récupère 1 Volonté.
glance-pole = −1 Volonté : Secours +2
    .tile = Payez 1 Volonté : Secours +2. La carte retourne en réserve. (1 fois par tour.)
glance-fungi = Volonté sur la piste, ou Survie
    .tile = Posez jusqu’à 2 Volontés devant Secours, ou piochez 1 carte Survie.
glance-portal = Filer aussitôt vers un autre lieu
    .tile = Défaussez cette carte et jouez-en une autre, face visible : vous y êtes.
