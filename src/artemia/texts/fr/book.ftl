# Autour du livre des règles : les noms de ses parties, et ce que dit le terminal.

book-turns = Tour par tour
book-boxes = Boîtes
book-variants = Variantes
book-decks = Toutes les cartes
book-words = Lexique
book-title = Le livre des règles
book-how = Pour en lire un : artemia rules CHAPITRE
book-unknown = Le livre des règles n’a pas de chapitre « { $given } » ; il a { $known }.

# Sur la page

book-page-contents = Sommaire
book-page-search = Chercher dans le livre
book-page-found = Trouvé :
book-page-ruling = Point de règle
book-page-rulings = Points de règle
book-page-before = Avant
book-page-next = Suite
book-page-leaf = Feuilleter
book-page-nothing-found = Rien de tel dans le livre. Essayez un autre mot.
book-page-on-page = Sur cette page
book-page-cards-here = Cartes nommées ici
book-page-print = Imprimer ce chapitre
book-page-print-all = Imprimer tout le livre
book-page-no-such-page = Le livre n’a pas cette page. Elle a peut-être changé de place.
book-page-from-start = Ouvrir le livre au début
book-page-back = Retour
book-page-about-card = Là où le livre parle de cette carte :
book-page-phase = { $group } · Phase { $n } du tour
