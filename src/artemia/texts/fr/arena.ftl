# `artemia arena`

arena-chart = Arène
arena-about = { $games } parties par case, les mêmes donnes pour tous, graine { $seed } ; intervalles à 95 %
arena-title = Victoires de la Créature, % : { $games } parties par case, graine { $seed }
arena-rates = Victoires de la Créature
arena-gains = Points de victoire gagnés sur { $bot }, face à { $bot }
arena-times = Durée d’une décision : la médiane, et la plus longue sauf 1 %
arena-creature = Créature
arena-against = contre { $bot }
arena-bot = Robot
arena-camp = Camp
arena-as-creature = la Créature
arena-as-hunted = les Traqués
arena-players = { $n } joueurs
arena-longest = Maximum
arena-luck = Où les robots disent les probabilités dont ils tirent leurs lieux, la chance de ces tirages est mise de côté.
arena-speed = { $games } parties en { $seconds } s : { $games_a_second } parties/s, processus : { $jobs }
arena-written = Écrit dans { $file }.

error-arena-nobody = Il faut un robot de chaque côté, et un nombre de joueurs.
error-arena-no-png = Un PNG demande Matplotlib : installez « artemia[plot] », ou nommez un fichier en .html ou .svg.
error-arena-file = « { $given } » devrait finir par { $known }.
error-arena-folder = Il n’y a pas de dossier « { $given } » où écrire.
