import { randomBytes, randomUUID } from 'node:crypto'
import { json, Refusal } from '../http/replies'
import { jsonOf } from '../http/requests'
import { route } from '../http/server'
import type { State } from '../state'
import { variables } from './custom'
import { firstDeployment, registerTool } from './tools'
import { allScopes, PLATFORM_CONFIGURATION, TOOL_CONFIGURATION } from './vocabulary'

/** Dynamic Registration 1.0: what the platform is, and the door for a tool with a token. */
export const registrationRoutes = (state: State) => [
  route('openid_configuration', 'GET /.well-known/openid-configuration', () =>
    json(openidConfiguration(state)),
  ),
  route('registration', 'POST /registration', (call) => {
    const token = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1] ?? ''
    if (!state.registrationTokens.has(token)) {
      throw new Refusal(401, 'invalid_token', 'The registration token is not known or was used')
    }
    const wanted = jsonOf<ClientMetadata>(call)
    const tool = registerTool(state, checked(wanted))
    state.registrationTokens.delete(token)
    const configuration = { ...wanted[TOOL_CONFIGURATION], deployment_id: firstDeployment(tool) }
    return json({
      ...wanted,
      client_id: tool.clientId,
      scope: tool.scopes.join(' '),
      [TOOL_CONFIGURATION]: configuration,
    })
  }),
]

export const openidConfiguration = ({ issuer, origin }: State) => ({
  issuer,
  authorization_endpoint: `${origin}/authorize`,
  registration_endpoint: `${origin}/registration`,
  jwks_uri: `${origin}/jwks`,
  token_endpoint: `${origin}/token`,
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', ...allScopes],
  response_types_supported: ['id_token'],
  response_modes_supported: ['form_post'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email', 'locale'],
  [PLATFORM_CONFIGURATION]: {
    product_family_code: 'lms-simulator',
    version: '1.0',
    messages_supported: [
      { type: 'LtiResourceLinkRequest' },
      { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
      { type: 'LtiSubmissionReviewRequest' },
    ],
    variables,
  },
})

/** Where a tool's registration page is opened, with a token that is good once. */
export function registrationLink(state: State, inviteLink: string) {
  if (!URL.canParse(inviteLink)) throw new Refusal(400, 'invalid_request', 'Not an address')
  const token = randomBytes(24).toString('base64url')
  state.registrationTokens.add(token)
  const url = new URL(inviteLink)
  const configuration = `${state.origin}/.well-known/openid-configuration`
  url.searchParams.set('openid_configuration', configuration)
  url.searchParams.set('registration_token', token)
  return url.href
}

const wrong = (why: string) => new Refusal(400, 'invalid_client_metadata', why)

/** Metadata of OpenID Connect Dynamic Registration with those of LTI. */
interface ClientMetadata {
  application_type: string
  response_types: string[]
  grant_types: string[]
  token_endpoint_auth_method: string
  client_name: string
  initiate_login_uri: string
  redirect_uris: string[]
  jwks_uri: string
  scope: string
  [TOOL_CONFIGURATION]: {
    domain?: string
    target_link_uri?: string
    custom_parameters?: Record<string, string>
    messages?: { type: string; target_link_uri?: string }[]
  }
}

function checked(wanted: Partial<ClientMetadata>) {
  const tool = wanted[TOOL_CONFIGURATION] ?? {}
  const has = (name: 'response_types' | 'grant_types', value: string) =>
    Array.isArray(wanted[name]) && wanted[name].includes(value)
  if ((wanted.application_type ?? 'web') !== 'web') throw wrong('application_type must be web')
  if (!has('response_types', 'id_token')) throw wrong('response_types must have id_token')
  if (!has('grant_types', 'implicit')) throw wrong('grant_types must have implicit')
  if (!has('grant_types', 'client_credentials')) throw wrong('grant_types: client_credentials')
  if (wanted.token_endpoint_auth_method !== 'private_key_jwt') {
    throw wrong('token_endpoint_auth_method must be private_key_jwt')
  }
  if (typeof wanted.client_name !== 'string') throw wrong('client_name is missing')
  if (!Array.isArray(wanted.redirect_uris) || wanted.redirect_uris.length === 0) {
    throw wrong('redirect_uris is missing')
  }
  if (!Array.isArray(tool.messages)) throw wrong('messages is missing')
  if (typeof tool.domain !== 'string') throw wrong('domain is missing')
  const deepLinking = tool.messages.find(({ type }) => type === 'LtiDeepLinkingRequest')
  const asked = String(wanted.scope ?? '').split(' ')
  return {
    clientId: randomUUID(),
    name: wanted.client_name,
    loginUrl: wanted.initiate_login_uri,
    redirectUris: wanted.redirect_uris,
    jwksUrl: wanted.jwks_uri,
    targetLinkUrl: tool.target_link_uri,
    deepLinkingUrl: deepLinking?.target_link_uri ?? tool.target_link_uri,
    scopes: allScopes.filter((scope) => asked.includes(scope)),
    custom: tool.custom_parameters ?? {},
  }
}
