import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { listen } from '../src/http/listen'
import { CLAIMS, type Simulator } from '../src/simulator'

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

type Claims = Record<string, unknown>

/** How a token is signed, where it is to be wrong. */
interface Signing {
  key?: CryptoKey | Uint8Array
  header?: { alg?: string }
}

export type Tool = Awaited<ReturnType<typeof createTool>>

/** A tool that has keys and can ask for tokens and answer deep linking; nothing else. */
export async function createTool(lms: Simulator) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })))
  const port = await listen(server, 0, '127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  const { clientId } = lms.registerTool({ origin })

  const sign = (claims: JWTPayload, { key = privateKey, header = {} }: Signing = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key)
  const now = () => Math.floor(Date.now() / 1000)
  const assertion = (claims: JWTPayload = {}, options?: Signing) =>
    sign(
      {
        iss: clientId,
        sub: clientId,
        aud: `${lms.origin}/token`,
        iat: now(),
        exp: now() + 60,
        jti: randomUUID(),
        ...claims,
      },
      options,
    )
  const askToken = async (scopes: string[], client_assertion?: string) =>
    fetch(`${lms.origin}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: ASSERTION,
        client_assertion: client_assertion ?? (await assertion()),
        scope: scopes.join(' '),
      }),
    })
  return {
    origin,
    clientId,
    assertion,
    askToken,
    token: async (...scopes: string[]): Promise<string> =>
      (await (await askToken(scopes)).json()).access_token,
    deepLinkingAnswer: (request: Claims, items: unknown[], claims: JWTPayload = {}) =>
      sign({
        iss: clientId,
        aud: lms.issuer,
        iat: now(),
        exp: now() + 60,
        nonce: randomUUID(),
        [CLAIMS.message_type]: 'LtiDeepLinkingResponse',
        [CLAIMS.version]: '1.3.0',
        [CLAIMS.deployment_id]: request[CLAIMS.deployment_id],
        [CLAIMS.data]: (request[CLAIMS.deep_linking_settings] as { data: string }).data,
        [CLAIMS.content_items]: items,
        ...claims,
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The claims of a JWT, unverified. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
