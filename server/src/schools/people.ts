import {
  interestHeights,
  type SchoolClasses,
  type SchoolInterests,
  type SchoolStudents,
  strongestOf,
} from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import type { Db } from '../db/db'
import type { Services } from '../services/services'
import { requireSchoolRole } from './school-role'
import { auditReads } from './store/audit'
import { listBlocks } from './store/blocks'
import { listClassesOf } from './store/classes'
import {
  classNamesOf,
  findCounsellorsSchool,
  listOfSchool,
  listStudents,
  listSurveys,
} from './store/people'

interface Searched {
  q: string
  page: number
}

export async function studentsOf(
  db: Db,
  schoolId: string,
  searched: Searched,
): Promise<SchoolStudents> {
  const { total, students } = await listStudents(db, schoolId, searched)
  const ids = students.map(({ id }) => id)
  const [names, own, blocks] = await Promise.all([
    classNamesOf(db, schoolId, ids),
    listOfSchool(db, schoolId, ids),
    listBlocks(db, schoolId),
  ])
  const isOwn = new Set(own.map(({ profileId }) => profileId))
  const isBlocked = new Set(blocks.map(({ id }) => id))
  return {
    total,
    students: students.map((student) => ({
      ...student,
      classes: names.get(student.id) ?? [],
      isOfSchool: isOwn.has(student.id),
      isBlocked: isBlocked.has(student.id),
    })),
  }
}

/** What a counsellor reads of a page of students, recorded with it. */
export const interestsOf = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  profileId: string,
  searched: Searched,
): Promise<SchoolInterests> =>
  store.transact(async (tx) => {
    const { school } = await requireSchoolRole(tx, profileId, ['counsellor'])
    const { total, students } = await listStudents(tx, school.id, searched)
    const ids = students.map(({ id }) => id)
    const names = await classNamesOf(tx, school.id, ids)
    const surveys = await listSurveys(tx, ids)
    const read = { schoolId: school.id, action: 'interests_read', actorId: profileId } as const
    await auditReads(tx, { ...read, at: now() }, [...surveys.keys()])
    return {
      total,
      students: students.map((student) => {
        const answers = surveys.get(student.id)
        return {
          ...student,
          classes: names.get(student.id) ?? [],
          strongest: answers ? strongestOf(interestHeights(answers)) : null,
        }
      }),
    }
  })

/**
 * Whether a counsellor of a confirmed school has this student in one of its classes. That they read the
 * student's plan stands in the audit log, once a day: for the request in which it is read.
 */
export const readsPlanOf = (
  db: Db,
  { readerId, studentId, at }: { readerId: string; studentId: string; at: number },
): Promise<boolean> =>
  db.transact(async (tx) => {
    const schoolId = await findCounsellorsSchool(tx, readerId, studentId)
    if (schoolId === undefined) return false
    await auditReads(tx, { schoolId, action: 'plan_read', actorId: readerId, at }, [studentId])
    return true
  })

export async function classesOf(db: Db, schoolId: string): Promise<SchoolClasses> {
  const classes = (await listClassesOf(db, schoolId)).map(({ row, students, teachers }) => ({
    id: row.id,
    name: row.name,
    period: row.period,
    students,
    isArchived: row.archivedAt !== null,
    teachers,
  }))
  return {
    classes: classes.sort(
      (a, b) =>
        Number(a.isArchived) - Number(b.isArchived) ||
        alphabetical(a.name, b.name) ||
        alphabetical(a.period, b.period),
    ),
  }
}
