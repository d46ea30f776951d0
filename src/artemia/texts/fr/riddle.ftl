# L’énigme du jour

## Pourquoi

riddle-strike-likely = Frappez surtout { $at } : quelqu’un s’y trouve dans { $n } % des cas, autant que partout ailleurs.
riddle-strike-dear = Quelqu’un est plus souvent { $there } ({ $more } %), mais une prise { $at } ({ $n } %) coûte plus cher aux Traqués : frappez surtout là.
riddle-strike-spread = Frapper toujours au même endroit, c’est le vider. Les autres marques empêchent d’avoir un refuge sûr : { $others }.
riddle-strike-never = Aucune marque ici : { $places }. Trop peu de Traqués y vont, ou une prise y rapporte trop peu.
riddle-go-worth = Rien ne vous apporte plus que { $places }. La Créature le sait, et n’y frappe pourtant que dans { $n } % des cas.
riddle-go-quiet = C’est { $there } que vous gagneriez le plus, alors la Créature y frappe dans { $more } % des cas. { $at }, c’est { $n } % : allez-y surtout.
riddle-go-dear = C’est { $there } que vous gagneriez le plus, mais y être trouvé coûte plus cher ; { $at }, moins, et la Créature y frappe dans { $n } % des cas.
riddle-go-draw = Plusieurs lieux se valent. { $at }, la Créature frappe dans { $n } % des cas : allez-y un peu plus souvent.
riddle-go-spread = Qui est toujours { $at } se fait deviner. Les autres marques laissent la Créature dans le doute.
riddle-go-never = Aucune marque ici : { $places }. Trop peu à y gagner, ou trop à y craindre.

## Dans le terminal

riddle-title = Énigme du jour, nº { $n } · { $day }
riddle-strike = Où sont-ils ? Vous êtes la Créature. Répartissez dix marques sur les lieux où vous frapperiez.
riddle-go = Où allez-vous ? Vous êtes { $who }. Répartissez dix marques sur vos cartes, comme si vous jouiez ce tour dix fois.
riddle-how = Tapez dix numéros de lieux, par exemple { $example } ; « ? » montre la réponse, « q » termine.
riddle-wrong = Il faut dix de ces lieux : { $places }.
riddle-place = Lieu
riddle-yours = Vous
riddle-solver = Solveur
riddle-met-creature = Quelqu’un y est
riddle-met-hunted = La Créature y est
riddle-score = { $n } marques sur 10 sont comme celles du solveur.
