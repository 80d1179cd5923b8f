import type { Hint, Link, Tool } from '../rows'
import { type Course, roleUris } from '../school/courses'
import { lineItemsOf } from '../school/gradebook'
import { nameOf } from '../school/people'
import { groupsUrl, lineItemsUrl, lineItemUrl, membersUrl } from '../services/access'
import { tellsGroups } from '../services/members'
import { known, type State } from '../state'
import { substitute } from './custom'
import { reviewClaims } from './review'
import { CLAIMS, SCOPES } from './vocabulary'

const LIFETIME_S = 3600

/**
 * The claims of a launch as LTI 1.3 core, Deep Linking 2.0, AGS 2.0, NRPS 2.0 and Submission
 * Review 1.0 ask for them.
 *   `data` makes it a deep linking request
 */
export function launchClaims(
  state: State,
  { hint, nonce, data }: { hint: Hint; nonce: string; data?: string },
) {
  const tool = known(state.tools, hint.clientId)
  const link = hint.linkId === null ? null : known(state.links, hint.linkId)
  const course = known(state.courses, hint.courseId)
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: state.issuer,
    aud: tool.clientId,
    iat: now,
    exp: now + LIFETIME_S,
    nonce,
    [CLAIMS.version]: '1.3.0',
    [CLAIMS.deployment_id]: hint.deploymentId,
    ...whoClaims(state, course, hint),
    [CLAIMS.context]: {
      id: course.id,
      label: course.label,
      title: course.title,
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseSection'],
    },
    [CLAIMS.tool_platform]: {
      guid: 'lms-simulator',
      name: 'LMS simulator',
      product_family_code: 'lms-simulator',
      version: '1.0',
      url: state.origin,
    },
    [CLAIMS.launch_presentation]: {
      document_target: hint.target,
      locale: known(state.people, hint.personId).locale,
      return_url: `${state.origin}/courses/${course.id}?as=${hint.personId}`,
    },
    ...messageClaims(state, { tool, link, hint, data }),
  }
}

function messageClaims(
  state: State,
  { tool, link, hint, data }: { tool: Tool; link: Link | null; hint: Hint; data?: string },
) {
  const services = serviceClaims(state, known(state.courses, hint.courseId), tool, link)
  if (hint.review) {
    const { lineItem, ...claims } = reviewClaims(state, hint.review, hint)
    return { ...services, ...claims, [CLAIMS.ags]: { ...services[CLAIMS.ags], lineitem: lineItem } }
  }
  const message = link
    ? linkClaims(state, { tool, link, hint })
    : deepLinkingClaims(state, { tool, hint, data })
  return { ...services, ...message }
}

function whoClaims(state: State, course: Course, { personId, asRole }: Hint) {
  const person = known(state.people, personId)
  const role = asRole ?? course.members.find((member) => member.personId === personId)?.role
  const email = `${personId}@school.example`
  const { givenName: given_name, familyName: family_name, locale } = person
  const names = { name: nameOf(person), given_name, family_name, email }
  return {
    sub: personId,
    locale,
    ...(state.settings.nameSharing ? names : {}),
    [CLAIMS.roles]: role ? roleUris[role] : [],
    ...(role === 'mentor' ? { [CLAIMS.role_scope_mentor]: person.childIds } : {}),
  }
}

function serviceClaims(state: State, course: Course, tool: Tool, link: Link | null) {
  const gradeScopes = [SCOPES.lineItem, SCOPES.lineItemRead, SCOPES.result, SCOPES.score]
  const scope = gradeScopes.filter((one) => tool.scopes.includes(one))
  const claims: Record<string, object> = {}
  if (scope.length > 0) {
    const own = lineItemsOf(state, course.id).filter((item) => link && item.linkId === link.id)
    const [single] = state.settings.autoLineItem && own.length === 1 ? own : []
    claims[CLAIMS.ags] = {
      scope,
      lineitems: lineItemsUrl(state, course.id),
      ...(single ? { lineitem: lineItemUrl(state, single) } : {}),
    }
  }
  if (tool.scopes.includes(SCOPES.members)) {
    claims[CLAIMS.nrps] = {
      context_memberships_url: membersUrl(state, course.id),
      service_versions: ['2.0'],
    }
  }
  if (tool.scopes.includes(SCOPES.groups) && tellsGroups(state, course)) {
    claims[CLAIMS.groups] = {
      scope: [SCOPES.groups],
      context_groups_url: groupsUrl(state, course.id),
      service_versions: ['1.0'],
    }
  }
  return claims
}

function linkClaims(state: State, { tool, link, hint }: { tool: Tool; link: Link; hint: Hint }) {
  const custom = substitute(state, { ...tool.custom, ...link.custom }, { link, hint })
  return {
    [CLAIMS.message_type]: 'LtiResourceLinkRequest',
    [CLAIMS.target_link_uri]: link.url ?? tool.targetLinkUrl,
    [CLAIMS.resource_link]: {
      id: link.id,
      title: link.title,
      ...(link.text ? { description: link.text } : {}),
    },
    ...(Object.keys(custom).length > 0 ? { [CLAIMS.custom]: custom } : {}),
  }
}

function deepLinkingClaims(
  state: State,
  { tool, hint, data }: { tool: Tool; hint: Hint; data: string | undefined },
) {
  // As Moodle: of the activity that is edited its title and text, and not which one it is.
  const edited = hint.replaces ? known(state.links, hint.replaces) : null
  return {
    [CLAIMS.message_type]: 'LtiDeepLinkingRequest',
    [CLAIMS.target_link_uri]: tool.deepLinkingUrl,
    [CLAIMS.deep_linking_settings]: {
      deep_link_return_url: `${state.origin}/deep-linking/return`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_multiple: true,
      accept_lineitem: true,
      auto_create: true,
      ...(edited ? { title: edited.title, text: edited.text } : {}),
      data,
    },
  }
}
