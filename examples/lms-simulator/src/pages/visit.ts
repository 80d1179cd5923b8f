import { Refusal } from '../http/replies'

/**
 * Who looks at which course: `?as=` instead of a password.
 * @param {import('../state').State} state
 * @param {import('../http/requests').Call} call
 */
export function visitOf(state, call) {
  const course = state.courses.get(call.params.courseId)
  const personId = call.url.searchParams.get('as') ?? 'teacher'
  const member = course?.members.find((one) => one.personId === personId)
  if (!course || !member) throw new Refusal(404, 'not_found', 'Nobody of that name in that course')
  return { course, member, person: state.people.get(personId) }
}

/** @param {ReturnType<typeof visitOf>} visit */
export const addressOf = ({ course, person }, path = '') =>
  `/courses/${course.id}${path}?as=${person.id}`
