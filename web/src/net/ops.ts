// Generated from the decorators of all verbs by build_tools/page_ops.py. Don't edit.
export type Look = 'turn' | 'reveal' | 'power' | 'move' | 'catch' | 'let_go' | 'played' | 'evolved' | 'dodged' | 'will' | 'cards' | 'lost_cards' | 'survival' | 'rescue' | 'assimilation'
export type Sound = 'card' | 'token' | 'reveal' | 'catch' | 'will' | 'rescue' | 'assimilation'
export type Icon = 'cards' | 'claw' | 'dna' | 'flag' | 'resist' | 'surv' | 'undo' | 'user' | 'users'
export type Traits = { look?: Look; sound?: Sound; icon?: Icon; silent?: true; passes?: true; leaves?: true; dear?: true; costs?: true }

const OPS: Record<string, Traits> = {
  advance_assimilation: { look: 'assimilation', sound: 'assimilation' },
  advance_rescue: { look: 'rescue', sound: 'rescue' },
  catch: { look: 'catch', sound: 'catch' },
  choose_avatar: { silent: true },
  commit: { silent: true },
  commit_two: { silent: true },
  develop: { look: 'evolved' },
  discard: { look: 'lost_cards', sound: 'card' },
  dodge_creature: { look: 'dodged' },
  drew_survival: { look: 'survival' },
  end_hunt: { passes: true },
  explore_only: { silent: true },
  fly: { look: 'move' },
  fortify: { icon: 'surv' },
  give_up: { look: 'let_go', icon: 'flag', leaves: true, dear: true, costs: true },
  keep_survival: { look: 'survival' },
  keep_two: { silent: true },
  lose_will: { costs: true },
  lost_will: { look: 'will', sound: 'will' },
  move_token: { sound: 'token' },
  nothing: { passes: true, leaves: true },
  pass_window: { passes: true },
  pick_up: { look: 'cards' },
  plan: { icon: 'surv', silent: true, passes: true },
  play_hunt: { look: 'played', sound: 'card', icon: 'claw' },
  play_survival: { look: 'played', sound: 'card', icon: 'surv' },
  push: { look: 'move' },
  put_token: { sound: 'token' },
  ready: { passes: true },
  rescue: { icon: 'users' },
  reset: { look: 'let_go' },
  resist: { icon: 'resist', costs: true },
  rethink: { silent: true },
  revealed: { look: 'reveal', sound: 'reveal' },
  ride: { look: 'move' },
  set_aside: { silent: true },
  spread_token: { sound: 'token' },
  stay: { passes: true },
  swap_tokens: { sound: 'token' },
  take_back: { look: 'cards', sound: 'card', icon: 'undo' },
  take_from_reserve: { look: 'cards', icon: 'cards' },
  turn_began: { look: 'turn' },
  use_avatar: { icon: 'user' },
  use_evolution: { icon: 'dna' },
  use_power: { look: 'power', sound: 'card' },
  withdraw: { icon: 'undo', silent: true, leaves: true },
}

const NOTHING: Traits = {}
export const traitsOf = (op: string): Traits => OPS[op] ?? NOTHING
