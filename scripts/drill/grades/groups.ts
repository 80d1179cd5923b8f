// Two groups of the class play at the same time, each with its own teacher.
import type { Simulator } from '../../../examples/lms-simulator/src/simulator'
import type { PlainQuestion } from '../../harness/database'
import { launchClass, playGame } from '../course'

const TEACHERS = ['teacher', 'co-teacher']

interface Playing {
  courseId: string
  linkId: string
  students: string[]
  questions: PlainQuestion[]
  rightAnswers: (student: number) => number
  beforeEnd: () => void
}

/** A game of each half of the class in parallel. Returns the visit of the first teacher. */
export async function playInGroups(
  lms: Simulator,
  product: { origin: string },
  { courseId, linkId, students, questions, rightAnswers, beforeEnd }: Playing,
) {
  const half = Math.ceil(students.length / 2)
  const halves = [students.slice(0, half), students.slice(half)]
  lms.setGroups(
    courseId,
    Object.fromEntries(
      halves.map((members, at) => [`Group ${at + 1}`, [...members, TEACHERS[at] ?? '']]),
    ),
  )
  const games = await Promise.all(
    halves.map(async (members, at) => {
      const place = { courseId, linkId, students: members, teacherId: TEACHERS[at] }
      const visits = await launchClass(lms, product, place)
      await visits.teacher.call('GET', '/api/lti/launch')
      const own = (student: number) => rightAnswers(student + at * half)
      await playGame(product, visits, { questions, rightAnswers: own, beforeEnd })
      return visits
    }),
  )
  lms.setGroups(courseId, {})
  return games.length
}
