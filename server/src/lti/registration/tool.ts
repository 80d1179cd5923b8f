import { MOODLE_GROUPS, SECTIONS } from './group-parameters'

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
