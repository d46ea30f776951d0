# `artemia join`

join-seated = Le bot { $name } prend la chaise { $chair }.
join-answered = Tour { $turn } : { $key }
join-over = { $winner ->
    [creature] La partie est finie : la Créature l’emporte.
    [hunted] La partie est finie : les Traqués l’emportent.
   *[nobody] La partie est finie.
}
error-table-link = Ce n’est pas le lien d’une table ; il ressemble à http://host:port/t/CODE.
error-no-server = Le serveur { $site } ne répond pas.
error-other-protocol = Le serveur parle une autre version du protocole.
error-no-chair = Il n’y a pas de chaise libre pour le bot à cette table.
error-not-over = Cette partie n’est pas encore finie.
