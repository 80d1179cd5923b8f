import * as z from 'zod'
import { GROUPS_SCOPE } from '../services/access-tokens'
import type { PlatformConfiguration } from './platform-configuration'
import { CUSTOM, groupParameters, iconUrl, SCOPES, TOOL, toolUrls } from './tool'

const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
/** Claims that we read. */
const CLAIMS = ['iss', 'sub', 'name', 'given_name', 'family_name', 'locale'] as const
/** Where teachers look for content: of LTI, and as Canvas calls them. */
const PICKERS = ['ContentArea', 'assignment_selection', 'link_selection'] as const

/** What we ask the platform to register (LTI Dynamic Registration 1.0, section 3.5). */
export function registrationRequest(publicOrigin: string, platform: PlatformConfiguration) {
  const { loginUrl, launchUrl, keysUrl } = toolUrls(publicOrigin)
  const among = <Name extends string>(wanted: readonly Name[], supported: string[] | undefined) =>
    wanted.filter((name) => supported?.includes(name) ?? true)
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: loginUrl,
    redirect_uris: [launchUrl],
    client_name: TOOL.title,
    client_uri: publicOrigin,
    jwks_uri: keysUrl,
    logo_uri: iconUrl(publicOrigin),
    tos_uri: `${publicOrigin}/terms`,
    policy_uri: `${publicOrigin}/privacy`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: [...among(SCOPES, platform.scopes), ...groupsScope(platform)].join(' '),
    [TOOL_CONFIGURATION]: {
      domain: new URL(publicOrigin).host,
      description: TOOL.description,
      target_link_uri: launchUrl,
      custom_parameters: { ...CUSTOM, ...groupParameters(platform) },
      claims: among(CLAIMS, platform.claims),
      messages: messagesFor(platform, launchUrl),
    },
  }
}

/** Few platforms know it, and some refuse what they do not know: only where it is named. */
const groupsScope = ({ scopes }: PlatformConfiguration): string[] =>
  scopes?.includes(GROUPS_SCOPE) ? [GROUPS_SCOPE] : []

/** Launches always, with those of a gradebook; the picker where the platform has one, at the places that it names. */
function messagesFor({ messages }: PlatformConfiguration, launchUrl: string) {
  const launch = { type: 'LtiResourceLinkRequest', target_link_uri: launchUrl }
  const review = { type: 'LtiSubmissionReviewRequest', target_link_uri: launchUrl }
  const isKnown = (type: string) => messages?.some((one) => one.type === type) ?? true
  // Some platforms refuse a registration for a message that they do not know.
  const links = isKnown(review.type) ? [launch, review] : [launch]
  const picker = messages?.find(({ type }) => type === 'LtiDeepLinkingRequest')
  if (messages && !picker) return links
  const placements = PICKERS.filter((name) =>
    picker?.placements?.some((one) => sameName(one, name)),
  )
  return [
    ...links,
    {
      type: 'LtiDeepLinkingRequest',
      target_link_uri: launchUrl,
      label: TOOL.title,
      ...(placements.length > 0 ? { placements } : {}),
    },
  ]
}

/** Some platforms put a name of their own before a placement. */
const sameName = (supported: string, name: string): boolean =>
  supported === name || supported.endsWith(`/${name}`)

const Registered = z.object({
  client_id: z.string().trim().min(1).max(255),
  [TOOL_CONFIGURATION]: z.object({ deployment_id: z.string().max(255).optional() }).optional(),
})

/** What the platform answered: who we are there; undefined when it says nothing of use. */
export function readRegistered(
  answer: unknown,
): { clientId: string; deploymentId: string | null } | undefined {
  const parsed = Registered.safeParse(answer)
  if (!parsed.success) return undefined
  const deploymentId = parsed.data[TOOL_CONFIGURATION]?.deployment_id
  return { clientId: parsed.data.client_id, deploymentId: deploymentId || null }
}
