# The log, one message per effect that is written down. `.noticed` is for those who only see that it happens.

## The turn

event-choose_side = { $who } chooses { $n ->
    [0] side A
   *[1] side B
} of the board.
event-turn_began = Turn { $n } begins.
event-commit = { $who } lays { $places } face down.
event-resist = { $who } resists: { $n } Will to take back { $places }.
    .noticed = { $count ->
        [one] { $who } resists and takes back 1 card.
       *[other] { $who } resists and takes back { $count } cards.
    }
event-give_up = { $who } gives up: all Will and all discarded Place cards come back.
event-withdraw = { $who } has second thoughts.
event-play_hunt = { $who } plays { $cards }.
event-acts_as = It works as { $cards }.
event-play_survival = { $who } plays { $cards }.
event-put_token = { $who } puts { $token } on { $places }.
event-spread_token = { $who } spreads { $token } to { $places }.
event-plan = { $count ->
    [0] { $who } plays no card.
   *[other] { $who } gets { $cards } ready.
}
event-explore_only = { $who } chooses to explore { $places }.
event-revealed = { $who } is { $at }.
event-use_power = { $who } uses the power of { $places }.
event-catch = { $creature } catches { $who } { $at }.
event-reset = { $who } recovers: Will restored, all Place cards back in hand.

## Place cards

event-take_back = { $who } takes back { $all }.
    .noticed = { $count ->
        [one] { $who } takes back 1 card.
       *[other] { $who } takes back { $count } cards.
    }
event-pick_up = { $who } takes back { $places }.
    .noticed = { $who } takes back a card from the table.
event-discard = { $who } discards { $places }.
    .noticed = { $count ->
        [one] { $who } discards 1 card.
       *[other] { $who } discards { $count } cards.
    }
event-set_aside = { $who } picks { $places } to discard.
event-keep_two = { $who } keeps { $places } in hand.
event-hide_two = { $who } hides { $places }, and shows the rest.
    .noticed = { $who } hides { $count } Place cards and shows the rest to { $creature }.
event-show_to_creature = { $whose } shows { $places }.
    .noticed = { $count ->
        [one] { $who } sees 1 Place card.
       *[other] { $who } sees { $count } Place cards.
    }
event-take_from_reserve = { $who } takes { $places } from the reserve.
event-exchange = { $who } swaps { $other } for { $places }.
    .noticed = { $who } swaps the card played for a discarded one.
event-prepare_river = { $who } will lay 2 Place cards next turn, and keep one.
event-prepare_artefact = { $who } will explore 2 places next turn.

## Hunt and Survival cards

event-drew_survival = { $who } draws { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Survival card.
       *[other] { $who } draws { $count } Survival cards.
    }
event-keep_survival = { $who } keeps { $cards }.
    .noticed = { $count ->
        [one] { $who } keeps 1 Survival card.
       *[other] { $who } keeps { $count } Survival cards.
    }
event-discarded_survival = { $who } sends { $cards } to the discard.
event-discard_survival = { $who } discards { $cards }.
event-drew_hunt = { $who } draws { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Hunt card.
       *[other] { $who } draws { $count } Hunt cards.
    }
event-strike_hand = { $who } strikes back at the Hunt cards.
event-lost_hunt = { $who } loses { $cards } to the bottom of the deck.
    .noticed = { $count ->
        [one] { $who } loses 1 Hunt card to the bottom of the deck.
       *[other] { $who } loses { $count } Hunt cards to the bottom of the deck.
    }

## Will, counters, Marker

event-lost_will = { $who } loses { $n } Will.
event-heal = { $self ->
    [yes] { $who } regains 1 Will.
   *[no] { $who } gives 1 Will back to { $whom }.
}
event-advance_rescue = { $n ->
    [one] Rescue advances 1 space.
   *[other] Rescue advances { $n } spaces.
}
event-advance_assimilation = { $n ->
    [one] Assimilation advances 1 space.
   *[other] Assimilation advances { $n } spaces.
}
event-charge_marker = { $who } puts the Marker on the Beach.
event-fire_marker = { $who } takes the Marker off the Beach.

## What Hunt cards do

event-push = { $creature } pushes { $who } from { $other } to { $places }.

## What Survival cards do

event-dodge_creature = { $who } dodges the Creature token.
event-ignore_artemia = { $who } escapes the Artemia token.
event-move_token = { $who } moves { $token } to { $places }.
