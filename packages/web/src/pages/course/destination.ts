import type { LtiLaunch } from '@pathquest/core/contracts'

export interface LaunchPageProps {
  launch: LtiLaunch
}

/** The pages a launch can lead to. */
export type Destination =
  | 'picker'
  | 'careers'
  | 'children'
  | 'choose'
  | 'not_ready'
  | 'teacher'
  | 'student_live'
  | 'student_solo'
  | 'review'

type Launch = Pick<LtiLaunch, 'message' | 'review' | 'role' | 'looksOn' | 'content' | 'canChoose'>

/** The destination of a launch, by its target and the user's role. */
export function launchDestination(launch: Launch): Destination {
  const { review, role } = launch
  // The heading of a column opens the activity's own page, with the list of its students.
  return review?.studentId && role !== 'parent' ? 'review' : activityDestination(launch)
}

/** The destination of the activity itself. */
export function activityDestination({
  message,
  role,
  looksOn,
  content,
  canChoose,
}: Launch): Destination {
  if (message === 'deep_linking') return role === 'teacher' && !looksOn ? 'picker' : 'not_ready'
  if (content?.kind === 'career_browser') return 'careers'
  if (role === 'parent') return 'children'
  if (!content) return role === 'teacher' && canChoose ? 'choose' : 'not_ready'
  if (role === 'teacher') return 'teacher'
  return content.play === 'live' ? 'student_live' : 'student_solo'
}
