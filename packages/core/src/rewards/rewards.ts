import type { Random } from '../random'
import {
  PATHKEY_MIN_PLAYERS,
  PATHKEY_PLACES,
  type PathkeyType,
  PLACEMENT_BONUS,
  RARITY_WEIGHT,
  type Rarity,
  SCORE_PER_TOKEN,
  TOKENS_BASE,
} from './amounts'

/** 50, 30, 20 for the first three; 0 for everybody else. */
export const placementBonus = (placement: number | null): number =>
  placement === null ? 0 : (PLACEMENT_BONUS[placement - 1] ?? 0)

/** 10 base and 1 per 10 points of score: for players who took part. */
export const scoreTokens = (score: number): number =>
  TOKENS_BASE + Math.floor(Math.max(0, score) / SCORE_PER_TOKEN)

/** The same where a game has places: nothing without a placement. */
export const baseTokens = (score: number, placement: number | null): number =>
  placement === null ? 0 : scoreTokens(score)

export interface PathkeyRule {
  signedIn: boolean
  placement: number | null
  playerCount: number
  /** PATHKEY_MIN_PLAYERS raises it, to 3 at the most. */
  minPlayers?: number
}

/** Signed-in players placing in the top three. */
export const earnsPathkey = (rule: PathkeyRule): boolean =>
  rule.signedIn &&
  rule.placement !== null &&
  rule.placement <= PATHKEY_PLACES &&
  rule.playerCount >= (rule.minPlayers ?? PATHKEY_MIN_PLAYERS)

export interface DrawablePathkey {
  id: string
  rarity: Rarity
  keyType: PathkeyType
  isActive: boolean
  careerId: string | null
  careerSector: string | null
}

export interface DrawRequest {
  careerId: string | null
  careerSector: string | null
}

/** Among active, non-milestone keys: those of the set's career or mapped sector. */
export const fittingPathkeys = <T extends DrawablePathkey>(
  pathkeys: readonly T[],
  requested: DrawRequest,
): T[] =>
  pathkeys.filter(
    (key) =>
      key.isActive &&
      key.keyType !== 'milestone' &&
      ((requested.careerId !== null && key.careerId === requested.careerId) ||
        (requested.careerSector !== null && key.careerSector === requested.careerSector)),
  )

/** Weighted by rarity; where none fits, the first active non-milestone key; null without any. */
export function drawPathkey<T extends DrawablePathkey>(
  pathkeys: readonly T[],
  requested: DrawRequest,
  random: Random,
): T | null {
  const fitting = fittingPathkeys(pathkeys, requested)
  if (fitting.length === 0) {
    return pathkeys.find((key) => key.isActive && key.keyType !== 'milestone') ?? null
  }
  const total = fitting.reduce((sum, key) => sum + RARITY_WEIGHT[key.rarity], 0)
  let left = random() * total
  for (const key of fitting) {
    left -= RARITY_WEIGHT[key.rarity]
    if (left < 0) return key
  }
  return fitting[fitting.length - 1] ?? null
}
