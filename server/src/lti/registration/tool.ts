import { GROUPS_SCOPE } from '../services/access-tokens'
import type { PlatformConfiguration } from './platform-configuration'

/** Canvas tells of groups by the sections of whoever launches. */
export const SECTIONS = {
  sections: '$Canvas.course.sectionIds',
  section_names: '$com.instructure.User.sectionNames',
} as const
/** Moodle tells the ids of a person's groups, and no names. */
const MOODLE_GROUPS = { groups: '$Moodle.Person.userGroupIds' } as const

/** What platforms have for the groups of a person, as `custom` asks for it. */
const KNOWN: readonly Readonly<Record<string, string>>[] = [
  MOODLE_GROUPS,
  SECTIONS,
  { groups: '$CourseGroup.id', group_names: '$CourseGroup.name' },
]

/**
 * Custom parameters for groups that this platform fills in by its own account: none where it has
 * the course groups service, which says more, or lists no such variable.
 */
export function groupParameters(platform: PlatformConfiguration): Record<string, string> {
  if (platform.scopes?.includes(GROUPS_SCOPE)) return {}
  const listed = new Set(platform.variables?.map((name) => `$${name.replace(/^\$/, '')}`))
  for (const parameters of KNOWN) {
    const filledIn = Object.entries(parameters).filter(([, variable]) => listed.has(variable))
    if (filledIn.some(([name]) => !name.endsWith('_names'))) return Object.fromEntries(filledIn)
  }
  return {}
}

/** What every LMS is told about us, in whatever form it asks for it. */
export const TOOL = {
  title: 'Pathquest',
  description: 'Live career-exploration quiz games for grades 6 to 12.',
} as const

/** Services that we ask for: gradebook columns, scores and their results, the roster's names. */
export const SCOPES = [
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
] as const

/** Values that the platform fills in at each launch. */
export const CUSTOM = { due_at: '$ResourceLink.submission.endDateTime' } as const

/** As the forms of most LMSs take parameters. */
const linesOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** The values that an administrator pastes into an LMS; every message comes to the launch address. */
export const toolUrls = (publicOrigin: string) => ({
  loginUrl: `${publicOrigin}/lti/login`,
  launchUrl: `${publicOrigin}/lti/launch`,
  redirectUrl: `${publicOrigin}/lti/launch`,
  deepLinkingUrl: `${publicOrigin}/lti/launch`,
  submissionReviewUrl: `${publicOrigin}/lti/launch`,
  keysUrl: `${publicOrigin}/lti/keys`,
  registrationUrl: `${publicOrigin}/lti/register`,
  configUrl: `${publicOrigin}/lti/config.json`,
  iconUrl: iconUrl(publicOrigin),
  domain: new URL(publicOrigin).host,
  customParameters: linesOf(CUSTOM),
  moodleGroups: linesOf(MOODLE_GROUPS),
  canvasGroups: linesOf(SECTIONS),
  scopes: [...SCOPES],
})

export const iconUrl = (publicOrigin: string): string => `${publicOrigin}/icon.svg`

/** The link that an invitation is: told once, good for one platform. */
export const inviteUrl = (publicOrigin: string, token: string): string =>
  `${toolUrls(publicOrigin).registrationUrl}?invite=${token}`

/** /lti/config.json: an LTI key as Canvas takes it by "Enter URL". */
export function canvasConfig(publicOrigin: string) {
  const { loginUrl, launchUrl, keysUrl } = toolUrls(publicOrigin)
  const icon = iconUrl(publicOrigin)
  const picker = (placement: string) => ({
    placement,
    enabled: true,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: launchUrl,
    text: TOOL.title,
    icon_url: icon,
    selection_width: 900,
    selection_height: 720,
  })
  return {
    title: TOOL.title,
    description: TOOL.description,
    target_link_uri: launchUrl,
    oidc_initiation_url: loginUrl,
    public_jwk_url: keysUrl,
    scopes: SCOPES,
    custom_fields: { ...CUSTOM, ...SECTIONS },
    extensions: [
      {
        platform: 'canvas.instructure.com',
        tool_id: 'pathquest',
        domain: new URL(publicOrigin).host,
        // The roster needs names; e-mail addresses are never kept.
        privacy_level: 'public',
        settings: {
          text: TOOL.title,
          icon_url: icon,
          placements: [
            picker('assignment_selection'),
            picker('link_selection'),
            {
              placement: 'course_navigation',
              enabled: true,
              default: 'disabled',
              message_type: 'LtiResourceLinkRequest',
              target_link_uri: launchUrl,
              text: TOOL.title,
              windowTarget: '_self',
            },
          ],
        },
      },
    ],
  }
}
