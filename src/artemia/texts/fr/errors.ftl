# Des erreurs que chacun peut réparer

error-players = Une partie réunit de 2 à 7 joueurs, la Créature comprise, et non { $given }.
error-side = Le plateau a une face A et une face B, pas de face { $given }.
error-sides = Le plateau a une face A et une face B, pas de face { $given } ; both joue sur les deux.
error-box = Aucune boîte ne s’appelle « { $given } » ; il y a { $known }.
error-boxes-order = Nommez chaque boîte une seule fois, dans cet ordre, toujours avec le jeu de base : { $known }.
error-light-and-city = La variante légère emprunte des Avatars et une Évolution pour une partie sans Sanctuary ; avec toute la boîte, elle n’ajoute rien.
error-labyrinth-and-city = La variante du Labyrinthe fait découvrir la seconde rangée, tirée du jeu de base et d’EXPLORATION ; Sanctuary a besoin des siens.
error-labyrinth-places = Dans la variante du Labyrinthe, les lieux 6 à 10 se découvrent : ne nommez que les lieux 1 à 5.
error-labyrinth-missing = La variante du Labyrinthe demande le Labyrinthe comme lieu 5.
error-place-needs-city = Le lieu « { $given } » demande la cité de Sanctuary : ajoutez la boîte sanctuary.
error-place = Aucun lieu ne s’appelle « { $given } ».
error-place-twice = Les lieux « { $first } » et « { $second } » portent le même numéro : choisissez l’un des deux.
error-planet = Une planète a dix lieux, numérotés de 1 à 10, dans cet ordre.
error-preset = Aucune partie toute prête ne s’appelle « { $given } » ; il y a { $known }.
error-bot = Aucun robot ne s’appelle « { $given } » ; il y a { $known }.
error-bots-twice = Nommez soit --bots pour toutes les places, soit --creature et --hunted.
error-modes-twice = Nommez soit --modes, soit une seule partie, par son nom ou par ses boîtes.
error-games = Il faut au moins 1 partie, et non { $given }.
error-jobs = Il faut au moins 1 processus, et non { $given }.
error-game = Les parties sont numérotées à partir de 0 ; il n’y a pas de partie { $given }.
error-seat-counts = « { $given } » n’est pas un nombre de joueurs ; écrivez par exemple 5, 2-7 ou 2,4,6.
error-no-save = Ce fichier n’est pas une partie sauvegardée.
error-no-game = Ceci n’est pas une partie d’Artemia.
error-damaged = Cette sauvegarde est abîmée.
error-newer = Cette partie vient d’une version plus récente d’Artemia : mettez le jeu à jour.
error-misfit = La réponse { $number } de cet enregistrement, « { $line } », ne va pas avec la partie.
