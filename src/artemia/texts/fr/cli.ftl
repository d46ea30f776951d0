# Ce que le terminal dit autour de la partie.

cli-colon = { " " }:{ " " }

## L’écran

screen-creature = Créature
screen-target = Cible
screen-victory = Victoire
screen-bonus = bonus
screen-hidden = caché
screen-inaccessible = fermé
screen-ineffective = hors service
screen-to-go = { $n ->
    [0] atteint
   *[other] encore { $n }
}
screen-own-hand = en main
screen-own-laid = posée
screen-own-discard = défaussée
screen-news = Ce qui s’est passé
screen-more-news = { $n } lignes avant cela : tapez l

seats-hunted = Traqués
seats-will = Vol.
seats-hand = Main
seats-places = Cartes Lieu
seats-survival = Survie
seats-you = vous
seats-river = Rivière prête
seats-artefact = Artefact prêt
seats-card-played = carte jouée
seats-dodging = esquive
seats-detecting = à l’abri d’Artemia
seats-anticipated = pris pour cible
seats-spent = à bout
seats-survivors = { $n ->
    [one] 1 survivant
   *[other] { $n } survivants
}
seats-fjord = Fjord prêt
seats-camouflaged = caché de la Cible
seats-enduring = endurant
seats-stuck = enlisé
seats-key = 1 peut-être en main, (1) défaussée, [1] sur la table, · non possédée
seats-key-shown = { $sign } vue en main
seats-key-hidden = { $sign } brouillée

creature-cards = { $n ->
    [one] 1 carte Traque
   *[other] { $n } cartes Traque
}
creature-played = a joué { $cards }
creature-may-play = peut en jouer { $n } ce tour-ci
creature-discard = dernière défaussée : { $card }

creature-dna = { $n } ADN
creature-evolutions = cartes Évolution { $cards }
creature-developed = développées : { $evolutions }
creature-evolution-used = { $name } (utilisée)
creature-evolution-idle = { $name } (sans effet)

city-survivors = À secourir
city-pile = { $n ->
    [0] plus personne dans la pile
   *[other] { $n } dans la pile
}
city-next = Prochain bonus
city-bonus = à { $n } de la Victoire : { $bonus }
exploration-sites = À découvrir
exploration-sites-left = { $n ->
    [one] 1 lieu dans la pile
   *[other] { $n } lieux dans la pile
}
exploration-sites-passed = écartés : { $places }

own-played = Posé
own-survivors = Survivants
own-hunt-seen = Cartes vues
own-evolutions-seen = tous ont vu { $cards }
own-developed = développée
own-evolutions = Évolutions

## Réponses

menu-example = (tapez par exemple { $example })
menu-any-place = n’importe quel lieu de 1 à 10 : tapez par exemple { $example }
menu-some-of = { $count } parmi { $among } : tapez par exemple { $example }
menu-letter-first = « { $typed } » convient à plusieurs réponses : tapez d’abord la lettre de la ligne.
menu-not-these = « { $typed } » n’est pas proposé ici ; « ? » montre comment répondre.
menu-several = « { $typed } » convient à plusieurs réponses, comme « { $one } » et « { $other } ».
menu-unknown = « { $typed } » n’est pas une réponse ici ; « ? » montre comment répondre.

## Jouer

play-which = Quels lieux ?
play-which-card = Tapez i et le numéro d’un lieu ou le nom d’une carte, par exemple : i 3
play-hand-over = Passez le clavier à { $name }, qui appuie sur Entrée.
play-think-again = { $name } : votre choix est fait ; u et Entrée pour changer d’avis.
play-why-what = Tapez pourquoi et le numéro d’un lieu ou le nom de ce que vous voyez, par exemple : pourquoi 4
play-why-unknown = Rien de ce que vous voyez ne s’appelle « { $typed } ».
play-why-more = Pour en savoir plus : artemia rules { $chapter }
play-why-offered = Ce choix est possible maintenant.
play-no-way-back = Aucun choix ne peut plus être repris.
play-pass-on = Désormais vous passez sans rien taper dès que rien d’autre n’est possible.
play-pass-off = Désormais on vous demande votre avis même si vous ne pouvez que passer.
play-save-where = Tapez s et le nom d’un nouveau fichier, par exemple : s soiree.json
play-saved = Partie enregistrée dans { $file }.
play-leave-unsaved = Cette partie n’est pas enregistrée : s et un nom de fichier l’enregistre, q encore une fois quitte.
play-farewell = À bientôt sur Artemia ! Cette partie n’a pas été enregistrée.
play-farewell-saved = À bientôt sur Artemia ! Pour continuer : artemia play --load { $file }
play-load-and = Une partie enregistrée garde ce qui a été convenu : { $option } ne va pas avec --load.
play-score-defense = Défense encore { $n }.
play-score = { $n ->
    [one] Après 1 tour
   *[other] Après { $n } tours
} : Secours encore { $rescue }, Assimilation encore { $assimilation }.
play-offer-read = Pour voir où cette partie s’est jouée, tapez r ; Entrée continue.
play-keep-record = Pour garder le récit de cette partie, donnez un nom de fichier ; Entrée pour sortir.
play-recorded = Le récit est dans { $file } : artemia replay { $file }

help-number = choisir par le numéro ou la lettre affichés ; s’il s’agit de lieux, les numéros sont ceux des lieux
    .key = 2 ou 2 5
help-words = choisir par des mots de la réponse, ou leur début
    .key = marais
help-enter = redessiner l’écran
    .key = Entrée
help-help = cette aide
help-sheet = la fiche d’une carte, ou d’un lieu par son numéro
    .key = esquive
help-map = la table seule, sans la question
help-why = pourquoi un choix n’est pas possible : un lieu par son numéro, le reste par son nom
    .key = pourquoi
help-log = le journal de toute la partie
help-hint = un tuyau : ce que ferait un bot, à quelle fréquence, et pourquoi
help-again = rendre le clavier à quelqu’un qui peut encore changer d’avis
help-pass = passer sans demander quand rien d’autre n’est possible : oui ou non
help-save = enregistrer la partie
    .key = s FICHIER
help-quit = quitter
help-signs = Sur la piste Secours, ✱ amène le jeton Artemia, ♥ est une Volonté à gagner, ♡ est les deux ; ◉ est un pion sur une case marquée.

## Fiches des cartes

sheet-kind = Sorte
sheet-kind-place = Lieu
sheet-kind-hunt = Carte Traque
sheet-kind-survival = Carte Survie
sheet-kind-avatar = Avatar
sheet-kind-evolution = Évolution
sheet-kind-survivor = Survivant
sheet-number = Numéro
sheet-phase = Moment
sheet-any-phase = Variable
sheet-level = Niveau
sheet-level-and-cost = { $level }, { $n } ADN
sheet-symbol = Jeton
sheet-symbol-target = amène le jeton Cible
sheet-symbol-artemia = amène le jeton Artemia
sheet-limit = Limite
sheet-once = une fois par tour pour tous les Traqués
sheet-copy = Copie
sheet-uncopyable = ne se copie pas
sheet-replaces = Remplace
sheet-replaces-base = la carte du même nom du jeu de base, dès qu’Exploration est de la partie
sheet-light = Variante
sheet-light-too = sert aussi dans la variante légère, sans la cité
sheet-box = Boîte
sheet-source = Origine
sheet-effect = Effet
sheet-in-en = en anglais :
sheet-in-fr = en français :
sheet-unknown = Aucune carte ne s’appelle « { $name } ».
sheet-near = Aucune carte ne s’appelle « { $name } » ; cherchez-vous { $near } ?

cards-place = { $n ->
    [one] 1 lieu
   *[other] { $n } lieux
}
cards-hunt = { $n ->
    [one] 1 carte Traque
   *[other] { $n } cartes Traque
}
cards-survival = { $n ->
    [one] 1 carte Survie
   *[other] { $n } cartes Survie
}
cards-avatar = { $n ->
    [one] 1 carte Avatar
   *[other] { $n } cartes Avatar
}
cards-evolution = { $n ->
    [one] 1 Évolution
   *[other] { $n } Évolutions
}
cards-survivor = { $n ->
    [one] 1 survivant
   *[other] { $n } survivants
}
cards-bonuses = Bonus de la piste Défense
    .text = Leurs effets viennent d’un livret de règles ; aucune source à notre portée ne montre le plateau, les cases sont donc de nous. Elles se comptent depuis la Victoire.
cards-bonus-at = { $seats } joueurs
cards-name = Nom
cards-text = Texte
cards-put-right = { $n ->
    [one] « { $file } » corrige { $n } carte.
   *[other] « { $file } » corrige { $n } cartes.
}
cards-none = Aucune carte ne répond à tout cela.

## Récits de parties

replay-next = Entrée pour le tour suivant
replay-no-turn = Cette partie n’a pas de tour { $n } ; le dernier est le tour { $last }.
replay-unfinished = Le récit s’arrête au tour { $n }, avant toute victoire.

## Conseils et lectures

read-not-over = Seule une partie terminée peut être lue.

## Places et noms

table-no-seat = « { $word } » n’est pas une place : les places sont creature, hunted, ou un numéro de 0 à 6.
table-too-far = Il n’y a pas de place { $seat } à une table de { $players } : la dernière est la { $last }.
table-twice = Deux personnes ne peuvent pas partager la place « { $word } ».
table-names-left = Il n’y a pas de place pour « { $name } » : ne nommez que les personnes qui jouent.
table-same-names = Deux personnes ne peuvent pas porter le même nom.
table-bad-name = « { $name } » ne peut pas être un nom : prenez de 1 à { $longest } lettres ordinaires.
table-damaged = Ce que ce fichier dit des personnes à table n’a pas de sens.

## Fichiers

file-unreadable = Le fichier { $file } ne peut pas être lu ({ $why }).
file-unwritable = Le fichier { $file } ne peut pas être écrit ({ $why }).
file-no-game = Le fichier { $file } n’est pas une partie d’Artemia.
file-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
file-nowhere = Le fichier { $file } ne peut pas être créé : son dossier manque ou vous est fermé.
