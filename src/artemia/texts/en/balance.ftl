# `artemia balance`

balance-title = { $bot } on every seat, { $games } games for each mode and seat count, seed { $seed }
balance-mode = Mode
balance-wins = Creature wins, %
balance-distance = From base
balance-defense = By Defense, %
balance-cards = What the cards do in { $mode }: percentage points of their side’s win rate
balance-effect = Effect
balance-with = Early
balance-without = Late
balance-played = Played, %
balance-kind-hunt = Hunt card
balance-kind-survival = Survival card
balance-kind-avatar = Avatar
balance-kind-evolution = Evolution
balance-kind-survivor = survivor
balance-cards-note = Effect: how much more often a card’s side wins if chance put the card where it usually gets drawn than if it lay further down (Avatars: in play or not), with its 95% interval. * marks an interval without zero; of a hundred cards that do nothing, five would bear one.
