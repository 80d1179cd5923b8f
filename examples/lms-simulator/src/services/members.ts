import { json, Refusal } from '../http/replies'
import { type Call, mustAccept } from '../http/requests'
import { route } from '../http/server'
import { substitute } from '../lti/custom'
import { CLAIMS, MEDIA, SCOPES } from '../lti/vocabulary'
import type { Link } from '../rows'
import { type Course, type Member, rosterRoleUris } from '../school/courses'
import { nameOf, type Person } from '../school/people'
import { known, type State } from '../state'
import { callerOf, courseOf, groupsUrl, membersUrl, pageOf } from './access'

const CONTEXT_ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'

/** Names and roles (NRPS 2.0), page by page. */
export const memberRoutes = (state: State) => [
  route('members', 'GET /services/courses/:courseId/members', (call) => {
    const clientId = callerOf(state, call, [SCOPES.members])
    mustAccept(call, MEDIA.members)
    const course = courseOf(state, call)
    const role = call.url.searchParams.get('role')
    const uri = role?.includes(':') ? role : `${CONTEXT_ROLE}${role}`
    const all = course.members.filter(
      (member) => role === null || rosterRoleUris[member.role].includes(uri),
    )
    const link = linkOf(state, call, course, clientId)
    const { items, headers } = pageOf(call, all, state.settings.rosterPageSize)
    const { id, label, title } = course
    const withGroups = call.url.searchParams.get('groups') === 'true' && tellsGroups(state, course)
    return json(
      {
        id: membersUrl(state, course.id),
        context: { id, label, title },
        members: items.map((member) => ({
          ...shown(state, member, link),
          ...(withGroups ? { group_enrollments: enrollmentsOf(member) } : {}),
        })),
      },
      { type: MEDIA.members, headers },
    )
  }),
]

function linkOf(state: State, call: Call, course: Course, clientId: string) {
  const linkId = call.url.searchParams.get('rlid')
  if (linkId === null) return null
  const link = state.links.get(linkId)
  if (link?.courseId !== course.id || link.clientId !== clientId) {
    throw new Refusal(404, 'not_found', 'No such resource link in this course')
  }
  return link
}

function shown(state: State, member: Member, link: Link | null) {
  const person = known(state.people, member.personId)
  const names = {
    name: nameOf(person),
    given_name: person.givenName,
    family_name: person.familyName,
    email: `${person.id}@school.example`,
  }
  return {
    status: member.status,
    user_id: person.id,
    roles: rosterRoleUris[member.role],
    ...(state.settings.nameSharing ? names : {}),
    ...(link ? { message: [messageOf(state, link, person)] } : {}),
  }
}

/** LTI Course Groups 1.0, 3. */
const enrollmentsOf = ({ groups }: Member) => groups.map((group_id) => ({ group_id }))

/** What a launch of the link would tell about this member (NRPS 2.0, 3.1). */
function messageOf(state: State, link: Link, person: Person) {
  const tool = known(state.tools, link.clientId)
  const hint = {
    ...link,
    linkId: link.id,
    personId: person.id,
    deploymentId: '',
    target: link.target,
  }
  return {
    [CLAIMS.message_type]: 'LtiResourceLinkRequest',
    locale: person.locale,
    [CLAIMS.custom]: substitute(state, { ...tool.custom, ...link.custom }, { link, hint }),
  }
}

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
