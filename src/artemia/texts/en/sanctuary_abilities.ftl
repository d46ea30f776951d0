# What Evolutions and Avatars ask, offer and leave in the log.

## Evolutions of level I

ask-optimizer = Optimizer puts one of your Hunt cards under the deck and draws another: which one goes?
answer-optimize = Put { $cards } under the deck
event-optimize = { $you ->
    [who] You put
   *[other] { $who } puts
} { $cards } under the deck.
    .noticed = { $count ->
        [one] { $who } puts 1 Hunt card under the deck.
       *[other] { $who } puts { $count } Hunt cards under the deck.
    }

ask-instinctive = Instinctive shows you a Place card from one of the fullest hands: whose?
answer-sense = Sense a card of { $whom }
event-sense = { $you ->
    [who] You sense a card in the hand of { $whom }.
    [whom] { $who } senses a card in your hand.
   *[other] { $who } senses a card in the hand of { $whom }.
}

ask-territorial_choice = Territorial makes you pay for a rescue so near: which Place card do you discard?

ask-slugger_choice = Slugger knocks a Place card out of your hand: which one do you discard?

ask-sharp = Sharp puts the other place of your column out of use: which one?

ask-prescient = Prescient makes a Hunted say whether a card 1–5 or 6–10 was played: whom do you ask?
answer-foresee = Ask { $whom }
event-foresee = { $you ->
    [who] You ask { $whom }
    [whom] { $who } asks you
   *[other] { $who } asks { $whom }
} whether it was a card 1–5 or 6–10.
event-tell_half = { $you ->
    [who] You have
   *[other] { $who } has
} played a card { $n ->
    [1] from 1 to 5
   *[6] from 6 to 10
}.

ask-scavenger_choice = Scavenger makes 1 DNA of a survivor who waits: whom do you take?
answer-scavenge = Take { $cards } for 1 DNA
event-scavenge = { $you ->
    [who] You drag
   *[other] { $who } drags
} { $cards } away.

ask-parasite_choice = Parasite costs you a Survivor card: which one do you discard?

event-gather_speed = { $you ->
    [who] You have saved your strength: you may play 2 Hunt cards next turn.
   *[other] { $who } has saved its strength: it may play 2 Hunt cards next turn.
}

ask-screamer = Screamer costs everybody next to you a Place card.
answer-howl = Howl at { $places }
event-howl = { $you ->
    [who] You howl
   *[other] { $who } howls
} at { $places }.
ask-screamer_choice = Screamer reaches you: which Place card do you discard?

ask-primitive = Primitive places the Artemia token instead of playing Hunt cards this turn.
answer-bare_artemia = Take the Artemia token, and play no Hunt card this turn

## Evolutions of level II

ask-symbiotic = Symbiotic places the Artemia token for 1 DNA.
answer-bleed_artemia = Take the Artemia token for 1 DNA

ask-magnetic = Magnetic keeps Sanctuary where it is.
answer-anchor_city = Keep Sanctuary where it is

ask-psychic = Psychic makes a Hunted name 3 places, the right one among them: whom do you ask?
answer-probe = Ask { $whom }
event-probe = { $you ->
    [who] You reach for the thoughts of { $whom }.
    [whom] { $who } reaches for your thoughts.
   *[other] { $who } reaches for the thoughts of { $whom }.
}
ask-which_three = Psychic makes you name 3 places, with every card you played among them: which ones?
answer-name_three = Name { $places }
event-name_three = { $you ->
    [who] You name
   *[other] { $who } names
} { $places }.

ask-versatile = Versatile allows you a second Hunt card this turn for 1 DNA.
answer-raise_limit = Pay 1 DNA for a second Hunt card

ask-relentless_choice = Relentless costs a Hunted next to you 1 Will: whom?
answer-lash_out = Lash out at { $whom }
event-lash_out = { $you ->
    [who] You lash out at { $whom }.
    [whom] { $who } lashes out at you.
   *[other] { $who } lashes out at { $whom }.
}

ask-chronophage_choice = Chronophage holds Rescue back in this phase for 2 DNA: do you pay?
answer-eat_time = Pay 2 DNA: Rescue stands still
event-eat_time = { $you ->
    [who] You eat
   *[other] { $who } eats
} time: Rescue doesn’t advance in this phase.

## Avatars

ask-stowaway = The Stowaway swaps a Place card in hand with a discarded one: which two?
answer-smuggle = Swap { $other } for { $places }
event-smuggle = { $you ->
    [who] You swap
   *[other] { $who } swaps
} { $other } for { $places }.
    .noticed = { $who } swaps a card in hand for a discarded one.

ask-soldier_choice = The Soldier takes a discarded card back when caught: which one?

ask-botanist_choice = The Botanist may take a card back { $at }: which one?

ask-pilot_choice = The Pilot may take Sanctuary one place further: do you?

ask-chaplain_choice = The Chaplain gives 1 Will back when survivors find shelter: to whom?

ask-quartermaster_choice = The Quartermaster may take a discarded card back: which one?
