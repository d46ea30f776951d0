# Hints, and the read of a game that is over

advice-go = choosing a place at once
advice-hunt = placing the Creature token at once

## Why a place

why-go-quiet = Nothing brings you more than { $places }, and the Creature comes there only { $danger }% of the time.
why-go-worth = Nothing brings you more than { $places }, and it is worth it even though the Creature comes there { $danger }% of the time.
why-go-elsewhere = You would gain most { $there }, but the Creature looks there { $watched }% of the time; it looks { $at } only { $danger }%.
why-go-dear = You would gain most { $there }, but being found there would cost you more than { $at }.
why-go-mostly = You would gain as much { $there }, but somebody who is always there is easy to read; be { $at } most often.
why-go-draw = No place stands out, so pick one at random and stay hard to read; the Creature looks { $there } most of all, { $watched }% of the time.
why-go-doomed = The Creature will probably find you wherever you go; being found { $at } costs you least.
why-hunt-likely = Somebody is { $at } { $catch }% of the time, more often than anywhere else; { $n } of { $of } Hunted could be there.
why-hunt-dear = Somebody is more often { $there } ({ $likely }%), but a catch { $at } ({ $catch }%) hurts the Hunted more.
why-hunt-draw = No place stands out, so pick one at random and stay hard to read; somebody is { $at } { $catch }% of the time.

## Why an answer and not another

why-only = There is nothing else to do.
why-even = For this turn it makes hardly any difference compared with “{ $other }”.
why-close = It is a close call with “{ $other }”: the difference may be luck.
why-later = It leaves you better placed for the next turns than “{ $other }”.
why-wins = It wins the game this turn { $n }% of the time; “{ $other }” does { $less }%.
why-saves = “{ $other }” loses the game this turn { $more }% of the time; this does { $n }%.
why-hunted-rescue = Rescue ends the turn { $n } spaces further ahead than after “{ $other }”.
why-hunted-assimilation = Assimilation ends the turn { $n } spaces further back than after “{ $other }”.
why-hunted-defense = Defense ends the turn { $n } spaces further ahead than after “{ $other }”.
why-hunted-developed = The Creature ends the turn with { $n } fewer developed Evolutions than after “{ $other }”.
why-hunted-survival = The Hunted end the turn with { $n } more Survival cards than after “{ $other }”.
why-hunted-hunt = The Creature ends the turn with { $n } fewer Hunt cards than after “{ $other }”.
why-hunted-will = The Hunted end the turn with { $n } more Will than after “{ $other }”.
why-hunted-dna = The Creature ends the turn with { $n } less DNA than after “{ $other }”.
why-hunted-hand = The Hunted end the turn with { $n } more Place cards in hand than after “{ $other }”.
why-creature-rescue = Rescue ends the turn { $n } spaces further back than after “{ $other }”.
why-creature-assimilation = Assimilation ends the turn { $n } spaces further ahead than after “{ $other }”.
why-creature-defense = Defense ends the turn { $n } spaces further back than after “{ $other }”.
why-creature-developed = You end the turn with { $n } more developed Evolutions than after “{ $other }”.
why-creature-survival = The Hunted end the turn with { $n } fewer Survival cards than after “{ $other }”.
why-creature-hunt = You end the turn with { $n } more Hunt cards than after “{ $other }”.
why-creature-will = The Hunted end the turn with { $n } less Will than after “{ $other }”.
why-creature-dna = You end the turn with { $n } more DNA than after “{ $other }”.
why-creature-hand = The Hunted end the turn with { $n } fewer Place cards in hand than after “{ $other }”.

## The read of a game

read-looked-well = Looking { $at } was right: somebody could be expected there { $catch }% of the time.
read-looked-else = Looking { $at } promised a catch { $catch }% of the time; { $there } it was { $more }%, and a thinking bot looks there most often ({ $share }%).
read-looked-dear = Looking { $at } promised a catch { $catch }% of the time; { $there } it was only { $more }%, but a catch there hurts more, and a thinking bot looks there most often ({ $share }%).
read-where = { $who } { $at }
read-where-caught = { $who } { $at } (caught)
read-mistake = Turn { $turn }, { $who }: “{ $chosen }” left a { $chance }% chance of winning; “{ $best }” would have left { $more }%.
