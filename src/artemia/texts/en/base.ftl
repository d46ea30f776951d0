# The base game, its places and cards. `.at` is what follows “you are”.

box-base = Base game
    .full = the base game
    .text = Ten places, twenty Hunt cards, fifteen Survival cards.
preset-first_night = First night
    .text = The base game: its ten places, its Hunt cards and its Survival cards.

## Places

place-lair = The Lair
    .text = Take back your whole discard pile OR copy the place where the Creature token stands. If that token catches you here, you lose 1 more Will.
    .at = in the Lair
place-jungle = The Jungle
    .text = This card comes back to your hand, along with 1 card from your discard.
    .at = in the Jungle
place-river = The River
    .text = Next turn you play 2 Place cards face down. Just before the reveal, keep one; the other returns to your hand.
    .at = by the River
place-beach = The Beach
    .text = Put the Marker here OR, if it is already here, remove it: Rescue +1. (Once per turn.)
    .at = on the Beach
place-rover = The Rover
    .text = Add to your hand 1 Place card from the reserve that you don’t own yet.
    .at = aboard the Rover
place-swamp = The Swamp
    .text = This card comes back to your hand, along with 2 cards from your discard.
    .at = in the Swamp
place-shelter = The Shelter
    .text = Draw 2 Survival cards: one stays in your hand, the other is discarded.
    .at = in the Shelter
place-wreck = The Wreck
    .text = Rescue +1. (Once per turn.)
    .at = in the Wreck
place-source = The Source
    .text = A Hunted of your choice, possibly you, regains 1 Will OR draw 1 Survival card.
    .at = by the Source
place-artefact = The Artefact
    .text = Next turn you play 2 Place cards and resolve them both. The Artefact can’t be copied.
    .at = by the Artefact

## Hunt cards

hunt-despair = Despair
    .text = Until the turn ends, nobody may draw or play Survival cards.
hunt-force_field = Force Field
    .text = Before Place cards are played, choose 2 adjacent places: both are inaccessible this turn.
hunt-anticipation = Anticipation
    .text = Name a Hunted. If the Creature token catches them, Assimilation moves 1 more space.
hunt-ascendancy = Ascendancy
    .text = A Hunted of your choice keeps only 2 Place cards in hand and discards the rest.
hunt-fierceness = Fierceness
    .text = This turn the Creature token costs each Hunted it catches 1 more Will.
hunt-forbidden_zone = Forbidden Zone
    .text = Every Hunted secretly picks 1 Place card in hand; all are discarded together.
hunt-interference = Interference
    .text = The Beach and the Wreck are ineffective this turn.
hunt-persecution = Persecution
    .text = A place’s power lets each Hunted take back no more than 1 Place card this turn.
hunt-mutation = Mutation
    .text = On top of its usual effect, the Artemia token makes Hunted lose 1 Will.
hunt-phobia = Phobia
    .text = A Hunted of your choice sets aside 2 Place cards from hand and shows you the others.
hunt-virus = Virus
    .text = The Artemia token covers 2 adjacent places and acts on both.
hunt-clone = Clone
    .text = This turn the Target token acts as another Creature token.
hunt-mirage = Mirage
    .text = The Target token covers 2 adjacent places: both are ineffective.
hunt-scream = Scream
    .text = Hunted on the targeted place each choose: 2 Place cards discarded, or 1 Will lost.
hunt-toxin = Toxin
    .text = The targeted place is ineffective, and each Hunted there discards 1 Survival card.
hunt-cataclysm = Cataclysm
    .text = Choose any one place. It becomes ineffective.
hunt-detour = Detour
    .text = Once the cards are revealed, push 1 Hunted onto an adjacent place.
hunt-stasis = Stasis
    .text = Rescue does not advance in this phase.
hunt-tracking = Tracking
    .text = During the coming turn your limit is 2 Hunt cards.
hunt-flashback = Flashback
    .text = Works as the Hunt card on top of your discard pile, in that card’s phase.

## Survival cards

survival-adrenaline = Adrenaline
    .text = You regain 1 Will.
survival-ingenuity = Ingenuity
    .text = The Marker goes onto the Beach.
survival-sacrifice = Sacrifice
    .text = Discard 1 of your Place cards: the Creature plays no Hunt card this turn.
survival-sixth_sense = Sixth Sense
    .text = Take back 2 of your discarded Place cards.
survival-smokescreen = Smokescreen
    .text = Every Hunted keeps their discarded Place cards hidden until the turn ends.
survival-strike_back = Strike Back
    .text = Slide 2 Hunt cards picked at random from the Creature’s hand under the Hunt deck.
survival-vortex = Vortex
    .text = Exchange the Place card you played with one from your discard.
survival-detector = Detector
    .text = The Artemia token does not affect you this turn.
survival-dodge = Dodge
    .text = The Creature token does not affect you this turn.
survival-drone = Drone
    .text = Rather than use your own place’s power, copy the Rover.
survival-gate = Gate
    .text = Rather than use your own place’s power, copy a place adjacent to it.
survival-hologram = Hologram
    .text = Move the Artemia token one step, to a neighbouring place.
survival-wrong_track = Wrong Track
    .text = Move the Creature token one step, to a neighbouring place.
survival-amplifier = Amplifier
    .text = Take the Marker off the Beach: Rescue +1 at once.
survival-double_back = Double Back
    .text = The Place card you played returns to your hand and is not discarded.

## Places in few words: for a card in hand, and (`.tile`) for the tile of the planet

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
