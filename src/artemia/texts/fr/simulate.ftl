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
sim-coverage = Ce qui a été joué
sim-name = Nom
sim-kind = Sorte
sim-times = Fois
sim-kind-hunt = carte Traque
sim-kind-survival = carte Survie
sim-kind-place = pouvoir de lieu
sim-complete = Chaque carte Traque, chaque carte Survie et chaque pouvoir de lieu a servi.
sim-missing = Jamais utilisé dans ces parties : { $names }.
sim-failed = La partie { $game } s’est interrompue : { $error }
sim-failed-setup = Sa mise en place : { $setup }
sim-failed-again = Pour la revoir : { $command }
sim-failed-more = Parties interrompues : { $number } en tout.
