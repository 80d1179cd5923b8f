import {
  SCHOOL_INVITE_MS,
  type SchoolInvite,
  type SchoolRole,
  type SchoolStaff,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import { settleSchoolOfTeachers } from '../classes'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { newToken, tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { asSchool } from './make-school'
import { requireSchoolAdmin } from './school-role'
import { audit } from './store/audit'
import { findMembership, findSchool, removeSchool } from './store/schools'
import {
  findInvite,
  findStaff,
  hasOtherAdmin,
  insertStaff,
  listStaff,
  putInvite,
  removeInvites,
  removeStaff,
  setRole,
  takeInvite,
} from './store/staff'

type Changing = Pick<Services, 'store' | 'now'>

export async function staffOf(db: Db, schoolId: string): Promise<SchoolStaff> {
  const staff = (await listStaff(db, schoolId)).map(({ blockedAt, ...person }) => ({
    ...person,
    isBlocked: blockedAt !== null,
  }))
  return { staff: staff.sort((a, b) => alphabetical(a.displayName, b.displayName)) }
}

/** A link for one colleague; the database learns its hash alone. */
export const inviteStaff = (
  { store, now }: Changing,
  profileId: string,
  role: SchoolRole,
): Promise<SchoolInvite> =>
  store.transact(async (tx) => {
    const { id } = await requireSchoolAdmin(tx, profileId)
    return newInvite(tx, { schoolId: id, role, actorId: profileId, at: now() })
  })

/** By an administrator of the site: a school may have lost the last of its own. */
export const inviteSchoolAdmin = ({ store, now }: Changing, schoolId: string) =>
  store.transact(async (tx): Promise<SchoolInvite> => {
    const school = await findSchool(tx, schoolId)
    if (!school) throw new AppError('school_gone')
    if (school.confirmedAt === null) throw new AppError('school_unconfirmed')
    return newInvite(tx, { schoolId, role: 'school_admin', actorId: null, at: now() })
  })

async function newInvite(
  tx: Db,
  {
    schoolId,
    role,
    actorId,
    at,
  }: {
    schoolId: string
    role: SchoolRole
    actorId: string | null
    at: number
  },
): Promise<SchoolInvite> {
  const token = newToken()
  const expiresAt = at + SCHOOL_INVITE_MS
  await putInvite(tx, { tokenHash: tokenHash(token), schoolId, role, expiresAt })
  await audit(tx, { schoolId, action: 'invited', actorId, at })
  return { path: `/school-invite#${token}`, expiresAt }
}

/** What a link leads to, before it is used. */
export async function previewInvite({ store, now }: Changing, token: string) {
  const found = await findInvite(store.db, tokenHash(token), now())
  if (!found) throw new AppError('school_invite_invalid')
  return { school: asSchool(found.school), role: found.role }
}

/** Who is refused, or works there already, leaves the link as it was. */
export const acceptInvite = ({ store, now }: Changing, profileId: string, token: string) =>
  store.transact(async (tx) => {
    const at = now()
    const found = await findInvite(tx, tokenHash(token), at)
    if (!found) throw new AppError('school_invite_invalid')
    const schoolId = found.school.id
    const present = await findMembership(tx, profileId)
    if (present?.school.id === schoolId) return
    if (present) throw new AppError('school_already')
    if (!(await takeInvite(tx, tokenHash(token)))) throw new AppError('school_invite_invalid')
    const row = { profileId, schoolId, role: found.role, since: at }
    if (!(await insertStaff(tx, row))) throw new AppError('school_already')
    await settleSchoolOfTeachers(tx, [profileId])
    await audit(tx, { schoolId, action: 'joined', actorId: profileId, subjectId: profileId, at })
  })

export const changeRole = (
  { store, now }: Changing,
  profileId: string,
  { colleagueId, role }: { colleagueId: string; role: SchoolRole },
): Promise<SchoolStaff> =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    const colleague = await findStaff(tx, schoolId, colleagueId)
    if (!colleague) throw new AppError('school_person_not_found')
    if (colleague.role !== role) {
      await checkAdminLeft(tx, colleague)
      await setRole(tx, colleagueId, role)
      const action = `made_${role}` as const
      await audit(tx, { schoolId, action, actorId: profileId, subjectId: colleagueId, at: now() })
    }
    return staffOf(tx, schoolId)
  })

export const removeColleague = ({ store, now }: Changing, profileId: string, colleagueId: string) =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    const colleague = await findStaff(tx, schoolId, colleagueId)
    if (!colleague) throw new AppError('school_person_not_found')
    await checkAdminLeft(tx, colleague)
    await endSchoolRole(tx, colleagueId)
    const by = { actorId: profileId, subjectId: colleagueId, at: now() }
    await audit(tx, { schoolId, action: 'removed', ...by })
  })

/** A school that waits goes with the only one who works there. */
export const leaveSchool = ({ store, now }: Changing, profileId: string) =>
  store.transact(async (tx) => {
    const found = await findMembership(tx, profileId)
    if (!found) throw new AppError('school_not_found')
    const { school, role } = found
    if (school.confirmedAt === null) return removeSchool(tx, school.id)
    await checkAdminLeft(tx, { profileId, schoolId: school.id, role })
    await endSchoolRole(tx, profileId)
    const by = { actorId: profileId, subjectId: profileId, at: now() }
    await audit(tx, { schoolId: school.id, action: 'left', ...by })
  })

async function checkAdminLeft(
  tx: Db,
  { profileId, schoolId, role }: { profileId: string; schoolId: string; role: SchoolRole },
): Promise<void> {
  if (role !== 'school_admin') return
  // Links that they may have made end with what they may do.
  await removeInvites(tx, schoolId)
  if (!(await hasOtherAdmin(tx, schoolId, profileId))) throw new AppError('school_last_admin')
}

/**
 * Whatever somebody is at a school ends, also as its last administrator: with the account, or
 * because somebody else may have made it. Their classes go along where nobody of the school is left.
 */
export async function endSchoolRole(tx: Db, profileId: string): Promise<void> {
  const found = await findMembership(tx, profileId)
  if (!found) return
  if (found.role === 'school_admin') await removeInvites(tx, found.school.id)
  await removeStaff(tx, profileId)
  await settleSchoolOfTeachers(tx, [profileId])
}
