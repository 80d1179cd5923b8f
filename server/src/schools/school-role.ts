import type { SchoolRole } from '@pathquest/core/schools/school-choices'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { findMembership, type Membership } from './store/schools'

const ANYBODY: readonly SchoolRole[] = ['teacher', 'counsellor', 'school_admin']

/**
 * Where the caller works, in one of these roles; everything of a school begins here. Throws for who
 * works nowhere, whose school waits for an administrator of the site, and who has another role.
 */
export async function requireSchoolRole(
  db: Db,
  profileId: string,
  roles: readonly SchoolRole[] = ANYBODY,
): Promise<Membership> {
  const found = await findMembership(db, profileId)
  if (!found) throw new AppError('school_not_found')
  if (found.school.confirmedAt === null) throw new AppError('school_unconfirmed')
  if (!roles.includes(found.role)) throw new AppError('school_role')
  return found
}

/** The school that the caller runs. */
export const requireSchoolAdmin = async (db: Db, profileId: string) =>
  (await requireSchoolRole(db, profileId, ['school_admin'])).school
