import { placementBonus } from '@pathquest/core'
import {
  awardPlayerRewards,
  findGame,
  findPlayerByProfile,
  type GamePlayer,
  type GameSession,
  getEnds,
  listPlayers,
} from '../games'
import { countLateStudent } from '../host-totals'
import { awardTokens, hadXpOfDay } from '../rewards'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { tokensOf } from './recompute-game'
import { checkReportable, isGuest } from './report'
import { findStudent, giveSeatTo } from './store/students'

interface JoinGuestRequest {
  gameId: string
  playerId: string
  profileId: string
  /** Must be the game's host: whose student it is. */
  askedBy: string
}

/**
 * A guest of a finished game was one of the host's students: the seat, its answers and its figures
 * are theirs from now on, with the XP that they would have earned on the day of the game, once. Sent
 * again it changes nothing.
 */
export async function joinGuest(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { gameId, playerId, profileId, askedBy }: JoinGuestRequest,
): Promise<void> {
  await store.transact(async (tx) => {
    const game = await findGame(tx, gameId)
    if (!game || game.hostProfileId !== askedBy) throw new AppError('game_not_found')
    checkReportable(game)
    const student = await findStudent(tx, askedBy, profileId)
    if (!student) throw new AppError('student_not_found')
    const own = await findPlayerByProfile(tx, gameId, profileId)
    if (own?.id === playerId) return
    if (own) throw new AppError('student_has_seat')
    const guest = (await listPlayers(tx, gameId)).find(({ id }) => id === playerId)
    // A name that is forgotten was somebody's, and nobody knows whose.
    if (!guest || guest.removedAt !== null || !isGuest(game, guest))
      throw new AppError('guest_not_found')
    if (!(await giveSeatTo(tx, playerId, profileId))) throw new AppError('guest_not_found')
    const seat = { ...guest, profileId }
    await countLateStudent(tx, askedBy, seat)
    const tokensEarned = xpOf(game, seat)
    if (tokensEarned === 0) return
    if (await hadXpOfDay(tx, game, profileId, game.endedAt ?? now())) {
      await awardPlayerRewards(tx, playerId, {
        tokensEarned: 0,
        pathkeysEarned: null,
        xpUsedUp: true,
      })
      return
    }
    const isFirst = await awardTokens(tx, {
      profileId,
      amount: tokensEarned,
      reason: 'game',
      reference: gameId,
      gameSessionId: gameId,
      now: now(),
    })
    if (isFirst) await awardPlayerRewards(tx, playerId, { tokensEarned, pathkeysEarned: null })
  })
}

/** As the settlement gives it, without what a team adds; who gave no answer earns nothing. */
const xpOf = (game: GameSession, seat: GamePlayer): number =>
  seat.totalAnswers === 0
    ? 0
    : tokensOf(game, seat) + (getEnds(game) === 'ranked' ? placementBonus(seat.placement) : 0)
