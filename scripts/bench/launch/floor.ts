// The baseline of a launch: a minimal server that answers as many requests and verifies the token's
// signature, and stores nothing.
import { createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../harness/product'
import { tell } from '../../harness/worker-process'

const wish: { keysUrl: string; platformOrigin: string } = JSON.parse(process.argv[2] ?? '')
const { keysUrl, platformOrigin } = wish
const { keys }: { keys: JsonWebKey[] } = await (await fetch(keysUrl)).json()
const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
const port = await freePort()
const origin = `http://localhost:${port}`

function isSigned(token: string) {
  const [head, body, signature = ''] = token.split('.')
  const signed = Buffer.from(`${head}.${body}`)
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))
}

type Form = URLSearchParams

const answers: Record<string, (form: Form, response: ServerResponse) => void> = {
  '/lti/login'(form, response) {
    response.setHeader('content-type', 'text/html')
    if (!form.has('seen')) {
      form.set('seen', '1')
      const fields = [...form].map(
        ([name, value]) =>
          `<input name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
      )
      response.end(`<form method="post" action="/lti/login">${fields.join('')}</form>`)
      return
    }
    const query = new URLSearchParams({
      client_id: form.get('client_id') ?? '',
      login_hint: form.get('login_hint') ?? '',
      lti_message_hint: form.get('lti_message_hint') ?? '',
      redirect_uri: `${origin}/lti/launch`,
      state: randomBytes(32).toString('base64url'),
      nonce: randomBytes(32).toString('base64url'),
    })
    response.writeHead(303, { location: `${platformOrigin}/authorize?${query}` }).end()
  },
  '/lti/launch'(form, response) {
    if (!isSigned(form.get('id_token') ?? '')) {
      response.writeHead(403).end()
      return
    }
    response.writeHead(303, { location: `/play#h=${randomBytes(32).toString('base64url')}` }).end()
  },
  '/api/session': (_form, response) => response.end('{"token":"bare"}'),
  '/api/lti/launch': (_form, response) => response.end('{}'),
}

const server = createServer(async (request, response) => {
  const answer = answers[request.url ?? '']
  if (!answer) return response.writeHead(404).end()
  answer(new URLSearchParams(await text(request)), response)
})
server.listen(port, '127.0.0.1', () => tell({ origin, keyFetches: 1 }))
process.on('disconnect', () => process.exit(0))
