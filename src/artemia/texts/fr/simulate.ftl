# `artemia simulate`

sim-title = { $creature } (Créature) contre { $hunted } (Traqués), graine { $seed }
sim-progress = parties
sim-players = Joueurs
sim-side = Face
sim-games = Parties
sim-wins = Victoires de la Créature
sim-interval = Intervalle à 95 %
sim-turns = Tours
sim-decisions = Décisions
sim-all = toutes
sim-speed = { $games } parties en { $seconds } s : { $games_a_second } parties/s, { $decisions_a_second } décisions/s, processus : { $jobs }
sim-written = { $games } parties sont dans { $file }.
sim-interrupted = Interrompu : { $there } morceaux sur { $all } sont gardés dans { $folder } ; la même commande avec --resume continue.
sim-unfinished = { $there } morceaux sur { $all } sont dans { $folder } ; quand tous y seront, --resume en fera un seul fichier.
sim-coverage = Ce qui a servi, boîte par boîte : { $box }
sim-name = Nom
sim-kind = Sorte
sim-times = Fois
sim-kind-hunt = carte Traque
sim-kind-survival = carte Survie
sim-kind-place = pouvoir de lieu
sim-kind-avatar = Avatar en jeu
sim-kind-avatar-used = Avatar utilisé
sim-kind-evolution = Évolution développée
sim-kind-evolution-used = Évolution utilisée
sim-kind-survivor = survivant secouru
sim-kind-effect = effet de survivant
sim-kind-bonus = bonus de Défense
sim-complete = Tout ce que contiennent ces parties a servi.
sim-missing = Jamais utilisé dans ces parties : { $names }.
sim-failed = La partie { $game } s’est interrompue : { $error }
sim-failed-setup = Sa mise en place : { $setup }
sim-failed-again = Pour la revoir : { $command }
sim-failed-more = Parties interrompues : { $number } en tout.

# Fichiers de parties

error-rows-file = « { $given } » devrait finir par { $known }.
error-rows-no-parquet = Le format Parquet demande pyarrow : installez « artemia[lab] », ou nommez un fichier en .jsonl ou .csv.
error-rows-no-ray = Une grappe de machines demande Ray : installez « artemia[ray] ».
error-rows-ray-away = Pas de Ray à l’adresse « { $given } ».
error-rows-no-out = --resume, --shard, --ray et --piece concernent un fichier de parties : nommez-le avec --out.
error-rows-alone = Avec --out, toutes les parties comptent : enlevez --coverage et --game.
error-rows-shard = « { $given } » n’est pas une part ; écrivez par exemple 1/4.
error-rows-piece = Un morceau contient au moins 1 partie, et non { $given }.
error-rows-there = « { $file } » existe déjà : nommez un autre fichier.
error-rows-begun = « { $file } » a été commencé : --resume le continue.
error-rows-other-run = Dans « { $folder } », d’autres parties ont été commencées : demandez les mêmes, ou nommez un autre fichier.
error-rows-no-file = Il n’y a pas de fichier « { $file } ».
error-rows-damaged = « { $file } » ne contient pas les parties d’une simulation.
