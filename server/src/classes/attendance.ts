import type { ClassAttendance } from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import type { Db } from '../db/db'
import { type GameSession, isCountedGame } from '../games'
import type { Principal } from '../http/app-env'
import { findTaughtClass } from './store/classes'
import { listSeatedAccounts } from './store/played-games'
import { listMembers } from './store/students'

/** Who of the class of a game sits in it; a host who no longer teaches it, or on a visit, sees none. */
export async function attendanceOf(
  db: Db,
  game: GameSession,
  { profileId, via }: Pick<Principal, 'profileId' | 'via'>,
): Promise<ClassAttendance> {
  if (game.classId === null || profileId === null || via !== 'session') return { class: null }
  const found = await findTaughtClass(db, game.classId, profileId)
  if (!found) return { class: null }
  const { id, name } = found
  // Seats of a game without phones are nobody's.
  if (isCountedGame(game)) return { class: { id, name, students: [] } }
  const [members, seats] = await Promise.all([listMembers(db, id), listSeatedAccounts(db, game.id)])
  const students = members
    .map((member) => ({
      id: member.id,
      displayName: member.displayName,
      playerId: seats.get(member.id) ?? null,
    }))
    .sort((a, b) => alphabetical(a.displayName, b.displayName))
  return { class: { id, name, students } }
}
