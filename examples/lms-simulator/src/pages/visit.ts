import { Refusal } from '../http/replies'
import type { Call } from '../http/requests'
import { known, type State } from '../state'

/** Who looks at which course: `?as=` instead of a password. */
export function visitOf(state: State, call: Call) {
  const course = state.courses.get(call.params.courseId)
  const personId = call.url.searchParams.get('as') ?? 'teacher'
  const member = course?.members.find((one) => one.personId === personId)
  if (!course || !member) throw new Refusal(404, 'not_found', 'Nobody of that name in that course')
  return { course, member, person: known(state.people, personId) }
}

export type Visit = ReturnType<typeof visitOf>

export const addressOf = ({ course, person }: Visit, path = '') =>
  `/courses/${course.id}${path}?as=${person.id}`
