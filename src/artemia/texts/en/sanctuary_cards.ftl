# What the Hunt and Survival cards of SANCTUARY ask, offer and leave in the log.

## Hunt cards

ask-amnesia = Amnesia silences every Avatar this turn.
answer-erase_memories = Erase their memories

ask-latent_gene = Latent Gene wakes an Evolution card of your hand until the turn ends: which one?
answer-wake_gene = Wake { $cards }
event-wake_gene = { $you ->
    [who] You show
   *[other] { $who } shows
} { $cards }, which works as if developed until the turn ends.

ask-sampling = Sampling will feed on the Hunted under the Target token.

ask-abduction = Abduction will strike the place under the Target token.
answer-load_abduction = Prepare the abduction
ask-abduction_choice = Abduction reaches you: which card do you discard?

ask-contagion = Contagion brings the Artemia token’s harm to Sanctuary’s place too.

ask-panic = Panic drives the waiting survivors away.
answer-scatter_survivors = Drive { $cards } away
event-scatter_survivors = Panic! { $cards } won’t be rescued any more.

ask-siege = Siege allows Defense a single space in the coming phase 3.

ask-frenzy = Frenzy makes a catch of this turn worth 1 more Assimilation space, for 2 DNA.
answer-rage = Pay 2 DNA

ask-pincer = Pincer will hurt those under the Target token, if it lies next to the Creature token.
answer-load_pincer = Open the pincer

ask-landslide = Landslide shifts Sanctuary to an adjacent place of its route: which one?

ask-burrow = Burrow moves the Creature token to an adjacent place, for 1 DNA: which one?
answer-dig_to = Dig to { $places }

ask-feast = Feast turns the catch of this turn into 2 DNA.

ask-hatching = Hatching makes the next Evolution you develop cheaper by 2 DNA.
answer-brood = Brood

ask-metamorphosis = Metamorphosis returns a developed Evolution to your hand, and its cost in DNA: which one?
answer-revert = Take back { $cards }
event-revert = { $you ->
    [who] You take { $cards } back into your hand.
   *[other] { $who } takes { $cards } back into its hand.
}

ask-torpor = Torpor keeps Sanctuary where it is and survivors out of sight.
answer-numb_city = Numb the city

## Survival cards

ask-course_change = Course Change moves Sanctuary one place along its route: which way?
answer-steer = Steer Sanctuary to { $places }

ask-gene_lock = Gene Lock stops a developed Evolution until the turn ends: which one?
answer-lock_gene = Lock { $cards }
event-lock_gene = { $you ->
    [who] You lock
   *[other] { $who } locks
} { $cards } until the turn ends.

ask-sabotage = Sabotage takes an Evolution card from the Creature’s hand.
answer-strike_genes = Strike at the Creature’s Evolution cards
event-strike_genes = { $you ->
    [who] You sabotage
   *[other] { $who } sabotages
} the Evolution cards.
event-lost_gene = { $you ->
    [who] You lose { $cards } to the bottom of your pile.
   *[other] { $who } loses { $cards } to the bottom of its pile.
}
    .noticed = { $count ->
        [one] { $who } loses 1 Evolution card to the bottom of its pile.
       *[other] { $who } loses { $count } Evolution cards to the bottom of their piles.
    }

ask-distress_call = Distress Call brings you a survivor.

ask-comfort = Comfort costs you a Survivor card, for 1 Will and 2 Place cards: whom do you part with?
answer-part_with = Part with { $cards }
ask-cards_of_comfort = Comfort brings discarded cards back: which do you take?

ask-deflector = Deflector keeps Sanctuary’s place free of the Creature token.
answer-shield_city = Shield { $places }
event-shield_city = { $you ->
    [who] You shield
   *[other] { $who } shields
} { $places }: no Creature token can be placed there this turn.

ask-barricade = Barricade raises Sanctuary’s Defense.

ask-escort = Escort lets you rescue a survivor once your place’s power is used.
answer-set_out = Use { $places }, then escort a survivor
ask-whom_to_escort = Escort lets you rescue a survivor as well: whom do you choose?

ask-reinforcements = Reinforcements turns one of your Survivor cards into Defense: which one?
answer-enlist = Enlist { $cards }: Defense +1

ask-airlift = Airlift takes you to Sanctuary’s place: from where?
answer-fly = Fly from { $other } to { $places }
event-fly = { $you ->
    [who] You fly
   *[other] { $who } flies
} from { $other } to { $places }.

ask-bait = Bait will cost the Creature 2 DNA if it catches you.
answer-wait_for_it = Lie in wait as bait

ask-roll_call = Roll Call will raise Defense once more if you shelter 2 survivors or more.
answer-call_all = Call the roll

ask-second_wind = Second Wind brings discarded cards back: which do you take?

ask-holding_pattern = Holding Pattern keeps Sanctuary in place or speeds it on: which do you choose?
answer-hold_city = Stay in place
answer-hurry_city = One more place
event-hold_city = { $you ->
    [who] You keep
   *[other] { $who } keeps
} Sanctuary where it is.
event-hurry_city = { $you ->
    [who] You speed
   *[other] { $who } speeds
} Sanctuary on by one more place.

ask-sterilization = Sterilization stops all DNA the Creature would take in this phase.
