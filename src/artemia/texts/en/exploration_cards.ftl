# What the Hunt and Survival cards of EXPLORATION ask, offer and leave in the log.

## Hunt cards

ask-exp_interference = Interference puts places 4 and 8 out of use this turn.

ask-time_rift = Time Rift will count the Hunted under the Target token.

ask-gargantua = Gargantua spreads the Creature token over 2 places.
answer-widen_creature = Spread the Creature token over 2 places

ask-inertia = Inertia will stop every place, if anybody turns out to be under the Target token.
event-stop_all = Inertia: every place is ineffective this turn.

ask-ubiquity = Ubiquity swaps the Creature token with another one: which one?
answer-swap_tokens = Swap the Creature token with { $token }
event-swap_tokens = { $you ->
    [who] You swap
   *[other] { $who } swaps
} the Creature token with { $token }.

ask-telepathy = Telepathy makes a Hunted tell you about 2 adjacent places: which ones?
answer-listen_for = Think of { $places }
ask-whose_mind = You think of { $places }: whose mind do you read?
answer-read_mind = Ask { $whom }
event-read_mind = { $you ->
    [who] You read the mind of { $whom }
    [whom] { $who } reads your mind
   *[other] { $who } reads the mind of { $whom }
}, in search of { $places }.
event-own_up = { $you ->
    [who] You can’t deny it
   *[other] { $who } can’t deny it
}: there is a card played among { $places }.
event-deny = { $you ->
    [who] You tell
   *[other] { $who } tells
} the truth: no card played is among { $places }.

ask-tornado = Tornado makes the Hunted on 2 adjacent places change sides: which places?
answer-whirl = Sweep over { $places }
event-whirl = A tornado sweeps over { $places }.

ask-quicksand = Quicksand will hold whoever is under the Target token.

ask-eclipse = Eclipse halves what resisting gives back.
answer-darken = Darken the sky

ask-drift = Drift moves the Artemia or the Target token one step: where to?

ask-regeneration = Regeneration lets you draw up to 4 Hunt cards: which ones do you discard first?
answer-regenerate = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
}
event-discard_hunt = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards }.

ask-swarm = Swarm makes the Artemia token reach the places next to it.

ask-ambush = Ambush brings the Artemia token to the Creature’s side: where to?

## Survival cards

ask-exp_drone = Drone copies place 5 instead of your own place.
ask-exp_ingenuity = Ingenuity helps with the Marker or the Shield.
ask-exp_amplifier = Amplifier uses the Marker, or moves the Shield.

ask-shuttle = Shuttle takes you to the other place of your column.
answer-ride = Go from { $other } to { $places }
event-ride = { $you ->
    [who] You go
   *[other] { $who } goes
} from { $other } to { $places }.

ask-camouflage = Camouflage hides you from the Target token, or finds you a card if the token lies elsewhere.
answer-ignore_target = Hide from the Target token
event-ignore_target = { $you ->
    [who] You hide
   *[other] { $who } hides
} from the Target token.

ask-flare = Flare shows all Hunted the Creature’s cards.
answer-show_hunt_hand = Light up the Creature’s Hunt cards
event-showed_hunt = The Hunted look at { $you ->
    [who] your cards
   *[other] { $who }’s cards
}: { $cards }.
    .noticed = { $count ->
        [one] The Hunted look at { $who }’s 1 card.
       *[other] The Hunted look at { $who }’s { $count } cards.
    }

ask-first_aid = First Aid restores 1 Will to a Hunted who was caught: to whom?

ask-supply_crate = Supply Crate gives you Survival cards.

ask-second_thoughts = Second Thoughts swaps a card you played for one from your hand: which do you swap?
answer-rethink = Swap { $other } for { $places }
event-rethink = { $you ->
    [who] You swap
   *[other] { $who } swaps
} { $other } for { $places }, unseen.

ask-solidarity = Solidarity brings a discarded card back to up to 3 Hunted: to whom?
answer-stand_by = Stand by { $whom }
event-stand_by = { $you ->
    [who] You stand by { $whom }.
    [whom] { $who } stands by you.
   *[other] { $who } stands by { $whom }.
}
ask-which_to_bring_back = The Hunted stand together: which discarded card do you take back?

ask-decoy = Decoy keeps the Artemia token away this turn.
answer-lure_away = Lure the Artemia token away

ask-scavenging = Scavenging finds you a discarded Survival card instead of using your place: which one?
answer-salvage = Take { $cards }
event-salvage = { $you ->
    [who] You take
   *[other] { $who } takes
} { $cards } out of the Survival discard.

ask-map_fragment = Map Fragment turns a card of your hand into a new place: what do you give, what do you take?
answer-follow_map = Discard { $places }, take { $other } from the reserve

ask-endurance = Endurance spares you every loss of Will in this phase.
answer-endure = Lose no Will in this phase
event-endure = { $you ->
    [who] You lose
   *[other] { $who } loses
} no Will in this phase.

ask-rally = Rally brings a discarded card back to everybody on your place.
answer-call_together = Rally { $whom }
event-call_together = { $you ->
    [who] You rally { $whom }.
    [whom] { $who } rallies you.
   *[other] { $who } rallies { $whom }.
}
