import { issueSeatToken, readToken, sign } from '@pathquest/core'
import { tokenHash } from '../runtime/token-hash'
import type { Services } from '../services/services'
import type { GameSession } from './store/sessions'

/** A player's secret for one game. */
export const seatToken = ({ secrets }: Services, sessionId: string, playerId: string) =>
  issueSeatToken(secrets.seat, { sessionId, playerId })

/** Of 96 bits: short enough for a QR code that is read across a classroom. */
const INVITE_LENGTH = 16

const inviteTo = async ({ secrets }: Services, game: GameSession): Promise<string> =>
  (await sign(secrets.seat, `invite ${game.id}`)).slice(0, INVITE_LENGTH)

/**
 * The host's link: it lets players into a game that is not public, or open by link alone, and past
 * the limits on wrong codes.
 */
export async function joinPath(services: Services, game: GameSession): Promise<string> {
  const invite = await inviteTo(services, game)
  return `/join-game?${new URLSearchParams({ code: game.gameCode, invite })}`
}

export async function isInvitation(
  services: Services,
  game: GameSession,
  invite: string | undefined,
): Promise<boolean> {
  if (invite === undefined) return false
  if (tokenHash(invite) === tokenHash(await inviteTo(services, game))) return true
  // Links that were handed out before they became short.
  const payload = await readToken(services.secrets.seat, 'invite', invite)
  return payload?.sessionId === game.id
}
