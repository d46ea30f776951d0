# What is told of a game when it is over

story-margin = { $winner ->
    [creature] { $outcome ->
        [narrow] Help was { $n } { $n ->
            [one] space
           *[other] spaces
        } away when the planet took the last of the Hunted, in turn { $turns }.
       *[clear] The planet took all of them within { $turns } { $turns ->
            [one] turn
           *[other] turns
        }, with help still { $n } spaces away.
    }
   *[hunted] { $outcome ->
        [narrow] The Hunted got away in turn { $turns }, with the Creature { $n } { $n ->
            [one] space
           *[other] spaces
        } short of victory.
       *[clear] The Hunted got away in turn { $turns }, well ahead: the Creature still had { $n } spaces to go.
    }
}
story-never-caught = { $count ->
    [one] The Creature never laid a claw on { $who }.
   *[other] The Creature never laid a claw on { $who }: { $count } ghosts.
}
story-darkest = Turn { $turn } was the darkest one: { $n } catches, and { $who } in the Creature’s grip.
story-free = { $who } stayed out of reach for { $n } turns in a row.
story-hunting-ground = { $place } was the best hunting ground, with { $n } catches.
story-prey = { $who } was the favourite prey: caught { $n } times, { $will } Will gone.
story-gave-up = { $n ->
    [one] { $who } gave up once, and got up again.
   *[other] { $who } gave up { $n } times, and got up again each time.
}
story-nobody-gave-up = Nobody ever gave up.
story-hunt-card = The Creature played { $card } { $n } times.
story-cards = Nobody had more up their sleeve than { $who }: { $n } Survival cards played.
story-visited = { $place } saw the most visitors: { $n }.
