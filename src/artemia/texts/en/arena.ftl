# `artemia arena`

arena-chart = Arena
arena-about = { $games } games per cell, the same deals for all, seed { $seed }; 95% intervals
arena-title = How often the Creature wins, %: { $games } games per cell, seed { $seed }
arena-rates = How often the Creature wins
arena-gains = Points of win rate gained over { $bot }, against { $bot }
arena-times = Time per decision: the median, and the slowest but 1%
arena-creature = Creature
arena-against = against { $bot }
arena-bot = Bot
arena-camp = As
arena-as-creature = the Creature
arena-as-hunted = the Hunted
arena-players = { $n } players
arena-longest = Longest
arena-less-luck = less luck
arena-luck = Less luck: where bots tell the mixtures they draw places from, the luck of their draws is put aside.
arena-luck-off = * { $creature } against { $hunted }, { $players } players: { $luck } points of luck per game on average, so it isn’t luck.
arena-luck-off-means = *: somebody peeks (--check would tell), or tells other mixtures than it draws from. Only what was won counts.
arena-foul-not-offered = { $bot } as { $camp } gave an answer that wasn’t offered: to { $question }, { $answer }.
arena-foul-changed = { $bot } as { $camp } changed the game while it was to answer { $question }: { $about }.
arena-foul-peeked = { $bot } as { $camp } peeks: to { $question } it answers { $answer }, but { $about } when only what it can’t see is different.
arena-foul-unrepeatable = { $bot } as { $camp } can’t be checked: asked { $question } twice, it answers { $answer }, then { $about }. A bot that looks at a clock does so (seconds=0 is without).
arena-fouls = Games stopped for that: { $number }. The first was game { $game }: { $setup }
arena-speed = { $games } games in { $seconds } s: { $games_a_second } games/s, processes: { $jobs }
arena-written = Written to { $file }.

error-arena-nobody = There must be a bot on either side, and a seat count.
error-arena-no-png = A PNG needs Matplotlib: install “artemia[plot]”, or name a file that ends in .html or .svg.
error-arena-file = “{ $given }” should end in { $known }.
error-arena-folder = There is no folder “{ $given }” to write to.
