# The log, one message per effect that is written down. `.noticed` is for those who only see that it happens.

## The turn

event-choose_side = { $you ->
    [who] You choose
   *[other] { $who } chooses
} { $n ->
    [0] side A
   *[1] side B
} of the board.
event-turn_began = Turn { $n } begins.
event-commit = { $you ->
    [who] You lay
   *[other] { $who } lays
} { $places } face down.
event-resist = { $you ->
    [who] You resist
   *[other] { $who } resists
}: { $n } Will to take back { $places }.
    .noticed = { $count ->
        [one] { $who } resists and takes back 1 card.
       *[other] { $who } resists and takes back { $count } cards.
    }
event-give_up = { $you ->
    [who] You give
   *[other] { $who } gives
} up: all Will and all discarded Place cards come back.
event-withdraw = { $you ->
    [who] You have
   *[other] { $who } has
} second thoughts.
event-play_hunt = { $you ->
    [who] You play
   *[other] { $who } plays
} { $cards }.
event-acts_as = It works as { $cards }.
event-play_survival = { $you ->
    [who] You play
   *[other] { $who } plays
} { $cards }.
event-put_token = { $you ->
    [who] You put
   *[other] { $who } puts
} { $token } on { $places }.
event-spread_token = { $you ->
    [who] You spread
   *[other] { $who } spreads
} { $token } to { $places }.
event-plan = { $count ->
    [0] { $you ->
        [who] You play no card.
       *[other] { $who } plays no card.
    }
   *[other] { $you ->
        [who] You get { $cards } ready.
       *[other] { $who } gets { $cards } ready.
    }
}
event-explore_only = { $you ->
    [who] You choose
   *[other] { $who } chooses
} to explore { $places }.
event-revealed = { $you ->
    [who] You are
   *[other] { $who } is
} { $at }.
event-use_power = { $you ->
    [who] You use
   *[other] { $who } uses
} the power of { $places }.
event-catch = { $you ->
    [who] { $creature } catches you { $at }.
    [creature] You catch { $who } { $at }.
   *[other] { $creature } catches { $who } { $at }.
}
event-reset = { $you ->
    [who] You recover
   *[other] { $who } recovers
}: Will restored, all Place cards back in hand.

## Place cards

event-take_back = { $you ->
    [who] You take
   *[other] { $who } takes
} back { $all }.
    .noticed = { $count ->
        [one] { $who } takes back 1 card.
       *[other] { $who } takes back { $count } cards.
    }
event-pick_up = { $you ->
    [who] You take
   *[other] { $who } takes
} back { $places }.
    .noticed = { $who } takes back a card from the table.
event-discard = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $places }.
    .noticed = { $count ->
        [one] { $who } discards 1 card.
       *[other] { $who } discards { $count } cards.
    }
event-set_aside = { $you ->
    [who] You pick
   *[other] { $who } picks
} { $places } to discard.
event-keep_two = { $you ->
    [who] You keep
   *[other] { $who } keeps
} { $places } in hand.
event-hide_two = { $you ->
    [who] You hide { $places }, and show the rest.
   *[other] { $who } hides { $places }, and shows the rest.
}
    .noticed = { $you ->
        [creature] { $who } hides { $count } Place cards and shows you the rest.
       *[other] { $who } hides { $count } Place cards and shows the rest to { $creature }.
    }
event-show_to_creature = { $you ->
    [whose] You show { $places }.
   *[other] { $whose } shows { $places }.
}
    .noticed = { $count ->
        [one] { $who } sees 1 Place card.
       *[other] { $who } sees { $count } Place cards.
    }
event-take_from_reserve = { $you ->
    [who] You take
   *[other] { $who } takes
} { $places } from the reserve.
event-exchange = { $you ->
    [who] You swap
   *[other] { $who } swaps
} { $other } for { $places }.
    .noticed = { $who } swaps the card played for a discarded one.
event-prepare_river = { $you ->
    [who] You will
   *[other] { $who } will
} lay 2 Place cards next turn, and keep one.
event-prepare_artefact = { $you ->
    [who] You will
   *[other] { $who } will
} explore 2 places next turn.

## Hunt and Survival cards

event-drew_survival = { $you ->
    [who] You draw
   *[other] { $who } draws
} { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Survival card.
       *[other] { $who } draws { $count } Survival cards.
    }
event-keep_survival = { $you ->
    [who] You keep
   *[other] { $who } keeps
} { $cards }.
    .noticed = { $count ->
        [one] { $who } keeps 1 Survival card.
       *[other] { $who } keeps { $count } Survival cards.
    }
event-discarded_survival = { $you ->
    [who] You send
   *[other] { $who } sends
} { $cards } to the discard.
event-discard_survival = { $you ->
    [who] You discard
   *[other] { $who } discards
} { $cards }.
event-drew_hunt = { $you ->
    [who] You draw
   *[other] { $who } draws
} { $cards }.
    .noticed = { $count ->
        [one] { $who } draws 1 Hunt card.
       *[other] { $who } draws { $count } Hunt cards.
    }
event-strike_hand = { $you ->
    [who] You strike
   *[other] { $who } strikes
} back at the Hunt cards.
event-lost_hunt = { $you ->
    [who] You lose
   *[other] { $who } loses
} { $cards } to the bottom of the deck.
    .noticed = { $count ->
        [one] { $who } loses 1 Hunt card to the bottom of the deck.
       *[other] { $who } loses { $count } Hunt cards to the bottom of the deck.
    }

## Will, counters, Marker

event-lost_will = { $you ->
    [who] You lose
   *[other] { $who } loses
} { $n } Will.
event-heal = { $self ->
    [yes] { $you ->
        [who] You regain 1 Will.
       *[other] { $who } regains 1 Will.
    }
   *[no] { $you ->
        [who] You give 1 Will back to { $whom }.
        [whom] { $who } gives you 1 Will back.
       *[other] { $who } gives 1 Will back to { $whom }.
    }
}
event-advance_rescue = { $n ->
    [one] Rescue advances 1 space.
   *[other] Rescue advances { $n } spaces.
}
event-advance_assimilation = { $n ->
    [one] Assimilation advances 1 space.
   *[other] Assimilation advances { $n } spaces.
}
event-charge_marker = { $you ->
    [who] You put
   *[other] { $who } puts
} the Marker on the Beach.
event-fire_marker = { $you ->
    [who] You take
   *[other] { $who } takes
} the Marker off the Beach.

## What Hunt cards do

event-push = { $you ->
    [who] { $creature } pushes you
    [creature] You push { $who }
   *[other] { $creature } pushes { $who }
} from { $other } to { $places }.

## What Survival cards do

event-dodge_creature = { $you ->
    [who] You dodge
   *[other] { $who } dodges
} the Creature token.
event-ignore_artemia = { $you ->
    [who] You escape
   *[other] { $who } escapes
} the Artemia token.
event-move_token = { $you ->
    [who] You move
   *[other] { $who } moves
} { $token } to { $places }.
