# The fixed words of the page. What depends on the game is said by the server.

## frame

skip-to-content = Aller au contenu
loading = Un instant…
server-away = Le serveur ne répond pas. Réessayez dans un instant.
connection-lost = Connexion perdue. Elle revient toute seule…
connection-again = Réessayer
reload-text = Il existe une version plus récente de cette page.
reload-do = La charger
nowhere-title = Personne ici
nowhere-text = Cette page n’existe pas. La Créature l’a peut-être emportée.
nowhere-home = Retour au début
bar-home = Artemia, retour au début
bar-other-language = English
bar-sound = Son
bar-settings = Réglages
you-title = Vous
you-title-several = Vous, sur cet appareil
you-name = Votre nom
you-name-example = Comment vous appeler ?
you-guest = Invité
you-colour = Votre couleur et votre forme
colour-1 = Cercle bleu
colour-2 = Carré jaune
colour-3 = Bouclier vert
colour-4 = Hexagone rose
colour-5 = Losange blanc
colour-6 = Triangle sable
colour-7 = Pentagone lilas
role-creature = Créature
role-hunted = Traqué
seat-you = vous
seat-bot = Un bot
seat-is-bot = bot
seat-open = Libre
seat-waiting = On attend quelqu’un
seat-host = hôte
seat-away = absent
seat-ready = prêt
seat-not-ready = pas encore prêt

## home

home-lead = Le vaisseau s’est brisé au-dessus de dix lieux que vous savez nommer.
home-lead-more = Terrez-vous, gardez votre Volonté, et espérez que ce qui vit ici se trompe.
home-games = Vos parties
home-your-turn = À vous
home-game = Table { $code } · { $turn ->
        [0] préparatifs
       *[other] tour { $turn }
    }
home-game-asks = à la table { $code } · { $turn ->
        [0] préparatifs
       *[other] tour { $turn }
    }
home-lesson = Leçon : { $name }
home-game-lobby = Table { $code } · en attente du départ
home-more-games = { $n ->
        [one] Encore 1 de vos parties
       *[other] Encore { $n } de vos parties
    }
home-play = Jouer
    .text = Contre des bots, parmi les Traqués. La partie commence aussitôt.
home-play-creature = ou être la Créature
home-play-against = Niveau des bots :
home-friends = Entre amis
    .text = Ouvrez une table de 2 à 7, partagez un lien.
home-learn = Apprendre
    .text = Une leçon à une vraie table, dix minutes.
home-code = Code ou lien d’une table
home-join = Rejoindre
home-tables = Tables ouvertes
home-book = Le livre des règles
home-cards = Toutes les cartes
home-record = Revoir une partie
home-record-unread = Ce fichier n’est pas l’enregistrement d’une partie.
home-unofficial = Une édition non officielle du jeu de société NOT ALONE, faite entre amis. Tous les mots et toutes les images sont à nous.
tables-title = Tables ouvertes
tables-lead = Chacun peut s’y asseoir.
tables-of = La table de { $host }
tables-open = { $open ->
        [one] 1 place libre sur { $players }
       *[other] { $open } places libres sur { $players }
    }
tables-none = Aucune table n’est ouverte pour l’instant. Dressez-en une, et rendez-la publique.

## new

new-title = Nouvelle table
new-lead = Choisissez à votre goût ; tout peut encore changer pendant que les amis s’installent.
new-open = Ouvrir la table
    .text = { $n ->
        [one] 1 place pour un ami
       *[other] { $n } places pour des amis
    }
new-start = Que la nuit commence
    .text = des bots ont toutes les autres places
new-game = Quel jeu
new-presets = Tout prêts
new-boxes = Boîtes
new-variants = Variantes
new-expert = Volonté d’expert
    .text = Dernière Volonté perdue à la Résolution : il en revient 2, et non 3. Lâcher prise en rend 3.
new-labyrinth = Labyrinthe
    .text = Les lieux 6 à 10 se découvrent en cours de partie.
new-light = Avatars et une Évolution
    .text = Un avant-goût de Sanctuary, sans la cité.
new-cards = Votre propre boîte
    .text = Vous possédez les cartes imprimées ? Un petit fichier corrige les nôtres à cette table.
new-cards-choose = Choisir un fichier
new-cards-remove = Comme avant
new-cards-unread = Ce fichier n’a pas pu être lu.
new-cards-put-right = { $n ->
    [one] { $n } carte est corrigée à cette table.
   *[other] { $n } cartes sont corrigées à cette table.
}
new-side = Face du plateau
new-side-A =
    .text = Artemia attend sur chacune des six dernières cases.
new-side-B =
    .text = Artemia attend une case sur deux, dès la onzième.
new-side-open = Au choix de la Créature
    .text = La Créature choisit avant la distribution.
new-pace = Rythme
new-table = Cette table
new-creature = Qui est la Créature
new-creature-chosen = Choisie
    .text = La griffe à côté d’une place la désigne.
new-creature-volunteer = Volontaires
    .text = Qui veut ; à plusieurs, on tire au sort.
new-creature-random = Au sort
    .text = Le hasard décide au début de la nuit.
new-hints = Conseils
new-hints-alone = En solitaire
    .text = L’avis d’un bot à chaque décision, tant qu’une seule personne est assise ici. Dès qu’une deuxième l’est, il n’y en a plus.
new-hints-always = Pour tous
    .text = Tout le monde peut demander ce que ferait un bot qui réfléchit.
new-hints-never = Aucun
    .text = Personne n’est conseillé.
new-passes = Passer tout seul
new-passes-alone = En solitaire
    .text = Quand il n’y a qu’une chose à faire, elle se fait toute seule, tant que personne ne joue sur un autre appareil. En compagnie, on passe à la main : passer aussitôt dirait ce qu’on n’a pas.
new-passes-always = Pour tous
    .text = Qui ne peut que passer passe tout seul, après un moment. Qui surveille le temps peut en apprendre quelque chose.
new-passes-never = Jamais
    .text = Chacun passe à la main.
new-public = Table publique
    .text = Visible de tous, pas seulement par lien.
new-seats = Places
new-seats-count = { $n ->
        [one] 1 Créature, 1 Traqué
       *[other] 1 Créature, { $n } Traqués
    }
new-players = Nombre de joueurs
new-fill = Des bots pour le reste
new-who = Qui occupe la place { $n }
new-role-open = Rôle encore ouvert
new-make-creature = La place { $n } est à la Créature
new-planet = La planète
new-planet-choose = touchez un lieu pour l’échanger
new-planet-look = les lieux de cette nuit
new-planet-labyrinth = les autres se trouvent en chemin
new-place-number = Lieu numéro { $number }
new-all-places = Tous les lieux
    .text = Les numéros 6 à 10 de toutes les boîtes, pas seulement de Sanctuary.

## lobby

lobby-title = Table { $code }
lobby-lead = { $taken ->
        [one] 1 place prise sur { $players }.
       *[other] { $taken } places prises sur { $players }.
    } On peut vous rejoindre pendant les préparatifs.
lobby-invite = Inviter
lobby-qr = Code QR du lien vers cette table
lobby-code = Code de cette table :
lobby-unreachable = Pour l’instant, seul cet ordinateur peut ouvrir la table : il n’est sur aucun réseau, ou son serveur n’écoute que lui.
lobby-share = Partager le lien
lobby-copy = Copier
lobby-copied = Copié
lobby-begin = Que la nuit commence
lobby-begin-all = tout le monde est là
lobby-begin-bots = { $n ->
        [one] un bot prend la place libre
       *[other] des bots prennent les { $n } places libres
    }
lobby-begin-late = { $n ->
        [one] 1 personne n’est pas prête
       *[other] { $n } personnes ne sont pas prêtes
    }
lobby-ready = Je suis prêt
    .text = l’hôte peut alors commencer
lobby-unready = Attendez, pas encore
    .text = à l’hôte de commencer
lobby-join = Qui êtes-vous ?
lobby-sit = S’asseoir
    .text = { $n ->
        [one] 1 place est libre
       *[other] { $n } places sont libres
    }
lobby-sit-here = S’asseoir ici
lobby-another = Une personne de plus sur cet appareil
lobby-chat = Bavarder
lobby-talk = { $n ->
        [0] Vers la discussion
        [one] Vers la discussion, { $n } ligne non lue
       *[other] Vers la discussion, { $n } lignes non lues
    }
lobby-volunteer = Être la Créature
lobby-volunteers = veut bien être la Créature
lobby-rise = Quitter cette place
lobby-kick = Libérer la place
lobby-kick-whom = Libérer la place de { $name }
lobby-kick-title = Libérer la place de { $name } ?
lobby-kick-text = Cette personne ne peut pas se rasseoir avant dix minutes, sauf si vous la laissez revenir.
lobby-let-in = Laisser { $name } se rasseoir
lobby-hand = Nommer hôte
lobby-hand-to = Nommer { $name } hôte
lobby-hand-title = Nommer { $name } hôte ?
lobby-hand-text = Les préparatifs et le départ seront alors entre ses mains.
lobby-watching = { $n ->
        [one] 1 spectateur
       *[other] { $n } spectateurs
    }

## learn

learn-title = Apprendre en jouant
learn-lead = Une vraie table, des bots et une voix à vos côtés. Partez quand vous voulez : votre place est gardée.
learn-lessons = Leçons
learn-begin = Commencer
learn-resume = Reprendre
learn-again = Encore une fois
learn-done = Terminée
learn-steps = { $n } étapes
learn-later = De préférence après les leçons du jeu de base.
learn-minutes = { $n } minutes environ
learn-pictures = Ou en images
coach-step = Étape { $n } sur { $of }
coach-held = Plus tard.
coach-leave = Quitter
coach-kept = , votre place est gardée
learn-camps = Deux camps, une course
    .hunted = Les Traqués gagnent ensemble, si les secours arrivent avant que la planète ne les ait engloutis : leur pion est Secours.
    .creature = Un joueur est la Créature. Quiconque elle attrape nourrit la planète : son pion est Assimilation. Le premier à l’étoile l’emporte.
learn-places = Vos cartes sont des lieux
    .hand = Chaque Traqué commence avec les lieux 1 à 5. Jouer une carte, c’est s’y rendre et profiter de ce qui s’y trouve. Les lieux 6 à 10 se trouvent en chemin.
    .spent = Une carte jouée reste devant vous, à la vue de tous. La Créature sait donc où vous ne pouvez pas être.
learn-explore = Exploration
    .choose = Tous les Traqués posent une carte Lieu face cachée, en même temps. Vous pouvez changer d’avis jusqu’à ce que le dernier ait fini.
    .talk = Parlez autant que vous voulez, mais à voix haute : la Créature écoute. Le bluff est permis.
learn-hunt = Traque
    .token = La Créature pose son jeton sur le lieu où elle vous attend.
    .cards = Elle peut aussi jouer une carte Traque, pour un second jeton ou une mauvaise surprise. Vous pouvez répondre par une carte Survie.
learn-reckon = Résolution
    .safe = On retourne toutes les cartes. Si aucun jeton n’est là où vous êtes, utilisez le pouvoir du lieu, ou reprenez plutôt une de vos cartes.
    .caught = Sous le jeton Créature, pas de pouvoir : vous perdez 1 Volonté, et Assimilation avance, une seule fois pour tous ceux qui sont pris.
learn-end = Fin du tour
    .turn = Les cartes jouées rejoignent les défausses, la Créature complète sa main, et Secours avance d’une case tout seul : le temps joue pour les Traqués.
learn-will = Trois Volontés, deux issues
    .resist = Plus assez de cartes ? Avant d’explorer, résistez : 1 Volonté rachète deux cartes, 2 Volontés en rachètent quatre.
    .give-up = Ou lâchez prise : toutes vos cartes et toute votre Volonté reviennent, mais Assimilation avance d’une case.
learn-tokens = Trois jetons
    .creature = Créature : vous perdez 1 Volonté.
    .artemia = Artemia : aucun pouvoir ici, et vous perdez une carte de votre main. Il vient avec les cases marquées de Secours et certaines cartes Traque.
    .target = Cible : son effet est écrit sur la carte Traque qui l’a amené.
learn-think = Lire la table
    .creature = En Créature, regardez les défausses ouvertes : les pions creux montrent où chacun peut encore être. Moins de cartes, moins de cachettes.
    .hunted = En Traqué, ne soyez pas le plus évident : dispersez-vous, ou allez tous là où elle ne regarderait jamais.
learn-play-hunted = Jouer parmi les Traqués
learn-play-creature = Jouer la Créature

## cards

cards-title = Toutes les cartes
cards-lead = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cards-search = Chercher dans les noms et les textes
cards-kind = Sorte
cards-box = Boîte
cards-all = Toutes
cards-all-boxes = Toutes les boîtes
cards-places = Lieux
cards-hunts = Traque
cards-survivals = Survie
cards-avatars = Avatars
cards-evolutions = Évolutions
cards-survivors = Survivants
cards-level = Niveau { $level } · { $cost } ADN
cards-phase = Phase { $n }
cards-no-match = Aucune carte ne répond à cela.
cards-show-all = Montrer toutes les cartes

## table

table-skip = Aller à la question
table-home = Artemia, vers l’accueil
table-turn = Tour
table-role = { $role ->
    [creature] Vous êtes la Créature
    [hunted] Vous êtes Traqué
   *[onlooker] Vous regardez
}
table-phases = Les phases du tour
table-phase-1 = Exploration
table-phase-2 = Traque
table-phase-3 = Résolution
table-phase-4 = Fin du tour
table-phase-5 = Évolution
table-phase = { $phase ->
    [any] Toute phase
   *[other] Phase { $phase }
}
table-boards = Plateaux des extensions
table-sound = Son
table-log = { $n ->
    [0] Journal et discussion
    [one] Journal et discussion, 1 message non lu
   *[other] Journal et discussion, { $n } messages non lus
}
table-help = Aide
table-menu = Menu et réglages
table-key = { $what } (touche { $key })
table-read-by-touch = Appui long sur une carte ou un lieu : ce qu’il fait.
table-read-by-mouse = Clic droit sur une carte ou un lieu : ce qu’il fait.

table-rescue = Secours
table-assimilation = Assimilation
table-defense = Défense
table-in-play = À côté de la planète
table-next-bonus = Prochain bonus, à { $n } de la Victoire : { $bonus }
table-left = à faire
table-wakes = Jeton Artemia ce tour-ci
table-victory = Victoire
table-space = la case à { $n } de la Victoire
table-track-spoken = Secours : encore { $rescue } cases. Assimilation : encore { $assimilation }.

table-seats = Les autres à la table
table-my-seat = Votre siège
table-you = vous
table-will = Volonté { $n } sur 3
table-in-hand = Cartes Lieu en main
table-survival = Cartes Survie
table-hunt-cards = Cartes Traque
table-dna = ADN
table-grid = Lieux : peut-être en main { $may } ; défausse { $discard }
table-bot = bot
table-away = absent
table-stands-in = un bot joue
table-creature = Créature
table-caught = Attrapé
table-spent = À bout
table-card-now = Jouée à l’instant
table-card-last = Dernière carte
table-discarded = Lieu { $n }, dans votre défausse
table-laid = Lieu { $n }, posé
table-filter = Où { $name } peut être. Touchez encore pour voir tout le siège.

table-token-creature = le jeton Créature
    .short = Créature
table-token-artemia = le jeton Artemia
    .short = Artemia
table-token-target = le jeton Cible
    .short = Cible
table-tokens = Jetons
table-to-place = à poser
table-off-planet = hors de la planète

table-planet = La planète Artemia
table-spot = lieu { $n }
table-hidden = Inconnu
table-copies = { $n } en réserve
table-marker = Balise
table-shield = Bouclier
table-city = Sanctuary
table-closed = fermé
table-no-power = sans pouvoir
table-count = { $of ->
    [one] { $n } Traqué sur 1 peut être ici
   *[other] { $n } Traqués sur { $of } peuvent être ici
}
table-spoken-here = ici : { $names }
table-spoken-maybe = peut-être ici : { $names }
table-spoken-own = votre carte
table-flag = { $what ->
    [will] −{ $n } Volonté
    [cards] { $n ->
        [one] +1 carte
       *[other] +{ $n } cartes
    }
    [survival] +{ $n } Survie
    [rescue] Secours +{ $n }
    [lost_cards] { $n ->
        [one] −1 carte
       *[other] −{ $n } cartes
    }
   *[dodged] esquivé
}

table-my-hand = Votre main
table-my-survival = Vos cartes Survie
table-no-cards = Aucune carte en main
table-no-survival = Aucune carte Survie
table-only-you = Vous seul voyez ceci
    .short = Vous seul
table-played = Jouée ce tour-ci
table-piles = Cartes Traque
table-hunt-deck = Pioche Traque
table-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
table-discard = Défausse
table-on-top = { $card } dessus
table-empty = vide

table-choose = { $kind ->
    [place] Choisissez un lieu
    [seat] Choisissez un Traqué
    [token] Choisissez un jeton
    [space] Choisissez une case
    [hunt] Choisissez une carte Traque
    [survival] Choisissez une carte Survie
    [survivor] Choisissez un survivant
    [avatar] Choisissez un Avatar
    [evolution] Choisissez une Évolution
    [site] Choisissez un lieu
   *[any] Faites un choix
}
table-lacking = { $n ->
    [one] Encore 1
   *[other] Encore { $n }
}
table-not-so = Pas ce nombre
table-choices = { $n } au choix
table-more = Plus
table-sure = { $what } ?
table-may-be-there = { $n ->
    [0] Personne ne peut y être.
    [one] 1 Traqué peut y être.
   *[other] { $n } Traqués peuvent y être.
}
table-your-turn = À vous
table-wait = La partie continue.
table-wait-for = On attend { $names }.
table-wait-many = On attend tout le monde.
table-over = { $winner ->
    [creature] La Créature a gagné.
   *[hunted] Les Traqués ont gagné.
}
table-revealed = Les cartes sont retournées.
table-to-the-end = Vers la fin de l’histoire
table-pause = Pause
table-go-on = Reprendre
table-next = Suite
table-lent = Un bot joue pour vous.
table-return = Rejouer moi-même
table-call-bot = Un bot ?
table-clock = Temps restant : { $time }
table-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}

act-resist = Résister
    .price = { $will } Volonté → { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
act-give_up = Lâcher prise
    .note = Assimilation +1
act-play_survival = Survie
act-play_hunt = Cartes Traque
act-use_evolution = Évolutions
act-use_avatar = Avatar
    .note = l’utiliser
act-rescue = Survivants
act-take_back = Reprendre
act-take_from_reserve = Réserve
act-withdraw = Changer d’avis
    .note = tant que tous n’ont pas fini

table-tab-all = Tout
table-tab-moves = Coups
table-tab-chat = Discussion
table-close-log = Fermer le journal
table-log-turn = Tour { $n }
table-log-empty = Rien encore.
table-say = Votre message
table-send = Envoyer
table-quick = Phrases toutes prêtes
table-hand-over = Passez l’appareil à { $name }
table-hand-over-text = Que les autres regardent ailleurs. Rien ne s’affiche avant que vous soyez prêt.
table-i-am = C’est moi, { $name }
table-stay = Pas maintenant

notice-removed = L’hôte a retiré { $name } de la table.
notice-replaced = L’hôte a retiré { $name } : un bot continue, et la place lui reste tant que personne ne la reprend.
notice-let_in = { $name } peut de nouveau s’asseoir.
notice-came_back = { $name } a retrouvé sa place.
notice-takes_over = { $name } remplace { $whose } au début du prochain tour, sauf si { $whose } revient.
notice-took_over = À partir de ce tour, { $name } joue à la place de { $whose }.

phrase-hello = Bonjour à tous !
phrase-good_luck = Bonne chance là-bas.
phrase-thinking = Un instant, je réfléchis.
phrase-hurry = Le temps presse…
phrase-together = Restons ensemble.
phrase-apart = Séparons-nous !
phrase-follow_me = Suivez-moi.
phrase-trust_me = Faites-moi confiance.
phrase-i_have_a_plan = J’ai un plan.
phrase-help = J’ai besoin d’aide.
phrase-resist = Tenez bon !
phrase-i_smell_you = Je vous sens.
phrase-no_way_out = Il n’y a pas d’issue.
phrase-close_call = C’était juste !
phrase-well_played = Bien joué.
phrase-good_game = Belle partie, tout le monde.
phrase-going = Je serai { $at }.
phrase-going-where = Dire où vous allez
phrase-watching = Je vous attends { $at }.
phrase-watching-where = Dire où vous attendez
sheets-bot-talk = Les bots parlent
sheets-bot-talk-text = De temps en temps, pour annoncer ou pour bluffer.

## sheets

sheets-close = Fermer
sheets-before = Précédent
sheets-after = Suivant
sheets-loading = Un instant…

sheets-kind = { $kind ->
    [place] Lieu
    [hunt] Carte Traque
    [survival] Carte Survie
    [avatar] Avatar
    [evolution] Évolution
   *[survivor] Survivant
}
sheets-place-number = Lieu { $n }
sheets-phase = { $phase ->
    [any] Toutes les phases
   *[other] Phase { $phase }
}
sheets-level = Niveau { $level }
sheets-cost = { $n } ADN
sheets-symbol = { $symbol ->
    [artemia] amène le jeton Artemia
   *[target] amène le jeton Cible
}
sheets-source = { $source ->
    [published] Publiée
    [rulebook] D’un livret
    [reconstructed] Reconstituée
    [house] À vous
    [corrected] Corrigée
   *[original] De nous
}
sheets-source-title = D’où vient ce texte
sheets-source-text = { $source ->
    [published] L’effet est celui de la carte publiée ; les mots sont les nôtres.
    [rulebook] Un livret de règles dit ce que fait cette carte ; les mots sont les nôtres.
    [reconstructed] Le texte imprimé nous est inconnu. Nous l’avons déduit de ce qu’un livret explique à son sujet.
    [house] Une carte à vous, pour votre propre table.
    [corrected] Corrigée par les cartes de cette table : qui possède la boîte imprimée l’a mise au point.
   *[original] Notre création : le texte imprimé nous est inconnu, cette carte est donc de nous.
}
sheets-in-book = Dans le livre des règles
sheets-rulings = Précisions
sheets-next-to = À côté de { $places }.
sheets-next-to-why = Les jetons posés sur deux lieux et les cartes qui déplacent d’un lieu vont d’ici à là.
sheets-hidden-spot = Un lieu que personne n’a encore vu.
sheets-reserve = { $n ->
    [0] Plus aucun exemplaire dans la réserve.
    [one] 1 exemplaire dans la réserve.
   *[other] { $n } exemplaires dans la réserve.
}
sheets-may-be-here = peut-être ici
sheets-is-here = ici en ce moment
sheets-here-discarded = dans la défausse de { $names }
sheets-where = { $where ->
    [hand] Dans votre main.
    [played] Jouée ce tour-ci.
    [discard] Dans la défausse.
    [deck] Dans une pioche ou dans une main.
    [faceup] Attend du secours.
    [with] Auprès de { $name }.
    [avatar] Avatar choisi par { $name }.
    [developed] Développée, agira dès le tour suivant.
    [active] Développée, agit ce tour-ci.
    [used] Développée, déjà utilisée ce tour-ci.
    [latent] Éveillée jusqu’à la fin du tour.
    [evolutions] Dans la main de la Créature ; tout le monde l’a vue.
   *[gone] Défaussée.
}
sheets-unknown-card = Cette édition n’a pas de telle carte.

sheets-creature = La Créature
sheets-hunted = Traqué
sheets-you = vous
sheets-bot = { $known ->
    [yes] un bot, { $level }
   *[no] un bot
}
sheets-online = présent
sheets-away = absent
sheets-stands-in = un bot joue à sa place
sheets-host = hôte
sheets-will = Volonté
sheets-will-of = { $n } sur { $most }
sheets-in-hand = Cartes Lieu en main
sheets-survival-cards = Cartes Survie
sheets-survivors = Survivants
sheets-may-hold = Ce qu’il y a peut-être en main
sheets-may-hold-known = Ce qu’il y a en main
sheets-grid-may = peut-être en main
sheets-grid-holds = en main
sheets-grid-discard = dans la défausse
sheets-grid-played = sur la table
sheets-grid-shown = vu par la Créature
sheets-grid-none = pas encore acquis
sheets-discard = Défausse visible
sheets-discard-empty = Rien ne s’y trouve.
sheets-discard-hidden = { $n ->
    [one] La fumée cache 1 carte.
   *[other] La fumée cache { $n } cartes.
}
sheets-prepared-river = Rivière : pose 2 cartes, en garde une
sheets-prepared-artefact = Artefact : explore 2 lieux
sheets-prepared-fjord = Fjord : une carte de la main, une de la défausse
sheets-state-spent = Sans Volonté, se relève à la fin du tour
sheets-state-dodging = Évite la Créature
sheets-state-detecting = Insensible à Artemia
sheets-state-used = A joué sa carte Survie ce tour-ci
sheets-state-anticipated = Désigné par Anticipation
sheets-state-camouflaged = Caché à la Cible
sheets-state-enduring = Ne perd pas de Volonté dans cette phase
sheets-state-stuck = Pris dans les sables mouvants
sheets-been = Les lieux visités
sheets-been-turn = Tour { $n }
sheets-been-caught = attrapé
sheets-been-nowhere = Rien n’a encore été révélé.
sheets-hunt-cards = Cartes Traque en main
sheets-hunt-deck = Dans la pioche Traque
sheets-hunt-left = Peut encore en jouer ce tour-ci
sheets-hunt-played = Jouées ce tour-ci
sheets-hunt-discard = Défausse Traque, la dernière d’abord
sheets-hunt-none = Aucune.
sheets-hunt-seen = Cartes que les Traqués ont vues
sheets-tokens = Jetons
sheets-token-off = hors de la planète
sheets-own-hand = Vous seul voyez ceci

sheets-chair = La chaise
sheets-vote = Qu’un bot prenne le relais
sheets-unvote = Retirer ma voix
sheets-votes = { $n ->
    [0] Personne n’a encore demandé de bot. Il faut plus de la moitié des autres présents.
    [one] 1 voix pour un bot. Il faut plus de la moitié des autres présents.
   *[other] { $n } voix pour un bot. Il faut plus de la moitié des autres présents.
}
sheets-return = Reprendre ma place
sheets-rise = Laisser jouer un bot
sheets-kick = Libérer cette chaise
sheets-free = Un bot continue. Qui s’assied joue à partir du prochain tour, et ne voit rien avant.
sheets-heir = { $name } s’assied ici au début du prochain tour.
sheets-kick-sure = Libérer la chaise de { $name } ?
sheets-kick-what = Un bot continue, et la place lui reste pour l’instant. Cette personne ne peut pas revenir avant dix minutes, sauf si vous la laissez revenir. Quelqu’un d’autre peut s’asseoir au début d’un tour ; tout le monde l’apprend.
sheets-hand-over = Nommer { $name } hôte
sheets-look = Regarder par ces yeux

sheets-settings = Réglages
sheets-language = Langue
sheets-sound = Son
sheets-sound-text = Rien ne s’entend avant votre premier geste
sheets-music = Musique
sheets-volume = Sons du jeu
sheets-sound-try = Écouter
sheets-motion = Mouvements
sheets-motion-system = Comme l’appareil
sheets-motion-full = Tous
sheets-motion-reduced = Peu
sheets-speed = Rythme
sheets-speed-text = La vitesse du récit, et le temps entre les coups des bots
sheets-speed-calm = Calme
sheets-speed-normal = Habituel
sheets-speed-quick = Rapide
sheets-speed-none = D’un coup
sheets-text-size = Taille du texte
sheets-text-smaller = Petit
sheets-text-usual = Normal
sheets-text-larger = Grand
sheets-text-largest = Très grand
sheets-deduction = Marques de déduction
sheets-deduction-text = Des pions creux montrent où chaque Traqué peut encore être
sheets-auto-pass = Passer à ma place
sheets-auto-pass-text = Quand on ne peut rien faire d’autre, quoi qu’en dise cette table
sheets-notifications = Me prévenir quand c’est mon tour
sheets-notifications-text = Même quand cette page est à l’arrière-plan
sheets-notifications-refused = Ce navigateur le refuse. Cela se change dans ses réglages pour cette page.
sheets-notifications-none = Ce navigateur ne le peut pas ici : il faut une adresse sûre (https).
sheets-confirm-give-up = Demander avant de lâcher prise
sheets-confirm-give-up-text = Lâcher prise fait avancer l’Assimilation de 1
sheets-colours = Couleurs et formes
sheets-colours-text = Chaque Traqué a une couleur, une forme et une initiale : rien ne dépend de la couleur seule
sheets-move = Passer sur un autre appareil
sheets-move-text = Scannez ceci ou ouvrez le lien là-bas : cet appareil prend aussi votre chaise. Ne le montrez à personne d’autre.
sheets-move-show = Montrer le code
sheets-move-hide = Le cacher
sheets-copy = Copier le lien
sheets-copied = Copié
sheets-leave = Quitter la table
sheets-leave-sure = Quitter la table ?
sheets-leave-what = Un bot joue pour vous jusqu’à votre retour. La table reste dans votre liste.
sheets-leave-yes = Quitter
sheets-stay = Rester
sheets-this-device = Cet appareil
sheets-this-table = Cette table

sheets-help = Comment ça marche
sheets-help-goal = Qui gagne
sheets-help-goal-hunted = Les Traqués gagnent quand le pion Secours atteint l’étoile.
sheets-help-goal-defense = Avec Sanctuary, les Traqués gagnent aussi quand le pion Défense atteint la dernière case de sa piste.
sheets-help-goal-creature = La Créature gagne quand le pion Assimilation y arrive le premier.
sheets-help-goal-will = Personne n’est éliminé : qui a perdu sa dernière Volonté, ou lâche prise, retrouve Volonté et cartes, au prix d’Assimilation +1.
sheets-help-goal-expert = Avec la Volonté d’expert, qui a perdu la dernière à la Résolution n’en retrouve que 2, et toutes ses cartes ; lâcher prise en rend toujours 3.
sheets-help-turn = Un tour
sheets-help-phase-1 = Exploration
    .text = Chaque Traqué pose une carte Lieu face cachée. Pour reprendre des cartes : résister, ou lâcher prise.
sheets-help-phase-2 = Traque
    .text = La Créature pose ses jetons là où elle attend les Traqués, et peut jouer une carte Traque.
sheets-help-phase-3 = Résolution
    .text = On retourne les cartes. Qui n’a aucun jeton chez soi utilise son lieu ; puis Cible, Artemia et Créature font leur œuvre.
sheets-help-phase-4 = Fin du tour
    .text = Les lieux joués vont à la défausse, le Secours avance de 1, la Créature complète sa main.
sheets-help-phase-5 = Évolution
    .text = Avec Sanctuary seulement : la cité voyage, la Créature évolue ou niche.
sheets-help-signs = Signes
sheets-help-sign-creature = Jeton Créature : attrape. Une Volonté chacun, et Assimilation +1
sheets-help-sign-artemia = Jeton Artemia : le lieu ne donne rien et coûte une carte de la main
sheets-help-sign-target = Jeton Cible : fait ce que dit sa carte Traque
sheets-help-sign-will = Volonté. Creuse : perdue
sheets-help-sign-hand = Cartes Lieu en main
sheets-help-sign-survival = Cartes Survie
sheets-help-sign-solid = Pion plein : est ici
sheets-help-sign-ghost = Pion creux : peut être ici
sheets-help-sign-count = Sur un lieu : 3 des 4 Traqués encore cachés peuvent être ici
sheets-help-sign-dashed = Bord en tirets : vous seul le voyez
sheets-help-sign-grid = Les dix lieux d’un Traqué : plein, peut-être en main ; barré, dans la défausse ; un point, pas acquis
sheets-help-sign-track = Case au symbole d’Artemia : son jeton entre en jeu ce tour-là
sheets-help-keys = Touches
sheets-help-key-arrows = aller d’un lieu, d’une carte, d’un siège à l’autre
sheets-help-key-place = choisir un lieu par son numéro ; 0 pour le lieu 10
sheets-help-key-enter = choisir
sheets-help-key-sheet = la fiche d’une carte
sheets-help-key-log = journal et discussion
sheets-help-key-book = la règle de ce qui est demandé
sheets-help-key-hint = un conseil : ce que ferait un bot
sheets-help-key-help = cette page
sheets-help-key-escape = fermer une fiche
sheets-help-hold = Sans clavier : appui long (ou clic droit) sur une carte, un lieu ou un siège, et sa fiche s’ouvre.
sheets-help-talk = Les Traqués peuvent parler, s’entendre et bluffer, mais tout le monde écoute, la Créature aussi.

sheets-pick-count = { $least ->
    [0] { $most ->
        [one] Choisissez-en 1, ou aucune.
       *[other] Choisissez-en jusqu’à { $most }.
    }
   *[other] { $exact ->
        [yes] { $least ->
            [one] Choisissez-en 1.
           *[other] Choisissez-en { $least }.
        }
       *[no] Choisissez-en de { $least } à { $most }.
    }
}
sheets-picked = { $n } sur { $most }
sheets-cancel = Pas maintenant

## Moments joués au-dessus de la table

drama-will-left = { $n ->
    [0] Votre dernière Volonté s’éteint.
    [one] Il vous reste 1 Volonté.
   *[other] Il vous reste { $n } Volontés.
}
drama-let-go = Vous lâchez prise.
drama-kind-hunt = Traque
drama-kind-survival = Survie
drama-kind-evolution = Évolution

## after

after-turn-won = Tour { $n } · { $as ->
    [winner] vous gagnez
   *[other] { $camp ->
        [creature] la Créature gagne
       *[hunted] les Traqués gagnent
    }
}
after-cut-title = Ce qui peut encore être raconté
# `as` : ce qu’était dans cette partie la personne qui lit.
after-title = { $by ->
    [rescue] { $as ->
        [winner] La lumière vous trouve.
        [loser] Ils vous ont échappé.
       *[onlooker] Des lueurs dans le ciel.
    }
    [defense] { $as ->
        [winner] Votre cité tient bon.
        [loser] La cité vous résiste.
       *[onlooker] La cité tient bon.
    }
   *[assimilation] { $as ->
        [winner] Artemia est à vous.
        [loser] Artemia vous garde tous.
       *[onlooker] Artemia les garde tous.
    }
}
after-text = { $by ->
    [rescue] { $as ->
        [winner] Le vaisseau est là, et vous montez à bord.
        [loser] Le vaisseau les emporte, et vous voilà de nouveau dans la solitude.
       *[onlooker] Le vaisseau est là.
    } { $n ->
        [one] Il manquait 1 case à l’Assimilation.
       *[other] Il manquait { $n } cases à l’Assimilation.
    }
    [defense] { $as ->
        [winner] Sanctuary résiste à la Créature.
        [loser] Sanctuary vous résiste.
       *[onlooker] Sanctuary résiste à la Créature.
    } { $n ->
        [one] Il manquait 1 case à l’Assimilation.
       *[other] Il manquait { $n } cases à l’Assimilation.
    }
   *[assimilation] { $as ->
        [winner] Dix lieux, et vous êtes dans chacun d’eux.
        [loser] La Créature vous tient.
       *[onlooker] La Créature les tient.
    } { $n ->
        [one] Le vaisseau était à 1 case.
       *[other] Le vaisseau était à { $n } cases.
    }
}
after-scene-on = Vers l’histoire de cette partie
after-race = La course
after-race-what = cases restantes, tour par tour
after-rescue = Secours
after-assimilation = Assimilation
after-defense = Défense
after-artemia-spaces = Cases Artemia
after-victory = Victoire
after-short = reste { $n }
after-turn = Tour
after-start = Départ
after-as-table = En tableau
after-as-plot = En courbes
after-race-spoken = { $by ->
    [rescue] Cases restantes par tour. Secours de { $rescue } à 0, Assimilation de { $assimilation } à { $left }.
    [defense] Cases restantes par tour. Secours partait de { $rescue }, Assimilation de { $assimilation } à { $left } ; la Défense l’emporte.
   *[assimilation] Cases restantes par tour. Assimilation de { $assimilation } à 0, Secours de { $rescue } à { $left }.
}
after-where = Où vous êtes allés
after-visits = { $n ->
    [one] 1 visite
   *[other] { $n } visites
}
after-visits-key = visites
after-caught-key = Traqués attrapés là
after-heat-spoken = { $place } : { $visits ->
    [one] 1 visite
   *[other] { $visits } visites
}, { $caught } attrapés
after-moments = Temps forts
after-people = Qui a fait quoi
after-person = Traqué
after-caught = Attrapé
after-gave-up = Lâché prise
after-will-lost = Volonté perdue
after-survival-played = Cartes Survie
after-catches = { $n ->
    [0] n’a attrapé personne
    [one] 1 prise
   *[other] { $n } prises
}
after-rematch = Revanche
after-rematch-what = même table, les rôles tournent
after-rematch-go = Vers la table suivante
after-replay = Revoir
after-replay-what = tour par tour
after-download = Télécharger
after-download-what = la partie
after-share = Partager
after-share-what = lien vers cette page
after-share-here = ne s’ouvre que sur cet ordinateur
after-look = Revoir la table
after-free = Plus longue liberté, en tours
after-home = Accueil
after-fair = Une donne honnête
after-fair-text = Avant la première carte, le serveur a publié l’empreinte de sa graine secrète. Tout le hasard de la partie vient de cette graine : elle ne pouvait plus changer.
after-fair-promise = Empreinte, montrée au début
after-fair-seed = Graine, montrée maintenant
after-fair-check = Vérifier
after-fair-kept = C’est juste : le SHA-256 de la graine, calculé à l’instant par votre navigateur, est bien l’empreinte. La donne était fixée avant la partie.
after-fair-broken = C’est faux : cette graine n’est pas celle de l’empreinte. Ne vous fiez pas à cette donne.
after-fair-none = Cette partie a été déposée : il n’y a pas d’empreinte de son début à comparer.
after-failed = L’histoire de cette partie ne peut pas être lue pour l’instant.
after-try-again = Réessayer

after-replay-title = Revoir la partie
after-replay-step = Étape { $n } sur { $of }
after-replay-unseen = Étape { $n } sur { $of } · en secret
after-replay-spoken = Étape { $n } sur { $of }, tour { $turn }, { $phase }
after-replay-play = Lecture
after-replay-pause = Mettre en pause
after-replay-next = Étape suivante
after-replay-before = Étape précédente
after-replay-next-turn = Tour suivant
after-replay-before-turn = Tour précédent
after-replay-speed = Vitesse
after-replay-eyes = Par les yeux de
after-replay-all = tout le monde
after-replay-onlooker = un spectateur
after-replay-log = Ce qui s’est passé
after-replay-quiet = Rien ne s’est encore passé.
after-replay-keys = Espace lance, les flèches avancent d’un pas, Page haut et bas d’un tour.
after-replay-link = Lien vers ce moment
after-phase = { $n ->
    [0] Mise en place
    [1] Exploration
    [2] Traque
    [3] Résolution
    [4] Fin du tour
   *[5] Évolution
}

## boards

boards-city = Sanctuary
boards-exploration = Exploration
boards-light = Avatars et Évolution
boards-defense = Défense
boards-defense-left = { $n ->
    [0] Victoire
    [one] reste 1
   *[other] reste { $n }
}
boards-space = { $n } de la Victoire
boards-bonus = { $bonus ->
    [range_1_10] La cité voyage sur les dix lieux.
    [discard_evolution] Les Traqués défaussent une évolution développée.
    [place_if_none] Chaque Traqué sans lieu 6–10 en gagne un de la réserve.
    [survival_if_none] Chaque Traqué sans carte Survie en pioche une.
    [all_survival] Chaque Traqué pioche une carte Survie.
    [all_take_back] Chaque Traqué reprend une carte Lieu défaussée.
    [all_will] Chaque Traqué regagne 1 Volonté.
   *[discard_dna] La Créature perd 1 ADN.
}
boards-bonus-taken = obtenu
boards-bonus-next = le prochain
boards-route = Trajet de la cité
boards-route-half = Elle voyage sur les lieux 1 à 5.
boards-route-full = Elle voyage sur les dix lieux.
boards-route-here = La cité survole { $place }.
boards-fortified = Fortifiée ce tour-ci
boards-not-fortified = Pas encore fortifiée ce tour-ci
boards-waiting = Attendent du secours
boards-waiting-none = Personne en vue.
boards-pile = { $n ->
    [0] plus personne dans la pioche
    [one] encore 1 dans la pioche
   *[other] encore { $n } dans la pioche
}
boards-rescued = Secourus
boards-rescued-none = Personne encore.
boards-face-down = { $n ->
    [one] 1 face cachée
   *[other] { $n } face cachée
}
boards-avatars = Les Avatars
boards-avatar-unknown = pas encore montré
boards-dna = ADN
boards-dna-of = { $n } sur { $all }
boards-developed = Développées
boards-developed-none = Rien encore.
boards-developed-most = { $n } sur { $most }
boards-acts = agit
boards-idle = dès le tour suivant
boards-used = utilisée
boards-latent = jusqu’à la fin du tour
boards-in-hand = Dans la main de la Créature
boards-in-hand-levels = { $one } de niveau I, { $two } de niveau II
boards-seen = vue de tous
boards-piles = Pioches
boards-level = Niveau { $level }
boards-left = { $n ->
    [one] reste 1 carte
   *[other] restent { $n } cartes
}
boards-discarded = Défaussées
boards-shield = Bouclier
boards-shield-at = Le Bouclier est sur { $place }. Quand il atteint le Dôme : Secours +2.
boards-fungi = Volonté sur la piste Secours
boards-fungi-at = { $n ->
    [one] à 1 case de la Victoire
   *[other] à { $n } cases de la Victoire
}
boards-fungi-none = Aucune.
boards-sites = À découvrir
boards-sites-left = { $n ->
    [0] La pioche est vide.
    [one] 1 lieu dans la pioche.
   *[other] { $n } lieux dans la pioche.
}
boards-sites-drawn = Tirés à l’instant
boards-sites-discard = Écartés, hors du jeu
boards-hunt-seen = Cartes Traque que les Traqués ont vues

# Conseils et lecture d’une partie

why-rule = La règle
why-look = Voir la carte
hint-off = À cette table, il n’y a pas de conseils.
table-rule = La règle pour cela
table-hint = Conseil
hint-thinking = Un bot y réfléchit…
hint-percent = { $n } %
hint-do = Donc : { $what }.
hint-any = Donc, l’un ou l’autre : { $what }.
hint-show = Voir les chiffres
hint-hide = Cacher les chiffres
hint-met = { $camp ->
    [creature] Quelqu’un y est
   *[hunted] La Créature y est
}
hint-each = Quand plusieurs partagent une ligne, les chiffres sont ceux de chacun.
hint-even = Quel que soit le choix, le bot s’attend à gagner environ { $n } % du temps : l’important est de rester imprévisible.
hint-note = Un bot qui réfléchit donnerait cette réponse à cette fréquence, et en attend ces chances de gagner. Il n’en sait pas plus que vous.
read-what = Un bot qui réfléchit parcourt la partie : où la Créature aurait dû chercher, et ce qui a coûté le plus.
read-start = Lire la partie
read-turns = Tour par tour
read-turn = Tour { $n }
hint-often = Fréquence
hint-chance = Chances
hint-answer = Réponse
read-progress = Lecture de la partie
read-title = La lecture de la partie
read-mistakes = Les plus grosses erreurs
read-no-mistakes = Aucune erreur qui mérite un mot.
read-judged = { $n ->
    [one] 1 décision examinée, avec ce qu’on pouvait savoir alors.
   *[other] { $n } décisions examinées, chacune avec ce qu’on pouvait savoir alors.
}

## playing on

play-on = Reprendre d’ici
    .short = Reprendre
play-on-as = Reprendre à la place de qui ?
    .text = Des bots jouent les autres ; la partie reste comme elle était.
read-moment = Voir ce moment
    .of = , tour { $turn }

## my games

mine-title = Mes parties
mine-lead = { $n ->
    [one] 1 partie
   *[other] { $n } parties
} depuis { $since }, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}.
mine-shown = Quelles parties sont montrées
mine-shown-camp = { $camp ->
    [hunted] Traqués
    [creature] Créature
   *[all] Toutes
}
mine-camp = { $camp ->
    [hunted] Traqué
    [creature] Créature
   *[both] Deux camps
}
mine-result = { $result ->
    [won] Gagnée
    [lost] Perdue
    [both] Jouée
   *[untold] –
}
mine-last = Dernières parties
mine-all = Les { $n } parties
mine-none-as = Vous n’avez pas encore joué pour ce camp.
mine-with = Avec { $names }
mine-against = { $known ->
    [yes] Bots · { $level }
   *[no] Contre des bots
}
mine-ended = { $by ->
    [rescue] { $left ->
        [one] Secourus, une case avant qu’Artemia ne vous ait tous
       *[other] Secourus, Assimilation à { $left } cases du but
    }
    [defense] { $left ->
        [one] La cité a tenu, Assimilation à une case du but
       *[other] La cité a tenu, Assimilation à { $left } cases du but
    }
    [assimilation] { $left ->
        [one] Assimilés, une case avant les secours
       *[other] Assimilés, les Traqués à { $left } cases du but
    }
   *[unknown] Jouée avec d’autres règles que celles d’aujourd’hui : on ne peut plus la raconter
}
mine-continued = Reprise d’une partie finie
mine-players = Joueurs :
mine-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
mine-minutes = { $n } mn
mine-hours = { $n } h
mine-days = { $n } jours
mine-gone = La table n’existe plus ; cette ligne est ce qui en a été gardé.
mine-more = { $n ->
    [one] Encore une partie à relire…
   *[other] Encore { $n } parties à relire…
}
mine-won = Gagnées
mine-by-role = par rôle
mine-by-players = Par nombre
    .at = de joueurs à la table
mine-by-box = Par boîte
mine-percent = { $n } %
mine-won-of = { $won } sur { $of }
mine-where = { $camp ->
    [creature] Où vous les avez pris
   *[hunted] Où vous êtes allé
}
mine-where-note = { $camp ->
    [creature] { $n ->
        [one] en Créature, 1 prise
       *[other] en Créature, { $n } prises
    }
   *[hunted] { $n ->
        [one] en Traqué, 1 visite
       *[other] en Traqué, { $n } visites
    }
}
mine-where-key = { $camp ->
    [creature] prises
   *[hunted] visites
}
mine-heat-spoken = { $place } : { $camp ->
    [creature] { $visits } prises
   *[hunted] { $visits ->
        [one] 1 visite
       *[other] { $visits } visites
    }, attrapé { $caught } fois
}
mine-caught-key = fois attrapé
mine-costliest = { $n ->
    [one] { $places } vous coûte le plus cher : { $share } de vos prises sur 100.
   *[other] { $places } vous coûtent le plus cher : à eux deux, { $share } fois sur 100 où vous avez été attrapé.
}
mine-trophies = Trophées
    .of = { $won } sur { $all }
mine-yours = À vous
    .game = : voir la partie
mine-best = record : { $best } sur { $need }
mine-not-yet = pas encore
trophy-first-light = Première lueur
    .text = Gagner parmi les Traqués.
trophy-first-blood = Premier sang
    .text = Gagner en Créature.
trophy-untouched = Insaisissable
    .text = Gagner sans être attrapé une seule fois.
trophy-last-flame = Dernière flamme
    .text = Gagner avec une seule Volonté.
trophy-one-space = À une case près
    .text = Gagner quand il manquait une case aux autres.
trophy-ghost = Fantôme
    .text = Échapper à la Créature { $need } tours de suite.
trophy-second-wind = Revenu du bord
    .text = Abandonner, se relever, et gagner quand même.
trophy-wanderer = Vagabond
    .text = Passer par { $need } lieux différents en une partie.
trophy-two-skins = Deux peaux
    .text = Gagner dans les deux camps le même jour.
trophy-cartographer = Cartographe
    .text = Passer par tous les lieux d’Exploration.
trophy-full-house = Coup de filet
    .text = En Créature, attraper { $need } Traqués en un tour.
trophy-i-knew-it = Je le savais
    .text = En Créature, attraper quelqu’un { $need } tours de suite.
mine-data = À vous
    .text = Ce serveur garde ces parties pour ce navigateur. Emportez-les dans un fichier, enregistrements compris, ou faites tout effacer : les parties que vous seul avez jouées sont supprimées, et les autres oublient votre nom et ce que vous avez dit.
mine-export = Tout emporter
mine-erase = Tout effacer
mine-erase-ask = Effacer vos parties ?
    .text = Les parties finies, les trophées et votre nom sont effacés pour de bon. Les parties en cours restent.
mine-empty = Aucune trace encore.
    .text = Chaque partie finie laisse une ligne ici : où vous êtes allé, où vous avez été trouvé, et comment cela s’est terminé.
mine-first-lesson = Première leçon
mine-kept = Gardé par ce serveur pour ce navigateur. Vous pouvez tout emporter dans un fichier, ou tout effacer.

## L’énigme du jour

home-riddle = Énigme du jour
daily-title = Énigme du jour
daily-number = nº { $n }
daily-ask-creature = Où sont-ils ?
daily-ask-hunted = Où allez-vous ?
daily-sides = Ses deux côtés
daily-lead-creature = Vous êtes la Créature. Répartissez dix marques sur les lieux où vous frapperiez.
daily-lead-hunted = Vous êtes { $name }. Répartissez dix marques sur vos cartes, comme si vous jouiez ce tour dix fois.
daily-open = Ce que tout le monde voit
daily-making = L’énigme se prépare …
daily-marks = Vos marques
daily-left = { $n ->
    [0] Les dix sont posées.
    [one] Encore une à poser.
   *[other] Encore { $n } à poser.
  }
daily-how = Touchez un lieu pour y poser une marque, maintenez pour en ôter une. Au clavier : flèches, + et −.
daily-hint-creature = Les pions creux montrent qui peut être où. Frapper toujours au plus probable se devine vite.
daily-hint-hunted = Les pions creux montrent vos cartes. La Créature s’attend au plus payant ; surprenez-la sans trop y perdre.
daily-show = Voir la réponse
    .text = à côté de vos marques
daily-back = En ôter une
daily-clear = Effacer
daily-other-side = l’autre côté
daily-score = marques sur 10 sont comme celles du solveur.
daily-of-ten = { $n } sur 10
daily-why = Pourquoi
daily-yours = vos marques
daily-solvers = celles du solveur
daily-met-creature = combien de fois quelqu’un y est
daily-met-hunted = combien de fois la Créature y est
daily-percent = { $n } %
daily-share = Artemia, énigme { $n }, { $camp ->
    [creature] Créature
   *[other] Traqués
  }
daily-streak = { $n } jours de suite
daily-days = { $n ->
    [0] jour de suite
    [one] jour de suite
   *[other] jours de suite
  }
daily-week = Les sept derniers jours, marques sur 10 : { $scores }
daily-copy = Copier
    .text = ne dit rien de la réponse
daily-copied = Copié
daily-archive = Toutes les énigmes
    .text = marques sur 10, en Créature et en Traqué
daily-earlier = Les précédentes
daily-spoken-never = personne ne peut y être
daily-spoken-marks = { $n ->
    [0] aucune marque
    [one] une marque
   *[other] { $n } marques
  }
daily-spoken-judged-creature = vos marques : { $n }, celles du solveur : { $solver }, quelqu’un y est dans { $met } % des cas
daily-spoken-judged-hunted = vos marques : { $n }, celles du solveur : { $solver }, la Créature y est dans { $met } % des cas
