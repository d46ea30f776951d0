# Ce qu’on raconte d’une partie terminée

story-margin = { $winner ->
    [creature] { $outcome ->
        [narrow] Les secours étaient à { $n } { $n ->
            [one] case
           *[other] cases
        } quand la planète a eu raison des derniers Traqués, au tour { $turns }.
       *[clear] La planète les a tous pris en { $turns } { $turns ->
            [one] tour
           *[other] tours
        }, les secours encore à { $n } cases.
    }
   *[hunted] { $outcome ->
        [narrow] Les Traqués se sont échappés au tour { $turns }, la Créature à { $n } { $n ->
            [one] case
           *[other] cases
        } de la victoire.
       *[clear] Les Traqués se sont échappés au tour { $turns }, avec une belle avance : il restait { $n } cases à la Créature.
    }
}
story-never-caught = { $count ->
    [one] La Créature n’a jamais mis la griffe sur { $who }.
   *[other] La Créature n’a jamais mis la griffe sur { $who } : { $count } fantômes.
}
story-darkest = Le tour { $turn } fut le plus sombre : { $n } prises, et { $who } entre les griffes de la Créature.
story-free = { $who } a échappé à la Créature { $n } tours d’affilée.
story-hunting-ground = { $place } : le meilleur terrain de chasse, avec { $n } prises.
story-prey = { $who } fut la proie préférée : { $n } prises, { $will } Volontés perdues.
story-gave-up = { $n ->
    [one] { $who } a lâché prise une fois, pour repartir de plus belle.
   *[other] { $who } a lâché prise { $n } fois, pour repartir à chaque fois.
}
story-nobody-gave-up = Personne n’a jamais lâché prise.
story-hunt-card = La Créature a joué { $card } { $n } fois.
story-cards = Personne n’avait plus de ressources que { $who } : { $n } cartes Survie jouées.
story-visited = { $place } : le lieu le plus visité, { $n } fois.
