# Mistakes people can mend; each is also told in English by the code that finds it

error-players = A game has 2 to 7 players, the Creature included, not { $given }.
error-side = The board has a side A and a side B, no side { $given }.
error-sides = The board has a side A and a side B, no side { $given }; both plays on either.
error-bot = There is no bot called “{ $given }”; there are { $known }.
error-bots-twice = Name either --bots for all seats or --creature and --hunted.
error-games = There must be at least 1 game, not { $given }.
error-jobs = There must be at least 1 process, not { $given }.
error-game = Games are numbered from 0 on; there is no game { $given }.
error-seat-counts = “{ $given }” is no number of players; write for example 5, 2-7 or 2,4,6.
error-no-save = This file is no saved game.
error-no-game = This is no game of Artemia.
error-damaged = This saved game is damaged.
error-newer = This game was saved by a newer version of Artemia; please update.
error-misfit = Answer { $number } of this record, “{ $line }”, doesn’t fit the game.
