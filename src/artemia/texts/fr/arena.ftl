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
arena-less-luck = sans la chance
arena-luck = Sans la chance : où les robots disent les probabilités dont ils tirent leurs lieux, la chance de ces tirages est mise de côté.
arena-luck-off = * { $creature } contre { $hunted }, { $players } joueurs : { $luck } points de chance par partie en moyenne, ce n’en est donc pas.
arena-luck-off-means = * : quelqu’un regarde ce qui lui est caché (--check le dirait), ou annonce d’autres probabilités que les siennes. Seul compte ce qui a été gagné.
arena-foul-not-offered = { $bot }, jouant { $camp }, a donné une réponse qui n’était pas proposée : à { $question }, { $answer }.
arena-foul-changed = { $bot }, jouant { $camp }, a changé la partie au lieu de répondre à { $question } : { $about }.
arena-foul-peeked = { $bot }, jouant { $camp }, regarde ce qui lui est caché : à { $question } il répond { $answer }, mais { $about } quand cela seul est autre.
arena-foul-unrepeatable = { $bot }, jouant { $camp }, ne peut pas être vérifié : à la même question { $question }, il répond { $answer }, puis { $about }. Un robot qui regarde l’heure fait cela (seconds=0 s’en passe).
arena-fouls = Parties arrêtées pour cela : { $number }. La première est la partie { $game } : { $setup }
arena-speed = { $games } parties en { $seconds } s : { $games_a_second } parties/s, processus : { $jobs }
arena-written = Écrit dans { $file }.

error-arena-nobody = Il faut un robot de chaque côté, et un nombre de joueurs.
error-arena-no-png = Un PNG demande Matplotlib : installez « artemia[plot] », ou nommez un fichier en .html ou .svg.
error-arena-file = « { $given } » devrait finir par { $known }.
error-arena-folder = Il n’y a pas de dossier « { $given } » où écrire.
