import { GAME_RETENTION_MS } from '@pathquest/core'
import type { GameSession } from '../games'
import { AppError } from '../runtime/errors'
import { newShareToken } from '../runtime/random'
import { tokenHash } from '../runtime/token-hash'
import type { Services } from '../services/services'
import { findSharedGame, putGameShare } from './store'

type Sharing = Pick<Services, 'store' | 'now'>

/** A new token of the game's leaderboard; only its hash is kept, and a former one ends. */
export async function shareGame({ store, now }: Sharing, game: GameSession): Promise<string> {
  // Who plays alone has no class to show.
  if (game.sessionType === 'solo') throw new AppError('game_not_found')
  const token = newShareToken()
  await putGameShare(store.db, game.id, tokenHash(token), now())
  return token
}

/** The game that a token shares, until the host ends that or the game is too long ago. */
export async function sharedGame({ store, now }: Sharing, token: string): Promise<GameSession> {
  const game = await findSharedGame(store.db, tokenHash(token))
  const isKept = game && (game.endedAt === null || now() - game.endedAt < GAME_RETENTION_MS)
  if (!isKept) throw new AppError('share_not_found')
  return game
}
