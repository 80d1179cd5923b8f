import { roleUris } from '../school/courses'
import { lineItemsOf } from '../school/gradebook'
import { nameOf } from '../school/people'
import { lineItemsUrl, lineItemUrl, membersUrl } from '../services/addresses'
import { substitute } from './custom'
import { CLAIMS, SCOPES } from './vocabulary'

const LIFETIME_S = 3600

/**
 * The claims of a launch as LTI 1.3 core, Deep Linking 2.0, AGS 2.0 and NRPS 2.0 ask for them.
 * @param {import('../state').State} state
 * @param {{ hint: import('./hints').Hint, nonce: string, data?: string }} launch
 *   `data` makes it a deep linking request
 */
export function launchClaims(state, { hint, nonce, data }) {
  const tool = state.tools.get(hint.clientId)
  const link = hint.linkId === null ? null : state.links.get(hint.linkId)
  const course = state.courses.get(hint.courseId)
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: state.issuer,
    aud: tool.clientId,
    iat: now,
    exp: now + LIFETIME_S,
    nonce,
    [CLAIMS.version]: '1.3.0',
    [CLAIMS.deployment_id]: hint.deploymentId,
    ...whoClaims(state, course, hint.personId),
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
      locale: state.people.get(hint.personId).locale,
      return_url: `${state.origin}/courses/${course.id}?as=${hint.personId}`,
    },
    ...serviceClaims(state, course, tool, link),
    ...(link ? linkClaims(state, { tool, link, hint }) : deepLinkingClaims(state, tool, data)),
  }
}

function whoClaims(state, course, personId) {
  const person = state.people.get(personId)
  const role = course.members.find((member) => member.personId === personId)?.role
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

function serviceClaims(state, course, tool, link) {
  const gradeScopes = [SCOPES.lineItem, SCOPES.lineItemRead, SCOPES.result, SCOPES.score]
  const scope = gradeScopes.filter((one) => tool.scopes.includes(one))
  const claims = {}
  if (scope.length > 0) {
    const own = lineItemsOf(state, course.id).filter((item) => link && item.linkId === link.id)
    const single = state.settings.autoLineItem && own.length === 1
    claims[CLAIMS.ags] = {
      scope,
      lineitems: lineItemsUrl(state, course.id),
      ...(single ? { lineitem: lineItemUrl(state, own[0]) } : {}),
    }
  }
  if (tool.scopes.includes(SCOPES.members)) {
    claims[CLAIMS.nrps] = {
      context_memberships_url: membersUrl(state, course.id),
      service_versions: ['2.0'],
    }
  }
  return claims
}

function linkClaims(state, { tool, link, hint }) {
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

function deepLinkingClaims(state, tool, data) {
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
      data,
    },
  }
}
