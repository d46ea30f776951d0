# Hints, and the read of a game that is over

advice-go = choosing a place at once
advice-hunt = placing the Creature token at once

## How often, and what a place brings

often-comes = { $how ->
    [hardly] hardly ever comes
    [rarely] seldom comes
    [sometimes] sometimes comes
    [often] often comes
   *[mostly] nearly always comes
}
often-looks = { $how ->
    [hardly] hardly ever looks
    [rarely] seldom looks
    [sometimes] sometimes looks
    [often] often looks
   *[mostly] nearly always looks
}
why-gain = { $place } { $does }
why-gain-most = Nothing brings you more than { $places }
gain-lair = gives you back your whole discard pile
gain-jungle = comes back to your hand with another card
gain-river = leaves you the choice of two next turn
gain-beach = brings the Rescue nearer
gain-rover = gives you a new place to go to
gain-swamp = comes back to your hand with two other cards
gain-shelter = gives you a Survival card
gain-wreck = brings the Rescue nearer
gain-source = gives back Will, or a Survival card
gain-artefact = counts double next turn
gain-canyon = comes back to your hand with other cards
gain-camp = gives you a survivor, or a Survival card
gain-monolith = takes an Evolution from the Creature
gain-infirmary = gives back Will, or rescues a survivor
gain-ark = fortifies Sanctuary
gain-nexus = gives you back your discard pile, or another’s place
gain-oasis = comes back to your hand, with more for each Will you are missing
gain-fjord = lets you choose from your discard as well next turn
gain-dome = moves the Shield on, and the Rescue with it in the end
gain-labyrinth = opens up the unknown
gain-mangrove = gives cards back to you and to somebody else
gain-archipelago = gives you a Survival card, which may become Will
gain-pole = brings the Rescue much nearer, for 1 Will
gain-fungi = lays out Will for the Rescue to reach, or gives a Survival card
gain-portal = takes you somewhere else at once

## Why a place

why-go-quiet = { $gain }, and the Creature { $comes } there.
why-go-worth = { $gain }, and that is worth it, even though the Creature { $comes } there.
why-go-elsewhere = You would gain most { $there }, but the Creature { $watched } there; { $at } it { $danger }.
why-go-dear = You would gain most { $there }, but being found there would cost you more than { $at }.
why-go-mostly = You would gain as much { $there }, but somebody who is always there is easy to read; be { $at } most often.
why-go-draw = No place stands out, so pick one at random and stay hard to read; the Creature looks { $there } most of all.
why-go-doomed = The Creature will probably find you wherever you go; being found { $at } costs you least.
why-hunt-likely = Somebody is { $at } more often than anywhere else; { $n } of { $of } Hunted could be there.
why-hunt-dear = Somebody is more often { $there }, but a catch { $at } hurts the Hunted more.
why-hunt-draw = No place stands out, so pick one at random and stay hard to read; { $at } is as good as any.

## Why an answer and not another

why-only = There is nothing else to do.
why-even = For this turn it makes hardly any difference compared with “{ $other }”.
why-close = It is a close call with “{ $other }”: the difference may be luck.
why-later = It leaves you better placed for the next turns than “{ $other }”.
why-wins = It wins the game this very turn more often than “{ $other }”.
why-saves = “{ $other }” loses the game this very turn more often.
why-hunted-rescue = Rescue ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further ahead than after “{ $other }”.
why-hunted-assimilation = Assimilation ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further back than after “{ $other }”.
why-hunted-defense = Defense ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further ahead than after “{ $other }”.
why-hunted-developed = The Creature ends the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} fewer developed Evolutions than after “{ $other }”.
why-hunted-survival = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more Survival cards than after “{ $other }”.
why-hunted-hunt = The Creature ends the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} fewer Hunt cards than after “{ $other }”.
why-hunted-will = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more Will than after “{ $other }”.
why-hunted-dna = The Creature ends the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} less DNA than after “{ $other }”.
why-hunted-hand = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more Place cards in hand than after “{ $other }”.
why-creature-rescue = Rescue ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further back than after “{ $other }”.
why-creature-assimilation = Assimilation ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further ahead than after “{ $other }”.
why-creature-defense = Defense ends the turn { $much ->
    [little] a little
   *[clearly] clearly
} further back than after “{ $other }”.
why-creature-developed = You end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more developed Evolutions than after “{ $other }”.
why-creature-survival = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} fewer Survival cards than after “{ $other }”.
why-creature-hunt = You end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more Hunt cards than after “{ $other }”.
why-creature-will = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} less Will than after “{ $other }”.
why-creature-dna = You end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} more DNA than after “{ $other }”.
why-creature-hand = The Hunted end the turn with { $much ->
    [little] slightly
   *[clearly] clearly
} fewer Place cards in hand than after “{ $other }”.

## The read of a game

read-looked-well = Looking { $at } was right: somebody could be expected there { $catch }% of the time.
read-looked-else = Looking { $at } promised a catch { $catch }% of the time; { $there } it was { $more }%, and a thinking bot looks there most often ({ $share }%).
read-looked-dear = Looking { $at } promised a catch { $catch }% of the time; { $there } it was only { $more }%, but a catch there hurts more, and a thinking bot looks there most often ({ $share }%).
read-where = { $who } { $at }
read-where-caught = { $who } { $at } (caught)
read-mistake = Turn { $turn }, { $who }: “{ $chosen }” left a { $chance }% chance of winning; “{ $best }” would have left { $more }%.
