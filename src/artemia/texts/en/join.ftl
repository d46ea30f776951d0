# `artemia join`

join-seated = The bot { $name } sits on chair { $chair }.
join-answered = Turn { $turn }: { $key }
join-over = { $winner ->
    [creature] The game is over: the Creature has won.
    [hunted] The game is over: the Hunted have won.
   *[nobody] The game is over.
}
error-table-link = That isn’t a link to a table; it looks like http://host:port/t/CODE.
error-no-server = The server at { $site } doesn’t answer.
error-other-protocol = The server speaks another version of the protocol.
error-no-chair = There is no free chair for the bot at this table.
error-not-over = This game isn’t over yet.
