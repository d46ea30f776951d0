# What a player can answer, one message per effect that can be an answer.

## The turn

answer-choose_side = { $n ->
    [0] { side-A }: { side-A.text }
   *[1] { side-B }: { side-B.text }
}
answer-commit = { $count ->
    [one] Explore { $places }
   *[other] Lay { $places }
}
answer-resist = { $last ->
    [yes] Resist with your last Will for { $places }, and so give up
   *[no] Resist: pay { $n } Will, take back { $places }
}
answer-give_up = Give up: all your Will and Place cards come back, and Assimilation +1
answer-withdraw = Change your mind
answer-ready = Wait for the hunt
answer-play_hunt = Play { $cards }
answer-play_survival = Play { $cards }
answer-put_token = Put { $token } on { $places }
answer-spread_token = Spread { $token } to { $places }
answer-end_hunt = End the hunt
answer-plan = { $count ->
    [0] Play nothing
   *[other] Play { $cards }
}
answer-explore_only = Explore { $places }
answer-pass_window = Pass
answer-begin_place = Begin with { $places }
answer-use_power = { $copy ->
    [yes] Copy { $places }
   *[no] Use { $places }
}
answer-nothing = Do nothing

## Place cards

answer-take_back = Take back { $all }
answer-pick_up = Take back { $places }
answer-discard = Discard { $places }
answer-set_aside = Discard { $places }
answer-keep_two = Keep { $places }
answer-hide_two = Keep { $places } hidden
answer-take_from_reserve = Take { $places } from the reserve
answer-exchange = Swap { $other } for { $places }
answer-prepare_river = Get ready to lay 2 Place cards next turn
answer-prepare_artefact = Get ready to explore 2 places next turn

## Hunt and Survival cards

answer-draw_survival = { $n ->
    [one] Draw 1 Survival card
   *[other] Draw { $n } Survival cards
}
answer-draw_two_keep_one = Draw 2 Survival cards and keep one
answer-keep_survival = Keep { $cards }
answer-discard_survival = Discard { $cards }
answer-strike_hand = Strike at the Creature’s Hunt cards

## Will, counters, Marker

answer-lose_will = Lose { $n } Will
answer-heal = { $self ->
    [yes] Regain 1 Will
   *[no] Give 1 Will back to { $whom }
}
answer-advance_rescue = Rescue +{ $n }
answer-charge_marker = Put the Marker on the Beach
answer-fire_marker = Take the Marker off the Beach: Rescue +1

## What Hunt cards do

answer-this_turn = Let it take effect
answer-push = Push { $who } from { $other } to { $places }

## What Survival cards do

answer-dodge_creature = Dodge the Creature token
answer-ignore_artemia = Escape the Artemia token
answer-move_token = Move { $token } to { $places }
