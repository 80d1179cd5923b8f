import type { Principal } from '../main/principal'
import { type Db, findLtiGame, findLtiLink, type GameSession, type LtiLaunchRow } from '../store'

/**
 * Who made it, and every teacher of the course that it belongs to. On a visit the role of that
 * visit decides: who is no teacher there hosts nothing but what they play alone.
 */
export async function hostsGame(db: Db, by: Principal, game: GameSession): Promise<boolean> {
  const isSolo = game.sessionType === 'solo'
  const isMaker = by.profileId !== null && game.hostProfileId === by.profileId
  const { launch } = by
  if (launch === null || isSolo) return isMaker
  if (launch.role !== 'teacher') return false
  return isMaker || isOfCourse(db, launch, game)
}

async function isOfCourse(db: Db, launch: LtiLaunchRow, game: GameSession): Promise<boolean> {
  const ltiGame = await findLtiGame(db, game.id)
  if (!ltiGame) return false
  if (ltiGame.linkId === launch.linkId) return true
  const link = await findLtiLink(db, ltiGame.linkId)
  return link !== undefined && link.contextId !== null && link.contextId === launch.contextId
}
