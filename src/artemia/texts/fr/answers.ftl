# Ce que l’on peut répondre, un message par effet qui peut être une réponse.

## Le tour

answer-choose_side = { $n ->
    [0] { side-A } : { side-A.text }
   *[1] { side-B } : { side-B.text }
}
answer-commit = { $count ->
    [one] Explorer { $places }
   *[other] Poser { $places }
}
answer-resist = { $last ->
    [yes] Résister avec votre dernière Volonté pour { $places }, et donc lâcher prise
   *[no] Résister : payer { $n ->
        [one] 1 Volonté
       *[other] { $n } Volontés
    }, reprendre { $places }
}
answer-give_up = Lâcher prise : toute votre Volonté et vos cartes Lieu reviennent, et Assimilation +1
answer-withdraw = Changer d’avis
answer-ready = Attendre la traque
answer-play_hunt = Jouer { $cards }
answer-play_survival = Jouer { $cards }
answer-put_token = Poser { $token } sur { $places }
answer-spread_token = Étendre { $token } sur { $places }
answer-end_hunt = Mettre fin à la traque
answer-plan = { $count ->
    [0] Ne rien jouer
   *[other] Jouer { $cards }
}
answer-explore_only = Explorer { $places }
answer-pass_window = Passer
answer-begin_place = Commencer par { $places }
answer-use_power = { $copy ->
    [yes] Copier { $places }
   *[no] Utiliser { $places }
}
answer-nothing = Ne rien faire

## Cartes Lieu

answer-take_back = Reprendre { $all }
answer-pick_up = Reprendre { $places }
answer-discard = Défausser { $places }
answer-set_aside = Défausser { $places }
answer-keep_two = Garder { $places }
answer-hide_two = Cacher { $places }
answer-take_from_reserve = Prendre { $places } dans la réserve
answer-exchange = Échanger { $other } contre { $places }
answer-prepare_river = Prévoir de poser 2 cartes Lieu au prochain tour
answer-prepare_artefact = Prévoir d’explorer 2 lieux au prochain tour

## Cartes Traque et Survie

answer-draw_survival = { $n ->
    [one] Piocher 1 carte Survie
   *[other] Piocher { $n } cartes Survie
}
answer-draw_two_keep_one = Piocher 2 cartes Survie et en garder une
answer-keep_survival = Garder { $cards }
answer-discard_survival = Défausser { $cards }
answer-strike_hand = S’en prendre aux cartes Traque de la Créature

## Volonté, pions, Balise

answer-lose_will = Perdre { $n ->
    [one] 1 Volonté
   *[other] { $n } Volontés
}
answer-heal = { $self ->
    [yes] Récupérer 1 Volonté
   *[no] Rendre 1 Volonté à { $whom }
}
answer-advance_rescue = Secours +{ $n }
answer-charge_marker = Poser la Balise sur la Plage
answer-fire_marker = Ôter la Balise de la Plage : Secours +1

## Ce que font les cartes Traque

answer-this_turn = Laisser agir la carte
answer-push = Pousser { $who } depuis { $other } vers { $places }

## Ce que font les cartes Survie

answer-dodge_creature = Esquiver le jeton Créature
answer-ignore_artemia = Échapper au jeton Artemia
answer-move_token = Déplacer { $token } vers { $places }
