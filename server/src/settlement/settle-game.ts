import type { ResultPost } from '@pathquest/core'
import type { Db } from '../db/db'
import type { SettledRewards } from '../db/schema/json'
import {
  findGame,
  type GameResult,
  type GameSession,
  getEnds,
  insertAnswers,
  listPlayers,
  markGameCancelled,
  markGameCompleted,
  recordAcceptedAnswers,
  updateCurrentQuestionIndex,
  updateGameMetadata,
} from '../games'
import { countGame } from '../host-totals'
import { queueScoresOfGame } from '../lti'
import { addQuestionFigures } from '../question-figures'
import { updateQuestionSetStatistics } from '../question-sets'
import { awardMilestones, awardRewards } from '../rewards'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { recordPlacements } from './record-placements'
import { findSettlement, insertSettlement } from './store/settlements'

export type Settling = Pick<Services, 'store' | 'env' | 'now'>

/**
 * Settles a game in one transaction, exactly once: whatever is posted again gets the stored
 * answer. A failing step undoes everything; the room posts again.
 */
export const settleGame = (
  services: Settling,
  gameId: string,
  post: ResultPost,
): Promise<SettledRewards> => settle(services, gameId, async () => post)

/** The same where the result is read in the settling transaction. */
export async function settle(
  { store, env, now }: Settling,
  gameId: string,
  resultOf: (tx: Db, game: GameSession) => Promise<GameResult>,
): Promise<SettledRewards> {
  return store.transact(async (tx) => {
    const settled = await findSettlement(tx, gameId)
    if (settled) return settled.result
    const game = await findGame(tx, gameId)
    if (!game) throw new AppError('game_not_found')
    // Cancelled here, though its room went on: nothing is earned, and the room need not ask again.
    if (game.status === 'completed') return {}
    const post = await resultOf(tx, game)
    const players = await step('placements_failed', () => recordPlacements(tx, game, post))
    await insertAnswers(
      tx,
      post.answers.map((answer) => ({ ...answer, gameSessionId: gameId })),
    )
    await recordAcceptedAnswers(tx, game, post, now())
    const earned = await step('rewards_failed', () =>
      awardRewards(tx, game, post, players, env.pathkeyMinPlayers),
    )
    await recordStatistics(tx, game, post)
    await recordEnding(tx, game, post)
    await updateCurrentQuestionIndex(tx, gameId, post.currentQuestionIndex)
    await markGameCompleted(tx, gameId, { startedAt: post.startedAt, endedAt: post.endedAt })
    const result = await step('rewards_failed', () =>
      awardMilestones(tx, earned, players, post.endedAt),
    )
    const seats = await listPlayers(tx, gameId)
    await countGame(tx, game, seats, post.answers)
    await addQuestionFigures(tx, game, seats, post.answers)
    await queueScoresOfGame(tx, gameId, now())
    const isFirst = await insertSettlement(tx, {
      gameSessionId: gameId,
      result,
      settledAt: now(),
    })
    if (!isFirst) throw new AppError('unavailable')
    return result
  })
}

async function step<T>(
  code: 'placements_failed' | 'rewards_failed',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new AppError(code, {}, undefined, { cause: error })
  }
}

/** On the Class Average scale; removed players do not count, nor whose score is none. */
async function recordStatistics(tx: Db, game: GameSession, post: GameResult): Promise<void> {
  const scores = post.players.flatMap(({ removedAt, classScore }) =>
    removedAt === null && classScore !== null ? [classScore] : [],
  )
  if (game.questionSetId === null || scores.length === 0) return
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
  await updateQuestionSetStatistics(tx, game.questionSetId, average)
}

/** What the results show beside scores and places. */
async function recordEnding(tx: Db, game: GameSession, post: GameResult): Promise<void> {
  const { teams, ends, outcome, summary, endedByFault } = post
  const endsOtherwise = ends && ends !== getEnds(game)
  if (!teams && !endsOtherwise && !outcome && summary == null && !endedByFault) return
  await updateGameMetadata(tx, game.id, {
    ...game.metadata,
    ...(teams ? { teams } : {}),
    ...(endsOtherwise ? { ends } : {}),
    ...(outcome ? { outcome } : {}),
    ...(summary == null ? {} : { summary }),
    ...(endedByFault ? { endedByFault } : {}),
  })
}

/** A waiting game is over before it began. Undefined: it was not waiting any more. */
export async function cancelGame(
  store: Services['store'],
  gameId: string,
  { endedAt, endedByFault }: { endedAt: number; endedByFault?: boolean | undefined },
): Promise<GameSession | undefined> {
  return store.transact(async (tx) => {
    const game = await markGameCancelled(tx, gameId, endedAt)
    if (game && endedByFault) {
      await updateGameMetadata(tx, gameId, { ...game.metadata, endedByFault })
    }
    return game
  })
}
