# Why something can't be chosen: one sentence each. Where somebody's card is behind it, that comes first.

bar-caused = { $cause }: { $rest }
cause-played = { $you ->
    [yes] you have played { $card }
   *[no] { $who } has played { $card }
}
cause-acts = { $card } is at work
cause-rescued = { $you ->
    [yes] you have rescued { $card }
   *[no] { $who } has rescued { $card }
}

## The turn

bar-turn-not-begun = The first turn hasn’t begun yet.
bar-turn-something-else-is-asked = You are being asked something else just now: “{ $question }”
bar-turn-creature-waits = It is up to the Hunted just now; you can use { $thing } when you are asked.
bar-turn-hunted-waits = It isn’t your move just now; you can use { $thing } when you are asked.
bar-turn-a-card-takes-effect = A card is still taking effect; once that is settled you may play { $thing }.
bar-turn-answer-first = Before you can play { $thing }, you have to settle this: “{ $question }”
bar-turn-would-do-nothing = { $thing } would do nothing just now.
bar-turn-you-are-done = You have made your choice for this phase; change your mind first, then you may play { $thing }.
bar-turn-lies-in-hand = { $thing } is in your hand, but the question is: “{ $question }”
bar-turn-lies-in-discard = { $thing } lies in your discard, but the question is: “{ $question }”
bar-turn-lies-on-table = { $thing } lies on the table in front of you, but the question is: “{ $question }”
bar-end-over = The game is over.

## Going somewhere

bar-explore-closed = nobody can go to { $places } this turn.
bar-explore-laid = { $thing } is the card you have laid this turn.
bar-explore-laid-another = You have laid { $places }; change your mind first, then you may choose { $thing }.
bar-explore-phase-1-only = You choose where to go in phase 1, and this turn’s phase 1 is over.
bar-explore-hand-later = { $thing } is in your hand: you lay it in phase 1 of a coming turn.
bar-explore-hand-empty = You have no Place card in hand to pay for it.
bar-explore-no-other-card = You have no other Place card in hand that you could lay instead.
bar-labyrinth-hidden = Nobody can go to a place that still lies face down.
bar-labyrinth-all-known = No place lies hidden any more, and the reserve has none that you lack.
bar-discard-there = { $thing } lies in your discard: take it back before you can go there.
bar-discard-later = { $thing } lies in your discard: it comes back when you Resist, give up, or take a card back instead of using a place.
bar-discard-empty = Your discard is empty: there is no card to take back.
bar-discard-all-empty = Nobody has a card in their discard.
bar-discard-nobody-here = Nobody on your place has a discarded card to take back.
bar-discard-nothing-to-swap = No card in your discard could take the place of the one you have laid.
bar-reserve-not-yours = You don’t have { $thing }: { $n ->
        [0] the reserve has none left
        [one] the reserve holds 1 more
       *[other] the reserve holds { $n } more
    }.
bar-reserve-none-left = You don’t have { $thing }, and the reserve has none left.
bar-reserve-nothing-new = The reserve has no Place card that you lack.
bar-resist-nothing-back = Your discard is empty: resisting would bring no card back.
bar-resist-once = You have already resisted this turn.
bar-give-up-nothing-lost = You have all your Will and all your cards: giving up would bring you nothing.
bar-give-up-once = You have already given up this turn.

## The hunt and its tokens

bar-hunt-token-due = The hunt can’t end while { $token } waits to be placed.
bar-hunt-tokens-later = You place your tokens in phase 2, once the Hunted have laid their cards.
bar-hunt-cards-are-laid = The cards are laid: who comes to { $thing } will show at the reveal.
bar-tokens-all-down = All of this turn’s tokens are already down.
bar-tokens-down = Tokens are placed in phase 2, and that is over.
bar-tokens-kept-out = no token that catches may be placed on { $places } this turn.
bar-tokens-beside-the-first = A token that covers two places has to lie on two that are next to each other.
bar-tokens-lies-there = { $thing } is already down: it lies on { $places }.
bar-tokens-not-yours = { $thing } is the Creature’s to place.
bar-tokens-phase-2 = { $thing } is placed in phase 2.
bar-tokens-with-a-card = { $thing } comes into play with a Hunt card that bears its symbol.
bar-tokens-creature-down = It works only before the Creature token is placed.
bar-tokens-stand-firm = the Hunt tokens can neither be moved nor avoided.
bar-tokens-nothing-to-swap = There is no token on another place that the Creature token could swap with.
bar-tokens-nothing-to-drift = Neither the Artemia token nor the Target token is on the planet.
bar-artemia-kept-away = the Artemia token stays away this turn.
bar-artemia-there-anyway = The Artemia token comes this turn anyway, so { $thing } would do nothing.
bar-artemia-down-already = The Artemia token is already on the planet.
bar-artemia-not-called = The Artemia token comes when Rescue stands on its symbol, or with a Hunt card that bears it.
bar-artemia-not-coming = Nothing can bring the Artemia token this turn, so there is nothing to lure away.
bar-artemia-not-down = The Artemia token isn’t on the planet.
bar-artemia-not-here = The Artemia token doesn’t reach your place.
bar-artemia-ignored = You already ignore the Artemia token.
bar-artemia-step-over = The Artemia token has already struck this turn.
bar-target-step-over = The Target token has already struck this turn.
bar-target-held = the Target token holds you: no Survival card, and no card back, until the turn ends.

## Hunt cards

bar-hunt-cards-forbidden = no Hunt card is played this turn.
bar-hunt-cards-one-a-turn = { $card ->
    [none] You have played all the Hunt cards you can this turn.
   *[other] { $n ->
        [one] You may play 1 Hunt card a turn, and you have played { $card }.
       *[other] You may play { $n } Hunt cards this turn, and you have played them all; the last was { $card }.
    }
}
bar-hunt-cards-phase = { $thing } is played in phase { $n } ({ $phase }).
bar-hunt-cards-not-in-hand = This Hunt card isn’t in your hand.
bar-hunt-cards-nobody-holds-three = No Hunted holds more than 2 Place cards in hand.
bar-hunt-cards-nobody-holds-a-card = No Hunted holds a Place card in hand.
bar-hunt-cards-nothing-to-stop = Neither of the places it stops is on this planet.
bar-hunt-cards-all-spoilt = There is no place left that it could put out of use.
bar-hunt-cards-nothing-to-copy = No Hunt card has been discarded in an earlier turn, so there is nothing to copy.
bar-hunt-cards-copies-another-phase = It would copy { $card }, and that is a card of phase { $n } ({ $phase }).
bar-hunt-cards-hand-empty = The Creature has no Hunt card in hand.
bar-hunt-cards-none-to-come = The Creature can’t play a Hunt card this turn anyway.
bar-hunt-cards-none-to-draw = There is no Hunt card left to draw.
bar-hunt-cards-two-already = You may already play 2 Hunt cards this turn, and it is never more.

## Survival cards

bar-survival-cards-forbidden = no Survival card is played or drawn this turn.
bar-survival-cards-one-a-turn = { $card ->
    [none] You have already played a Survival card this turn.
   *[other] You may play 1 Survival card a turn, and you have played { $card }.
}
bar-survival-cards-phase = { $thing } is played in phase { $n } ({ $phase }).
bar-survival-cards-not-in-hand = This Survival card isn’t in your hand.
bar-survival-cards-keep-one-first = You have just drawn { $thing }; first choose which card you keep.
bar-survival-cards-instead-of-the-place = { $thing } is played when you are asked what to do on your place, instead of using it.
bar-survival-cards-before-the-tokens = { $thing } is played at the start of phase 2, before the tokens are placed.
bar-survival-cards-no-card-to-spare = You need every Place card in hand to lay it: there is none to spare.
bar-survival-cards-none-to-draw = There is no Survival card left to draw.
bar-survival-cards-nothing-to-pick-up = You have played no card that could come back to your hand.
bar-survival-cards-discard-empty = The discard of the Survival cards holds nothing you could take.

## Places

bar-places-used = { $user ->
    [none] { $places } has been used this turn, and works once a turn for all of you together.
    [you] You have used { $places } this turn, and it works once a turn for all of you together.
   *[other] { $user } has used { $places } this turn, and it works once a turn for all of you together.
}
bar-places-spoilt = { $places } can’t be used this turn.
bar-places-resolved = You have already had your turn on your place ({ $places }).
bar-places-elsewhere = You are { $at } this turn.
bar-places-not-among = { $thing } isn’t among the places meant here: “{ $question }”
bar-places-creature-there = { $token } lies here: whoever is caught here can’t use { $places }.
bar-places-artemia-there = { $token } lies here: whoever meets it can’t use { $places }.
bar-places-target-there = { $places } can’t be used while the Target token lies there.
bar-places-your-turn-comes = You are { $at }; your turn to use it is still to come.
bar-places-all-resolved = You have no place left to resolve this turn.
bar-places-prepared = You have already prepared something for the next turn.
bar-places-nothing-there-for-you = { $places } can do nothing for you just now.
bar-places-here-already = You are there: use the place itself.
bar-places-nothing-to-take-or-copy = Your discard is empty, and there is no place to copy.
bar-places-no-card-comes-back = No card could come back to your hand.
bar-places-no-card-to-go-on = You have no Place card in hand that leads on from here.
bar-places-no-neighbour-to-copy = No place next to yours has a power you could copy now.
bar-places-nobody-needs = All Hunted have all their Will, and there is nothing else to be had here now.
bar-places-no-rover = The Rover isn’t on this planet.
bar-places-no-beach = The Beach isn’t on this planet.
bar-places-no-beach-nor-dome = Neither the Beach nor the Dome is on this planet.
bar-places-marker-there = The Marker is already on the Beach.
bar-places-no-marker = The Marker isn’t on the Beach.
bar-places-no-marker-nor-dome = The Marker isn’t on the Beach, and the Dome isn’t on this planet.
bar-places-nowhere-to-ride = The place above or below yours isn’t open to you.
bar-reckoning-before-all-steps = { $thing } is played right after the reveal, before any place is used.
bar-reckoning-nobody-can-move = No Hunted could be pushed anywhere.
bar-reckoning-nobody-to-whirl = There are no two open places next to each other with Hunted on one of them.
bar-caught-not-here = No token that catches lies on your place.
bar-caught-nobody = Nobody has been caught this turn.
bar-caught-nobody-to-heal = Nobody who was caught this turn could regain a Will.

## Will and Rescue

bar-will-all-there = You have all your Will.
bar-will-spent-for-now = Whoever has lost their last Will waits for it until the step is over.
bar-rescue-stands-still = Rescue doesn’t move at the end of this turn.

## Sanctuary

bar-city-token-there = A Hunt token lies on Sanctuary’s place.
bar-city-defense-held = Defense moves only 1 space in this phase, and it already has.
bar-city-not-open-to-you = You are on Sanctuary’s place, or it isn’t open to you.
bar-city-not-helped = You have neither rescued nor fortified this turn.
bar-city-nowhere-to-go = No place next to Sanctuary is on its route.
bar-city-stays-anyhow = Sanctuary stays where it is this turn anyway.
bar-survivors-nobody-to-scatter = No survivor lies face up, and the Artemia token comes anyway.
bar-survivors-none-near = There is no survivor you could rescue from here.
bar-survivors-none-yours = You have no Survivor card.
bar-survivors-no-comfort-needed = You have all your Will, and your discard is empty.
bar-survivors-pile-empty = There is no survivor left to draw.
bar-survivors-not-for-you = Survivors are rescued by the Hunted.
bar-survivors-with-you = This survivor is with you: shelter them when you fortify Sanctuary.
bar-survivors-phase-3 = Survivors are rescued in phase 3, from a place next to Sanctuary.
bar-survivors-too-far = You aren’t next to Sanctuary, which is on { $places }.
bar-survivors-token-there = A Hunt token lies on your place: nobody is rescued from there.
bar-survivors-with-the-place = You may rescue somebody when you are asked what to do on your place.
bar-avatars-not-yours = { $thing } isn’t your Avatar.
bar-avatars-forbidden = no Avatar works this turn.
bar-avatars-by-itself = { $thing } acts by itself, in phase { $n } ({ $phase }).
bar-avatars-once = You have already used { $thing } this turn.
bar-avatars-phase = { $thing } is used in phase { $n } ({ $phase }).
bar-avatars-nothing-to-swap = It takes a card in your hand and one in your discard.
bar-dna-none-left = The Creature has no DNA left.
bar-dna-one-needed = It costs 1 DNA, and the Creature has none.
bar-dna-two-needed = It costs 2 DNA, and the Creature has fewer.
bar-dna-supply-empty = The Creature has all the DNA there is.
bar-dna-too-dear = With { $n } DNA none of your Evolution cards can be developed.
bar-growth-barred = the Creature neither evolves nor nests this turn.
bar-growth-before-growing = { $thing } is played at the end of phase 5, before the Creature evolves or nests.
bar-growth-before-moving = { $thing } is played at the start of phase 5, before Sanctuary moves.
bar-evolutions-not-yours = { $thing } is the Creature’s.
bar-evolutions-phase-5 = { $thing } is developed in phase 5, for { $n } DNA.
bar-evolutions-too-dear = { $thing } costs { $n } DNA, and you have less.
bar-evolutions-evolve-first = Choose to evolve first; then you may develop { $thing } for { $n } DNA.
bar-evolutions-four-developed = You have 4 developed Evolutions, and there is no room for more.
bar-evolutions-pile-empty = No Evolution card of level { $n ->
    [1] I
   *[other] II
} is left to draw.
bar-evolutions-next-turn = { $thing } acts from the turn after the one in which it was developed.
bar-evolutions-locked = { $thing } is silent until the turn ends.
bar-evolutions-by-itself = { $thing } acts by itself, in phase { $n } ({ $phase }).
bar-evolutions-once = You have already used { $thing } this turn.
bar-evolutions-phase = { $thing } is used in phase { $n } ({ $phase }).
bar-evolutions-none-in-hand = The Creature has no Evolution card in hand.
bar-evolutions-none-active = No Evolution is at work.
bar-evolutions-none-developed = No Evolution lies before the Creature.
bar-evolutions-creature-holds-none = The Creature has no Evolution card in hand.
bar-evolutions-somebody-there = Somebody is under the Creature token.
bar-evolutions-nobody-beside = Nobody next to the Creature token has a Place card in hand.
bar-evolutions-card-played = You have played a Hunt card this turn.

## What the buttons are called

button-resist = Resist
button-give_up = Give up
button-use_power = Use { $places }
button-take_back = Take a card back
button-end_hunt = End the hunt
button-evolve = Evolve
button-nest = Nest
button-develop = Develop
button-draw_evolution = Draw at level { $n ->
    [1] I
   *[other] II
}
