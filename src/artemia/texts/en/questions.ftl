# What a player is asked, one message per question.

ask-think_again = Your choice stands, and you may still change your mind.

## The turn

ask-which_side = The two sides of the board set the Artemia symbols differently: which one do you want?
ask-prepare = The Hunted are choosing where to go: do you play a Hunt card first?
ask-explore = { $cause ->
    [stuck] You hold too few cards that you can play: you must resist or give up.
    [keeps_one] Thanks to the River you lay 2 Place cards and keep one just before the reveal: which two?
    [plays_both] Thanks to the Artefact you explore 2 places this turn: which ones?
    [one_from_discard] Thanks to the Fjord you lay a card from your hand and one from your discard: which two?
   *[plain] Where do you go this turn?
}
ask-hunt_choice = { $cause ->
    [done] Your tokens are down: do you play a Hunt card, or end the hunt?
    [cards] The hunt is on: do you place a token, or play a Hunt card first?
   *[tokens] The hunt is on: where does your token go?
}
ask-counter_choice = The Creature’s tokens are down: do you answer with a Survival card?
ask-which_to_explore = The reveal is near: which of your two places do you explore?
ask-reaction = { $phase ->
    [4] The turn is ending
    [5] The planet is changing
   *[3] The places are revealed
}: do you play a { $role ->
    [creature] Hunt
   *[hunted] Survival
} card?
ask-which_first = You can use { $places }: which one comes first?
ask-place_choice = You are { $at }: what do you do?
ask-which_to_lose = { $n ->
    [one] The Artemia token reaches you: which Place card do you discard?
   *[other] The Artemia token reaches you { $n } times over: which { $n } Place cards do you discard?
}

## Places

ask-lair = The Lair gives you back your discard or copies the Creature’s place: which do you choose?
ask-jungle = The Jungle brings cards back to your hand: which do you take?
ask-river = The River lets you lay 2 Place cards next turn.
ask-beach = The Beach is where the Marker calls for help.
ask-rover = The Rover finds you a new Place card: which one?
ask-swamp = The Swamp brings cards back to your hand: which do you take?
ask-shelter = The Shelter lets you draw Survival cards.
ask-which_to_keep = The Shelter lets you keep only one of these Survival cards: which one?
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
