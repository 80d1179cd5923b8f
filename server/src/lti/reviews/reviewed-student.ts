import { findProfile } from '../../accounts'
import { AppError } from '../../runtime/errors'
import type { Services } from '../../services/services'
import { studentsOf } from '../grades/grades'
import { listLtiScores } from '../grades/store/scores'
import type { LtiLaunchRow } from '../launches/store/launches'
import type { LtiLink } from '../launches/store/links'
import { seenGroups } from '../people/groups'
import type { CoursePerson } from '../people/people'
import { personId } from '../people/person-id'

export type ReviewedStudent = Pick<CoursePerson, 'id' | 'sub' | 'name' | 'profileId'>

/**
 * Whose work this visit may look at: a teacher at that of the students of the course, a student at
 * the own. Throws `course_student_unknown` for everybody else, whether there is such a person or not.
 */
export async function reviewedStudent(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  id: string,
): Promise<ReviewedStudent> {
  const student =
    launch.role === 'teacher'
      ? await studentOfCourse(services, launch, link, id)
      : await oneself(services, launch, link)
  if (student?.id !== id) throw new AppError('course_student_unknown')
  return student
}

async function studentOfCourse(
  services: Services,
  launch: LtiLaunchRow,
  link: LtiLink,
  id: string,
): Promise<ReviewedStudent | undefined> {
  const graded = await listLtiScores(services.store.db, link.id)
  const groups = await seenGroups(services, launch, undefined)
  const subs = graded.map(({ sub }) => sub)
  const students = await studentsOf(services, launch, { link, groups, known: subs })
  return students.find((one) => one.id === id)
}

async function oneself(
  { store }: Services,
  { role, sub, profileId }: LtiLaunchRow,
  { platformId }: LtiLink,
): Promise<ReviewedStudent | undefined> {
  if (role !== 'student') return undefined
  const name = (await findProfile(store.db, profileId))?.displayName ?? ''
  return { id: personId(platformId, sub), sub, name, profileId }
}
