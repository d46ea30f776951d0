# Autour du livre des règles : les noms de ses parties, et ce que dit le terminal.

book-turns = Tour par tour
book-boxes = Boîtes
book-variants = Variantes
book-decks = Toutes les cartes
book-words = Lexique
book-title = Le livre des règles
book-how = Pour en lire un : artemia rules CHAPITRE
book-unknown = Le livre des règles n’a pas de chapitre « { $given } » ; il a { $known }.
