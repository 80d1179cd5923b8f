import type { Hint, Link } from '../rows'
import { nameOf } from '../school/people'
import { known, type State } from '../state'

const noDates: Pick<Link, 'available' | 'submission'> = { available: {}, submission: {} }

/**
 * Custom values with their `$Variables` replaced; one that we do not know or have no value for
 * stays as it is written.
 */
export function substitute(
  state: State,
  custom: Record<string, string>,
  { link, hint }: { link: Link; hint: Hint },
) {
  if (!state.settings.substitution) return { ...custom }
  const course = known(state.courses, hint.courseId)
  const { available, submission } = state.settings.dateVariables ? link : noDates
  const values: Record<string, string | undefined> = {
    '$ResourceLink.id': link.id,
    '$ResourceLink.title': link.title,
    '$ResourceLink.id.history': link.copiedFrom.join(','),
    '$ResourceLink.available.startDateTime': available.startDateTime,
    '$ResourceLink.available.endDateTime': available.endDateTime,
    '$ResourceLink.submission.startDateTime': submission.startDateTime,
    '$ResourceLink.submission.endDateTime': submission.endDateTime,
    '$Context.id': course.id,
    '$Context.title': course.title,
    '$Context.id.history': course.copiedFrom.join(','),
    '$User.id': hint.personId,
    ...groupValues(state, hint),
    '$Person.name.full': nameOf(known(state.people, hint.personId)),
  }
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [name, values[value] ?? value]),
  )
}

function groupValues(state: State, { courseId, personId }: Hint) {
  const { groups, members } = known(state.courses, courseId)
  const { groups: told } = state.settings
  if (told === 'service' || told === 'off' || groups.length === 0) return {}
  const own = members.find((member) => member.personId === personId)?.groups ?? []
  const named = groups.filter(({ id }) => own.includes(id))
  const ids = named.map(({ id }) => id).join(',')
  if (told === 'moodle') return { '$Moodle.Person.userGroupIds': ids }
  return {
    '$CourseGroup.id': ids,
    '$CourseGroup.name': named.map(({ name }) => name).join(','),
  }
}

/** The variables that dynamic registration tells of. */
export const variables = [
  'ResourceLink.id',
  'ResourceLink.title',
  'ResourceLink.id.history',
  'ResourceLink.available.startDateTime',
  'ResourceLink.available.endDateTime',
  'ResourceLink.submission.startDateTime',
  'ResourceLink.submission.endDateTime',
  'Context.id',
  'Context.title',
  'Context.id.history',
  'CourseGroup.id',
  'CourseGroup.name',
  'Moodle.Person.userGroupIds',
  'User.id',
  'Person.name.full',
]
