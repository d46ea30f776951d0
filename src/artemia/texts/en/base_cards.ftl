# What the places and cards of the base game ask, offer and leave in the log.

## Places

ask-lair = The Lair gives you back your discard or copies the Creature’s place: which do you choose?
ask-jungle = The Jungle brings cards back to your hand: which do you take?
ask-river = The River lets you lay 2 Place cards next turn.
ask-beach = The Beach is where the Marker calls for help.
ask-rover = The Rover finds you a new Place card: which one?
ask-swamp = The Swamp brings cards back to your hand: which do you take?
ask-shelter = The Shelter lets you draw Survival cards.
ask-wreck = The Wreck brings the rescue closer.
ask-source = The Source restores 1 Will or grants 1 Survival card: which do you choose?
ask-artefact = The Artefact lets you explore 2 places next turn.

## Hunt cards

ask-despair = Despair bars all Survival cards until the turn ends.
ask-force_field = Force Field closes 2 adjacent places: which ones?
ask-anticipation = Anticipation rewards you for catching one Hunted above all: whom do you name?
ask-ascendancy = Ascendancy leaves one Hunted with only 2 Place cards in hand: whom do you subdue?
ask-which_two_to_keep = Ascendancy leaves you with only 2 Place cards in hand: which ones do you keep?
ask-fierceness = Fierceness makes every catch of this turn cost 1 more Will.
ask-forbidden_zone = Forbidden Zone costs every Hunted a Place card.
ask-which_to_give = Forbidden Zone costs every Hunted a Place card: which one do you discard?
ask-interference = Interference puts the Beach and the Wreck out of use this turn.
ask-persecution = Persecution holds places to 1 returned card each this turn.
ask-mutation = Mutation makes the Artemia token cost 1 Will as well.
ask-phobia = Phobia shows you the hand of one Hunted, save 2 cards: whom do you frighten?
ask-which_two_to_hide = Phobia shows your hand to the Creature: which 2 Place cards do you keep hidden?
ask-virus = Virus spreads the Artemia token over 2 places.
ask-clone = Clone turns the Target token into another Creature token.
ask-mirage = Mirage spreads the Target token over 2 places.
ask-scream = Scream will strike the place under the Target token.
ask-scream_choice = Scream reaches you: do you lose Will, or Place cards?
ask-toxin = Toxin will strike the place under the Target token.
ask-toxin_choice = Toxin reaches you: which Survival card do you discard?
ask-cataclysm = Cataclysm puts one place out of use: which one?
ask-detour = Detour pushes one Hunted onto an adjacent place: whom do you push?
ask-divert_where = Detour carries { $whom } off: where to?
ask-stasis = Stasis holds Rescue back in this phase.
ask-tracking = Tracking allows you 2 Hunt cards next turn.
ask-flashback = Flashback works as your last discarded Hunt card: how do you use it?
answer-spread_despair = Spread despair
answer-raise_force_field = Close { $places }
answer-anticipate = Name { $whom }
answer-subdue = Subdue { $whom }
answer-close_zone = Close the zone
answer-disable = Put { $places } out of use
answer-frighten = Frighten { $whom }
answer-widen_artemia = Spread the Artemia token over 2 places
answer-raise_mirage = Raise a mirage
answer-load_scream = Let the scream out
answer-load_toxin = Release the toxin
answer-devastate = Devastate { $places }
answer-divert = Push { $whom }
answer-take_the_scent = Pick up the scent
event-raise_force_field = A force field closes { $places }.
event-anticipate = { $you ->
    [who] You lie in wait for { $whom }.
    [whom] { $who } lies in wait for you.
   *[other] { $who } lies in wait for { $whom }.
}
event-subdue = { $you ->
    [who] You subdue { $whom }.
    [whom] { $who } subdues you.
   *[other] { $who } subdues { $whom }.
}
event-frighten = { $you ->
    [who] You frighten { $whom }.
    [whom] { $who } frightens you.
   *[other] { $who } frightens { $whom }.
}
event-devastate = { $you ->
    [who] You devastate
   *[other] { $who } devastates
} { $places }: the place is ineffective this turn.

## Survival cards

ask-adrenaline = Adrenaline restores 1 Will to you.
ask-ingenuity = Ingenuity puts the Marker on the Beach.
ask-sacrifice = Sacrifice costs you a Place card to hold the Creature’s cards back: which one do you discard?
ask-sixth_sense = Sixth Sense brings discarded cards back: which do you take?
ask-smokescreen = Smokescreen hides every discard from the Creature.
ask-strike_back = Strike Back takes Hunt cards from the Creature’s hand.
ask-vortex = Vortex swaps the card you played for a discarded one: which do you swap?
ask-detector = Detector shields you from the Artemia token this turn.
ask-dodge = Dodge shields you from the Creature token this turn.
ask-drone = Drone copies the Rover instead of your own place.
ask-gate = Gate copies an adjacent place instead of your own: which one?
ask-hologram = Hologram moves the Artemia token one step: where to?
ask-wrong_track = Wrong Track moves the Creature token one step: where to?
ask-amplifier = Amplifier uses the Marker to bring the rescue closer.
ask-double_back = Double Back brings a card you played back to your hand: which one?
answer-calm_creature = Discard { $places }
event-calm_creature = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $places }: no more Hunt cards this turn.
    .noticed = { $count ->
        [one] { $who } discards 1 card: no more Hunt cards this turn.
       *[other] { $who } discards { $count } cards: no more Hunt cards this turn.
    }
