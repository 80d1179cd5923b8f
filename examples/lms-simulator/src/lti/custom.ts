import { nameOf } from '../school/people'

/**
 * Custom values with their `$Variables` replaced; one that we do not know or have no value for
 * stays as it is written.
 * @param {import('../state').State} state
 * @param {Record<string, string>} custom
 * @param {{ link: import('../school/links').Link, hint: import('./hints').Hint }} launch
 */
export function substitute(state, custom, { link, hint }) {
  if (!state.settings.substitution) return { ...custom }
  const course = state.courses.get(hint.courseId)
  const known = {
    '$ResourceLink.id': link.id,
    '$ResourceLink.title': link.title,
    '$ResourceLink.id.history': link.copiedFrom.join(','),
    '$ResourceLink.available.startDateTime': link.available.startDateTime,
    '$ResourceLink.available.endDateTime': link.available.endDateTime,
    '$ResourceLink.submission.startDateTime': link.submission.startDateTime,
    '$ResourceLink.submission.endDateTime': link.submission.endDateTime,
    '$Context.id': course.id,
    '$Context.title': course.title,
    '$Context.id.history': course.copiedFrom.join(','),
    '$User.id': hint.personId,
    '$Person.name.full': nameOf(state.people.get(hint.personId)),
  }
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [name, known[value] ?? value]),
  )
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
  'User.id',
  'Person.name.full',
]
