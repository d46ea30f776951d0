# Places in few words: for a card in hand, and (`.tile`) for the tile of the planet.

## Base

glance-lair = Discard back, or copy Creature
    .tile = Take back your whole discard, or copy the Creature’s place. Caught here: −1 Will more.
glance-jungle = Itself and 1 card back
    .tile = This card comes back to your hand, along with 1 card from your discard.
glance-river = Next turn: play 2, keep 1
    .tile = Next turn play 2 cards, keep one just before the reveal.
glance-beach = Marker down, or Rescue +1
    .tile = Put the Marker here, or remove it: Rescue +1. (Once per turn.)
glance-rover = A new place from the reserve
    .tile = Add to your hand 1 Place card from the reserve that you don’t own yet.
glance-swamp = Itself and 2 cards back
    .tile = This card comes back to your hand, along with 2 cards from your discard.
glance-shelter = Draw 2 Survival, keep 1
    .tile = Draw 2 Survival cards, keep one.
glance-wreck = Rescue +1
    .tile = Rescue +1. (Once per turn.)
glance-source = +1 Will, or 1 Survival card
    .tile = A Hunted regains 1 Will, or draw 1 Survival card.
glance-artefact = Next turn: play 2, use both
    .tile = Next turn play 2 cards and resolve both.

## EXPLORATION

glance-nexus = Discard back, or copy a Hunted
    .tile = Take back your whole discard, or copy another Hunted’s place. Caught here: Assimilation +2.
glance-oasis = Itself, 1 card per Will lost
    .tile = This card comes back, with 1 discarded card for each Will you are missing.
glance-fjord = Next turn: hand and discard
    .tile = Next turn play 1 card from your hand and 1 from your discard; explore one.
glance-dome = Shield +1; home: Rescue +2
    .tile = Move the Shield one place. At the Dome: Rescue +2. (Once per turn.)
glance-labyrinth = Reveal a place, or take one
    .tile = Reveal a hidden place and use it or take its card; or take a revealed one.
glance-mangrove = Itself and 1; a Hunted takes 1
    .tile = This card and 1 discarded card come back. Then a Hunted takes back 1.
glance-archipelago = 1 Survival; swap one for Will
    .tile = Draw 1 Survival card. You may discard one: a Hunted regains 1 Will.
glance-pole = −1 Will: Rescue +2
    .tile = Pay 1 Will: Rescue +2. The card returns to the reserve. (Once per turn.)
glance-fungi = Will on the track, or Survival
    .tile = Put up to 2 Will on the Rescue track ahead, or draw 1 Survival card.
glance-portal = Off at once to another place
    .tile = Discard this card and play another from your hand, face up: you are there.

## SANCTUARY

glance-canyon = Itself and 2 cards of 1 to 5
    .tile = This card comes back, with up to 2 discarded cards numbered 1 to 5.
glance-camp = 1 Survivor or 1 Survival card
    .tile = Draw 1 Survivor card, or 1 Survival card.
glance-monolith = Undo an Evolution, once
    .tile = Discard 1 developed Evolution; this card then leaves the game.
glance-infirmary = +1 Will, or rescue a survivor
    .tile = A Hunted regains 1 Will, or rescue 1 face-up survivor from here.
glance-ark = Defense +1, shelter survivors
    .tile = Defense +1, then you may shelter your survivors. (Once per turn.)
