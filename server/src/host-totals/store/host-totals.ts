import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { isCountedSeat, isPlayedClassGame } from '../../games'

export type HostFigures = Omit<Row<'hostTotals'>, 'hostProfileId'>

/** Adds to the sums of a host; the first time they begin. */
export async function addHostTotals(
  db: Db,
  hostProfileId: string,
  more: HostFigures,
): Promise<void> {
  const { hostTotals: t } = db.tables
  await db.insert(t).values({ hostProfileId }).onConflictDoNothing()
  await db
    .update(t)
    .set({
      games: sql`${t.games} + ${more.games}`,
      answers: sql`${t.answers} + ${more.answers}`,
      classAverageSum: sql`${t.classAverageSum} + ${more.classAverageSum}`,
      classAverageCount: sql`${t.classAverageCount} + ${more.classAverageCount}`,
      pathkeysAwarded: sql`${t.pathkeysAwarded} + ${more.pathkeysAwarded}`,
    })
    .where(eq(t.hostProfileId, hostProfileId))
}

/** One more game for each of these students of one host. */
export async function addHostStudents(
  db: Db,
  students: readonly NewRow<'hostStudents'>[],
): Promise<void> {
  if (students.length === 0) return
  const { hostStudents: t } = db.tables
  await db
    .insert(t)
    .values([...students])
    .onConflictDoUpdate({
      target: [t.hostProfileId, t.profileId],
      set: {
        games: sql`${t.games} + excluded.games`,
        totalScore: sql`${t.totalScore} + excluded.total_score`,
        correctAnswers: sql`${t.correctAnswers} + excluded.correct_answers`,
        totalAnswers: sql`${t.totalAnswers} + excluded.total_answers`,
        pathkeysEarned: sql`${t.pathkeysEarned} + excluded.pathkeys_earned`,
        lastActiveAt: sql`case when excluded.last_active_at > ${t.lastActiveAt} then excluded.last_active_at else ${t.lastActiveAt} end`,
      },
    })
}

export async function changeHostStudent(
  db: Db,
  hostProfileId: string,
  profileId: string,
  more: Pick<Row<'hostStudents'>, 'totalScore' | 'correctAnswers'>,
): Promise<void> {
  const { hostStudents: t } = db.tables
  await db
    .update(t)
    .set({
      totalScore: sql`${t.totalScore} + ${more.totalScore}`,
      correctAnswers: sql`${t.correctAnswers} + ${more.correctAnswers}`,
    })
    .where(and(eq(t.hostProfileId, hostProfileId), eq(t.profileId, profileId)))
}

/** Reckons these hosts' figures anew from the seats of their games: whose seats changed hands. */
export async function recountHosts(db: Db, hostProfileIds: readonly string[]): Promise<void> {
  if (hostProfileIds.length === 0) return
  const { hostTotals, hostStudents } = db.tables
  const ids = [...hostProfileIds]
  await db.delete(hostTotals).where(inArray(hostTotals.hostProfileId, ids))
  await db.delete(hostStudents).where(inArray(hostStudents.hostProfileId, ids))
  for (const id of ids) {
    const games = await gamesOf(db, id)
    if (games === 0) continue
    await addHostTotals(db, id, { ...(await totalsOf(db, id)), games })
    const students = await sumStudents(db, id)
    for (let at = 0; at < students.length; at += ROWS_AT_ONCE) {
      await db.insert(hostStudents).values(students.slice(at, at + ROWS_AT_ONCE))
    }
  }
}

const ROWS_AT_ONCE = 500

/** Which games of a host are summed; without a field: all. */
export interface GameFilter {
  /** For this class. */
  classId?: string | undefined
  /** Made since then. */
  since?: number | undefined
}

const isSummed = (db: Db, hostProfileId: string, { classId, since }: GameFilter) => {
  const { gameSessions: game } = db.tables
  return and(
    isPlayedClassGame(db, hostProfileId),
    classId === undefined ? undefined : eq(game.classId, classId),
    since === undefined ? undefined : gte(game.createdAt, since),
  )
}

/** A host's figures in some of the games, summed from their seats. */
export async function sumHost(
  db: Db,
  hostProfileId: string,
  filter: GameFilter,
): Promise<HostFigures> {
  const [games, totals] = await Promise.all([
    gamesOf(db, hostProfileId, filter),
    totalsOf(db, hostProfileId, filter),
  ])
  return { ...totals, games }
}

async function gamesOf(db: Db, hostProfileId: string, filter: GameFilter = {}): Promise<number> {
  const { gameSessions: game } = db.tables
  const [row] = await db
    .select({ games: sql`count(*)`.mapWith(Number) })
    .from(game)
    .where(isSummed(db, hostProfileId, filter))
  return row?.games ?? 0
}

async function totalsOf(
  db: Db,
  hostProfileId: string,
  filter: GameFilter = {},
): Promise<Omit<HostFigures, 'games'>> {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const [row] = await db
    .select({
      answers: sum(sql`${seat.totalAnswers}`),
      classAverageSum: sum(sql`${seat.classAverageScore}`),
      classAverageCount: sql`count(${seat.classAverageScore})`.mapWith(Number),
      pathkeysAwarded: sum(pathkeysOf(db)),
    })
    .from(game)
    .innerJoin(seat, eq(seat.gameSessionId, game.id))
    .where(and(isSummed(db, hostProfileId, filter), isCountedSeat(db)))
  return row ?? { answers: 0, classAverageSum: 0, classAverageCount: 0, pathkeysAwarded: 0 }
}

interface StudentFilter extends GameFilter {
  /** Members of this class alone, in whatever game. */
  memberOf?: string | undefined
}

/** Of each account in some of a host's games, or of the members of a class in them. */
export async function sumStudents(
  db: Db,
  hostProfileId: string,
  filter: StudentFilter = {},
): Promise<Row<'hostStudents'>[]> {
  const members = filter.memberOf === undefined ? null : await memberIds(db, filter.memberOf)
  if (members?.length === 0) return []
  const rows = await sumSeats(db, hostProfileId, filter, members)
  return rows.map((row) => ({ ...row, hostProfileId, profileId: row.profileId as string }))
}

/**
 * Members are looked for in their own seats, and the game of each seat by its id: a join would have
 * PostgreSQL read every game of the host first. A subquery that gives a value is never joined.
 */
export function sumSeats(
  db: Db,
  hostProfileId: string,
  filter: GameFilter,
  members: readonly string[] | null,
) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const sums = db.select({
    profileId: seat.profileId,
    games: sql`count(*)`.mapWith(Number),
    totalScore: sum(sql`${seat.score}`),
    correctAnswers: sum(sql`${seat.correctAnswers}`),
    totalAnswers: sum(sql`${seat.totalAnswers}`),
    pathkeysEarned: sum(pathkeysOf(db)),
    lastActiveAt: sql`max(${seat.joinedAt})`.mapWith(Number),
  })
  const isSummedSeat = and(
    eq(seat.gameSessionId, game.id),
    isSummed(db, hostProfileId, filter),
    isCountedSeat(db),
    isNotNull(seat.profileId),
  )
  if (members === null) {
    return sums.from(game).innerJoin(seat, isSummedSeat).groupBy(seat.profileId)
  }
  const hostOfSeat = db.select({ id: game.hostProfileId }).from(game).where(isSummedSeat)
  return sums
    .from(seat)
    .where(and(inArray(seat.profileId, [...members]), sql`${hostOfSeat} = ${hostProfileId}`))
    .groupBy(seat.profileId)
}

async function memberIds(db: Db, classId: string): Promise<string[]> {
  const { classStudents: t } = db.tables
  const rows = await db.select({ id: t.profileId }).from(t).where(eq(t.classId, classId))
  return rows.map(({ id }) => id)
}

const sum = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)

/** A list in JSON is measured differently by each dialect. */
const pathkeysOf = ({ dialect, tables: { gamePlayers: seat } }: Db): SQL =>
  dialect === 'pg'
    ? sql`case when jsonb_typeof(${seat.pathkeysEarned}) = 'array' then jsonb_array_length(${seat.pathkeysEarned}) else 0 end`
    : sql`coalesce(json_array_length(${seat.pathkeysEarned}), 0)`
