# The places of EXPLORATION: what they ask, what can be answered, what the log says.

## The Nexus, the Oasis

ask-nexus = The Nexus gives you back your discard or copies a place another Hunted explores: which do you choose?
ask-nexus_cards = The Nexus gives you back one card: which one?
ask-nexus_place = The Nexus copies a place another Hunted explores as well: which one?
answer-use_whole_nexus = Take back your discard, then copy a place
ask-oasis = The Oasis brings cards back to your hand: which do you take?

## The Fjord

ask-fjord = The Fjord lets you lay a discarded card as well as one from your hand next turn.
answer-prepare_fjord = Get ready to lay a discarded card as well next turn
event-prepare_fjord = { $you ->
    [who] You will
   *[other] { $who } will
} lay a discarded card as well next turn, and explore one of the two.
answer-commit_two = Lay { $places } from your hand and { $other } from your discard
event-commit_two = { $you ->
    [who] You lay
   *[other] { $who } lays
} { $all } face down.
event-laid_from_discard = { $you ->
    [who] You have
   *[other] { $who } has
} laid { $places }, taken from the discard.
    .noticed = { $count ->
        [one] { $who } has laid a card from the discard.
       *[other] { $who } has laid { $count } cards from the discard.
    }

## The Dome

ask-dome = The Dome moves the Shield one place forward.
answer-advance_shield = Move the Shield one place forward
event-advance_shield = { $you ->
    [who] You move
   *[other] { $who } moves
} the Shield one place forward.

## The Labyrinth

ask-labyrinth = The Labyrinth leads you to an unknown place, or to a card of a known one: which way do you go?
answer-reveal_place = Reveal { $places }
event-reveal_place = { $you ->
    [who] You reveal
   *[other] { $who } reveals
} { $places }.
event-uncovered = { $places } lies there.
ask-on_discovery = You have found { $places }: what do you do with it?
answer-use_discovery = Use { $places } at once

## The Labyrinth variant

answer-search_sites = Search for a new place
event-drew_sites = { $you ->
    [who] You find
   *[other] { $who } finds
} { $cards }.
ask-which_site = One of the places you found joins the planet: which one, and where?
answer-lay_site = Put { $cards } on { $places }
event-lay_site = { $you ->
    [who] You put
   *[other] { $who } puts
} { $cards } on { $places }.
ask-which_site_to_drop = One of the other places you found leaves the game: which one?
answer-drop_site = Discard { $cards }
event-drop_site = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards }: the place leaves the game.
event-returned_site = { $you ->
    [who] You return
   *[other] { $who } returns
} { $cards } under the pile.

## The Mangrove

ask-mangrove = The Mangrove brings cards back to your hand: which do you take?
answer-haul_in = Take back { $all }
ask-whom_to_help = The Mangrove also lets one Hunted take back a Place card: who will it be?
answer-help_out = { $self ->
    [yes] Take back a card yourself
   *[no] Help { $whom }
}
event-help_out = { $self ->
    [yes] { $you ->
        [who] You go on looking for a card.
       *[other] { $who } goes on looking for a card.
    }
   *[no] { $you ->
        [who] You help { $whom }.
        [whom] { $who } helps you.
       *[other] { $who } helps { $whom }.
    }
}
ask-which_to_fish_out = The Mangrove gives you a Place card back: which do you take?

## The Archipelago

ask-archipelago = The Archipelago grants you a Survival card, and may turn one into Will.
answer-comb_islands = Draw 1 Survival card, then you may trade one for 1 Will
ask-care_choice = You may discard a Survival card to give 1 Will back to a Hunted: do you?
answer-trade_card = Discard { $cards } for 1 Will
event-trade_card = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards } for 1 Will.
ask-whom_to_tend = The discarded card gives 1 Will back: to whom?

## The Pole

ask-pole = The Pole brings the rescue 2 spaces closer, and costs you 1 Will.
answer-pay_for_rescue = Pay 1 Will: Rescue +2
event-pay_for_rescue = { $you ->
    [who] You pay
   *[other] { $who } pays
} 1 Will at the Pole.

## The Fungi, and Will on the Rescue track

ask-fungi = The Fungi put Will in the way of Rescue or grant 1 Survival card: which do you choose?
answer-sow_will = Put 1 Will on the space { $spaces } from Victory
event-sow_will = { $you ->
    [who] You put
   *[other] { $who } puts
} 1 Will on the space { $spaces } from Victory.
ask-sow_more = You may put a second Will on a free Rescue space: where?
event-collect_will = Rescue reaches the Will on the space { $spaces } from Victory.
ask-who_takes_will = Rescue has reached a Will: who takes it?
answer-receive_will = { $self ->
    [yes] Take the Will yourself
   *[no] Leave the Will to { $whom }
}
event-receive_will = { $you ->
    [whom] You take the Will.
   *[other] { $whom } takes the Will.
}
ask-take_from_track = No Will is left in the pool, so yours comes off the Rescue track: from which spaces?
answer-lift_will = Take the Will { $spaces } from Victory
event-lift_will = { $you ->
    [who] You take
   *[other] { $who } takes
} the Will { $spaces } from Victory off the Rescue track.

## The Portal

ask-portal = The Portal takes you to another place of your hand: which one?
answer-step_through = Step through to { $places }
event-step_through = { $you ->
    [who] You discard a card to step through the Portal, and are
   *[other] { $who } discards a card to step through the Portal, and is
} { $at }.
