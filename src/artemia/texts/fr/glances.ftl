# Les lieux en peu de mots : pour une carte en main et (`.tile`) pour la tuile de la planète.

## Base

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

## EXPLORATION

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

## SANCTUARY

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
