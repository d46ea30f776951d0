# Mistakes people can mend; each is also told in English by the code that finds it

error-players = A game has 2 to 7 players, the Creature included, not { $given }.
error-side = The board has a side A and a side B, no side { $given }.
error-sides = The board has a side A and a side B, no side { $given }; both plays on either.
error-box = There is no box called “{ $given }”; there are { $known }.
error-boxes-order = Name each box once, in this order, the base game always: { $known }.
error-light-and-city = The light variant borrows Avatars and one Evolution for a game without Sanctuary; with the whole box it adds nothing.
error-labyrinth-and-city = The Labyrinth variant discovers places 6 to 10 of the base game and EXPLORATION; Sanctuary needs its own there.
error-labyrinth-places = In the Labyrinth variant places 6 to 10 are discovered: name places 1 to 5 only.
error-labyrinth-missing = The Labyrinth variant needs the Labyrinth as place 5.
error-place-needs-city = The place “{ $given }” needs the city of Sanctuary: add the box sanctuary.
error-place = There is no place called “{ $given }”.
error-place-twice = The places “{ $first }” and “{ $second }” have the same number: choose one of them.
error-planet = A planet has ten places, numbered 1 to 10, in that order.
error-preset = There is no preset called “{ $given }”; there are { $known }.
error-bot = There is no bot called “{ $given }”; there are { $known }.
error-bots-twice = Name either --bots for all seats or --creature and --hunted.
error-modes-twice = Name either --modes or one game, by its preset or its boxes.
error-games = There must be at least 1 game, not { $given }.
error-jobs = There must be at least 1 process, not { $given }.
error-game = Games are numbered from 0 on; there is no game { $given }.
error-seat-counts = “{ $given }” is no number of players; write for example 5, 2-7 or 2,4,6.
error-no-save = This file is no saved game.
error-no-game = This is no game of Artemia.
error-damaged = This saved game is damaged.
error-newer = This game was saved by a newer version of Artemia; please update.
error-misfit = Answer { $number } of this record, “{ $line }”, doesn’t fit the game.
