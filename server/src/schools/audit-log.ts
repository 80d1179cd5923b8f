import { AUDIT_FILE_MAX, type AuditLog, SCHOOL_PAGE_SIZE } from '@pathquest/core'
import { reportCsv } from '../analytics'
import type { Db } from '../db/db'
import type { Services } from '../services/services'
import { requireSchoolAdmin } from './school-role'
import { type AuditFilter, audit, listAudit } from './store/audit'

export async function auditLog(
  db: Db,
  schoolId: string,
  { page, ...filter }: AuditFilter & { page: number },
): Promise<AuditLog> {
  const at = { limit: SCHOOL_PAGE_SIZE, offset: (page - 1) * SCHOOL_PAGE_SIZE }
  const { total, entries } = await listAudit(db, schoolId, filter, at)
  return {
    total,
    entries: entries.map(({ id, action, at, ...names }) => ({
      id,
      action,
      at,
      actor: person(names.actorId, names.actorName),
      subject: person(names.subjectId, names.subjectName),
    })),
  }
}

const person = (id: string | null, displayName: string | null) =>
  id === null ? null : { id, displayName: displayName ?? '' }

/** All that the filter leaves, as far as a file goes. That it was exported is an entry as well. */
export const auditFile = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  profileId: string,
  filter: AuditFilter,
): Promise<string> =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    await audit(tx, { schoolId, action: 'audit_exported', actorId: profileId, at: now() })
    const { entries } = await listAudit(tx, schoolId, filter, { limit: AUDIT_FILE_MAX, offset: 0 })
    const rows = entries.map((entry) => [
      new Date(entry.at).toISOString(),
      entry.action,
      entry.actorName,
      entry.actorId,
      entry.subjectName,
      entry.subjectId,
    ])
    const heading = ['at', 'action', 'actor', 'actor_id', 'subject', 'subject_id']
    return reportCsv([{ name: 'audit', rows: [heading, ...rows] }])
  })
