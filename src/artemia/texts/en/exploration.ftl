# Places, cards and words of the box EXPLORATION. `.at` is what follows “you are”.

box-exploration = Exploration
    .full = the Exploration expansion
    .text = Ten other places, more cards, and a planet to explore.
preset-exploration = Exploration
    .text = The ten places of Exploration, and its cards together with those of the base game.
preset-labyrinth = Labyrinth variant
    .text = The Labyrinth is place 5: you discover places 6 to 10 one by one, drawn from the base game and Exploration.

## Places

place-nexus = The Nexus
    .text = Take back your whole discard pile OR copy a place another Hunted is exploring (with up to 4 Hunted: both, in this order). If the Creature token catches anyone here, Assimilation moves 2, not 1.
    .at = in the Nexus
place-oasis = The Oasis
    .text = This card comes back to your hand, plus 1 discarded Place card for each Will you are missing.
    .at = in the Oasis
place-fjord = The Fjord
    .text = Next turn, play 1 Place card from your hand and 1 from your discard. Pick the one you explore before the reveal; both end up discarded.
    .at = in the Fjord
place-dome = The Dome
    .text = Move the Shield one place forward (1 to 4). When it reaches the Dome: Rescue +2, then it goes back to place 1. (Once per turn.)
    .at = under the Dome
place-labyrinth = The Labyrinth
    .text = Reveal a hidden place, then use its power OR take its card from the reserve. Or, revealing nothing, take a card of a revealed place you don’t own.
    .at = in the Labyrinth
place-mangrove = The Mangrove
    .text = This card and 1 card from your discard return to your hand. Then a Hunted of your choice, possibly you, takes back 1 Place card.
    .at = in the Mangrove
place-archipelago = The Archipelago
    .text = Draw 1 Survival card. Then you may discard 1 Survival card: a Hunted of your choice, possibly you, regains 1 Will.
    .at = in the Archipelago
place-pole = The Pole
    .text = Pay 1 Will: Rescue +2. Once played, this card returns to the reserve in phase 4. (Once per turn.)
    .at = at the Pole
place-fungi = The Fungi
    .text = Put up to 2 Will from the pool on free Rescue spaces ahead; each space Rescue reaches gives its Will to a Hunted. OR draw 1 Survival card.
    .at = among the Fungi
place-portal = The Portal
    .text = Discard this card at once and play another Place card from your hand, face up: you are there now. The Portal can’t be copied.
    .at = at the Portal

## Hunt cards

hunt-exp_interference = Interference
    .text = Places 4 and 8 are ineffective this turn.
hunt-time_rift = Time Rift
    .text = Assimilation moves 1 space per Hunted on the targeted place. Unless you have won, Rescue then moves as far.
hunt-gargantua = Gargantua
    .text = The Creature token covers 2 adjacent places.
hunt-inertia = Inertia
    .text = As soon as cards are revealed: if a Hunted is on the targeted place, all places are ineffective.
hunt-ubiquity = Ubiquity
    .text = Right after the reveal, swap the Creature token with another Hunt token on the planet.
hunt-telepathy = Telepathy
    .text = Name 2 adjacent places. A Hunted of your choice must say if the card they played is one of those.
hunt-tornado = Tornado
    .text = Right after the reveal, choose 2 adjacent places: the Hunted on each move to the other.
hunt-quicksand = Quicksand
    .text = From the reveal on, Hunted on the targeted place may neither play Survival cards nor take back Place cards this turn.
hunt-eclipse = Eclipse
    .text = This turn, resisting gives back 1 Place card per Will lost instead of 2.
hunt-drift = Drift
    .text = Right after the reveal, move the Artemia token or the Target token to an adjacent place.
hunt-regeneration = Regeneration
    .text = Discard any Hunt cards you like, then draw up to 4 rather than 3.
hunt-swarm = Swarm
    .text = Hunted on places adjacent to the Artemia token discard 1 Place card.
hunt-ambush = Ambush
    .text = Right after the reveal, if the Artemia token is off the planet, put it on a place adjacent to the Creature token.

## Survival cards

survival-exp_drone = Drone
    .text = Rather than use your own place’s power, copy place 5.
survival-exp_ingenuity = Ingenuity
    .text = Put the Marker on the Beach, or move the Shield one place forward.
survival-exp_amplifier = Amplifier
    .text = Remove the Marker from the Beach: Rescue +1. Or move the Shield one place forward.
survival-shuttle = Shuttle
    .text = Right after the reveal, move to the other place of your column.
survival-camouflage = Camouflage
    .text = The Target token does not affect you this turn. If it is not on your place, draw 1 Survival card instead.
survival-flare = Flare
    .text = Every Hunted looks at the Creature’s Hunt cards.
survival-first_aid = First Aid
    .text = A Hunted the Creature token caught this turn, you or another, regains 1 Will.
survival-supply_crate = Supply Crate
    .text = Draw 2 Survival cards.
survival-second_thoughts = Second Thoughts
    .text = Exchange the Place card you played with one from your hand.
survival-solidarity = Solidarity
    .text = Up to 3 Hunted of your choice, possibly you, each take back 1 discarded Place card.
survival-decoy = Decoy
    .text = The Creature may not place the Artemia token this turn.
survival-scavenging = Scavenging
    .text = Rather than use your own place’s power, take 1 card of your choice from the Survival discard.
survival-map_fragment = Map Fragment
    .text = Discard 1 Place card from your hand: take 1 from the reserve that you don’t own.
survival-endurance = Endurance
    .text = You lose no Will in this phase.
survival-rally = Rally
    .text = You and every Hunted on your place take back 1 discarded Place card each.

## Words

word-shield = Shield
word-hidden_place = hidden place

## Places in few words: for a card in hand, and (`.tile`) for the tile of the planet

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
