# Places, cards and words of the box SANCTUARY. `.at` is what follows “you are”.

box-sanctuary = Sanctuary
    .full = the Sanctuary expansion
    .text = A city to defend, survivors to rescue, a Creature that evolves.
preset-sanctuary = Sanctuary
    .text = Places 1 to 5 of the base game, places 6 to 10 of Sanctuary, all cards of both boxes, and a fifth phase.
preset-everything = Everything
    .text = Places 1 to 5 of the base game and Exploration, places 6 to 10 of Sanctuary, and all cards of the three boxes.
preset-light = Light variant
    .text = The base game, with an Avatar for each Hunted and one Evolution for the Creature.

## Places

place-canyon = The Canyon
    .text = This card returns to your hand, with up to 2 discarded Place cards numbered 1 to 5.
    .at = in the Canyon
place-camp = The Camp
    .text = Draw 1 Survivor card OR draw 1 Survival card.
    .at = in the Camp
place-monolith = The Monolith
    .text = Discard 1 developed Evolution of the Creature; this card then leaves the game.
    .at = by the Monolith
place-infirmary = The Infirmary
    .text = A Hunted of your choice, possibly you, regains 1 Will OR you rescue 1 face-up survivor wherever Sanctuary is.
    .at = in the Infirmary
place-ark = The Ark
    .text = Fortify Sanctuary from here: Defense +1, then you may shelter your survivors. (Once per turn.)
    .at = aboard the Ark

## Hunt cards

hunt-amnesia = Amnesia
    .text = No Avatar ability may be used this turn.
hunt-latent_gene = Latent Gene
    .text = Show 1 Evolution card from your hand: until the turn ends it counts as developed.
hunt-sampling = Sampling
    .text = Gain 1 DNA per Hunted on the targeted place, 3 at most.
hunt-abduction = Abduction
    .text = On the targeted place, each Hunted discards 1 Survivor card or, without one, 1 Place card.
hunt-contagion = Contagion
    .text = The Sanctuary token’s place counts as bearing the Artemia token too.
hunt-panic = Panic
    .text = Discard the face-up Survivor cards. No new ones appear before phase 5.
hunt-siege = Siege
    .text = In phase 3, the Defense counter advances 1 space at most.
hunt-frenzy = Frenzy
    .text = Discard 2 DNA: if the Creature token catches anyone this turn, Assimilation moves 1 more space.
hunt-pincer = Pincer
    .text = If the Target token is next to the Creature token, Hunted on the targeted place lose 1 Will.
hunt-landslide = Landslide
    .text = Right after the reveal, move the Sanctuary token to an adjacent place of its route.
hunt-burrow = Burrow
    .text = Discard 1 DNA: right after the reveal, the Creature token moves to an adjacent place.
hunt-feast = Feast
    .text = If the Creature token caught anyone this turn, gain 2 DNA.
hunt-hatching = Hatching
    .text = The first Evolution you develop in this phase costs 2 DNA less, but at least 1.
hunt-metamorphosis = Metamorphosis
    .text = Before evolving or nesting, take 1 developed Evolution back into your hand and gain DNA equal to its cost.
hunt-torpor = Torpor
    .text = In this phase the Sanctuary token does not move and no survivor is revealed.

## Survival cards

survival-course_change = Course Change
    .text = Move the Sanctuary token one place forward or back along its route.
survival-gene_lock = Gene Lock
    .text = Choose 1 developed Evolution: it has no effect until the turn ends.
survival-sabotage = Sabotage
    .text = Put 1 Evolution card drawn at random from the Creature’s hand under the pile of its level.
survival-distress_call = Distress Call
    .text = Draw 1 Survivor card.
survival-comfort = Comfort
    .text = Discard 1 of your Survivor cards: regain 1 Will, then take back 2 Place cards.
survival-deflector = Deflector
    .text = The Creature may not place its Creature token on Sanctuary’s place this turn.
survival-barricade = Barricade
    .text = Once the tokens are down, if no Hunt token is on Sanctuary’s place: Defense +1.
survival-escort = Escort
    .text = Once you have used your place’s power, you may also rescue a survivor if you are next to Sanctuary.
survival-reinforcements = Reinforcements
    .text = Rather than use your own place’s power, discard 1 of your Survivor cards: Defense +1.
survival-airlift = Airlift
    .text = Right after the reveal, if you have a Survivor card, move to the Sanctuary token’s place.
survival-bait = Bait
    .text = If the Creature token catches you this turn, the Creature loses 2 DNA.
survival-roll_call = Roll Call
    .text = If you shelter at least 2 Survivor cards this turn, Defense moves 1 more space.
survival-second_wind = Second Wind
    .text = If you rescued or fortified this turn, take back up to 2 discarded Place cards.
survival-holding_pattern = Holding Pattern
    .text = Choose: the Sanctuary token stays put this phase, or moves one extra place.
survival-sterilization = Sterilization
    .text = The Creature takes no DNA in this phase.

## Avatars

avatar-captain = Captain
    .text = When you resist, take back 1 extra Place card.
avatar-stowaway = Stowaway
    .text = Before playing, you may swap 1 Place card from your hand with 1 from your discard.
avatar-scout = Scout
    .text = When you take back a card instead of using your place, take back 2 if you hold at most 2 Place cards.
avatar-soldier = Soldier
    .text = When the Creature token catches you, take back 1 discarded Place card.
avatar-botanist = Botanist
    .text = The Artemia token never makes you discard, and on its place you may still take back 1 Place card.
avatar-medic = Medic
    .text = If the Creature token caught anyone this turn and you hold no Survival card, draw 1.
avatar-guide = Guide
    .text = You may also rescue a survivor from a place 2 steps away from Sanctuary.
avatar-architect = Architect
    .text = When you fortify Sanctuary, draw 1 Survival card.
avatar-geneticist = Geneticist
    .text = When the Creature nests, it takes 2 DNA at most.
avatar-pilot = Pilot
    .text = You may move the Sanctuary token one extra place along its route.
avatar-chaplain = Chaplain
    .text = When you shelter your survivors, a Hunted of your choice regains 1 Will.
avatar-quartermaster = Quartermaster
    .text = If you have 2 or more Survivor cards, take back 1 discarded Place card.

## Evolutions of level I

evolution-optimizer = Optimizer
    .text = You may put 1 Hunt card from your hand under the deck and draw 1.
evolution-instinctive = Instinctive
    .text = The Hunted with the most Place cards in hand shows you 1 of them, drawn at random.
evolution-clever = Clever
    .text = If the Creature token caught nobody this turn, draw up to 4 Hunt cards rather than 3.
evolution-metabolic = Metabolic
    .text = When you evolve, the first Evolution card you draw costs no DNA.
evolution-territorial = Territorial
    .text = A Hunted who rescues a survivor next to the Creature token discards 1 Place card.
evolution-slugger = Slugger
    .text = Each Hunted caught by the Creature token also discards 1 Place card.
evolution-sharp = Sharp
    .text = Right after the reveal, if no Hunted is on the Creature token’s place, the other place of its column is ineffective.
evolution-prescient = Prescient
    .text = Before placing tokens, a Hunted of your choice says whether they played a card 1–5 or 6–10.
evolution-scavenger = Scavenger
    .text = Before survivors are revealed, you may discard 1 face-up Survivor card to take 1 DNA.
evolution-parasite = Parasite
    .text = Hunted caught by the Creature token discard 1 Survivor card each; if any did, gain 1 DNA.
evolution-fast = Fast
    .text = Draw up to 4 Hunt cards. If you played none this turn, your limit next turn is 2.
evolution-screamer = Screamer
    .text = Right after the reveal, each Hunted on a place adjacent to the Creature token discards 1 Place card.
evolution-primitive = Primitive
    .text = If you have played no Hunt card this turn, you may place the Artemia token; you then play none this turn.
evolution-corrosive = Corrosive
    .text = A Hunted who fortifies Sanctuary discards 1 Place card; without one they may not shelter.
evolution-fertile = Fertile
    .text = When you evolve, take 2 DNA rather than 1.

## Evolutions of level II

evolution-oppressive = Oppressive
    .text = Each Hunted who resists takes back 1 Place card fewer.
evolution-symbiotic = Symbiotic
    .text = You may discard 1 DNA to place the Artemia token.
evolution-spectral = Spectral
    .text = Survival cards can neither move your Hunt tokens nor cancel their effects.
evolution-magnetic = Magnetic
    .text = You may keep the Sanctuary token where it is.
evolution-prolific = Prolific
    .text = After nesting, you may also draw and develop Evolutions in the same phase.
evolution-psychic = Psychic
    .text = Before placing tokens, a Hunted of your choice names 3 places; the card they played must be among them.
evolution-viral = Viral
    .text = Whenever the Artemia token is placed, it may cover 2 adjacent places.
evolution-venomous = Venomous
    .text = The Creature token makes each Hunted it catches lose 1 more Will.
evolution-besieger = Besieger
    .text = If the Creature token catches a Hunted on the Sanctuary token’s place, Assimilation moves 1 more space.
evolution-versatile = Versatile
    .text = You may discard 1 DNA to raise your Hunt card limit to 2 this turn.
evolution-tentacular = Tentacular
    .text = The Creature token also covers the other place of its column.
evolution-mutagenic = Mutagenic
    .text = Hunted struck by the Artemia token also lose 1 Will.
evolution-devourer = Devourer
    .text = When Hunted lose their last Will in this phase, Assimilation moves 2 spaces rather than 1.
evolution-relentless = Relentless
    .text = If the Creature token catches nobody, 1 Hunted of your choice on an adjacent place loses 1 Will.
evolution-chronophage = Chronophage
    .text = You may discard 2 DNA: the Rescue counter does not advance in this phase.

## Survivors

survivor-survivor_01 = Michelle West
survivor-survivor_02 = Tomasz Wilk
survivor-survivor_03 = Adaeze Okonkwo
survivor-survivor_04 = Henrik Solberg
survivor-survivor_05 = Zhao Meiling
survivor-survivor_06 = Rafael Quiroga
survivor-survivor_07 = Priya Raman
survivor-survivor_08 = Idris Benali
survivor-survivor_09 = Yuki Amano
survivor-survivor_10 = Leila Haddad
survivor-survivor_11 = Samuel Ortega
survivor-survivor_12 = Freya Lindqvist
survivor-survivor_13 = Kofi Mensah
survivor-survivor_14 = Anouk Delacroix
survivor-survivor_15 = Inês Carvalho
survivor-survivor_16 = Elias Novak
survivor-survivor_17 = Nadia Petrova
survivor-survivor_18 = Tane Rangi

## What a survivor brings when rescued

effect-s_defense = Defense +1.
effect-s_copy_creature = Copy the place the Creature token is on.
effect-s_reserve = Gain 1 reserve Place card that you lack.
effect-s_no_evolution = The Creature neither evolves nor nests in the coming phase 5.
effect-s_take_back_2 = Up to 2 of your discarded Place cards come back to hand.
effect-s_take_played = Your played Place card comes back to hand (one of them if several).
effect-s_will = You regain 1 Will.
effect-s_dna = The Creature loses up to 2 DNA.
effect-s_survival = You draw 1 Survival card.

## Bonuses of the Defense track

bonus-range_1_10 = Sanctuary now travels over places 1 to 10.
bonus-discard_evolution = The Hunted discard 1 developed Evolution.
bonus-place_if_none = Each Hunted owning no place 6–10 gains one from the reserve.
bonus-survival_if_none = Each Hunted without a Survival card draws one.
bonus-all_survival = Each Hunted draws 1 Survival card.
bonus-all_take_back = Each Hunted takes back 1 discarded Place card.
bonus-all_will = Each Hunted regains 1 Will.
bonus-discard_dna = The Creature loses 1 DNA.

## Words

token-sanctuary = the Sanctuary token
word-defense = Defense
word-dna = DNA
word-avatar = Avatar
word-survivors = Survivor cards
word-evolutions = Evolution cards

## Places in few words: for a card in hand, and (`.tile`) for the tile of the planet

glance-canyon = Itself and 2 cards of 1 to 5
    .tile = This card comes back, with up to 2 discarded cards numbered 1 to 5.
glance-camp = 1 Survivor or 1 Survival card
    .tile = Draw 1 Survivor card, or 1 Survival card.
glance-monolith = Undo an Evolution, once
    .tile = Discard 1 developed Evolution; this card then leaves the game.
glance-infirmary = +1 Will, or rescue a survivor
    .tile = A Hunted regains 1 Will, or rescue 1 face-up survivor from here.
glance-ark = Defense +1, shelter survivors
    .tile = Defense +1, then you may shelter your survivors. (Once per turn.)
