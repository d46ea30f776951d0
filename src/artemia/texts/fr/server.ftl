# Ce que dit le serveur : refus, départ et arrêt, et ce que peut être une table

refused-not-offered = Cela ne fait pas partie des réponses proposées.
refused-too-late = Trop tard : cette question n’est plus posée.
refused-not-yours = Cette chaise n’est pas la vôtre.
refused-not-host = Seul l’hôte peut faire cela.
refused-no-table = Aucune table ne porte ce code.
refused-nothing-here = Il n’y a rien ici.
refused-wrong-method = Cette adresse n’accepte pas une telle demande.
refused-bad-message = Cette demande n’est pas comprise.
refused-players = Une partie réunit de { $least } à { $most } joueurs, la Créature comprise.
refused-field = Ce que la demande indique pour « { $field } » n’est pas compris.
refused-too-fast = C’était trop rapide ; attendez un instant.
refused-host = La requête ne nomme aucune machine possible.
refused-packed = Envoyez-le tel quel, sans le compresser.
refused-too-slow = L’envoi a pris trop de temps.
refused-failed = Une erreur s’est produite ici ; rien n’a changé.
refused-too-long = C’est trop long.
refused-bad-setup = Ces options ne font pas une partie.
refused-gone = Cette table ne peut plus être ouverte.
refused-busy = Cela n’a pas pu être noté à l’instant ; veuillez réessayer.
refused-elsewhere = Les demandes d’autres sites sont refusées.
refused-too-few-chairs = Plus de gens que cela sont assis ici.
refused-no-chair = Cette chaise n’existe pas.
refused-no-chair-left = Il ne reste aucune chaise pour vous.
refused-taken = Quelqu’un est assis sur cette chaise.
refused-colour = Cette couleur est prise.
refused-one-chair = Vous jouez déjà dans cette partie.
refused-creature = À cette table, la Créature est désignée autrement.
refused-level = Ce bot n’existe pas.
refused-no-lesson = Cette leçon n’existe pas.
refused-no-riddle = Il n’y a pas d’énigme ce jour-là.
refused-no-riddle-yet = Cette énigme est encore à venir.
refused-nobody-there = Personne n’est assis là.
refused-open-chairs = Il reste des chaises vides : attendez du monde, ou placez-y des bots.
refused-not-ready = Tout le monde n’est pas prêt : { $who }.
refused-name = Un nom a de 1 à { $longest } caractères.
refused-link = Ce lien n’ouvre plus aucune chaise.
refused-no-vote = Seuls ceux qui jouent dans cette partie peuvent voter.
refused-not-away = Cette personne n’est pas absente.
refused-not-now-lobby = La partie n’a pas encore commencé.
refused-not-now-playing = La partie a commencé.
refused-not-now-over = La partie est finie.
refused-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il est incomplet.
refused-record-answers = Cet enregistrement est trop long : il peut avoir { $most } réponses au plus.
refused-record-size = Ce fichier est trop gros pour l’enregistrement d’une partie : il peut faire { $most } Mo au plus.
refused-record-not-over = Seul l’enregistrement d’une partie finie peut être regardé.
refused-not-over = La partie n’est pas encore finie.
refused-nothing-left = À partir de là, il n’y a plus rien à jouer.
refused-nothing-asked = On ne vous demande rien pour le moment.
refused-no-hint = Aucun conseil n’est venu à temps ; redemandez.
refused-removed = L’hôte vous a retiré de cette table. Vous pourrez vous asseoir { $minutes } minutes plus tard, ou dès que l’hôte vous laisse revenir.
refused-heir = { $who } doit s’asseoir ici au début du prochain tour.
refused-second-thoughts = Vous avez changé d’avis { $most } fois ce tour-ci ; maintenant, cela reste ainsi.
refused-no-hints = À cette table, il n’y a pas de conseils, ou plus dès que deux personnes y sont assises.
refused-no-read = Cette partie ne peut pas être lue pour le moment ; redemandez.
refused-too-many-tables = Vous avez trop de tables ouvertes ; finissez-en une d’abord.
refused-too-many-sockets = Cette page est ouverte trop de fois d’ici ; fermez un onglet, puis réessayez.

server-page-missing =
    Les tables sont ouvertes, mais la page n’a pas encore été construite.
    Qui tient le serveur l’arrête et le relance par ./artemia serve, qui construit d’abord la page.

serve-local = Sur cette machine :   { $link }
serve-network = Dans votre réseau :   { $link }
serve-data = Les tables sont gardées dans { $file }
serve-how-to-stop = Ctrl+C arrête ; au prochain départ, chaque partie reprend où elle en est.
serve-stopping = Arrêt ; toutes les parties sont gardées.

error-port-in-use = Le port { $port } est déjà pris ; choisissez-en un autre avec { $option }.
error-limit = Il n’y a pas de limite appelée « { $given } » ; il y a { $known }.
error-limit-value = « { $given } » n’est pas une limite ; par exemple { $like }.
refused-banned = La personne qui tient ce serveur ne vous laisse plus entrer.
refused-ended = La personne qui tient ce serveur a fermé cette table.
error-no-ban = « { $who } » n’est pas exclu.
error-no-admin = Aucun serveur ne dit comment l’administrer dans « { $file } » : est-il en marche, sous cet utilisateur ?
error-bad-metrics = « { $where } » ne nomme aucun port ; par exemple 9100, ou 192.0.2.1:9100.
error-port-denied = Le port { $port } n’est pas permis ; choisissez-en un à partir de 1024.
error-bad-host = « { $host } » n’est pas une adresse de cette machine.
error-data-file = Le fichier « { $file } » ne peut pas être ouvert.
error-data-in-use = Un autre serveur utilise « { $file } » ; arrêtez-le d’abord, ou nommez un autre fichier avec --data.
error-two-stores = --data et --store nomment deux endroits ; n’en donnez qu’un.
error-no-asyncpg = PostgreSQL a besoin d’asyncpg ; installez-le avec : pip install artemia[postgres]
error-no-postgres = La base de données ne peut pas être ouverte : { $why }
error-other-database = Cette base de données contient autre chose que les tables d’Artemia.
error-newer-database = La base de données a été écrite par une version plus récente d’Artemia ; mettez à jour.
backup-made = Les tables sont copiées dans { $file }
move-done = { $count ->
    [one] Une table s’y trouve maintenant.
   *[other] { $count } tables s’y trouvent maintenant.
}
error-table-there = La table { $table } s’y trouve déjà ; rien n’a été copié.
error-copy-cut = La copie a été interrompue ({ $why }) ; à l’arrivée, toutes les tables y sont, ou aucune.
error-not-removed = Toutes les tables ont été copiées, mais n’ont pas pu être enlevées du départ ; jetez cet endroit-là.
error-other-key = Il y a là les tables d’un autre serveur, dont les gens ont une autre clé ; prenez un endroit vide.
error-no-store-file = Il n’y a pas de fichier « { $file } ».
error-store-there = « { $file } » existe déjà ; nommez un nouveau fichier.
error-database-in-use = Un serveur utilise cette base de données ; arrêtez-le d’abord.
error-no-database = « { $file } » contient autre chose que des tables d’Artemia.
error-data-newer = « { $file } » a été écrit par une version plus récente d’Artemia ; mettez à jour.

level-newcomer = Novice
    .text = Connaît tout juste les règles, et a des absences.
level-steady = Solide
    .text = Suit son flair et se trompe rarement.
level-sharp = Vif
    .text = Pense son tour jusqu’au bout, et garde ses habitudes.
level-merciless = Impitoyable
    .text = Réfléchit longuement, et ne se laisse guère deviner.
level-cautious = Prudent
    .text = Réfléchit autant que Vif ; fuit tous les risques.
level-gambler = Joueur
    .text = Réfléchit autant que Vif ; va là où il y a le plus à gagner.
level-copycat = Imitateur
    .text = Réfléchit autant que Vif ; suit la foule.

pace-none = Sans horloge
    .text = Chacun prend le temps qu’il faut.
pace-relaxed = Tranquille
    .text = 90 secondes par décision.
pace-fast = Rapide
    .text = 30 secondes par décision.
pace-days = En jours
    .text = 24 heures par décision : on joue à côté de tout le reste.
