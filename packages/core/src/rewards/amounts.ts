// XP amounts of a game and rarities of pathkeys. No zod here.

export const TOKENS_BASE = 10
export const SCORE_PER_TOKEN = 10
/** Solo games with one set that give XP to one player on one day (UTC). */
export const SOLO_XP_GAMES_A_DAY = 2
/** The same of class games with one set of one host: a lesson, its repetition, one more. */
export const CLASS_XP_GAMES_A_DAY = 3
/** And of all class games of one host, whatever their sets: more than a school day has lessons. */
export const HOST_XP_GAMES_A_DAY = 20
export const PLACEMENT_BONUS: readonly number[] = [50, 30, 20]
export const FIRST_TEAM_BONUS = 20
export const PATHKEY_PLACES = 3
export const PATHKEY_MIN_PLAYERS = 1
/** Classmates who have a pathkey are counted from here on: fewer could be told apart. */
export const CLASS_OWNERS_FROM = 5

export const PATHKEY_TYPES = ['career', 'skill', 'industry', 'milestone'] as const
/** What a pathkey represents. */
export type PathkeyType = (typeof PATHKEY_TYPES)[number]

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
/** How rare a pathkey is, from the most common on. */
export type Rarity = (typeof RARITIES)[number]

export const RARITY_WEIGHT: Readonly<Record<Rarity, number>> = {
  common: 60,
  uncommon: 25,
  rare: 10,
  epic: 4,
  legendary: 1,
}
export const RARITY_ORDER: Readonly<Record<Rarity, number>> = {
  legendary: 5,
  epic: 4,
  rare: 3,
  uncommon: 2,
  common: 1,
}
export const DASHBOARD_RECENT_PATHKEYS = 5

/** Reasons of token ledger entries; /profile has a text for each. */
export const LEDGER_REASONS = ['game', 'pack', 'cosmetic', 'accepted_answer', 'merge'] as const
export type LedgerReason = (typeof LEDGER_REASONS)[number]
