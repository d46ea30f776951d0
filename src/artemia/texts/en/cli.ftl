# What the terminal says around the game.

cli-colon = :{ " " }

## The screen

screen-creature = Creature
screen-target = Target
screen-victory = Victory
screen-bonus = bonus
screen-hidden = hidden
screen-inaccessible = off limits
screen-ineffective = out of use
screen-to-go = { $n ->
    [0] reached
   *[other] { $n } to go
}
screen-own-hand = in hand
screen-own-laid = laid
screen-own-discard = discarded
screen-news = What happened
screen-more-news = { $n } earlier lines: type l

seats-hunted = Hunted
seats-will = Will
seats-hand = Hand
seats-places = Place cards
seats-survival = Surv.
seats-you = you
seats-river = River ready
seats-artefact = Artefact ready
seats-card-played = card played
seats-dodging = dodging
seats-detecting = immune to Artemia
seats-anticipated = anticipated
seats-spent = out of Will
seats-survivors = { $n ->
    [one] 1 survivor
   *[other] { $n } survivors
}
seats-fjord = Fjord ready
seats-camouflaged = hidden from the Target
seats-enduring = enduring
seats-stuck = in the quicksand
seats-key = 1 maybe in hand, (1) discarded, [1] on the table, · not owned
seats-key-shown = { $sign } seen in hand
seats-key-hidden = { $sign } hidden by smoke

creature-cards = { $n ->
    [one] 1 Hunt card
   *[other] { $n } Hunt cards
}
creature-played = played { $cards }
creature-may-play = may play { $n } this turn
creature-discard = last discarded: { $card }

creature-dna = { $n } DNA
creature-evolutions = Evolution cards { $cards }
creature-developed = developed: { $evolutions }
creature-evolution-used = { $name } (used)
creature-evolution-idle = { $name } (idle)

city-survivors = To rescue
city-pile = { $n ->
    [0] nobody left in the pile
   *[other] { $n } in the pile
}
city-next = Next bonus
city-bonus = { $n } from Victory: { $bonus }
exploration-sites = To discover
exploration-sites-left = { $n ->
    [one] 1 place in the pile
   *[other] { $n } places in the pile
}
exploration-sites-passed = passed over: { $places }

own-played = Laid
own-survivors = Survivors
own-hunt-seen = Seen cards
own-evolutions-seen = everybody has seen { $cards }
own-developed = developed
own-evolutions = Evolutions

## Answers

menu-example = (type for example { $example })
menu-any-place = any place from 1 to 10: type for example { $example }
menu-some-of = { $count } of { $among }: type for example { $example }
menu-letter-first = “{ $typed }” fits several answers: type the letter of the line first.
menu-not-these = “{ $typed }” isn’t offered here; “?” shows how to answer.
menu-several = “{ $typed }” fits several answers, such as “{ $one }” and “{ $other }”.
menu-unknown = “{ $typed }” isn’t an answer here; “?” shows how to answer.

## Playing

play-which = Which places?
play-which-card = Type i and a place number or the name of a card, such as: i 3
play-hand-over = Pass the keyboard to { $name }, who presses Enter.
play-think-again = { $name }: your choice stands; u and Enter to change your mind.
play-why-what = Type why and the number of a place or the name of something you see, such as: why 4
play-why-unknown = Nothing you see is called “{ $typed }”.
play-why-more = More about it: artemia rules { $chapter }
play-why-offered = You can choose it now.
play-no-way-back = There is no choice you can still take back.
play-pass-on = You now pass automatically whenever nothing else is possible.
play-pass-off = You are now asked even when you can only pass.
play-save-where = Type s and the name of a new file, such as: s evening.json
play-saved = Saved in { $file }.
play-leave-unsaved = This game isn’t saved: s and a file name saves it, q again leaves.
play-farewell = See you soon on Artemia! This game was not saved.
play-farewell-saved = See you soon on Artemia! Continue with: artemia play --load { $file }
play-load-and = A saved game keeps what was agreed on, so { $option } can’t go with --load.
play-score-defense = Defense { $n } to go.
play-score = { $n ->
    [one] After 1 turn
   *[other] After { $n } turns
}: Rescue { $rescue } to go, Assimilation { $assimilation } to go.
play-offer-read = To see where this game was won and lost, type r; Enter goes on.
play-keep-record = To keep the record of this game, name a new file; Enter leaves.
play-recorded = The record is in { $file }: artemia replay { $file }

help-number = choose by the number or letter shown; where you choose places, numbers are places
    .key = 2 or 2 5
help-words = choose by words from an answer, or how they begin
    .key = swamp
help-enter = draw the screen again
    .key = Enter
help-help = this help
help-sheet = the sheet of a card, or of a place by its number
    .key = dodge
help-map = the table alone, without the question
help-why = why something can’t be chosen now: a place by its number, anything else by its name
    .key = why
help-log = the log of the whole game
help-hint = a hint: what a bot would do, how often, and why
help-again = give the keyboard back to somebody who may still change their mind
help-pass = pass automatically when nothing else is possible: on or off
help-save = save the game
    .key = s FILE
help-quit = leave
help-signs = On the Rescue track ✱ brings the Artemia token, ♥ is Will to be gained, ♡ is both; ◉ is a counter on a marked space.

## Sheets of cards

sheet-kind = Kind
sheet-kind-place = Place
sheet-kind-hunt = Hunt card
sheet-kind-survival = Survival card
sheet-kind-avatar = Avatar
sheet-kind-evolution = Evolution
sheet-kind-survivor = Survivor
sheet-number = Number
sheet-phase = Phase
sheet-any-phase = Any
sheet-level = Level
sheet-level-and-cost = { $level }, { $n } DNA
sheet-symbol = Token
sheet-symbol-target = brings the Target token
sheet-symbol-artemia = brings the Artemia token
sheet-limit = Limit
sheet-once = once per turn for all Hunted together
sheet-copy = Copies
sheet-uncopyable = can’t be copied
sheet-replaces = Replaces
sheet-replaces-base = the card of this name in the base game, whenever Exploration takes part
sheet-light = Variant
sheet-light-too = also in the light variant, without the city
sheet-box = Box
sheet-source = Source
sheet-effect = Effect
sheet-in-en = in English:
sheet-in-fr = in French:
sheet-unknown = There is no card called “{ $name }”.
sheet-near = There is no card called “{ $name }”; did you mean { $near }?

cards-place = { $n ->
    [one] 1 place
   *[other] { $n } places
}
cards-hunt = { $n ->
    [one] 1 Hunt card
   *[other] { $n } Hunt cards
}
cards-survival = { $n ->
    [one] 1 Survival card
   *[other] { $n } Survival cards
}
cards-avatar = { $n ->
    [one] 1 Avatar
   *[other] { $n } Avatars
}
cards-evolution = { $n ->
    [one] 1 Evolution
   *[other] { $n } Evolutions
}
cards-survivor = { $n ->
    [one] 1 survivor
   *[other] { $n } survivors
}
cards-bonuses = Bonuses of the Defense track
    .text = What they give is in a rulebook; we couldn’t find the board itself, so the spaces are ours. They are counted from Victory.
cards-bonus-at = { $seats } players
cards-name = Name
cards-text = Text
cards-put-right = { $n ->
    [one] “{ $file }” corrects 1 card.
   *[other] “{ $file }” corrects { $n } cards.
}
cards-none = No card matches all of that.

## Replays

replay-next = Enter for the next turn
replay-no-turn = This game has no turn { $n }; its last one is { $last }.
replay-unfinished = The record ends in turn { $n }, before anybody has won.

## Hints and reads

read-not-over = Only a game that is over can be analysed.

## Seats and names

table-no-seat = “{ $word }” isn’t a seat: seats are creature, hunted, or a number from 0 to 6.
table-too-far = There is no seat { $seat } at a table of { $players }: the last one is { $last }.
table-twice = Two people can’t share the seat “{ $word }”.
table-names-left = There is no seat for “{ $name }”: name only the people who play.
table-same-names = Two people can’t have the same name.
table-bad-name = “{ $name }” can’t be a name: use 1 to { $longest } ordinary letters.
table-damaged = What this file says about the people at the table makes no sense.

## Files

file-unreadable = The file { $file } can’t be read ({ $why }).
file-unwritable = The file { $file } can’t be written ({ $why }).
file-no-game = The file { $file } isn’t a game of Artemia.
file-exists = The file { $file } already exists: please choose another name.
file-nowhere = The file { $file } can’t be made: its folder isn’t there, or you may not write to it.
