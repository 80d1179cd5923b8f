import type { AuditAction } from '@pathquest/core/schools/school-choices'
import { aliasedTable, and, count, desc, eq, gt, gte, inArray, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../runtime/tokens'

export interface AuditEntry {
  schoolId: string
  action: AuditAction
  /** null: an administrator of the site. */
  actorId: string | null
  /** null: nobody in particular. */
  subjectId?: string | null
  at: number
}

/** Written in the transaction of what it records. */
export async function audit(tx: Db, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(tx.tables.auditEntries).values(
    entries.map(({ schoolId, action, actorId, subjectId = null, at }) => ({
      id: newId('auditEntry'),
      schoolId,
      action,
      actorProfileId: actorId,
      subjectProfileId: subjectId,
      at,
    })),
  )
}

const READ_AGAIN_MS = 24 * 60 * 60_000

/** Records what somebody reads of these students, once a day of each. */
export async function auditReads(
  tx: Db,
  { at, ...read }: Omit<AuditEntry, 'subjectId'> & { actorId: string },
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return
  const { auditEntries: t } = tx.tables
  const known = await tx
    .select({ id: t.subjectProfileId })
    .from(t)
    .where(
      and(
        eq(t.schoolId, read.schoolId),
        eq(t.action, read.action),
        eq(t.actorProfileId, read.actorId),
        gt(t.at, at - READ_AGAIN_MS),
        inArray(t.subjectProfileId, [...subjectIds]),
      ),
    )
  const isKnown = new Set(known.map(({ id }) => id))
  const fresh = subjectIds.filter((id) => !isKnown.has(id))
  await audit(tx, ...fresh.map((subjectId) => ({ ...read, subjectId, at })))
}

export interface AuditFilter {
  person?: string | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Latest first, with the names of today. */
export async function listAudit(
  db: Db,
  schoolId: string,
  { person, from, to }: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { auditEntries: t, profiles } = db.tables
  const [actor, subject] = [aliasedTable(profiles, 'actor'), aliasedTable(profiles, 'subject')]
  const isMeant = and(
    eq(t.schoolId, schoolId),
    person === undefined
      ? undefined
      : or(eq(t.actorProfileId, person), eq(t.subjectProfileId, person)),
    from === undefined ? undefined : gte(t.at, from),
    to === undefined ? undefined : lte(t.at, to),
  )
  const [[all], entries] = await Promise.all([
    db.select({ total: count() }).from(t).where(isMeant),
    db
      .select({
        id: t.id,
        action: t.action,
        at: t.at,
        actorId: actor.id,
        actorName: actor.displayName,
        subjectId: subject.id,
        subjectName: subject.displayName,
      })
      .from(t)
      .leftJoin(actor, eq(actor.id, t.actorProfileId))
      .leftJoin(subject, eq(subject.id, t.subjectProfileId))
      .where(isMeant)
      .orderBy(desc(t.at), desc(t.id))
      .limit(limit)
      .offset(offset),
  ])
  return { total: all?.total ?? 0, entries }
}
