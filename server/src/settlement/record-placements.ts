import { findProfile } from '../accounts'
import type { Db } from '../db/db'
import {
  copyResultRow,
  type GamePlayer,
  type GameResult,
  type GameSession,
  getEnds,
  insertPlayer,
  listPlayers,
  type PlayerResult,
  removePlayer,
  tookPart,
  updatePlayerPlacement,
} from '../games'

/**
 * Writes what each player reached; the seats by player id, those of missing copies included. Who
 * gave up the place in the lobby and never came back is no longer in the game; where a fault ended
 * it, its last standings may not know who came late.
 */
export async function recordPlacements(
  tx: Db,
  game: GameSession,
  post: GameResult,
): Promise<Map<string, GamePlayer>> {
  const gameId = game.id
  const hasPlaces = (post.ends ?? getEnds(game)) === 'ranked'
  const players = new Map((await listPlayers(tx, gameId)).map((player) => [player.id, player]))
  for (const result of post.players) {
    const seat = players.get(result.playerId) ?? (await insertMissing(tx, gameId, result))
    players.set(result.playerId, seat)
    // Guests may have been forgotten too early, where a room was away for months. Who had an account
    // when the room told of it and has none now has deleted it.
    const isGuest = seat.profileId === null && result.accountId === null
    const name = isGuest ? { displayName: result.displayName } : {}
    await copyResultRow(tx, result.playerId, {
      ...name,
      score: result.score,
      correctAnswers: result.correctAnswers,
      totalAnswers: result.totalAnswers,
      isConnected: result.connected,
      leftAt: result.leftAt,
      removedAt: result.removedAt,
      team: result.teamId,
      classAverageScore: result.classScore,
      tookPart: tookPart(result),
      askedQuestions: result.askedQuestions ?? null,
      character: result.character ?? null,
    })
    await updatePlayerPlacement(tx, result.playerId, hasPlaces ? result.placement : null)
  }
  if (post.endedByFault) return players
  const played = new Set(post.players.map(({ playerId }) => playerId))
  for (const id of [...players.keys()].filter((known) => !played.has(known))) {
    players.delete(id)
    await removePlayer(tx, id)
  }
  return players
}

/** The room took this player and the copy was lost: the room's word counts. */
async function insertMissing(tx: Db, gameId: string, result: PlayerResult): Promise<GamePlayer> {
  const profile = result.accountId === null ? undefined : await findProfile(tx, result.accountId)
  const inserted = await insertPlayer(tx, {
    id: result.playerId,
    gameSessionId: gameId,
    profileId: profile?.id ?? null,
    displayName: result.accountId !== null && !profile ? '' : result.displayName,
    joinedAt: result.joinedAt,
  })
  if (!inserted.ok) throw new Error('A player without a limit was refused')
  return inserted.player
}
