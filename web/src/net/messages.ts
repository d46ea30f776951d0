// Generated from the server's messages by build_tools/page_types.py. Don't edit.

export type ServerMessage =
  Welcome | Resumed | Moved | TableChanged | Spoke | Hint | Because | Due | Done | Refused | Reload | Bye | Pong;
export type ClientMessage =
  | Hello
  | GiveAnswer
  | AskHint
  | AskWhy
  | Speak
  | Look
  | Speech
  | Prefer
  | Sit
  | Rise
  | Return
  | Introduce
  | Seat
  | Kick
  | LetIn
  | HandOver
  | Vote
  | Arrange
  | Begin
  | Again
  | Telling
  | Ping;

/**
 * The first frame: all there is. Also the answer to a resume that can't be continued.
 */
export interface Welcome {
  type: "welcome";
  v: number;
  build: string;
  stream: string;
  n: number;
  table: TableInfo;
  you: You;
  chat: Said[];
  view: View | null;
  ask: Ask | null;
  log: Happened[];
  waiting: number[];
  clock: Clock | null;
}
/**
 * Everything about a table but the game itself, the same for all.
 */
export interface TableInfo {
  code: string;
  status: "lobby" | "over" | "playing";
  options: Options;
  refused: string | null;
  chairs: Chair[];
  watching: number;
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
  hints: boolean;
  removed: string[];
  record: boolean;
  lesson: string | null;
}
/**
 * What the host chooses. The set-up's words are those of `Setup`, without its seed.
 */
export interface Options {
  players: number;
  boxes: string[];
  places: string[];
  light: boolean;
  labyrinth: boolean;
  expert: boolean;
  side: ("A" | "B") | null;
  cards: {
    [k: string]: {
      [k: string]:
        | {
            [k: string]:
              | number
              | string
              | {
                  [k: string]: string;
                };
          }
        | string;
    };
  };
  creature_by: "chosen" | "random" | "volunteer";
  public: boolean;
  pace: "days" | "fast" | "none" | "relaxed";
  hints: "alone" | "always" | "never";
  passes: "alone" | "always" | "never";
}
/**
 * A place to sit. From the start of the game on chair n is seat n, the Creature's is 0.
 */
export interface Chair {
  name: string;
  colour: number;
  kind: "bot" | "open" | "person";
  level: string | null;
  creature: boolean;
  ready: boolean;
  online: boolean;
  stand_in: boolean;
  votes: number;
  host: boolean;
  heir: string | null;
}
/**
 * Who is at this end.
 */
export interface You {
  chairs: number[];
  eyes: number | null;
  host: boolean;
  link: string | null;
  voted: number[];
}
/**
 * Chat: words, or the id of a quick phrase the page has in every language; or a notice of the table's.
 */
export interface Said {
  n: number;
  chair: number | null;
  name: string;
  text: string | null;
  phrase: string | null;
  at: number;
  notice: ("came_back" | "let_in" | "removed" | "replaced" | "takes_over" | "took_over") | null;
}
/**
 * A question to the seat this goes to. An optional one is an offer to change one's mind.
 */
export interface Ask {
  id: number;
  kind: string;
  prompt: string;
  optional: boolean;
  choices: Choice[];
  coach?: Coach | null;
}
/**
 * One button, or things to pick and a button. If `most` is 0 `key` is the answer. Else `least` to `most`
 *     members of `of`, in its order, joined by "+", go where `key` has its HOLE. Labels have one for names;
 *     where one is picked, `each` has all labels.
 */
export interface Choice {
  op: string;
  key: string;
  text: string;
  kind:
    | (
        | "avatar"
        | "evolution"
        | "hunt"
        | "number"
        | "place"
        | "seat"
        | "site"
        | "space"
        | "survival"
        | "survivor"
        | "token"
      )
    | null;
  of: string[];
  each: string[];
  least: number;
  most: number;
  beside_kind:
    | (
        | "avatar"
        | "evolution"
        | "hunt"
        | "number"
        | "place"
        | "seat"
        | "site"
        | "space"
        | "survival"
        | "survivor"
        | "token"
      )
    | null;
  beside: string[];
}
/**
 * Said one after the other; the last one waits for an answer.
 */
export interface Coach {
  title: string;
  of: number;
  sayings: Saying[];
  awaits: string[] | null;
  passes: string | null;
  alone: boolean;
}
/**
 * One thing said, and what in the light: what to act on, what to look at, what is about to be lost.
 */
export interface Saying {
  id: string;
  n: number;
  words: string;
  do: string;
  opens: string;
  act: string[];
  look: string[];
  lose: string[];
}
/**
 * A line of the log. `key` is None where this seat only noticed that it happened, to `count` cards.
 */
export interface Happened {
  n: number;
  kind: string;
  seat: number;
  key: string | null;
  count: number;
  text: string;
  turn: number;
  change?: Change | null;
}
/**
 * What has changed in a View: its fields but `hunted`, and of Hunted theirs, with the seat.
 */
export interface Change {
  view: Partial<View>;
  hunted: (Partial<HuntedView> & Pick<HuntedView, "seat">)[];
}
/**
 * Seconds left for the seats of `waiting`, counted from when this was sent.
 */
export interface Clock {
  left: number;
  of: number;
}
export interface Resumed {
  type: "resumed";
  n: number;
}
/**
 * Something happened in the game. Its own change is what came after its last line.
 */
export interface Moved {
  type: "moved";
  view: Partial<View>;
  hunted: (Partial<HuntedView> & Pick<HuntedView, "seat">)[];
  n: number;
  ask: Ask | null;
  log: Happened[];
  waiting: number[];
  clock: Clock | null;
}
/**
 * Somebody came, left, got ready; options changed; the game began or ended.
 */
export interface TableChanged {
  type: "table";
  n: number;
  table: TableInfo;
  you: You;
}
export interface Spoke {
  type: "said";
  n: number;
  said: Said;
}
/**
 * To the one who asked for it alone. The shares add up to 1, those to prefer come first.
 */
export interface Hint {
  type: "hint";
  id: string;
  ask: number;
  answers: Advised[];
  why: string;
}
/**
 * An answer, how often a thinking bot would give it, and the chance to win it expects of it.
 *
 *     Of a place, `met` is how likely the Creature finds a Hunted there: this one, or anybody.
 */
export interface Advised {
  key: string;
  text: string;
  share: number;
  chance: number;
  met: number | null;
}
/**
 * To the one who asked for it alone. Without a text nothing stands in the way: it is offered.
 */
export interface Because {
  type: "reason";
  id: string;
  thing: string;
  text: string | null;
  chapter: string | null;
}
/**
 * To a device with several chairs: which of them have something to decide, the first one at the head.
 */
export interface Due {
  type: "due";
  chairs: number[];
}
/**
 * The request with this id was carried out, now or before.
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * The request was not carried out, and nothing has changed. `text` is a sentence to show.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code:
    | "bad-message"
    | "bad-setup"
    | "busy"
    | "full"
    | "gone"
    | "no-table"
    | "not-host"
    | "not-now"
    | "not-offered"
    | "not-yours"
    | "too-fast"
    | "too-late"
    | "too-long"
    | "too-many";
  text: string;
}
/**
 * The page is of another version than the server.
 */
export interface Reload {
  type: "reload";
  build: string;
}
/**
 * The server stops for a moment; come back.
 */
export interface Bye {
  type: "bye";
  again_in: number;
}
export interface Pong {
  type: "pong";
}
/**
 * The first frame. With `stream` and `n` of the last frame received, the rest follows without a gap.
 */
export interface Hello {
  type: "hello";
  v: number;
  lang: "en" | "fr";
  build?: string | null;
  stream?: string | null;
  n?: number | null;
  eyes?: number | null;
  watch?: boolean;
}
export interface GiveAnswer {
  type: "answer";
  id: string;
  ask: number;
  key: string;
}
/**
 * What would a bot do? Others go on meanwhile; the answer is a Hint, told to nobody else.
 */
export interface AskHint {
  type: "hint";
  id: string;
  ask: number;
}
/**
 * Why can't I choose this? The answer is a Because, told to nobody else.
 */
export interface AskWhy {
  type: "why";
  id: string;
  thing: string;
}
export interface Speak {
  type: "speak";
  id: string;
  text?: string | null;
  phrase?: string | null;
}
/**
 * Through the eyes of another of one's own chairs, or an onlooker's. A Welcome follows.
 */
export interface Look {
  type: "look";
  id: string;
  eyes: number | null;
}
/**
 * Another language. A Welcome follows.
 */
export interface Speech {
  type: "lang";
  id: string;
  lang: "en" | "fr";
}
/**
 * How somebody likes it, until the connection ends. The slowest who play set the pace.
 */
export interface Prefer {
  type: "prefer";
  id: string;
  bots?: "calm" | "none" | "normal" | "quick";
  passes?: boolean;
}
/**
 * Take an open chair, or one where a bot sits in the lobby. During a game from the next turn on.
 */
export interface Sit {
  type: "sit";
  id: string;
  chair: number;
  name: string;
  colour?: number | null;
}
/**
 * Leave a chair. During a game a bot stands in, and the chair stays yours.
 */
export interface Rise {
  type: "rise";
  id: string;
  chair: number;
}
/**
 * Play yourself again.
 */
export interface Return {
  type: "return";
  id: string;
  chair: number;
}
export interface Introduce {
  type: "introduce";
  id: string;
  chair: number;
  name?: string | null;
  colour?: number | null;
  creature?: boolean | null;
  ready?: boolean | null;
}
/**
 * The host puts a bot on a chair, or takes it away (no level).
 */
export interface Seat {
  type: "bot";
  id: string;
  chair: number;
  level: string | null;
}
/**
 * The host frees a chair. During a game a bot plays on, and somebody else may sit down at a new turn.
 */
export interface Kick {
  type: "kick";
  id: string;
  chair: number;
}
/**
 * The host lets somebody who was removed sit down again.
 */
export interface LetIn {
  type: "let_in";
  id: string;
  name: string;
}
/**
 * The host makes another person the host.
 */
export interface HandOver {
  type: "hand_over";
  id: string;
  chair: number;
}
/**
 * A bot should stand in for somebody who is away. More than half of the other people present decide.
 */
export interface Vote {
  type: "vote";
  id: string;
  chair: number;
  wanted: boolean;
}
/**
 * The host changes the options; chairs follow `players`. In a game only `hints` and `passes` change.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  options: Options;
}
/**
 * The host starts the game.
 */
export interface Begin {
  type: "begin";
  id: string;
}
/**
 * After the game: a new table for the same people, the Creature's chair moved on by one.
 */
export interface Again {
  type: "again";
  id: string;
}
export interface Telling {
  type: "telling";
  busy: boolean;
}
export interface Ping {
  type: "ping";
}
/**
 * The whole table through one pair of eyes. Places are numbers, cards are ids.
 */
export interface View {
  seat: number | null;
  players: number;
  winner: string | null;
  won_by: string | null;
  turn: number;
  phase: number;
  rescue: number;
  assimilation: number;
  artemia_spaces: number[];
  planet: (string | null)[];
  hidden: number[];
  order: number[];
  neighbours: number[][];
  reserve: {
    [k: string]: number;
  };
  marker: boolean;
  creature: number[];
  target: number[];
  artemia: number[];
  ineffective: number[];
  inaccessible: number[];
  hunt_left: number;
  hunt_count: number;
  hunt_deck_count: number;
  hunt_discard: string[];
  hunt_played: string[];
  hunt_hand: string[] | null;
  survival_deck_count: number;
  survival_discard: string[];
  anticipated: number[];
  hunted: HuntedView[];
  boxes: string[];
  replaced: {
    [k: string]: string;
  };
  exploration: ExplorationView | null;
  sanctuary: SanctuaryView | null;
}
/**
 * A Hunted as others see him; the fields of the last group are None for whoever may not know.
 */
export interface HuntedView {
  seat: number;
  will: number;
  owned: number[];
  hand_count: number;
  survival_count: number;
  at: number[];
  may_be_at: number[];
  survival_used: boolean;
  river: boolean;
  artefact: boolean;
  spent: boolean;
  dodging: boolean;
  detecting: boolean;
  discard_count: number;
  discard: number[] | null;
  exposed: number[] | null;
  shown: number[] | null;
  hand: number[] | null;
  played: number[] | null;
  survival: string[] | null;
  drawn: string[] | null;
}
/**
 * EXPLORATION: the Shield, Will on the Rescue track, the places to be discovered.
 */
export interface ExplorationView {
  shield: number | null;
  fungi: number[];
  hunt_seen: string[] | null;
  fjord: number[];
  camouflaged: number[];
  enduring: number[];
  stuck: number[];
  sites_left: number;
  sites_drawn: string[];
  sites_discard: string[];
}
/**
 * SANCTUARY: the city, survivors, Avatars, DNA and Evolutions.
 */
export interface SanctuaryView {
  token: number | null;
  full_route: boolean;
  defense: number;
  defense_spaces: number;
  bonuses: {
    [k: string]: string;
  };
  faceup: string[];
  survivor_pile_count: number;
  survivor_counts: number[];
  survivors: string[][];
  avatars: (string | null)[];
  avatars_dealt: string[] | null;
  dna: number;
  supply: number;
  developed: string[];
  active: string[];
  latent: string[];
  used: string[];
  evolution_counts: number[];
  evolutions: string[] | null;
  evolutions_seen: string[];
  pile_counts: number[];
  discards: string[][];
  fortified: boolean;
}
export interface Story {
  winner: string;
  won_by: string;
  turns: number;
  answers: number;
  by_turn: TurnStory[];
  places: PlaceStory[];
  hunted: SeatStory[];
  hunt_cards: string[];
  highlights: string[];
  cut: string;
}
/**
 * How things stood when a turn was over; turn 0 is the beginning.
 */
export interface TurnStory {
  turn: number;
  rescue: number;
  assimilation: number;
  defense: number | null;
  caught: number[];
}
/**
 * How often a place was explored, and how often somebody was caught there.
 */
export interface PlaceStory {
  number: number;
  id: string;
  explored: number;
  caught: number;
}
/**
 * What happened to a Hunted.
 */
export interface SeatStory {
  seat: number;
  catches: number;
  will_lost: number;
  gave_up: number;
  cards: string[];
  longest_free: number;
}
/**
 * What is told of a game: its turns, and its biggest mistakes, the biggest first.
 */
export interface GameRead {
  turns: ReadTurn[];
  mistakes: Mistake[];
  judged: number;
}
/**
 * A turn: where everybody was, where the Creature looked, and where it should have looked.
 */
export interface ReadTurn {
  turn: number;
  hunted: Whereabouts[];
  creature: number[];
  target: number[];
  artemia: number[];
  looks: LikelyPlaces[];
  where: string;
  text: string;
}
export interface Whereabouts {
  seat: number;
  places: number[];
  caught: boolean;
}
/**
 * Places to look at: how often a thinking Creature does, and how likely somebody is there.
 */
export interface LikelyPlaces {
  places: number[];
  share: number;
  catch: number;
}
/**
 * An answer and a better one, in words; what it cost, and the chance to win it left.
 */
export interface Mistake {
  n: number;
  turn: number;
  seat: number;
  chosen: string;
  key: string;
  best: string;
  best_key: string | null;
  chance: number;
  loss: number;
  text: string;
}
/**
 * The table as it lay open to all, and both sides; seed and turn tell which game it is from.
 */
export interface ToldRiddle {
  day: string;
  number: number;
  players: number;
  side: string;
  seed: string;
  turn: number;
  names: string[];
  view: View;
  creature: ToldSide;
  hunted: ToldSide;
}
/**
 * What one seat could do, how a solver does it, and why.
 */
export interface ToldSide {
  seat: number;
  choices: MarkedPlace[];
  why: string[];
}
/**
 * A place: how many of ten marks it deserves, and what the solver expects there, in percent.
 *
 *     To the Creature `met` is how often somebody is there; to a Hunted, how often the Creature is.
 */
export interface MarkedPlace {
  place: number;
  marks: number;
  met: number;
  worth: number;
  cost: number;
}
/**
 * The game after n answers: what is seen, what the last one brought, what is asked, what comes next.
 */
export interface At {
  n: number;
  of: number;
  view: View;
  log: Happened[];
  ask: Ask | null;
  next: Given | null;
  avatars_dealt: {
    [k: string]: string[];
  };
}
/**
 * The answer that comes next; its key is None for eyes that don't see it.
 */
export interface Given {
  seat: number;
  key: string | null;
}
/**
 * A position worth stopping at: the first one of a phase.
 */
export interface Stop {
  n: number;
  turn: number;
  phase: number;
}
/**
 * `more` games are still to be worked out.
 */
export interface History {
  games: PastGame[];
  trophies: TrophyShown[];
  more: number;
}
/**
 * `camp` is "both" for who played for either, on one device. Without a `winner` it can't be told.
 *     `there`: whether the table can still be looked at.
 */
export interface PastGame {
  code: string;
  kind: "continued" | "game" | "lesson";
  ended: number;
  minutes: number;
  boxes: string[];
  players: number;
  camp: "both" | "creature" | "hunted";
  name: string;
  colour: number;
  people: string[];
  level: string;
  won: boolean;
  winner: string;
  won_by: string;
  left: number;
  turns: number;
  catches: number;
  visits: {
    [k: string]: number;
  };
  caught: {
    [k: string]: number;
  };
  deeds: {
    [k: string]: number;
  };
  there: boolean;
}
/**
 * `code` is the game in which it was won, if it was.
 */
export interface TrophyShown {
  id: string;
  need: number;
  best: number;
  code: string;
}
export const PROTOCOL = 2
export const HOLE = "\ufffc"
export const SEPARATOR = "\u2063"
export const PHRASES = ["hello", "good_luck", "thinking", "hurry", "together", "apart", "follow_me", "trust_me", "i_have_a_plan", "help", "resist", "i_smell_you", "no_way_out", "close_call", "well_played", "good_game"]
