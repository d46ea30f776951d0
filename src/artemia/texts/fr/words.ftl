# Les mots qui vont seuls, et ceux que l’on insère dans des phrases.

## Les places à table, quand personne n’a donné de nom

seat-0 = la Créature
seat-1 = Ada
seat-2 = Bo
seat-3 = Cléo
seat-4 = Dara
seat-5 = Emi
seat-6 = Finn
you = vous

## Les camps

camp-creature = la Créature
camp-hunted = les Traqués
won-creature = La Créature l’emporte : Artemia a assimilé les Traqués.
won-hunted = Les Traqués l’emportent : le vaisseau de secours est là.

## Jetons et pions

token-creature = le jeton Créature
token-target = le jeton Cible
token-artemia = le jeton Artemia
word-rescue = Secours
word-assimilation = Assimilation
word-marker = Balise
word-will = Volonté
word-hand = main
word-discard = défausse
word-reserve = réserve
word-turn = Tour { $n }

## Un lieu encore inconnu, ou encore à découvrir : on sait seulement où il se trouve

hidden-place = le lieu caché sous { $above }
    .at = sur le lieu caché sous { $above }
empty-spot = l’emplacement vide sous { $above }
    .at = sur l’emplacement vide sous { $above }

## Les phases d’un tour

phase-0 = Mise en place
phase-1 = Exploration
phase-2 = Traque
phase-3 = Résolution
phase-4 = Fin du tour
phase-5 = Évolution

## Les faces du plateau Secours

side-A = Face A
    .text = Artemia sur chacune des six dernières cases
side-B = Face B
    .text = Artemia une case sur deux parmi les onze dernières

## D’où vient le texte d’une carte

provenance-published = Publiée
    .text = La carte publiée, redite avec nos mots.
provenance-rulebook = Livret
    .text = Ce qu’un livret de règles dit de cette carte, redit avec nos mots.
provenance-reconstructed = Reconstituée
    .text = Son texte imprimé nous est inconnu : déduite de ce qu’un livret de règles explique à son sujet.
provenance-original = Originale
    .text = La carte imprimée nous est inconnue : aucune source à notre portée ne la montre, celle-ci est donc de nous.
provenance-house = À vous
    .text = Une carte à vous, pour votre propre table.
corrected-at = vers { $place }
provenance-corrected = Corrigée
    .text = Par les cartes de cette table : qui les possède l’a mise au point.

## Énumérations

list-none = rien
list-next = { $first }, { $last }
list-last = { $first } et { $last }

## Verbes apportés sans mots

own-ask = { $verb } : que choisissez-vous ?
own-answer = { $verb }
own-event = { $who } : { $verb }.
