import { REFLECTIONS_SHOWN } from '@pathquest/core'
import { and, desc, eq, gte, isNull, lt, min } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

type ReflectionRow = Row<'planReflections'>

interface Span {
  fromMs: number
  untilMs: number
}

/** Latest first, with the careers that they are about. */
export async function listReflections(db: Db, profileId: string, { fromMs, untilMs }: Span) {
  const { planReflections: t, careers } = db.tables
  return db
    .select({
      id: t.id,
      gameId: t.gameSessionId,
      question: t.question,
      tap: t.tap,
      text: t.text,
      at: t.reflectedAt,
      career: { id: careers.id, title: careers.title, industry: careers.industry },
    })
    .from(t)
    .leftJoin(careers, eq(careers.id, t.careerId))
    .where(and(eq(t.profileId, profileId), gte(t.reflectedAt, fromMs), lt(t.reflectedAt, untilMs)))
    .orderBy(desc(t.reflectedAt), desc(t.id))
    .limit(REFLECTIONS_SHOWN)
}

/** One for each game; it keeps its first day. Returns what it said before. */
export async function putReflection(
  tx: Db,
  row: ReflectionRow & { gameSessionId: string },
): Promise<string> {
  const { planReflections: t } = tx.tables
  const [before] = await tx
    .select({ text: t.text })
    .from(t)
    .where(and(eq(t.profileId, row.profileId), eq(t.gameSessionId, row.gameSessionId)))
  const { careerId, question, tap, text } = row
  await tx
    .insert(t)
    .values(row)
    .onConflictDoUpdate({
      target: [t.profileId, t.gameSessionId],
      set: { careerId, question, tap, text },
    })
  return before?.text ?? ''
}

export async function removeReflection(db: Db, profileId: string, id: string): Promise<void> {
  const { planReflections: t } = db.tables
  await db.delete(t).where(and(eq(t.profileId, profileId), eq(t.id, id)))
}

/** Whether somebody sits, or sat, in a game that has begun. */
export async function hasPlayed(
  db: Db,
  profileId: string,
  gameSessionId: string,
): Promise<boolean> {
  const { gamePlayers: seat } = db.tables
  const [row] = await db
    .select({ id: seat.id })
    .from(seat)
    .where(
      and(
        eq(seat.gameSessionId, gameSessionId),
        eq(seat.profileId, profileId),
        isNull(seat.removedAt),
      ),
    )
  return row !== undefined
}

/** When the first of it was; null: there is none. */
export async function firstReflectionAt(db: Db, profileId: string): Promise<number | null> {
  const { planReflections: t } = db.tables
  const [row] = await db
    .select({ at: min(t.reflectedAt) })
    .from(t)
    .where(eq(t.profileId, profileId))
  return row?.at ?? null
}
