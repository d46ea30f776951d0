# Words that stand alone, and those that are put into sentences.

## Seats, when nobody gave a name

seat-0 = the Creature
seat-1 = Ada
seat-2 = Bo
seat-3 = Cleo
seat-4 = Dara
seat-5 = Emi
seat-6 = Finn
you = you

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
    .text = Artemia on every other space of the last eleven

## Where the text of a card comes from

provenance-published = Published
    .text = The published card, in our own words.
provenance-rulebook = Rulebook
    .text = What a rulebook says about this card, in our own words.
provenance-reconstructed = Reconstructed
    .text = We don’t know its printed text; it is worked out from what a rulebook says about it.
provenance-original = Original
    .text = We don’t know the printed card: no source we could find shows it, so this one is ours.
provenance-house = Yours
    .text = A card of your own, for your own table.
corrected-at = at { $place }
provenance-corrected = Corrected
    .text = Corrected at this table by somebody who owns the printed box.

## Lists

list-none = nothing
list-next = { $first }, { $last }
list-last = { $first } and { $last }

## Verbs of somebody's own that come without words

own-ask = { $verb }: what do you choose?
own-answer = { $verb }
own-event = { $who }: { $verb }.
