// A platform for the bench only: it signs launches, serves its keys and counts the requests for
// them. A separate process, so that its signatures do not count as the product's CPU time.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { freePort } from '../../harness/product'
import { tell } from '../../harness/worker-process'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'bench-1'
const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
let keyFetches = 0

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(query: URLSearchParams) {
  const { student, target, custom } = JSON.parse(query.get('lti_message_hint') ?? '')
  const now = Math.floor(Date.now() / 1000)
  const head = base64Url({ alg: 'RS256', typ: 'JWT', kid })
  const body = base64Url({
    iss: origin,
    aud: query.get('client_id'),
    sub: query.get('login_hint'),
    iat: now,
    exp: now + 300,
    nonce: query.get('nonce'),
    jti: randomUUID(),
    name: student,
    [claim('version')]: '1.3.0',
    [claim('message_type')]: 'LtiResourceLinkRequest',
    [claim('deployment_id')]: '1',
    [claim('target_link_uri')]: target,
    [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    [claim('context')]: { id: 'class', title: 'Class 7b', label: '7b' },
    [claim('resource_link')]: { id: 'assignment', title: 'Food truck' },
    [claim('custom')]: custom,
  })
  const signature = sign('RSA-SHA256', Buffer.from(`${head}.${body}`), privateKey)
  return `${head}.${body}.${signature.toString('base64url')}`
}

const escaped = (text: string | null) =>
  (text ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const field = (name: string, value: string | null) =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  if (pathname === '/keys') {
    keyFetches++
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [jwk] }))
  } else if (pathname === '/authorize') {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<form method="post" action="${escaped(searchParams.get('redirect_uri'))}">
      ${field('state', searchParams.get('state'))}${field('id_token', idToken(searchParams))}
      </form>`,
    )
  } else {
    response.statusCode = 404
    response.end()
  }
})
server.listen(port, '127.0.0.1', () => tell({ origin, keysUrl: `${origin}/keys` }))
process.on('message', () => tell({ keyFetches }))
process.on('disconnect', () => process.exit(0))
