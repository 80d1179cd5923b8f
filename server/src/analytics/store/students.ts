import { ON_PAPER } from '@pathquest/core'
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isPlayedClassGame } from '../../games'
import { sumStudents } from '../../host-totals'

export type HostStudent = Row<'hostStudents'> & { displayName: string; email: string | null }

/** Colleagues and parents who joined count in the game, but they are nobody's students. */
const isStudentOf = ({ tables: { hostStudents: t, profiles } }: Db, hostProfileId: string) =>
  and(eq(t.hostProfileId, hostProfileId), eq(profiles.userType, 'student'))

const withPerson = ({ select, tables: { hostStudents: student, profiles } }: Db) =>
  select({ student, displayName: profiles.displayName, email: profiles.email })
    .from(student)
    .innerJoin(profiles, eq(profiles.id, student.profileId))

interface FoundStudent {
  student: Row<'hostStudents'>
  displayName: string
  email: string | null
}

const flat = ({ student, ...person }: FoundStudent): HostStudent => ({ ...student, ...person })

/** Of a host, by total score; those of a class where it is named. */
export async function listStudents(
  db: Db,
  hostProfileId: string,
  classId?: string,
): Promise<HostStudent[]> {
  const { hostStudents: t, classStudents: member } = db.tables
  const members = (id: string) =>
    db.select({ id: member.profileId }).from(member).where(eq(member.classId, id))
  const rows = await withPerson(db)
    .where(
      and(
        isStudentOf(db, hostProfileId),
        classId === undefined ? undefined : inArray(t.profileId, members(classId)),
      ),
    )
    .orderBy(desc(t.totalScore), asc(t.profileId))
  return rows.map(flat)
}

/** Of a host, with what they did in some of the games; by total score. */
export async function listStudentsOfGames(
  db: Db,
  hostProfileId: string,
  filter: Parameters<typeof sumStudents>[2],
): Promise<HostStudent[]> {
  const sums = await sumStudents(db, hostProfileId, filter)
  const { profiles } = db.tables
  const people = await db
    .select({ id: profiles.id, displayName: profiles.displayName, email: profiles.email })
    .from(profiles)
    .where(
      and(
        eq(profiles.userType, 'student'),
        inArray(
          profiles.id,
          sums.map(({ profileId }) => profileId),
        ),
      ),
    )
  const byId = new Map(people.map(({ id, ...person }) => [id, person]))
  return sums
    .flatMap((sum) => {
      const person = byId.get(sum.profileId)
      return person ? [{ ...sum, ...person }] : []
    })
    .sort((a, b) => b.totalScore - a.totalScore || (a.profileId < b.profileId ? -1 : 1))
}

/** Of a host, by points per game. */
export async function listTopStudents(
  db: Db,
  hostProfileId: string,
  limit: number,
): Promise<HostStudent[]> {
  const { hostStudents: t } = db.tables
  const rows = await withPerson(db)
    .where(and(isStudentOf(db, hostProfileId), gte(t.games, 1)))
    .orderBy(desc(sql`1.0 * ${t.totalScore} / ${t.games}`), desc(t.games), asc(t.profileId))
    .limit(limit)
  return rows.map(flat)
}

export async function findStudent(
  db: Db,
  hostProfileId: string,
  profileId: string,
): Promise<HostStudent | undefined> {
  const { hostStudents: t } = db.tables
  const [row] = await withPerson(db).where(
    and(isStudentOf(db, hostProfileId), eq(t.profileId, profileId)),
  )
  return row && flat(row)
}

/** All of a host's, and those whose latest join is since then. */
export async function countStudents(
  db: Db,
  hostProfileId: string,
  since: number,
): Promise<{ all: number; active: number }> {
  const { hostStudents: t, profiles } = db.tables
  const [row] = await db
    .select({
      all: count(),
      active: sql`count(case when ${t.lastActiveAt} >= ${since} then 1 end)`.mapWith(Number),
    })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(isStudentOf(db, hostProfileId))
  return row ?? { all: 0, active: 0 }
}

/** Seats without an account in a host's class games since then; those on paper are no guests. */
export async function countGuests(
  db: Db,
  hostProfileId: string,
  since: number,
  classId?: string,
): Promise<number> {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const [row] = await db
    .select({ guests: count() })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(
      and(
        isPlayedClassGame(db, hostProfileId),
        gte(game.createdAt, since),
        ne(game.gameMode, ON_PAPER),
        classId === undefined ? undefined : eq(game.classId, classId),
        isNull(seat.profileId),
        isNull(seat.removedAt),
      ),
    )
  return row?.guests ?? 0
}

/** False: the seat is no guest's any more. */
export async function giveSeatTo(db: Db, seatId: string, profileId: string): Promise<boolean> {
  const { gamePlayers: t } = db.tables
  const rows = await db
    .update(t)
    .set({ profileId })
    .where(and(eq(t.id, seatId), isNull(t.profileId)))
    .returning({ id: t.id })
  return rows.length === 1
}

/** Those of these profiles that are students. */
export async function studentsAmong(db: Db, profileIds: string[]): Promise<Set<string>> {
  if (profileIds.length === 0) return new Set()
  const { profiles: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.id, profileIds), eq(t.userType, 'student')))
  return new Set(rows.map(({ id }) => id))
}

export interface StudentSeat {
  seat: Row<'gamePlayers'>
  game: Row<'gameSessions'>
}

/** What a student did in the finished class games of a host, latest first. */
export async function listSeatsOfStudent(
  db: Db,
  hostProfileId: string,
  profileId: string,
  limit: number,
): Promise<StudentSeat[]> {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  return db
    .select({ seat, game })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(
      and(
        eq(seat.profileId, profileId),
        isNull(seat.removedAt),
        isPlayedClassGame(db, hostProfileId),
      ),
    )
    .orderBy(desc(seat.joinedAt))
    .limit(limit)
}
