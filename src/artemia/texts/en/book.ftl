# Around the book of rules: the names of its parts, and what the terminal says.

book-turns = Turn by turn
book-boxes = Boxes
book-variants = Variants
book-decks = All cards
book-words = Words
book-title = The book of rules
book-how = Read one with: artemia rules CHAPTER
book-unknown = The book of rules has no chapter “{ $given }”; it has { $known }.

# On the page

book-page-contents = Contents
book-page-search = Search the book
book-page-found = Found:
book-page-ruling = Ruling
book-page-rulings = Rulings
book-page-before = Before
book-page-next = Next
book-page-leaf = Leaf through
book-page-nothing-found = Nothing in the book says that. Try another word.
book-page-on-page = On this page
book-page-cards-here = Cards named here
book-page-print = Print this chapter
book-page-print-all = Print the whole book
book-page-no-such-page = The book has no such page. It may have moved.
book-page-from-start = Open the book at its start
book-page-back = Back
book-page-about-card = Where the book speaks of this card:
book-page-phase = { $group } · Phase { $n } of the turn
