# The riddle of the day

## Why

riddle-strike-likely = Strike most often { $at }: somebody is there { $n }% of the time, as often as anywhere.
riddle-strike-dear = Somebody is { $there } more often ({ $more }%), but a catch { $at } ({ $n }%) hurts the Hunted more: strike there most.
riddle-strike-spread = Whoever strikes at one place only empties it. The other marks make sure that { $others } never become a refuge.
riddle-strike-never = No mark for { $places }: too few go there, or a catch there wins too little.
riddle-go-worth = Nothing brings you more than { $places }. The Creature knows, and still strikes there only { $n }% of the time.
riddle-go-quiet = You would gain most { $there }, so the Creature strikes there { $more }% of the time. { $at } it is { $n }%: go there most.
riddle-go-dear = You would gain most { $there }, but being found there costs more than { $at }, where the Creature strikes { $n }% of the time.
riddle-go-draw = Several places are worth as much. { $at } the Creature strikes { $n }% of the time: go there a little more often.
riddle-go-spread = Whoever is always { $at } is read. The other marks keep the Creature guessing.
riddle-go-never = No mark for { $places }: too little to gain there, or too much to fear.

## In the terminal

riddle-title = Riddle of the day, no. { $n } · { $day }
riddle-strike = Where are they? You are the Creature. Spread ten marks over the places where you would strike.
riddle-go = Where do you go? You are { $who }. Spread ten marks over your cards, as if you had to play this turn ten times.
riddle-how = Type ten numbers of places, such as { $example }; “?” shows the answer, “q” ends.
riddle-wrong = That isn’t ten of these places: { $places }.
riddle-place = Place
riddle-yours = You
riddle-solver = Solver
riddle-met-creature = Somebody there
riddle-met-hunted = Creature there
riddle-score = { $n } of 10 marks lie as the solver’s do.
