# `artemia simulate`

sim-title = { $creature } (Creature) against { $hunted } (Hunted), seed { $seed }
sim-progress = games
sim-players = Players
sim-side = Side
sim-games = Games
sim-wins = Creature wins
sim-interval = 95% interval
sim-turns = Turns
sim-decisions = Decisions
sim-all = all
sim-speed = { $games } games in { $seconds } s: { $games_a_second } games/s, { $decisions_a_second } decisions/s, processes: { $jobs }
sim-written = { $games } games are in { $file }.
sim-interrupted = Interrupted: { $there } of { $all } pieces are kept in { $folder }; the same command with --resume goes on.
sim-unfinished = { $there } of { $all } pieces are in { $folder }; when all are there, --resume makes one file of them.
sim-coverage = What was used of { $box }
sim-name = Name
sim-kind = Kind
sim-times = Times
sim-kind-hunt = Hunt card
sim-kind-survival = Survival card
sim-kind-place = place power
sim-kind-avatar = Avatar in play
sim-kind-avatar-used = Avatar used
sim-kind-evolution = Evolution developed
sim-kind-evolution-used = Evolution used
sim-kind-survivor = survivor rescued
sim-kind-effect = survivor’s effect
sim-kind-bonus = Defense bonus
sim-complete = Everything these games have was used.
sim-missing = Never used in these games: { $names }.
sim-failed = Game { $game } broke: { $error }
sim-failed-setup = Its set-up: { $setup }
sim-failed-again = To see it break again: { $command }
sim-failed-more = Games that broke: { $number } in all.

# Files of games

error-rows-file = “{ $given }” should end in { $known }.
error-rows-no-parquet = Parquet needs pyarrow: install “artemia[lab]”, or name a file that ends in .jsonl or .csv.
error-rows-no-ray = A cluster needs Ray: install “artemia[ray]”.
error-rows-ray-away = There is no Ray at “{ $given }”.
error-rows-no-out = --resume, --shard, --ray and --piece are about a file of games: name one with --out.
error-rows-alone = With --out every game is counted: leave out --coverage and --game.
error-rows-shard = “{ $given }” isn’t a share; write, for example, 1/4.
error-rows-piece = A piece has at least 1 game, not { $given }.
error-rows-there = “{ $file }” is there already: name another file.
error-rows-begun = “{ $file }” was begun: --resume goes on with it.
error-rows-other-run = In “{ $folder }” other games were begun: ask for the same ones, or name another file.
error-rows-no-file = There is no file “{ $file }”.
error-rows-damaged = “{ $file }” doesn’t hold the games of a simulation.
