import type { Link } from '../school/links'
import { nameOf } from '../school/people'
import { known, type State } from '../state'
import type { Hint } from './hints'

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
  const values: Record<string, string | undefined> = {
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
    '$Person.name.full': nameOf(known(state.people, hint.personId)),
  }
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [name, values[value] ?? value]),
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
