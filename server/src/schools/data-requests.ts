import type { AccountExport, RemovedStudent } from '@pathquest/core'
import type { DeletionServices, RemoveAccount } from '../classes'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { requireSchoolAdmin } from './school-role'
import { audit } from './store/audit'
import { endMemberships, isStudentOf, listOfSchool } from './store/people'

/** All that is kept about an account, which a higher feature reads. */
export type ExportAccount = (
  db: Db,
  owner: { profileId: string; userId: string },
  now: number,
) => Promise<AccountExport>

interface Asked {
  profileId: string
  studentId: string
}

/**
 * By a parent's wish, or because a student leaves. An account of the school is deleted as its owner
 * would delete it; every other one is its owner's, and only what ties it to the school ends.
 */
export async function removeStudent(
  services: DeletionServices,
  removeAccount: RemoveAccount,
  { profileId, studentId }: Asked,
): Promise<RemovedStudent> {
  const { store, now } = services
  const asked = await store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    const own = await ownOrThrow(tx, schoolId, studentId)
    const by = { schoolId, actorId: profileId, subjectId: studentId, at: now() }
    if (!own) await endMemberships(tx, schoolId, studentId)
    await audit(tx, { ...by, action: own ? 'deletion_requested' : 'memberships_ended' })
    return { schoolId, own }
  })
  const { own, schoolId } = asked
  if (!own) return { outcome: 'memberships_ended' }
  const isOwn = async (db: Db) => (await listOfSchool(db, schoolId, [studentId])).length > 0
  const isGone = await removeAccount(services, own, isOwn)
  if (isGone) await store.truncateLog()
  // The student has joined a class elsewhere, or has an address by now.
  else throw new AppError('account_not_of_school')
  return { outcome: 'deleted' }
}

/** What their owner would get, of an account of the school: of others it would tell of elsewhere. */
export const exportStudent = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  exportAccount: ExportAccount,
  { profileId, studentId }: Asked,
): Promise<AccountExport> =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    const own = await ownOrThrow(tx, schoolId, studentId)
    if (!own) throw new AppError('account_not_of_school')
    const by = { actorId: profileId, subjectId: studentId, at: now() }
    await audit(tx, { schoolId, action: 'exported', ...by })
    return exportAccount(tx, own, now())
  })

/** The account where it is the school's to end; undefined: another one of a student of it. */
async function ownOrThrow(db: Db, schoolId: string, studentId: string) {
  if (!(await isStudentOf(db, schoolId, studentId))) throw new AppError('school_person_not_found')
  const [own] = await listOfSchool(db, schoolId, [studentId])
  return own
}
