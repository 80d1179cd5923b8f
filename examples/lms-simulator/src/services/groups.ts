import { json } from '../http/replies'
import { mustAccept } from '../http/requests'
import { route } from '../http/router'
import { MEDIA, SCOPES } from '../lti/vocabulary'
import type { Course } from '../school/courses'
import type { State } from '../state'
import { callerOf, courseOf, pageOf } from './access'
import { groupsUrl } from './addresses'

/** Whether a tool hears of a course's groups by the services. */
export const tellsGroups = ({ settings }: State, { groups }: Course) =>
  settings.groups === 'service' && groups.length > 0

/** Course groups (LTI Course Groups 1.0), page by page. */
export const groupRoutes = (state: State) => [
  route('groups', 'GET /services/courses/:courseId/groups', (call) => {
    callerOf(state, call, [SCOPES.groups])
    mustAccept(call, MEDIA.groups)
    const course = courseOf(state, call)
    const all = tellsGroups(state, course) ? course.groups : []
    const { items, headers } = pageOf(call, all, state.settings.groupPageSize)
    return json({ id: groupsUrl(state, course.id), groups: items }, { type: MEDIA.groups, headers })
  }),
]
