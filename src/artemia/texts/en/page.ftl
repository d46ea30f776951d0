# The fixed words of the page. What depends on the game is said by the server.

## frame

skip-to-content = Skip to the content
loading = One moment…
server-away = The server can’t be reached. Try again in a moment.
connection-lost = Connection lost. Reconnecting…
connection-again = Try again
reload-text = There is a newer version of this page.
reload-do = Reload
nowhere-title = Nobody here
nowhere-text = This page doesn’t exist. Perhaps the Creature took it.
nowhere-home = Back to the start page
bar-home = Artemia: start page
bar-other-language = Français
bar-sound = Sound
bar-settings = Settings
you-title = You
you-title-several = You on this device
you-name = Your name
you-name-example = What shall we call you?
you-guest = Guest
you-colour = Your colour and shape
colour-1 = Blue circle
colour-2 = Yellow square
colour-3 = Green shield
colour-4 = Pink hexagon
colour-5 = White diamond
colour-6 = Sand triangle
colour-7 = Lilac pentagon
role-creature = Creature
role-hunted = Hunted
seat-you = you
seat-bot = A bot
seat-is-bot = bot
seat-open = Open
seat-waiting = Waiting for a friend
seat-host = host
seat-away = away
seat-ready = ready
seat-not-ready = not ready yet

## home

home-lead = The ship broke up over ten places you can name.
home-lead-more = Go to ground, hold on to your Will, and hope that whatever lives here guesses wrong.
home-games = Your games
home-your-turn = Your turn
home-game = Table { $code } · { $turn ->
        [0] getting ready
       *[other] turn { $turn }
    }
home-game-asks = at table { $code } · { $turn ->
        [0] getting ready
       *[other] turn { $turn }
    }
home-lesson = Lesson: { $name }
home-game-lobby = Table { $code } · waiting to start
home-more-games = { $n } more of your games
home-play = Play now
    .text = Against bots, as one of the Hunted. Starts at once.
home-play-creature = or as the Creature
home-play-against = Against bots:
home-friends = With friends
    .text = Open a table for 2 to 7, share a link.
home-learn = Learn
    .text = A lesson at a real table, ten minutes.
home-code = Table code or link
home-join = Join
home-tables = Open tables
home-book = The book of rules
home-cards = All cards
home-record = Open a game record
home-record-unread = This file isn’t a game record.
home-unofficial = An unofficial edition of the board game NOT ALONE, made for friends. All words and pictures here are our own.
tables-title = Open tables
tables-lead = Anyone can take a seat at these.
tables-of = { $host }’s table
tables-open = { $open ->
        [one] 1 chair free of { $players }
       *[other] { $open } chairs free of { $players }
    }
tables-none = No table is open right now. Start one, and make it public.

## new

new-title = New table
new-lead = Choose what you like; you can still change everything while friends take their seats.
new-open = Open the table
    .text = { $n ->
        [one] 1 chair for a friend
       *[other] { $n } chairs for friends
    }
new-start = Start the night
    .text = bots take all the other chairs
new-game = Which game
new-presets = Ready-made
new-boxes = Boxes
new-variants = Variants
new-expert = Expert Will
    .text = Whoever loses their last Will in the Reckoning gets 2 back, not 3. Giving up still brings back 3.
new-labyrinth = Labyrinth
    .text = Places 6 to 10 are discovered during the game.
new-light = Avatars and one Evolution
    .text = A taste of Sanctuary without the city.
new-cards = Your own box
    .text = Own the printed cards? A small file corrects ours at this table.
new-cards-choose = Choose a file
new-cards-remove = Use ours again
new-cards-unread = This file couldn’t be read.
new-cards-put-right = { $n ->
    [one] 1 card is corrected at this table.
   *[other] { $n } cards are corrected at this table.
}
new-side = Side of the board
new-side-A =
    .text = Artemia waits on each of the last six spaces.
new-side-B =
    .text = Artemia waits on every other space, from eleven on.
new-side-open = Creature decides
    .text = The Creature chooses before the cards are dealt.
new-pace = Pace
new-table = This table
new-creature = Who is the Creature
new-creature-chosen = Chosen
    .text = Whoever has the claw beside their seat.
new-creature-volunteer = Volunteers
    .text = Whoever wants to; if several do, they draw lots.
new-creature-random = At random
    .text = Chance decides when the night begins.
new-hints = Hints
new-hints-alone = Playing alone
    .text = A bot’s advice at every decision while you play alone; none once a second person sits down.
new-hints-always = For all
    .text = Anybody can ask what a thinking bot would do.
new-hints-never = None
    .text = No advice for anybody.
new-passes = Passing automatically
new-passes-alone = Playing alone
    .text = Where there is only one thing to do, it is done for you, as long as nobody plays from another device. In company you pass by hand: a pass that came at once would tell what you don’t hold.
new-passes-always = For all
    .text = Where somebody can only pass, it is done for them after a moment. Whoever keeps an eye on the time may learn something from it.
new-passes-never = Never
    .text = Everybody passes by hand.
new-public = Public table
    .text = Listed for everybody, not just those with the link.
new-seats = Seats
new-seats-count = { $n ->
        [one] 1 Creature, 1 Hunted
       *[other] 1 Creature, { $n } Hunted
    }
new-players = Number of players
new-fill = Bots for the rest
new-who = Who sits on chair { $n }
new-role-open = Role still open
new-make-creature = Chair { $n } is the Creature’s
new-planet = The planet
new-planet-choose = tap a place to swap it
new-planet-look = tonight’s places
new-planet-labyrinth = the others are discovered on the way
new-place-number = Place number { $number }
new-all-places = All places
    .text = Numbers 6 to 10 from every box, not Sanctuary’s alone.

## lobby

lobby-title = Table { $code }
lobby-lead = { $taken } of { $players } chairs taken. Friends can join while the table is being set.
lobby-invite = Invite
lobby-qr = QR code with the link to this table
lobby-code = Table code:
lobby-unreachable = For now only this computer can open the table: it isn’t on a network, or its server doesn’t accept anybody else.
lobby-share = Share the link
lobby-copy = Copy
lobby-copied = Copied
lobby-begin = Start the night
lobby-begin-all = everybody is here
lobby-begin-bots = { $n ->
        [one] a bot takes the open chair
       *[other] bots take the { $n } open chairs
    }
lobby-begin-late = { $n ->
        [one] 1 person isn’t ready
       *[other] { $n } people aren’t ready
    }
lobby-ready = I’m ready
    .text = the host can start then
lobby-unready = Wait, not yet
    .text = waiting for the host to start
lobby-join = Who are you?
lobby-sit = Sit down
    .text = { $n ->
        [one] 1 chair is free
       *[other] { $n } chairs are free
    }
lobby-sit-here = Sit here
lobby-another = One more person on this device
lobby-chat = Chat
lobby-talk = { $n ->
        [0] Open the chat
        [one] Open the chat, 1 unread line
       *[other] Open the chat, { $n } unread lines
    }
lobby-volunteer = Be the Creature
lobby-volunteers = wants to be the Creature
lobby-rise = Leave this chair
lobby-kick = Free the chair
lobby-kick-whom = Free { $name }’s chair
lobby-kick-title = Free { $name }’s chair?
lobby-kick-text = They may not sit down again for ten minutes, unless you let them in.
lobby-let-in = Let { $name } sit down again
lobby-hand = Make host
lobby-hand-to = Make { $name } the host
lobby-hand-title = Make { $name } the host?
lobby-hand-text = From then on they set the table and start the night.
lobby-watching = { $n ->
        [one] 1 onlooker
       *[other] { $n } onlookers
    }

## learn

learn-title = Learn it by playing
learn-lead = A real table, bots, and a voice beside you. Leave when you like: your place is kept.
learn-lessons = Lessons
learn-begin = Begin
learn-resume = Carry on
learn-again = Play again
learn-done = Done
learn-steps = { $n } steps
learn-later = Better after the base game’s lessons.
learn-minutes = About { $n } minutes
learn-pictures = Or in pictures
coach-step = Step { $n } of { $of }
coach-held = That can wait.
coach-leave = Leave
coach-kept = , your place is kept
learn-camps = Two camps, one race
    .hunted = The Hunted win together, if help arrives before the planet has swallowed them: their counter is Rescue.
    .creature = One player is the Creature. Everyone it catches feeds the planet: its counter is Assimilation. Whoever reaches the star first wins.
learn-places = Your cards are places
    .hand = Every Hunted begins with the places 1 to 5. To play a card is to go there, and to use what is there. Places 6 to 10 are found on the way.
    .spent = A card you played lies in front of you, for all to see. So the Creature knows where you can’t be.
learn-explore = Exploration
    .choose = All the Hunted lay one Place card face down, at the same time. You may change your mind until the last one is done.
    .talk = Talk as much as you like, but only aloud: the Creature listens. Bluffing is allowed.
learn-hunt = Hunting
    .token = The Creature puts its token on the place where it expects you.
    .cards = It may play a Hunt card as well, for a second token or a nasty surprise. You may answer with a Survival card.
learn-reckon = Reckoning
    .safe = All cards are turned over. If no token lies where you are, use the power of the place, or take back one of your cards instead.
    .caught = Under the Creature token a place gives nothing: you lose 1 Will, and Assimilation moves: once, however many are caught.
learn-end = End of turn
    .turn = Played cards go to the discards, the Creature fills its hand, and Rescue moves one space by itself: time is on the side of the Hunted.
learn-will = Three Will, and two ways out
    .resist = Running out of cards? Before you explore, resist: 1 Will buys back two cards, 2 Will buy back four.
    .give-up = Or give up: all cards and all Will come back to you, but Assimilation moves one space.
learn-tokens = Three tokens
    .creature = Creature: you lose 1 Will.
    .artemia = Artemia: no power there, and you lose a card from your hand. It comes with marked spaces of Rescue and with some Hunt cards.
    .target = Target: what it does stands on the Hunt card that brought it.
learn-think = Read the table
    .creature = As the Creature, look at the open discards: hollow pawns show where everybody could still be. Fewer cards, fewer hiding places.
    .hunted = As one of the Hunted, don’t be the obvious choice: spread out, or all go where it would never look.
learn-play-hunted = Play as one of the Hunted
learn-play-creature = Play as the Creature

## cards

cards-title = All cards
cards-lead = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-search = Search names and texts
cards-kind = Kind
cards-box = Box
cards-all = All
cards-all-boxes = All boxes
cards-places = Places
cards-hunts = Hunt
cards-survivals = Survival
cards-avatars = Avatars
cards-evolutions = Evolutions
cards-survivors = Survivors
cards-level = Level { $level } · { $cost } DNA
cards-phase = Phase { $n }
cards-no-match = No card matches.
cards-show-all = Show all cards

## table

table-skip = Go to the question
table-home = Artemia: start page
table-turn = Turn
table-role = { $role ->
    [creature] You are the Creature
    [hunted] You are Hunted
   *[onlooker] You are watching
}
table-phases = Phases of the turn
table-phase-1 = Exploration
table-phase-2 = Hunting
table-phase-3 = Reckoning
table-phase-4 = End of turn
table-phase-5 = Evolution
table-phase = { $phase ->
    [any] Any phase
   *[other] Phase { $phase }
}
table-boards = Boards of the expansions
table-sound = Sound
table-log = { $n ->
    [0] Log and chat
   *[other] Log and chat, { $n } unread
}
table-help = Help
table-menu = Menu and settings
table-key = { $what } (key { $key })
table-read-by-touch = Hold a card or a place to read what it does.
table-read-by-mouse = Right-click a card or a place to read what it does.

table-rescue = Rescue
table-assimilation = Assimilation
table-defense = Defense
table-in-play = Beside the planet
table-next-bonus = Next bonus, { $n } from Victory: { $bonus }
table-left = left
table-wakes = Artemia token this turn
table-victory = Victory
table-space = space { $n } from Victory
table-track-spoken = Rescue: { $rescue } spaces left. Assimilation: { $assimilation } left.

table-seats = The others at the table
table-my-seat = Your seat
table-you = you
table-will = Will { $n } of 3
table-in-hand = Place cards in hand
table-survival = Survival cards
table-hunt-cards = Hunt cards
table-dna = DNA
table-grid = Places: may hold { $may }; discard { $discard }
table-bot = bot
table-away = away
table-stands-in = bot stands in
table-creature = Creature
table-caught = Caught
table-spent = Spent
table-card-now = Played now
table-card-last = Last card
table-discarded = Place { $n }, in your discard
table-laid = Place { $n }, laid
table-filter = Where { $name } may be. Tap again for everything about them.

table-token-creature = the Creature token
    .short = Creature
table-token-artemia = the Artemia token
    .short = Artemia
table-token-target = the Target token
    .short = Target
table-tokens = Tokens
table-to-place = to be placed
table-off-planet = off the planet

table-planet = The planet Artemia
table-spot = place { $n }
table-hidden = Unknown
table-copies = { $n } left
table-marker = Marker
table-shield = Shield
table-city = Sanctuary
table-closed = closed
table-no-power = no power
table-count = { $of ->
    [one] { $n } of 1 Hunted may be here
   *[other] { $n } of { $of } Hunted may be here
}
table-spoken-here = here: { $names }
table-spoken-maybe = may be here: { $names }
table-spoken-own = your card
table-flag = { $what ->
    [will] −{ $n } Will
    [cards] { $n ->
        [one] +1 card
       *[other] +{ $n } cards
    }
    [survival] +{ $n } Survival
    [rescue] Rescue +{ $n }
    [lost_cards] { $n ->
        [one] −1 card
       *[other] −{ $n } cards
    }
   *[dodged] dodged
}

table-my-hand = Your hand
table-my-survival = Your Survival cards
table-no-cards = No cards in hand
table-no-survival = No Survival cards
table-only-you = Only you see this
    .short = Only you
table-played = Played this turn
table-piles = Hunt cards
table-hunt-deck = Hunt deck
table-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
table-discard = Discard
table-on-top = { $card } on top
table-empty = empty

table-choose = { $kind ->
    [place] Choose a place
    [seat] Choose a Hunted
    [token] Choose a token
    [space] Choose a space
    [hunt] Choose a Hunt card
    [survival] Choose a Survival card
    [survivor] Choose a survivor
    [avatar] Choose an Avatar
    [evolution] Choose an Evolution
    [site] Choose a place
   *[any] Choose something
}
table-lacking = { $n ->
    [one] 1 more
   *[other] { $n } more
}
table-not-so = Not this many
table-choices = { $n } to choose from
table-more = More
table-sure = { $what }?
table-may-be-there = { $n ->
    [0] Nobody can be there.
    [one] 1 Hunted may be there.
   *[other] { $n } Hunted may be there.
}
table-your-turn = Your turn
table-wait = The game goes on.
table-wait-for = Waiting for { $names }.
table-wait-many = Waiting for everybody.
table-over = { $winner ->
    [creature] The Creature has won.
   *[hunted] The Hunted have won.
}
table-revealed = The cards are revealed.
table-to-the-end = To the end of the story
table-pause = Pause
table-go-on = Resume
table-next = Next
table-lent = A bot is playing for you.
table-return = Take my seat back
table-call-bot = Call a bot?
table-clock = Time left: { $time }
table-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

act-resist = Resist
    .price = { $will } Will → { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
act-give_up = Give up
    .note = Assimilation +1
act-play_survival = Survival
act-play_hunt = Hunt cards
act-use_evolution = Evolutions
act-use_avatar = Avatar
    .note = use it
act-rescue = Survivors
act-take_back = Take back
act-take_from_reserve = Reserve
act-withdraw = Change your mind
    .note = until all are done

table-tab-all = All
table-tab-moves = Moves
table-tab-chat = Chat
table-close-log = Close the log
table-log-turn = Turn { $n }
table-log-empty = Nothing yet.
table-say = Say something
table-send = Send
table-quick = Quick phrases
table-hand-over = Hand the device to { $name }
table-hand-over-text = Everybody else looks away. Nothing is shown before you are ready.
table-i-am = I am { $name }
table-stay = Not now

notice-removed = The host has removed { $name } from the table.
notice-replaced = The host has removed { $name }: a bot plays on, and the seat stays theirs until somebody takes over.
notice-let_in = { $name } may sit down again.
notice-came_back = { $name } is back in their seat.
notice-takes_over = { $name } takes over from { $whose } when the next turn begins, unless { $whose } comes back.
notice-took_over = From this turn on { $name } plays instead of { $whose }.

phrase-hello = Hello, everybody!
phrase-good_luck = Good luck out there.
phrase-thinking = One moment, I’m thinking.
phrase-hurry = Time is running out…
phrase-together = Let’s stay together.
phrase-apart = Let’s spread out!
phrase-follow_me = Follow me.
phrase-trust_me = Trust me.
phrase-i_have_a_plan = I have a plan.
phrase-help = I need help.
phrase-resist = Hold on!
phrase-i_smell_you = I smell you.
phrase-no_way_out = There is no way out.
phrase-close_call = That was close!
phrase-well_played = Well played.
phrase-good_game = Good game, everybody.
phrase-going = I’ll be { $at }.
phrase-going-where = Say where you are going
phrase-watching = I’ll be waiting { $at }.
phrase-watching-where = Say where you are waiting
sheets-bot-talk = Bots speak
sheets-bot-talk-text = Now and then, to claim or to bluff.

## sheets

sheets-close = Close
sheets-before = Previous
sheets-after = Next
sheets-loading = One moment…

sheets-kind = { $kind ->
    [place] Place
    [hunt] Hunt card
    [survival] Survival card
    [avatar] Avatar
    [evolution] Evolution
   *[survivor] Survivor
}
sheets-place-number = Place { $n }
sheets-phase = { $phase ->
    [any] Any phase
   *[other] Phase { $phase }
}
sheets-level = Level { $level }
sheets-cost = { $n } DNA
sheets-symbol = { $symbol ->
    [artemia] brings the Artemia token
   *[target] brings the Target token
}
sheets-source = { $source ->
    [published] Published
    [rulebook] From a rulebook
    [reconstructed] Reconstructed
    [house] Your own
    [corrected] Corrected
   *[original] Our own
}
sheets-source-title = Where this text comes from
sheets-source-text = { $source ->
    [published] The effect is known from the published card; the words are ours.
    [rulebook] A rulebook says what this card does; the words are ours.
    [reconstructed] We don’t know the printed text; we worked it out from what a rulebook says about it.
    [house] A card of your own, for your own table.
    [corrected] Corrected at this table by somebody who owns the printed box.
   *[original] Our own design: we don’t know the printed text, so this card is ours.
}
sheets-in-book = In the book of rules
sheets-rulings = Rulings
sheets-next-to = Next to { $places }.
sheets-next-to-why = That is how far tokens on two places reach, and cards that move people one place.
sheets-hidden-spot = A place nobody has seen yet.
sheets-reserve = { $n ->
    [0] No copy left in the reserve.
    [one] 1 copy left in the reserve.
   *[other] { $n } copies left in the reserve.
}
sheets-may-be-here = may be here
sheets-is-here = here now
sheets-here-discarded = in the discard of { $names }
sheets-where = { $where ->
    [hand] In your hand.
    [played] Played this turn.
    [discard] In the discard.
    [deck] In a deck or in somebody’s hand.
    [faceup] Waits to be rescued.
    [with] With { $name }.
    [avatar] { $name } is this Avatar.
    [developed] Developed, and active from next turn on.
    [active] Developed, and active this turn.
    [used] Developed, and used this turn.
    [latent] Active until the turn ends.
    [evolutions] In the Creature’s hand; everybody has seen it.
   *[gone] Discarded.
}
sheets-unknown-card = There is no such card in this edition.

sheets-creature = The Creature
sheets-hunted = Hunted
sheets-you = you
sheets-bot = { $known ->
    [yes] bot, { $level }
   *[no] bot
}
sheets-online = here
sheets-away = away
sheets-stands-in = a bot stands in
sheets-host = host
sheets-will = Will
sheets-will-of = { $n } of { $most }
sheets-in-hand = Place cards in hand
sheets-survival-cards = Survival cards
sheets-survivors = Survivors
sheets-may-hold = What may be in hand
sheets-may-hold-known = What is in hand
sheets-grid-may = may be in hand
sheets-grid-holds = in hand
sheets-grid-discard = in the discard
sheets-grid-played = on the table
sheets-grid-shown = seen by the Creature
sheets-grid-none = not owned
sheets-discard = Open discard
sheets-discard-empty = Nothing lies there.
sheets-discard-hidden = { $n ->
    [one] Smoke hides 1 card.
   *[other] Smoke hides { $n } cards.
}
sheets-prepared-river = River: lays 2 cards, keeps one
sheets-prepared-artefact = Artefact: explores 2 places
sheets-prepared-fjord = Fjord: one card from the hand, one from the discard
sheets-state-spent = Out of Will, recovers at the end of the turn
sheets-state-dodging = Avoids the Creature
sheets-state-detecting = Immune to Artemia
sheets-state-used = Has used their Survival card this turn
sheets-state-anticipated = Named by Anticipation
sheets-state-camouflaged = Hidden from the Target
sheets-state-enduring = Loses no Will in this phase
sheets-state-stuck = Stuck in the quicksand
sheets-been = Where they have been
sheets-been-turn = Turn { $n }
sheets-been-caught = caught
sheets-been-nowhere = Nothing has been revealed yet.
sheets-hunt-cards = Hunt cards in hand
sheets-hunt-deck = In the Hunt deck
sheets-hunt-left = Can still play this turn
sheets-hunt-played = Played this turn
sheets-hunt-discard = Hunt discard, the latest first
sheets-hunt-none = None.
sheets-hunt-seen = Cards the Hunted have seen
sheets-tokens = Tokens
sheets-token-off = not on the planet
sheets-own-hand = Only you see this

sheets-chair = The chair
sheets-vote = Let a bot stand in
sheets-unvote = Take my vote back
sheets-votes = { $n ->
    [0] Nobody has asked for a bot yet. It takes more than half of the others present.
    [one] 1 vote for a bot. It takes more than half of the others present.
   *[other] { $n } votes for a bot. It takes more than half of the others present.
}
sheets-return = Take my seat back
sheets-rise = Let a bot play for me
sheets-kick = Free this chair
sheets-free = A bot plays for now. Whoever sits down takes over when the next turn begins, and sees nothing secret before that.
sheets-heir = { $name } sits down here when the next turn begins.
sheets-kick-sure = Free { $name }’s chair?
sheets-kick-what = A bot plays on, and the seat stays theirs for now. They may not come back for ten minutes, unless you let them in. Somebody else can take over when a turn begins; everybody is told.
sheets-hand-over = Make { $name } the host
sheets-look = Look through these eyes

sheets-settings = Settings
sheets-language = Language
sheets-sound = Sound
sheets-sound-text = Nothing is heard before your first tap
sheets-music = Music
sheets-volume = Sounds of the game
sheets-sound-try = Listen
sheets-motion = Motion
sheets-motion-system = Like the device
sheets-motion-full = Full
sheets-motion-reduced = Reduced
sheets-speed = Pace
sheets-speed-text = How fast moves are told, and how long bots wait between theirs
sheets-speed-calm = Calm
sheets-speed-normal = Normal
sheets-speed-quick = Quick
sheets-speed-none = Instant
sheets-text-size = Text size
sheets-text-smaller = Smaller
sheets-text-usual = Regular
sheets-text-larger = Larger
sheets-text-largest = Largest
sheets-deduction = Deduction marks
sheets-deduction-text = Hollow pawns show where each Hunted can still be
sheets-auto-pass = Pass for me
sheets-auto-pass-text = When there is nothing else you can do, whatever this table says
sheets-notifications = Tell me when it’s my turn
sheets-notifications-text = Even when this page is in the background
sheets-notifications-refused = This browser doesn’t allow it. You can change that in its settings for this page.
sheets-notifications-none = This browser can’t do that here; it needs a secure address (https).
sheets-confirm-give-up = Ask before giving up
sheets-confirm-give-up-text = Giving up moves Assimilation by 1
sheets-colours = Colours and shapes
sheets-colours-text = Each Hunted has a colour, a shape and an initial, so nothing depends on colour alone
sheets-move = Move to another device
sheets-move-text = Scan this, or open the link on the other device: it gets your chair as well. Don’t show it to anybody else.
sheets-move-show = Show the code
sheets-move-hide = Hide the code
sheets-copy = Copy the link
sheets-copied = Copied
sheets-leave = Leave the table
sheets-leave-sure = Leave the table?
sheets-leave-what = A bot plays for you until you come back. The table stays in your list.
sheets-leave-yes = Leave
sheets-stay = Stay
sheets-this-device = This device
sheets-this-table = This table

sheets-help = How it works
sheets-help-goal = Who wins
sheets-help-goal-hunted = The Hunted win when the Rescue counter reaches the star.
sheets-help-goal-defense = With Sanctuary, the Hunted also win when the Defense counter reaches the last space of its track.
sheets-help-goal-creature = The Creature wins when the Assimilation counter gets there first.
sheets-help-goal-will = Nobody is ever out: whoever loses their last Will, or gives up, gets all their Will and cards back, at the price of Assimilation +1.
sheets-help-goal-expert = With Expert Will, whoever loses their last Will in the Reckoning gets only 2 Will back, and all cards as usual; giving up still brings back 3.
sheets-help-turn = A turn
sheets-help-phase-1 = Exploration
    .text = Every Hunted lays a Place card face down. To get cards back: Resist, or give up.
sheets-help-phase-2 = Hunting
    .text = The Creature puts its tokens where it expects the Hunted, and may play a Hunt card.
sheets-help-phase-3 = Reckoning
    .text = The cards are turned over. Whoever is free of tokens uses their place; then Target, Artemia and Creature strike.
sheets-help-phase-4 = End of turn
    .text = Played places go to the discard, Rescue moves by 1, the Creature refills its hand.
sheets-help-phase-5 = Evolution
    .text = Only with Sanctuary: the city travels on, the Creature evolves or nests.
sheets-help-signs = Signs
sheets-help-sign-creature = Creature token: catches everybody there. 1 Will each, and Assimilation +1
sheets-help-sign-artemia = Artemia token: the place gives nothing, and costs you a card from your hand
sheets-help-sign-target = Target token: does what its Hunt card says
sheets-help-sign-will = Will. Hollow: lost
sheets-help-sign-hand = Place cards in hand
sheets-help-sign-survival = Survival cards
sheets-help-sign-solid = Solid pawn: is here
sheets-help-sign-ghost = Hollow pawn: may be here
sheets-help-sign-count = On a place: 3 of the 4 Hunted still hidden may be here
sheets-help-sign-dashed = Dashed edge: only you see it
sheets-help-sign-grid = The ten places of a Hunted: filled may be in hand, struck is in the discard, a dot isn’t owned
sheets-help-sign-track = Space with the Artemia symbol: its token comes into play that turn
sheets-help-keys = Keys
sheets-help-key-arrows = move among places, hand and seats
sheets-help-key-place = pick a place by its number; 0 is place 10
sheets-help-key-enter = choose
sheets-help-key-sheet = the sheet of a card
sheets-help-key-log = log and chat
sheets-help-key-book = the rule for what is asked
sheets-help-key-hint = a hint: what a bot would do
sheets-help-key-help = this page
sheets-help-key-escape = close a sheet
sheets-help-hold = Without keys: hold a card, a place or a seat with your finger, or right-click it, and its sheet opens.
sheets-help-talk = The Hunted may talk, plan and bluff, but everybody hears it, including the Creature.

sheets-pick-count = { $least ->
    [0] { $most ->
        [one] Pick 1, or none.
       *[other] Pick up to { $most }.
    }
   *[other] { $exact ->
        [yes] { $least ->
            [one] Pick 1.
           *[other] Pick { $least }.
        }
       *[no] Pick { $least } to { $most }.
    }
}
sheets-picked = { $n } of { $most } picked
sheets-cancel = Not now

## Moments played over the table

drama-will-left = { $n ->
    [0] Your last Will is gone.
    [one] 1 Will left.
   *[other] { $n } Will left.
}
drama-let-go = You let yourself go.
drama-kind-hunt = Hunt
drama-kind-survival = Survival
drama-kind-evolution = Evolution

## after

after-turn-won = Turn { $n } · { $as ->
    [winner] you have won
   *[other] { $camp ->
        [creature] the Creature has won
       *[hunted] the Hunted have won
    }
}
after-cut-title = What can still be told
# `as`: what whoever reads it was in this game.
after-title = { $by ->
    [rescue] { $as ->
        [winner] The light finds you.
        [loser] They got away.
       *[onlooker] Lights in the sky.
    }
    [defense] { $as ->
        [winner] Your city holds.
        [loser] The city holds against you.
       *[onlooker] The city holds.
    }
   *[assimilation] { $as ->
        [winner] They are yours.
        [loser] Artemia keeps you all.
       *[onlooker] Artemia keeps them all.
    }
}
after-text = { $by ->
    [rescue] { $as ->
        [winner] The ship is down, and you walk aboard.
        [loser] The ship has taken them, and you are alone here again.
       *[onlooker] The ship is down.
    } { $n ->
        [one] Assimilation was 1 space short.
       *[other] Assimilation was { $n } spaces short.
    }
    [defense] { $as ->
        [winner] Sanctuary withstands the Creature.
        [loser] Sanctuary withstands you.
       *[onlooker] Sanctuary withstands the Creature.
    } { $n ->
        [one] Assimilation was 1 space short.
       *[other] Assimilation was { $n } spaces short.
    }
   *[assimilation] { $as ->
        [winner] Ten places, and you are in every one of them.
        [loser] The Creature has you.
       *[onlooker] The Creature has them.
    } { $n ->
        [one] The ship was 1 space away.
       *[other] The ship was { $n } spaces away.
    }
}
after-scene-on = To the story of this game
after-race = The race
after-race-what = spaces left, by turn
after-rescue = Rescue
after-assimilation = Assimilation
after-defense = Defense
after-artemia-spaces = Artemia spaces
after-victory = Victory
after-short = { $n } short
after-turn = Turn
after-start = Start
after-as-table = As a table
after-as-plot = As a plot
after-race-spoken = { $by ->
    [rescue] Spaces left by turn. Rescue from { $rescue } to 0, Assimilation from { $assimilation } to { $left }.
    [defense] Spaces left by turn. Rescue began at { $rescue }, Assimilation went from { $assimilation } to { $left }; Defense won.
   *[assimilation] Spaces left by turn. Assimilation from { $assimilation } to 0, Rescue from { $rescue } to { $left }.
}
after-where = Where you went
after-visits = { $n ->
    [one] 1 visit
   *[other] { $n } visits
}
after-visits-key = visits
after-caught-key = Hunted caught there
after-heat-spoken = { $place }: { $visits ->
    [one] 1 visit
   *[other] { $visits } visits
}, { $caught } caught
after-moments = Moments
after-people = Who did what
after-person = Hunted
after-caught = Caught
after-gave-up = Gave up
after-will-lost = Will lost
after-survival-played = Survival cards
after-catches = { $n ->
    [0] caught nobody
    [one] 1 caught
   *[other] { $n } caught
}
after-rematch = Rematch
after-rematch-what = same table, roles rotate
after-rematch-go = To the next table
after-replay = Replay
after-replay-what = turn by turn
after-download = Download
after-download-what = the record
after-share = Share
after-share-what = link to this page
after-share-here = only opens on this computer
after-look = Back to the table
after-free = Most turns free in a row
after-home = Home
after-fair = A fair deal
after-fair-text = Before the first card was dealt, the server published the fingerprint of its secret seed. All chance in the game comes from that seed, so nothing could be changed afterwards.
after-fair-promise = Fingerprint, shown at the start
after-fair-seed = Seed, shown now
after-fair-check = Check it
after-fair-kept = It matches: the SHA-256 of the seed, computed by your browser just now, is the fingerprint. The deal was fixed before the game began.
after-fair-broken = It doesn’t match: this seed is not the one the fingerprint was made from. Don’t trust this deal.
after-fair-none = This game was uploaded: there is no fingerprint from its start to compare with.
after-failed = The story of this game can’t be loaded right now.
after-try-again = Try again

after-replay-title = Replay
after-replay-step = Step { $n } of { $of }
after-replay-unseen = Step { $n } of { $of } · in secret
after-replay-spoken = Step { $n } of { $of }, turn { $turn }, { $phase }
after-replay-play = Play
after-replay-pause = Pause
after-replay-next = Next step
after-replay-before = Previous step
after-replay-next-turn = Next turn
after-replay-before-turn = Previous turn
after-replay-speed = Speed
after-replay-eyes = Through the eyes of
after-replay-all = everybody
after-replay-onlooker = an onlooker
after-replay-log = What happened
after-replay-quiet = Nothing has happened yet.
after-replay-keys = Space plays and pauses, arrows step, Page Up and Page Down go turn by turn.
after-replay-link = Link to this moment
after-phase = { $n ->
    [0] Set-up
    [1] Exploration
    [2] Hunting
    [3] Reckoning
    [4] End of turn
   *[5] Evolution
}

## boards

boards-city = Sanctuary
boards-exploration = Exploration
boards-light = Avatars and Evolution
boards-defense = Defense
boards-defense-left = { $n ->
    [0] Victory
    [one] 1 left
   *[other] { $n } left
}
boards-space = { $n } from Victory
boards-bonus = { $bonus ->
    [range_1_10] The city travels over all ten places.
    [discard_evolution] The Hunted discard a developed Evolution.
    [place_if_none] Each Hunted who owns no place 6–10 gains one from the reserve.
    [survival_if_none] Each Hunted without a Survival card draws one.
    [all_survival] Each Hunted draws a Survival card.
    [all_take_back] Each Hunted takes back a discarded Place card.
    [all_will] Each Hunted regains 1 Will.
   *[discard_dna] The Creature loses 1 DNA.
}
boards-bonus-taken = taken
boards-bonus-next = next
boards-route = Route of the city
boards-route-half = It travels over places 1 to 5.
boards-route-full = It travels over all ten places.
boards-route-here = The city is over { $place }.
boards-fortified = Fortified this turn
boards-not-fortified = Not fortified yet this turn
boards-waiting = Waiting to be rescued
boards-waiting-none = Nobody is in sight.
boards-pile = { $n ->
    [0] nobody left in the pile
    [one] 1 more in the pile
   *[other] { $n } more in the pile
}
boards-rescued = Rescued
boards-rescued-none = Nobody yet.
boards-face-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
boards-avatars = Avatars
boards-avatar-unknown = not shown yet
boards-dna = DNA
boards-dna-of = { $n } of { $all }
boards-developed = Developed
boards-developed-none = Nothing yet.
boards-developed-most = { $n } of { $most }
boards-acts = active
boards-idle = active from next turn on
boards-used = used
boards-latent = until the turn ends
boards-in-hand = In the Creature’s hand
boards-in-hand-levels = { $one } of level I, { $two } of level II
boards-seen = seen by everybody
boards-piles = Piles
boards-level = Level { $level }
boards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
boards-discarded = Discarded
boards-shield = Shield
boards-shield-at = The Shield is on { $place }. When it reaches the Dome: Rescue +2.
boards-fungi = Will on the Rescue track
boards-fungi-at = { $n ->
    [one] 1 space from Victory
   *[other] { $n } spaces from Victory
}
boards-fungi-none = None.
boards-sites = Still to discover
boards-sites-left = { $n ->
    [0] The pile is empty.
    [one] 1 place in the pile.
   *[other] { $n } places in the pile.
}
boards-sites-drawn = Just drawn
boards-sites-discard = Passed over, out of the game
boards-hunt-seen = Hunt cards the Hunted have seen

# Hints and the read of a game

why-rule = The rule
why-look = See the card
hint-off = There are no hints at this table.
table-rule = The rule for this
table-hint = Hint
hint-thinking = A bot is thinking about it…
hint-percent = { $n }%
hint-do = So: { $what }.
hint-any = So one of these: { $what }.
hint-show = Show the numbers
hint-hide = Hide the numbers
hint-met = { $camp ->
    [creature] Somebody there
   *[hunted] Creature there
}
hint-each = Where several stand in one row, the numbers are those of each.
hint-even = Whichever it is, the bot expects to win about { $n }% of the time: what counts is not to be read.
hint-note = How often a thinking bot would choose each answer, and what it expects of it. It knows no more than you do.
read-what = A thinking bot goes through the game: where the Creature should have looked, and which mistakes cost most.
read-start = Analyse the game
read-turns = Turn by turn
read-turn = Turn { $n }
hint-often = How often
hint-chance = Chance of winning
hint-answer = Answer
read-progress = Analysing the game
read-title = The game analysed
read-mistakes = The biggest mistakes
read-no-mistakes = No mistakes worth mentioning.
read-judged = { $n ->
    [one] 1 decision, judged by what could be known at the time.
   *[other] { $n } decisions, each judged by what could be known at the time.
}

## playing on

play-on = Play on from here
    .short = Play on
play-on-as = Play on as whom?
    .text = The others are played by bots; the game stays as it was.
read-moment = See the moment
    .of = , turn { $turn }

## my games

mine-title = My games
mine-lead = { $n ->
    [one] 1 game
   *[other] { $n } games
} since { $since }, { $won } of them won.
mine-shown = Which games are shown
mine-shown-camp = { $camp ->
    [hunted] Hunted
    [creature] Creature
   *[all] All
}
mine-camp = { $camp ->
    [hunted] Hunted
    [creature] Creature
   *[both] Both camps
}
mine-result = { $result ->
    [won] Won
    [lost] Lost
    [both] Played
   *[untold] –
}
mine-last = Last games
mine-all = All { $n } games
mine-none-as = You haven’t played for this camp yet.
mine-with = With { $names }
mine-against = { $known ->
    [yes] Bots · { $level }
   *[no] Against bots
}
mine-ended = { $by ->
    [rescue] { $left ->
        [one] Rescued, one space before Artemia had you all
       *[other] Rescued, Assimilation { $left } spaces short
    }
    [defense] { $left ->
        [one] The city held, Assimilation one space short
       *[other] The city held, Assimilation { $left } spaces short
    }
    [assimilation] { $left ->
        [one] Assimilated, one space before the rescue
       *[other] Assimilated, the Hunted { $left } spaces short
    }
   *[unknown] Played under older rules, so how it ended can’t be shown
}
mine-continued = Played on from a replay
mine-players = Players:
mine-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
mine-minutes = { $n } min
mine-hours = { $n } hours
mine-days = { $n } days
mine-gone = The table is gone; this line is what was kept of it.
mine-more = { $n ->
    [one] One more game is being worked out …
   *[other] { $n } more games are being worked out …
}
mine-won = Won
mine-by-role = by role
mine-by-players = By players
    .at = at the table
mine-by-box = By box
mine-percent = { $n }%
mine-won-of = { $won } of { $of }
mine-where = { $camp ->
    [creature] Where you caught them
   *[hunted] Where you went
}
mine-where-note = { $camp ->
    [creature] { $n ->
        [one] as the Creature, 1 catch
       *[other] as the Creature, { $n } catches
    }
   *[hunted] { $n ->
        [one] as Hunted, 1 visit
       *[other] as Hunted, { $n } visits
    }
}
mine-where-key = { $camp ->
    [creature] catches
   *[hunted] visits
}
mine-heat-spoken = { $place }: { $camp ->
    [creature] caught somebody { $visits } times
   *[hunted] { $visits ->
        [one] 1 visit
       *[other] { $visits } visits
    }, caught { $caught } times
}
mine-caught-key = times caught
mine-costliest = { $n ->
    [one] { $places } cost you most: { $share } in 100 of all your catches.
   *[other] { $places } cost you most: together { $share } in 100 of the times you were caught.
}
mine-trophies = Trophies
    .of = { $won } of { $all }
mine-yours = Yours
    .game = : to the game
mine-best = best: { $best } of { $need }
mine-not-yet = not yet
trophy-first-light = First light
    .text = Win as one of the Hunted.
trophy-first-blood = First blood
    .text = Win as the Creature.
trophy-untouched = Untouched
    .text = Win without being caught once.
trophy-last-flame = Last flame
    .text = Win with a single Will left.
trophy-one-space = One space short
    .text = Win when the others needed one more space.
trophy-ghost = Ghost
    .text = Slip the Creature { $need } turns running.
trophy-second-wind = Back from the edge
    .text = Give up, get up, and win all the same.
trophy-wanderer = Wanderer
    .text = Set foot on { $need } different places in one game.
trophy-two-skins = Two skins
    .text = Win for both camps on one day.
trophy-cartographer = Cartographer
    .text = Set foot on every place of Exploration.
trophy-full-house = Full house
    .text = As the Creature, catch { $need } Hunted in one turn.
trophy-i-knew-it = I knew it
    .text = As the Creature, catch somebody { $need } turns running.
mine-data = Yours
    .text = This server keeps these games for this browser. Take them along as a file, records included, or have all of it erased: games nobody else played are removed, and the others forget your name and what you said.
mine-export = Take it along
mine-erase = Erase all of it
mine-erase-ask = Erase your games?
    .text = All finished games, trophies and your name are erased for good. Games that are still being played stay.
mine-empty = No tracks yet.
    .text = Every game you finish leaves a line here: where you went, where it found you, and how it ended.
mine-first-lesson = First lesson
mine-kept = Kept by this server for this browser. You can take it along as a file, or erase it.

## The riddle of the day

home-riddle = Riddle of the day
daily-title = Riddle of the day
daily-number = No. { $n }
daily-ask-creature = Where are they?
daily-ask-hunted = Where do you go?
daily-sides = The two sides of it
daily-lead-creature = You are the Creature. Spread ten marks over the places where you would strike.
daily-lead-hunted = You are { $name }. Spread ten marks over your cards, as if you had to play this turn ten times.
daily-open = What lies open
daily-making = The riddle is being made …
daily-marks = Your marks
daily-left = { $n ->
    [0] All ten are laid.
    [one] One more to lay.
   *[other] { $n } more to lay.
  }
daily-how = Tap a place to lay a mark, hold it to take one off. On the keyboard: arrows, + and −.
daily-hint-creature = Hollow pawns show who may be where. Whoever always strikes at the likeliest place is soon read.
daily-hint-hunted = Hollow pawns show your cards. The Creature expects what pays best; surprise it, but not too dearly.
daily-show = Show the answer
    .text = beside your marks
daily-back = Take one back
daily-clear = Clear
daily-other-side = the other side of it
daily-score = of 10 marks lie as the solver’s do.
daily-of-ten = { $n } of 10
daily-why = Why
daily-yours = your marks
daily-solvers = the solver’s
daily-met-creature = how often somebody is there
daily-met-hunted = how often the Creature is there
daily-percent = { $n }%
daily-share = Artemia, riddle { $n }, { $camp ->
    [creature] Creature
   *[other] Hunted
  }
daily-streak = { $n } days in a row
daily-days = { $n ->
    [one] day in a row
   *[other] days in a row
  }
daily-week = The last seven days, marks of 10: { $scores }
daily-copy = Copy
    .text = tells nothing of the answer
daily-copied = Copied
daily-archive = All riddles
    .text = marks of 10, as the Creature and as a Hunted
daily-earlier = Earlier ones
daily-spoken-never = nobody can be here
daily-spoken-marks = { $n ->
    [0] no mark
    [one] one mark
   *[other] { $n } marks
  }
daily-spoken-judged-creature = your marks: { $n }, the solver’s: { $solver }, somebody is here { $met }% of the time
daily-spoken-judged-hunted = your marks: { $n }, the solver’s: { $solver }, the Creature is here { $met }% of the time
