# `artemia arena`

arena-chart = Arena
arena-about = { $games } games a cell, the same deals for all, seed { $seed }; 95 % intervals
arena-title = How often the Creature wins, %: { $games } games a cell, seed { $seed }
arena-rates = How often the Creature wins
arena-gains = Points of win rate gained over { $bot }, against { $bot }
arena-times = Time for a decision: the middle one, and the slowest but 1 %
arena-creature = Creature
arena-against = against { $bot }
arena-bot = Bot
arena-camp = As
arena-as-creature = the Creature
arena-as-hunted = the Hunted
arena-players = { $n } players
arena-longest = Longest
arena-luck = Where bots tell the mixtures they draw places from, the luck of their draws is put aside.
arena-speed = { $games } games in { $seconds } s: { $games_a_second } games/s, processes: { $jobs }
arena-written = Written to { $file }.

error-arena-nobody = There must be a bot on either side, and a seat count.
error-arena-no-png = A PNG needs Matplotlib: install “artemia[plot]”, or name a file that ends in .html or .svg.
error-arena-file = “{ $given }” should end in { $known }.
error-arena-folder = There is no folder “{ $given }” to write to.
