import { issueSeatToken, readToken, signToken } from '@pathquest/game-core'
import type { Services } from '../services/services'
import type { GameSession } from './store/sessions'

/** A player's secret for one game. */
export const seatToken = ({ secrets }: Services, sessionId: string, playerId: string) =>
  issueSeatToken(secrets.seat, { sessionId, playerId })

/** The host's link: it lets players into a game that is not public. */
export async function joinPath({ secrets }: Services, game: GameSession): Promise<string> {
  const search = new URLSearchParams({ code: game.gameCode })
  if (!game.isPublic) {
    search.set('invite', await signToken(secrets.seat, 'invite', { sessionId: game.id }))
  }
  return `/join-game?${search}`
}

export async function isInvitation(
  { secrets }: Services,
  game: GameSession,
  invite: string | undefined,
): Promise<boolean> {
  if (invite === undefined) return false
  const payload = await readToken(secrets.seat, 'invite', invite)
  return payload?.sessionId === game.id
}
