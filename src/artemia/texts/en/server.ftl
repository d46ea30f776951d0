# What the server says: refusals, starting and stopping, and what a table can be

refused-not-offered = That isn’t among the answers offered.
refused-too-late = Too late: that question is no longer open.
refused-not-yours = That chair isn’t yours.
refused-not-host = Only the host can do that.
refused-no-table = There is no table with this code.
refused-nothing-here = There is nothing here.
refused-wrong-method = This address takes no such request.
refused-bad-message = This request isn’t understood.
refused-too-fast = That was too fast; wait a moment.
refused-too-long = That is too long.
refused-bad-setup = These options make no game.
refused-gone = This table can’t be opened any more.
refused-elsewhere = Requests from other sites are refused.
refused-players = A table has 2 to 7 chairs.
refused-too-few-chairs = More people sit here than that.
refused-no-chair = There is no such chair.
refused-no-chair-left = There is no chair left for you.
refused-taken = Somebody sits on this chair.
refused-colour = This colour is taken.
refused-one-chair = You already play in this game.
refused-creature = At this table the Creature is found in another way.
refused-level = There is no such bot.
refused-nobody-there = Nobody sits there.
refused-open-chairs = There are still empty chairs: wait for people, or put bots there.
refused-not-ready = Not everybody is ready: { $who }.
refused-name = A name has 1 to { $longest } characters.
refused-link = This link opens no chair any more.
refused-no-vote = Only people who play in this game can vote.
refused-not-away = This player isn’t away.
refused-not-now-lobby = The game hasn’t begun yet.
refused-not-now-playing = The game has begun.
refused-not-now-over = The game is over.
refused-record = This file is no record of a game, or only a part of one.
refused-record-answers = This record is too long: it may have { $most } answers at most.
refused-record-size = This file is too large for the record of a game: it may have { $most } MB at most.
refused-record-not-over = Only the record of a finished game can be looked at.
refused-not-over = The game isn’t over yet.
refused-nothing-asked = Nothing is asked of you just now.
refused-no-hint = No hint came in time; ask again.
refused-no-read = This game can’t be read just now; ask again.
refused-too-many-tables = You have too many tables open; finish one first.
refused-too-many-sockets = This page is open too often from here; close a tab, then try again.

server-page-missing =
    The tables are open, but the page has not been built yet.
    Whoever runs the server stops it and starts it again with ./artemia serve, which builds the page first.

serve-local = On this machine:   { $link }
serve-network = In your network:   { $link }
serve-data = Tables are kept in { $file }
serve-how-to-stop = Ctrl+C stops; every game goes on from where it is when you start again.
serve-stopping = Stopping; all games are kept.

error-port-in-use = Port { $port } is in use; choose another one with --port.
error-port-denied = Port { $port } may not be used; choose one from 1024 on.
error-bad-host = “{ $host }” is no address of this machine.
error-data-file = The file “{ $file }” can’t be opened.
error-data-in-use = Another server uses “{ $file }”; stop it first, or name another file with --data.
error-no-database = “{ $file }” holds something else than Artemia’s tables.
error-data-newer = “{ $file }” was written by a newer version of Artemia; please update.

level-newcomer = Newcomer
    .text = Has just learnt the rules, and has lapses.
level-steady = Steady
    .text = Follows its nose and makes few blunders.
level-sharp = Sharp
    .text = Thinks a turn through, and still has its habits.
level-merciless = Merciless
    .text = Thinks hard, and can hardly be read.
level-cautious = Cautious
    .text = Thinks as far as Sharp; shuns every risk.
level-gambler = Gambler
    .text = Thinks as far as Sharp; goes where there is most to win.
level-copycat = Copycat
    .text = Thinks as far as Sharp; follows the crowd.

pace-none = No clock
    .text = Everybody takes the time it takes.
pace-relaxed = Relaxed
    .text = 90 seconds for a decision.
pace-fast = Fast
    .text = 30 seconds for a decision.
pace-days = Days
    .text = 24 hours for a decision: play beside everything else.
