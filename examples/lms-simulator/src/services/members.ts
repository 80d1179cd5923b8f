import { json, Refusal } from '../http/replies'
import { mustAccept } from '../http/requests'
import { route } from '../http/router'
import { substitute } from '../lti/custom'
import { CLAIMS, MEDIA, SCOPES } from '../lti/vocabulary'
import { roleUris } from '../school/courses'
import { nameOf } from '../school/people'
import { callerOf, courseOf, pageOf } from './access'
import { membersUrl } from './addresses'

const CONTEXT_ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'

/**
 * Names and roles (NRPS 2.0), page by page.
 * @param {import('../state').State} state
 */
export const memberRoutes = (state) => [
  route('members', 'GET /services/courses/:courseId/members', (call) => {
    const clientId = callerOf(state, call, [SCOPES.members])
    mustAccept(call, MEDIA.members)
    const course = courseOf(state, call)
    const role = call.url.searchParams.get('role')
    const uri = role?.includes(':') ? role : `${CONTEXT_ROLE}${role}`
    const all = course.members.filter(
      (member) => role === null || roleUris[member.role].includes(uri),
    )
    const link = linkOf(state, call, course, clientId)
    const { items, headers } = pageOf(call, all, state.settings.rosterPageSize)
    const { id, label, title } = course
    return json(
      {
        id: membersUrl(state, course.id),
        context: { id, label, title },
        members: items.map((member) => shown(state, member, link)),
      },
      { type: MEDIA.members, headers },
    )
  }),
]

function linkOf(state, call, course, clientId) {
  const linkId = call.url.searchParams.get('rlid')
  if (linkId === null) return null
  const link = state.links.get(linkId)
  if (link?.courseId !== course.id || link.clientId !== clientId) {
    throw new Refusal(404, 'not_found', 'No such resource link in this course')
  }
  return link
}

function shown(state, member, link) {
  const person = state.people.get(member.personId)
  const names = {
    name: nameOf(person),
    given_name: person.givenName,
    family_name: person.familyName,
    email: `${person.id}@school.example`,
  }
  return {
    status: member.status,
    user_id: person.id,
    roles: roleUris[member.role],
    ...(state.settings.nameSharing ? names : {}),
    ...(link ? { message: [messageOf(state, link, person)] } : {}),
  }
}

/** What a launch of the link would tell about this member (NRPS 2.0, 3.1). */
function messageOf(state, link, person) {
  const tool = state.tools.get(link.clientId)
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
