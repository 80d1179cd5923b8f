import { AccountExport, AuditLog, AuditQuery, RemovedStudent } from '@pathquest/core'
import type { RemoveAccount } from '../classes'
import { defineFileRoute, defineRoute, json, makeRouter, NoFields } from '../http/define-route'
import { auditFile, auditLog } from './audit-log'
import { type ExportAccount, exportStudent, removeStudent } from './data-requests'
import { callerOf, changingCaller, PersonId } from './routes'
import { requireSchoolAdmin } from './school-role'

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/school/students/{profileId}',
  access: 'own_teacher',
  summary: "Delete an account of the school, or end a student's memberships in its classes",
  request: { params: PersonId, body: json(NoFields) },
  answer: RemovedStudent,
})
const exportRoute = defineRoute({
  method: 'get',
  path: '/api/school/students/{profileId}/export',
  access: 'own_teacher',
  summary: 'All that is kept about an account of the school, as one JSON file',
  request: { params: PersonId },
  answer: AccountExport,
})
const auditRoute = defineRoute({
  method: 'get',
  path: '/api/school/audit',
  access: 'own_teacher',
  summary: 'Who saw or changed whose data at the school; administrators of the school alone',
  request: { query: AuditQuery },
  answer: AuditLog,
})
const auditFileRoute = defineFileRoute({
  path: '/api/school/audit.csv',
  access: 'own_teacher',
  summary: 'The audit log of the school as CSV',
  type: 'text/csv; charset=utf-8',
  request: { query: AuditQuery },
})

interface HigherFeatures {
  removeAccount: RemoveAccount
  exportAccount: ExportAccount
}

/** What parents may ask a school for, and what is recorded of it. */
export const makeSchoolDataRoutes = ({ removeAccount, exportAccount }: HigherFeatures) =>
  makeRouter()
    .openapi(removeRoute, async (c) => {
      const asked = { profileId: changingCaller(c), studentId: c.req.valid('param').profileId }
      return c.json(await removeStudent(c.var.services, removeAccount, asked), 200)
    })
    .openapi(exportRoute, async (c) => {
      const asked = { profileId: changingCaller(c), studentId: c.req.valid('param').profileId }
      const exported = await exportStudent(c.var.services, exportAccount, asked)
      c.header('Content-Disposition', 'attachment; filename="pathquest-data.json"')
      c.header('Cache-Control', 'no-store')
      return c.json(exported, 200)
    })
    .openapi(auditRoute, async (c) => {
      const { db } = c.var.services.store
      const { id } = await requireSchoolAdmin(db, callerOf(c))
      return c.json(await auditLog(db, id, c.req.valid('query')), 200)
    })
    .openapi(auditFileRoute, async (c) => {
      const { page: _, ...filter } = c.req.valid('query')
      const csv = await auditFile(c.var.services, changingCaller(c), filter)
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit-log.csv"',
        'Cache-Control': 'no-store',
      })
    })
