# Around the book of rules: the names of its parts, and what the terminal says.

book-turns = Turn by turn
book-boxes = Boxes
book-variants = Variants
book-decks = All cards
book-words = Words
book-title = The book of rules
book-how = Read one with: artemia rules CHAPTER
book-unknown = The book of rules has no chapter “{ $given }”; it has { $known }.
