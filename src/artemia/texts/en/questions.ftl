# What a player is asked, one message per question.

ask-think_again = Your choice stands, but you can still change your mind.

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

ask-which_to_keep = The Shelter lets you keep only one of these Survival cards: which one?
