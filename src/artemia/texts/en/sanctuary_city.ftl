# The city, its survivors, the fifth phase, Avatars and Evolutions: what is asked, answered and written down.

won-defense = The Hunted win: Sanctuary withstands the Creature.

## The set-up

ask-which_avatar = Two Avatars are yours to choose from: who will you be?
answer-choose_avatar = { $cards }
event-choose_avatar = { $you ->
    [who] You choose
   *[other] { $who } chooses
} the Avatar { $cards }.
event-plays_avatar = { $you ->
    [who] You are
   *[other] { $who } is
} the { $cards }.
ask-which_levels = You begin with { $n } Evolution cards: from which levels do you draw them?
answer-draw_by_level = { $n ->
    [0] Draw them all from level II
   *[other] { $rest ->
        [0] Draw them all from level I
       *[other] Draw { $n } from level I and { $rest } from level II
    }
}
event-draw_by_level = { $you ->
    [who] You draw your
   *[other] { $who } draws its
} first Evolution cards, { $n ->
    [0] none of them from level I
   *[other] { $n } of them from level I
}.
ask-which_evolution = One Evolution is yours from the start: which one?
answer-begin_evolved = Begin with { $cards }
event-begin_evolved = { $you ->
    [who] You begin
   *[other] { $who } begins
} with { $cards }.

## Avatars and Evolutions at work

answer-use_avatar = Use your Avatar: { $cards }
event-use_avatar = { $you ->
    [who] You act
   *[other] { $who } acts
} as the { $cards }.
answer-use_evolution = Use { $cards }
event-use_evolution = { $you ->
    [who] You use
   *[other] { $who } uses
} { $cards }.
ask-forestall_choice = The Creature is about to place its tokens: do you play a Survival card first?

## Survivors

answer-rescue = { $brings ->
        [unknown] Rescue { $cards }
       *[other] Rescue { $cards } – { $brings }
    }
event-rescue = { $you ->
    [who] You rescue
   *[other] { $who } rescues
} { $cards }.
answer-draw_survivor = Draw 1 Survivor card
event-drew_survivor = { $you ->
    [who] You draw
   *[other] { $who } draws
} { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Survivor card.
       *[other] { $who } draws { $count } Survivor cards.
    }
answer-lose_survivors = Discard { $cards }
event-lose_survivors = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards }.
event-survivor_appeared = A survivor waits for help: { $cards }.

ask-s_survival = This survivor lets you draw a Survival card.
ask-s_defense = This survivor makes Sanctuary’s Defense stronger.
ask-s_copy_creature = This survivor lets you copy the Creature’s place: which one?
ask-s_reserve = This survivor brings you a Place card from the reserve: which one?
ask-s_no_evolution = This survivor keeps the Creature from evolving and nesting this turn.
answer-stunt = Hold the Creature’s growth back
event-stunt = { $you ->
    [who] You hold the growth of { $creature } back
    [creature] { $who } holds your growth back
   *[other] { $who } holds the growth of { $creature } back
}: neither evolving nor nesting this turn.
ask-s_take_back_2 = This survivor brings discarded cards back: which do you take?
ask-s_take_played = This survivor brings a card you played back to your hand: which one?
ask-s_will = This survivor restores 1 Will to you.
ask-s_dna = This survivor costs the Creature up to 2 DNA: how many?

## Sanctuary and its Defense

answer-fortify = Fortify Sanctuary: Defense +1
event-fortify = { $you ->
    [who] You fortify
   *[other] { $who } fortifies
} Sanctuary.
ask-which_to_corrode = Corrosive makes you pay for fortifying: which Place card do you discard?
ask-shelter_choice = Sanctuary can take your survivors in: do you shelter them all?
answer-shelter_survivors = Shelter { $cards }: Defense +1
event-shelter_survivors = { $you ->
    [who] You shelter
   *[other] { $who } shelters
} { $cards } in Sanctuary.
answer-advance_defense = Defense +{ $n }
event-defense_moved = { $n ->
    [0] Defense reaches its last space.
    [one] Defense advances 1 space: 1 more to go.
   *[other] Defense advances 1 space: { $n } more to go.
}
event-defense_held = The siege holds Defense back.
answer-move_city = Move Sanctuary to { $places }
event-move_city = Sanctuary moves to { $places }.

event-range_1_10 = From now on Sanctuary travels over all ten places.
ask-which_to_discard = Defense costs the Creature a developed Evolution: which one?
ask-which_to_gain = Defense offers you a Place card from the reserve: which one do you take?
ask-draw_or_not = Defense offers you a Survival card: do you draw it?
ask-which_to_take_back = Defense brings a discarded Place card back: which one do you take?

## Places

ask-canyon = The Canyon brings cards back to your hand: which do you take?
ask-camp = The Camp grants a Survivor card or a Survival card: which do you choose?
ask-monolith = The Monolith destroys a developed Evolution: which one?
answer-break_evolution = Destroy { $cards }
event-break_evolution = { $you ->
    [who] You destroy
   *[other] { $who } destroys
} { $cards }.
ask-infirmary = The Infirmary restores 1 Will or rescues a survivor: which do you choose?
ask-ark = The Ark fortifies Sanctuary from afar.
answer-fortify_from_the_ark = Fortify Sanctuary from the Ark: Defense +1
event-fortify_from_the_ark = { $you ->
    [who] You fortify
   *[other] { $who } fortifies
} Sanctuary from afar.

## The fifth phase

ask-growth = { $cause ->
    [barred] You can neither evolve nor nest this turn: do you do something else first?
   *[free] The turn is over: do you evolve, or nest?
}
answer-stay = Let it be
event-stay = { $you ->
    [who] You neither evolve nor nest.
   *[other] { $who } neither evolves nor nests.
}
answer-evolve = Evolve: take { $n } DNA, then draw and develop evolutions
event-evolve = { $you ->
    [who] You evolve
   *[other] { $who } evolves
}.
answer-nest = Nest: take { $n } DNA, then Defense +1
event-nest = { $you ->
    [who] You nest
   *[other] { $who } nests
}.
ask-shape = You have { $n } DNA: do you draw or develop evolutions?
answer-draw_evolution = Draw an Evolution card of level { $n ->
    [1] I
   *[2] II
} ({ $price ->
    [0] for free
   *[other] { $price } DNA
})
event-draw_evolution = { $you ->
    [who] You reach
   *[other] { $who } reaches
} for the Evolution cards of level { $n ->
    [1] I
   *[2] II
}.
event-drew_evolutions = { $you ->
    [who] You draw
   *[other] { $who } draws
} { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Evolution card.
       *[other] { $who } draws { $count } Evolution cards.
    }
answer-develop = Develop { $cards } ({ $price } DNA)
event-develop = { $you ->
    [who] You develop
   *[other] { $who } develops
} { $cards }.
answer-shed = Discard { $cards } to make room
event-shed = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards } to make room.
answer-lose_evolution = Discard { $cards }
event-lose_evolution = { $you ->
    [who] You have
   *[other] { $who } has
} { $cards } discarded.
answer-gain_dna = Take { $n } DNA
event-gained_dna = { $n ->
    [0] { $you ->
        [who] You take no DNA.
       *[other] { $who } takes no DNA.
    }
   *[other] { $you ->
        [who] You take { $n } DNA.
       *[other] { $who } takes { $n } DNA.
    }
}
answer-lose_dna = Take { $n } DNA from the Creature
event-lost_dna = { $n ->
    [0] { $you ->
        [creature] You have no DNA to lose.
       *[other] { $creature } has no DNA to lose.
    }
   *[other] { $you ->
        [creature] You part with { $n } DNA.
       *[other] { $creature } parts with { $n } DNA.
    }
}
