# What the server says: refusals, starting and stopping, and what a table can be

refused-not-offered = That isn’t among the answers offered.
refused-too-late = Too late: that question is no longer open.
refused-not-yours = That chair isn’t yours.
refused-not-host = Only the host can do that.
refused-no-table = There is no table with this code.
refused-nothing-here = There is nothing here.
refused-wrong-method = This address doesn’t take such a request.
refused-bad-message = This request can’t be understood.
refused-players = A game has { $least } to { $most } players, the Creature included.
refused-field = What the request says for “{ $field }” can’t be understood.
refused-too-fast = That was too fast; wait a moment.
refused-host = This request is meant for another machine.
refused-packed = Send it as it is, not compressed.
refused-too-slow = That took too long to arrive.
refused-failed = Something went wrong here; nothing was changed.
refused-too-long = That is too long.
refused-bad-setup = These options don’t make a game.
refused-gone = This table can’t be opened any more.
refused-busy = This couldn’t be saved just now; please try again.
refused-elsewhere = Requests from other sites are refused.
refused-too-few-chairs = More people than that are sitting here.
refused-no-chair = There is no such chair.
refused-no-chair-left = There is no chair left for you.
refused-taken = This chair is taken.
refused-colour = This colour is taken.
refused-one-chair = You are already playing in this game.
refused-creature = At this table the Creature is chosen in another way.
refused-level = There is no such bot.
refused-no-lesson = There is no such lesson.
refused-no-riddle = There is no riddle of that day.
refused-no-riddle-yet = That riddle is still to come.
refused-nobody-there = Nobody sits there.
refused-open-chairs = There are still empty chairs: wait for people, or put bots there.
refused-not-ready = Not everybody is ready: { $who }.
refused-name = A name has 1 to { $longest } characters.
refused-link = This link no longer opens a chair.
refused-no-vote = Only people who play in this game can vote.
refused-not-away = This player isn’t away.
refused-not-now-lobby = The game hasn’t begun yet.
refused-not-now-playing = The game has begun.
refused-not-now-over = The game is over.
refused-record = This file isn’t a game record, or is only part of one.
refused-record-answers = This record is too long: it can have { $most } answers at most.
refused-record-size = This file is too large for a game record: it can have { $most } MB at most.
refused-record-not-over = Only the record of a finished game can be looked at.
refused-not-over = The game isn’t over yet.
refused-nothing-left = There is nothing left to play from there.
refused-nothing-asked = Nothing is asked of you just now.
refused-no-hint = No hint came in time; ask again.
refused-removed = The host has removed you from this table. You may sit down { $minutes } minutes later, or when the host lets you in.
refused-heir = { $who } will sit down here when the next turn begins.
refused-second-thoughts = You have changed your mind { $most } times this turn; now it stays as it is.
refused-no-hints = There are no hints at this table, or none once two people sit here.
refused-no-read = This game can’t be analysed just now; ask again.
refused-too-many-tables = You have too many tables open; finish one first.
refused-too-many-sockets = This page is open too many times from here; close a tab, then try again.

server-page-missing =
    The tables are open, but the page has not been built yet.
    Whoever runs the server stops it and starts it again with ./artemia serve, which builds the page first.

serve-local = On this machine:   { $link }
serve-network = On your network:   { $link }
serve-data = Tables are kept in { $file }
serve-how-to-stop = Ctrl+C stops the server; when you start it again, every game goes on from where it was.
serve-stopping = Stopping; all games are kept.

error-port-in-use = Port { $port } is in use; choose another one with { $option }.
error-limit = There is no limit called “{ $given }”; there are { $known }.
error-limit-value = “{ $given }” isn’t a limit; write, for example, { $like }.
refused-banned = Whoever runs this server doesn’t let you in any more.
refused-ended = Whoever runs this server has ended this table.
error-no-ban = “{ $who }” isn’t banned.
error-no-admin = No server says in “{ $file }” how to manage it: is it running, as this user?
error-bad-metrics = “{ $where }” doesn’t name a port; write, for example, 9100 or 192.0.2.1:9100.
error-port-denied = Port { $port } may not be used; choose one from 1024 on.
error-bad-host = “{ $host }” isn’t an address of this machine.
error-data-file = The file “{ $file }” can’t be opened.
error-data-in-use = Another server is using “{ $file }”; stop it first, or name another file with --data.
error-two-stores = --data and --store name two places; give only one of them.
error-no-asyncpg = PostgreSQL needs asyncpg; install it with: pip install artemia[postgres]
error-no-postgres = The database can’t be opened: { $why }
error-other-database = This database holds something other than Artemia’s tables.
error-newer-database = The database was written by a newer version of Artemia; please update.
backup-made = The tables are copied to { $file }
move-done = { $count ->
    [one] One table is there now.
   *[other] { $count } tables are there now.
}
error-table-there = Table { $table } is there already; nothing was copied.
error-copy-cut = Copying was cut off ({ $why }); the new store now has all of the tables, or none.
error-not-removed = All tables were copied, but could not be removed from where they were; throw the old store away.
error-other-key = There are tables of another server here, which knows people by another key; take an empty store.
error-no-store-file = There is no file “{ $file }”.
error-store-there = “{ $file }” already exists; name a new file.
error-database-in-use = A server is using this database; stop it first.
error-no-database = “{ $file }” holds something other than Artemia’s tables.
error-data-newer = “{ $file }” was written by a newer version of Artemia; please update.

level-newcomer = Newcomer
    .text = Has just learnt the rules, and still slips up.
level-steady = Steady
    .text = Follows its nose and makes few blunders.
level-sharp = Sharp
    .text = Thinks a turn through, but has its habits.
level-merciless = Merciless
    .text = Thinks hard, and is hard to read.
level-cautious = Cautious
    .text = Thinks as far ahead as Sharp; avoids every risk.
level-gambler = Gambler
    .text = Thinks as far ahead as Sharp; goes where there is most to win.
level-copycat = Copycat
    .text = Thinks as far ahead as Sharp; follows the crowd.

pace-none = No clock
    .text = Everybody takes as long as they need.
pace-relaxed = Relaxed
    .text = 90 seconds per decision.
pace-fast = Fast
    .text = 30 seconds per decision.
pace-days = Days
    .text = 24 hours per decision: play alongside everything else.
