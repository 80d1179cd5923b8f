import { randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { json, Refusal } from '../http/replies'
import { formOf } from '../http/requests'
import { route } from '../http/server'
import type { State } from '../state'
import { keysOf } from './tools'

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const MAX_AGE_S = 3600

/** Access tokens for a client assertion (1EdTech security framework 4.1). */
export const tokenRoutes = (state: State) => [
  route('token', 'POST /token', async (call) => {
    const form = formOf(call)
    if (form.grant_type !== 'client_credentials') {
      throw new Refusal(400, 'unsupported_grant_type', 'Only client_credentials')
    }
    if (form.client_assertion_type !== ASSERTION) {
      throw new Refusal(400, 'invalid_request', `client_assertion_type must be ${ASSERTION}`)
    }
    const tool = await clientOf(state, form.client_assertion ?? '')
    const scopes = (form.scope ?? '').split(' ').filter((scope) => tool.scopes.includes(scope))
    if (scopes.length === 0) throw new Refusal(400, 'invalid_scope', 'No scope of yours is named')
    const token = randomBytes(32).toString('base64url')
    const expires_in = state.settings.tokenLifetimeSeconds
    const expiresAt = Date.now() + expires_in * 1000
    state.accessTokens.set(token, { clientId: tool.clientId, scopes, expiresAt })
    const scope = scopes.join(' ')
    return json({ access_token: token, token_type: 'Bearer', expires_in, scope })
  }),
]

async function clientOf(state: State, assertion: string) {
  const refuse = (why: string) => new Refusal(401, 'invalid_client', why)
  const claimed = unverified(assertion)
  const tool = state.tools.get(claimed?.sub ?? '')
  if (!tool) throw refuse('The assertion names no registered client')
  const { payload } = await jwtVerify(assertion, keysOf(tool), {
    algorithms: ['RS256'],
    issuer: tool.clientId,
    subject: tool.clientId,
    audience: `${state.origin}/token`,
    requiredClaims: ['exp', 'iat', 'jti'],
    maxTokenAge: MAX_AGE_S,
    clockTolerance: 5,
  }).catch((error) => {
    throw refuse(`The assertion is not valid: ${error.message}`)
  })
  spend(state, `${tool.clientId} jti ${payload.jti}`, () => refuse('The jti was used before'))
  return tool
}

function unverified(token: string): { sub?: string } | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Lets a value pass once. */
export function spend(state: State, value: string, refusal: () => Error) {
  if (state.spent.has(value)) throw refusal()
  state.spent.add(value)
}
