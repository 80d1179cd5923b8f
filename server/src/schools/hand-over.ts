import type { SchoolClasses } from '@pathquest/core'
import { handOverClass } from '../classes'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { classesOf } from './people'
import { requireSchoolAdmin } from './school-role'
import { audit } from './store/audit'
import { findClassOf } from './store/classes'
import { findStaff } from './store/staff'

/** A class of the school goes from a teacher of it, who may be leaving, to a colleague. */
export const handOver = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  profileId: string,
  { classId, from, to }: { classId: string; from: string; to: string },
): Promise<SchoolClasses> =>
  store.transact(async (tx) => {
    const { id: schoolId } = await requireSchoolAdmin(tx, profileId)
    if (!(await findClassOf(tx, schoolId, classId))) throw new AppError('class_not_found')
    for (const id of [from, to]) {
      if (!(await findStaff(tx, schoolId, id))) throw new AppError('school_person_not_found')
    }
    if (from === to) throw new AppError('school_person_not_found')
    const at = now()
    if (!(await handOverClass(tx, { classId, from, to, at })))
      throw new AppError('school_person_not_found')
    await audit(
      tx,
      { schoolId, action: 'class_taken', actorId: profileId, subjectId: from, at },
      { schoolId, action: 'class_given', actorId: profileId, subjectId: to, at },
    )
    return classesOf(tx, schoolId)
  })
