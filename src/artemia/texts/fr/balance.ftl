# `artemia balance`

balance-title = { $bot } à toutes les places, { $games } parties par mode et nombre de joueurs, graine { $seed }
balance-mode = Mode
balance-wins = La Créature gagne, %
balance-distance = Écart du jeu de base
balance-defense = Par Défense, %
balance-cards = Ce que font les cartes en { $mode } : points de pourcentage de victoires de leur camp
balance-effect = Effet
balance-with = Tôt
balance-without = Tard
balance-played = Jouée, %
balance-kind-hunt = carte Traque
balance-kind-survival = carte Survie
balance-kind-avatar = Avatar
balance-kind-evolution = Évolution
balance-kind-survivor = survivant
balance-cards-note = Effet : de combien le camp d’une carte gagne plus souvent si le hasard l’a mise là où on la pioche d’ordinaire que si elle était plus bas (Avatars : en jeu ou non), avec son intervalle à 95 %. * marque un intervalle sans zéro ; sur cent cartes sans effet, cinq en porteraient une.
