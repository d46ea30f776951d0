# Words that stand alone, and those that are put into sentences.

## Seats, when nobody gave a name

seat-0 = the Creature
seat-1 = Ada
seat-2 = Bo
seat-3 = Cleo
seat-4 = Dara
seat-5 = Emi
seat-6 = Finn

## Camps

camp-creature = the Creature
camp-hunted = the Hunted
won-creature = The Creature wins: Artemia has assimilated the Hunted.
won-hunted = The Hunted win: the rescue ship has reached them.

## Tokens and counters

token-creature = the Creature token
token-target = the Target token
token-artemia = the Artemia token
word-rescue = Rescue
word-assimilation = Assimilation
word-marker = Marker
word-will = Will
word-hand = hand
word-discard = discard
word-reserve = reserve
word-turn = Turn { $n }

## A place nobody knows yet, or one still to be discovered: only where it lies is known

hidden-place = the hidden place below { $above }
    .at = on the hidden place below { $above }
empty-spot = the empty spot below { $above }
    .at = on the empty spot below { $above }

## Phases of a turn

phase-0 = Set-up
phase-1 = Exploration
phase-2 = Hunting
phase-3 = Reckoning
phase-4 = End of turn
phase-5 = Evolution

## Sides of the Rescue board

side-A = Side A
    .text = Artemia on each of the last six spaces
side-B = Side B
    .text = Artemia on every other one of the last eleven spaces

## Where the text of a card comes from

provenance-published = Published
    .text = The published card, told in our own words.
provenance-rulebook = Rulebook
    .text = What a rulebook says of this card, told in our own words.
provenance-reconstructed = Reconstructed
    .text = Its printed text is unknown to us: worked out from what a rulebook explains about it.
provenance-original = Original
    .text = The printed card is unknown to us: no source we could reach shows it, so this one is ours.
provenance-house = Yours
    .text = A card of your own, for your own table.
corrected-at = at { $place }
provenance-corrected = Corrected
    .text = By this table’s cards: their owner has put it right.

## Lists

list-none = nothing
list-next = { $first }, { $last }
list-last = { $first } and { $last }
