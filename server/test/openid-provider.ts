import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { SignJWT } from 'jose'
import { freePort } from './free-port'

export const CLIENT = { id: 'client of the tests', secret: 'secret of the tests' }

/** A small OpenID provider with the addresses of Microsoft's and of Google's: code flow and PKCE. */
export async function startOpenIdProvider() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let person: Record<string, unknown> = {}
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const asked: URLSearchParams[] = []

  const authorize = (query: URLSearchParams): string => {
    asked.push(query)
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    const code = randomUUID()
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri })
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    return back.href
  }
  const idToken = async (form: URLSearchParams): Promise<string | undefined> => {
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isFine =
      granted?.challenge === challenge &&
      granted.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret
    if (!isFine) return undefined
    return new SignJWT(person)
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .setAudience(CLIENT.id)
      .setIssuer(origin)
      .sign(privateKey)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname.endsWith('/token')) {
      let body = ''
      for await (const chunk of request) body += chunk
      const token = await idToken(new URLSearchParams(body))
      response.writeHead(token ? 200 : 400, { 'content-type': 'application/json' })
      const answer = { access_token: 'access', token_type: 'Bearer', id_token: token }
      response.end(JSON.stringify(token ? answer : { error: 'invalid_grant' }))
      return
    }
    response.writeHead(302, { location: authorize(url.searchParams) }).end()
  })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    origin,
    /** What it was asked, request by request. */
    asked,
    /** Who signs in there from now on: claims of the ID token. */
    become: (claims: Record<string, unknown>) => {
      person = claims
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}
