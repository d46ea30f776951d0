# `artemia simulate`

sim-title = { $creature } (Creature) against { $hunted } (Hunted), seed { $seed }
sim-progress = games
sim-players = Players
sim-side = Side
sim-games = Games
sim-wins = Creature wins
sim-interval = 95 % interval
sim-turns = Turns
sim-decisions = Decisions
sim-all = all
sim-speed = { $games } games in { $seconds } s: { $games_a_second } games/s, { $decisions_a_second } decisions/s, processes: { $jobs }
sim-coverage = What was played
sim-name = Name
sim-kind = Kind
sim-times = Times
sim-kind-hunt = Hunt card
sim-kind-survival = Survival card
sim-kind-place = place power
sim-complete = Every Hunt card, Survival card and place power was used.
sim-missing = Never used in these games: { $names }.
sim-failed = Game { $game } broke: { $error }
sim-failed-setup = Its set-up: { $setup }
sim-failed-again = To see it break again: { $command }
sim-failed-more = Games that broke: { $number } in all.
