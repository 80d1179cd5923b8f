import type { OutboxAnswer, OutboxPost, ResultPost } from '@pathquest/game-core'
import { AppError } from '../errors'
import type { Services } from '../services'
import {
  findGame,
  markGameCancelled,
  markGameStarted,
  removePlayer,
  updateCurrentQuestionIndex,
  updatePlayer,
} from '../store'
import { settleGame } from './settle-game'

type RosterPost = Extract<OutboxPost, { kind: 'roster' }>

/** What a room tells of itself; the same post again changes nothing. */
export async function takePost(
  services: Services,
  gameId: string,
  post: OutboxPost,
): Promise<OutboxAnswer> {
  const { db } = services.store
  switch (post.kind) {
    case 'started':
      await markGameStarted(db, gameId, post.startedAt)
      return {}
    case 'cancelled':
      await markGameCancelled(db, gameId, post.endedAt)
      return {}
    case 'roster':
      await copyRoster(services, gameId, post)
      return {}
    case 'result':
      return { rewards: await settled(services, gameId, post) }
  }
}

/** Grades that were queued with it are sent from now on. */
async function settled(services: Services, gameId: string, post: ResultPost) {
  const rewards = await settleGame(services, gameId, post)
  services.lti.wakeScores()
  return rewards
}

/** A roster that comes late must not overwrite what was settled. */
async function copyRoster({ store }: Services, gameId: string, post: RosterPost): Promise<void> {
  await store.transact(async (tx) => {
    const game = await findGame(tx, gameId)
    if (!game) throw new AppError('game_not_found')
    if (game.status === 'completed') return
    for (const { playerId, connected, ...player } of post.players) {
      await updatePlayer(tx, playerId, { ...player, isConnected: connected })
    }
    for (const playerId of post.freed) await removePlayer(tx, playerId)
    await updateCurrentQuestionIndex(tx, gameId, post.currentQuestionIndex)
  })
}
