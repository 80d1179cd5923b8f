import {
  CLASS_XP_GAMES_A_DAY,
  earnsPathkey,
  HOST_XP_GAMES_A_DAY,
  placementBonus,
  SOLO_XP_GAMES_A_DAY,
  scoreTokens,
  TOKENS_BASE,
} from '@pathquest/core'
import type { Db } from '../db/db'
import type { SettledRewards } from '../db/schema/json'
import {
  awardPlayerRewards,
  type GamePlayer,
  type GameResult,
  type GameSession,
  getEnds,
  type PlayerResult,
  tookPart,
} from '../games'
import { loadPathkeyDraw, type PathkeyDrawing } from './draw-pathkey'
import { countPaidGames, insertSoloReward } from './store/paid-games'
import { awardPathkey, insertPathkeyDraw } from './store/pathkeys'
import { awardTokens } from './store/token-ledger'

const DAY_MS = 24 * 3600_000

interface Awarding {
  tx: Db
  /** Players that a game needs before it gives pathkeys. */
  pathkeyMinPlayers: number
  game: GameSession
  post: GameResult
  drawing: PathkeyDrawing
}

/**
 * XP and pathkeys of the signed-in players; a guest or who has no placement earns nothing. Where a
 * game ends without places, whoever took part earns, and there is neither bonus nor pathkey.
 */
export async function awardRewards(
  tx: Db,
  game: GameSession,
  post: GameResult,
  players: ReadonlyMap<string, GamePlayer>,
  pathkeyMinPlayers: number,
): Promise<SettledRewards> {
  const drawing = await loadPathkeyDraw(tx, game)
  const awarding = { tx, pathkeyMinPlayers, game, post, drawing }
  const rewards: SettledRewards = {}
  for (const result of post.players) {
    const profileId = players.get(result.playerId)?.profileId
    if (!profileId) continue
    rewards[result.playerId] = await award(awarding, result, profileId)
  }
  return rewards
}

async function award(
  awarding: Awarding,
  result: PlayerResult,
  profileId: string,
): Promise<SettledRewards[string]> {
  const { tx, game, post } = awarding
  const { playerId } = result
  const ends = post.ends ?? getEnds(game)
  const placement = ends === 'ranked' ? result.placement : null
  const earns = ends === 'ranked' ? placement !== null : tookPart(result)
  if (!earns) return { tokensEarned: 0, pathkeysEarned: [] }
  if (await hadXpOfDay(tx, game, profileId, post.endedAt)) {
    await awardPlayerRewards(tx, playerId, {
      tokensEarned: 0,
      pathkeysEarned: null,
      xpUsedUp: true,
    })
    return { tokensEarned: 0, pathkeysEarned: [], xpUsedUp: true }
  }
  const hasBonus = placement !== null && (await mayHaveBonus(awarding, profileId))
  const tokensEarned =
    (ends === 'none' ? TOKENS_BASE : scoreTokens(result.score)) +
    (hasBonus ? placementBonus(placement) : 0) +
    result.bonusTokens
  await awardTokens(tx, {
    profileId,
    amount: tokensEarned,
    reason: 'game',
    reference: game.id,
    gameSessionId: game.id,
    now: post.endedAt,
  })
  const rule = {
    signedIn: true,
    placement,
    playerCount: post.playerCount,
    minPlayers: awarding.pathkeyMinPlayers,
  }
  const pathkeyId =
    hasBonus && earnsPathkey(rule) ? await giveDrawn(awarding, playerId, profileId) : null
  const pathkeysEarned = pathkeyId === null ? [] : [pathkeyId]
  await awardPlayerRewards(tx, playerId, {
    tokensEarned,
    pathkeysEarned: pathkeyId === null ? null : pathkeysEarned,
  })
  return { tokensEarned, pathkeysEarned }
}

/**
 * A set gives XP a few times a day (UTC), alone and in the games of each host: else one answer, played
 * on and on, would. One host gives it no more than a school day could.
 */
export async function hadXpOfDay(
  tx: Db,
  { sessionType, questionSetId, hostProfileId }: GameSession,
  profileId: string,
  endedAt: number,
): Promise<boolean> {
  const from = Math.floor(endedAt / DAY_MS) * DAY_MS
  const day = { profileId, sessionType, from, to: from + DAY_MS }
  if (sessionType === 'solo') {
    return (await countPaidGames(tx, { ...day, questionSetId })) >= SOLO_XP_GAMES_A_DAY
  }
  const ofHost = { ...day, hostProfileId }
  return (
    (await countPaidGames(tx, { ...ofHost, questionSetId })) >= CLASS_XP_GAMES_A_DAY ||
    (await countPaidGames(tx, ofHost)) >= HOST_XP_GAMES_A_DAY
  )
}

/** Solo: placement bonus and pathkey once per player, set and day (UTC). */
async function mayHaveBonus({ tx, game, post }: Awarding, profileId: string): Promise<boolean> {
  if (game.sessionType !== 'solo') return true
  if (game.questionSetId === null) return false
  const day = new Date(post.endedAt).toISOString().slice(0, 10)
  const claim = { profileId, questionSetId: game.questionSetId, day }
  return insertSoloReward(tx, claim, post.endedAt)
}

async function giveDrawn(
  { tx, game, post, drawing }: Awarding,
  playerId: string,
  profileId: string,
): Promise<string | null> {
  const drawn = drawing.draw()
  if (!drawn) return null
  await insertPathkeyDraw(tx, {
    gameSessionId: game.id,
    playerId,
    profileId,
    ...drawn,
    drawnAt: post.endedAt,
  })
  await awardPathkey(tx, profileId, drawn.pathkeyId, post.endedAt)
  return drawn.pathkeyId
}
