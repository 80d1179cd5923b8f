import type { OutboxAnswer, OutboxPost, ResultPost } from '@pathquest/core'
import type { Db } from '../db/db'
import {
  copyRosterRow,
  findGame,
  type GamePlayer,
  type GameSession,
  listPlayers,
  markGameStarted,
  type RosterRow,
  removePlayer,
  updateCurrentQuestionIndex,
  updateGamePause,
  updateGameStore,
} from '../games'
import { markLtiGameActive } from '../lti'
import { mailResults } from '../notifications'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { cancelGame, settleGame } from './settle-game'
import { findSettlement } from './store/settlements'

type RosterPost = Extract<OutboxPost, { kind: 'roster' }>

/**
 * What a room tells of itself; the same post again changes nothing. `from`: the store that the room
 * names as its own; undefined: it is of an older version.
 */
export async function receivePost(
  services: Services,
  gameId: string,
  post: OutboxPost,
  from?: string,
): Promise<OutboxAnswer> {
  const { store } = services
  switch (post.kind) {
    case 'started':
      await checkOwn(services, gameId, from)
      await markGameStarted(store.db, gameId, post.startedAt)
      return {}
    case 'cancelled':
      await checkOwn(services, gameId, from)
      await cancelGame(store, gameId, post)
      return {}
    case 'roster':
      await copyRoster(services, gameId, post, from)
      return {}
    case 'result':
      await checkOwn(services, gameId, from)
      return { rewards: await settled(services, gameId, post) }
  }
}

/** Of a game that is over nothing is changed by any post. */
async function checkOwn({ store, rooms }: Services, gameId: string, from?: string): Promise<void> {
  const game = await findGame(store.db, gameId)
  if (game && game.status !== 'completed') await claim(store.db, rooms, game, from)
}

/**
 * Throws for a game of another store, which is played there: nothing that a room of this one says of
 * it may end it. One whose store is not known belongs where its room is.
 */
async function claim(
  db: Db,
  rooms: Services['rooms'],
  game: GameSession,
  from: string | undefined,
): Promise<void> {
  const isOfStore = from === undefined ? rooms.serves(game.storeId) : from === game.storeId
  if (isOfStore) return
  const storeId = from ?? rooms.soleStoreId
  if (game.storeId !== null || storeId === undefined) throw new AppError('room_unavailable')
  await updateGameStore(db, game.id, storeId)
}

/** Grades that were queued with it are sent from now on. */
async function settled(services: Services, gameId: string, post: ResultPost) {
  const { store, mail, lti } = services
  const isNews = (await findSettlement(store.db, gameId)) === undefined
  const rewards = await settleGame(services, gameId, post)
  lti.wakeScores()
  if (isNews) mail.later(() => mailResults(services, gameId))
  return rewards
}

/** A roster that comes late must not overwrite what was settled. */
async function copyRoster(
  { store, rooms, now }: Services,
  gameId: string,
  post: RosterPost,
  from: string | undefined,
): Promise<void> {
  await store.transact(async (tx) => {
    const game = await findGame(tx, gameId)
    if (!game) throw new AppError('game_not_found')
    if (game.status === 'completed') return
    await claim(tx, rooms, game, from)
    await copyPlayers(tx, gameId, post.players)
    if (game.sessionType === 'solo') await markLtiGameActive(tx, gameId, now())
    for (const playerId of post.freed) await removePlayer(tx, playerId)
    const { pausedAt } = post
    if (pausedAt !== undefined && game.pausedAt !== pausedAt) {
      await updateGamePause(tx, gameId, pausedAt)
    }
    if (game.currentQuestionIndex !== post.currentQuestionIndex) {
      await updateCurrentQuestionIndex(tx, gameId, post.currentQuestionIndex)
    }
  })
}

/** Most rosters tell news of a few: the other rows stay as they are. */
async function copyPlayers(tx: Db, gameId: string, told: RosterPost['players']): Promise<void> {
  const copies = new Map((await listPlayers(tx, gameId)).map((player) => [player.id, player]))
  for (const { playerId, connected, classScore, displayName, ...rest } of told) {
    const copy = copies.get(playerId)
    if (!copy) continue
    const classAverageScore = classScore === undefined ? copy.classAverageScore : classScore
    const news: RosterRow = {
      ...rest,
      isConnected: connected,
      classAverageScore,
      // A name that was forgotten since stays so.
      displayName: copy.displayName === '' ? '' : (displayName ?? copy.displayName),
    }
    if (differs(copy, news)) await copyRosterRow(tx, playerId, news)
  }
}

const differs = (copy: GamePlayer, news: RosterRow): boolean =>
  Object.entries(news).some(([name, value]) => copy[name as keyof RosterRow] !== value)
