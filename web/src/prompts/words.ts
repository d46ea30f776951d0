/** What a button says in a word, and its sign, where the whole label is too long for it. */

export const SHORT = new Set([
  'resist',
  'give_up',
  'play_survival',
  'play_hunt',
  'use_evolution',
  'use_avatar',
  'rescue',
  'take_back',
  'take_from_reserve',
  'withdraw',
])

/** Plain answers whose whole label is a sentence. */
export const NOTED = new Set(['give_up', 'use_avatar', 'withdraw'])

export const ICONS: Record<string, string> = {
  resist: 'resist',
  give_up: 'flag',
  play_survival: 'surv',
  plan: 'surv',
  play_hunt: 'claw',
  use_evolution: 'dna',
  use_avatar: 'user',
  rescue: 'users',
  take_back: 'undo',
  withdraw: 'undo',
  take_from_reserve: 'cards',
  fortify: 'surv',
}
