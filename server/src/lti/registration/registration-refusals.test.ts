import { describe, expect, test } from 'vitest'
import { registrationBench } from '../../../test/registration-bench'
import { registerPlatform } from '../platforms/platforms'
import { invitesShown } from './invites'
import { readConfiguration } from './platform-configuration'

const bench = registrationBench()

describe('A registration is refused, and the invitation stays good', () => {
  const cases: [name: string, text: string, prepare: () => void, path?: string][] = [
    [
      'the issuer is another site',
      'another site than its own',
      () => bench.configured({ issuer: 'http://127.0.0.1:9' }),
    ],
    [
      'the issuer is another scheme',
      'another site than its own',
      () => bench.configured({ issuer: bench.origin.replace('http:', 'https:') }),
    ],
    [
      'the issuer carries a query',
      'did not describe itself',
      () => bench.configured({ issuer: `${bench.origin}/?a=b` }),
    ],
    [
      'there is no registration endpoint',
      'did not describe itself',
      () => bench.configured({ registration_endpoint: undefined }),
    ],
    [
      'an endpoint is no address',
      'did not describe itself',
      () => bench.configured({ jwks_uri: 'javascript:alert(1)' }),
    ],
    [
      'the configuration is no JSON',
      'did not describe itself',
      () => {
        bench.answers['/configuration'] = (_request, response) => response.end('<html>')
      },
    ],
    ['the configuration is not there', 'refused the registration', () => {}, '/nothing'],
    [
      'the configuration redirects',
      'did not answer',
      () => {
        bench.answers['/configuration'] = (_request, response) =>
          response.writeHead(302, { location: '/elsewhere' }).end()
      },
    ],
    [
      'the configuration is huge',
      'did not answer',
      () => {
        bench.answers['/configuration'] = (_request, response) => response.end('x'.repeat(2 ** 20))
      },
    ],
    [
      'the connection breaks',
      'did not answer',
      () => {
        bench.answers['/configuration'] = (request) => request.socket.destroy()
      },
    ],
    [
      'the registration is refused',
      'refused the registration',
      () => {
        bench.answers['/registration'] = (_request, response) => response.writeHead(401).end()
      },
    ],
    [
      'the registration brings no client id',
      'refused the registration',
      () => {
        bench.answers['/registration'] = (_request, response) => response.end('{"client_id":""}')
      },
    ],
  ]
  test.each(cases)('%s', async (_name, text, prepare, path) => {
    const token = await bench.invite()
    prepare()
    const reply = await bench.opened(token, path)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(await reply.clone().text()).toContain(text)
    expect(await reply.clone().text()).toContain(reply.headers.get('x-request-id'))
    expect(await reply.clone().text()).not.toContain('<script')
    expect(await bench.platforms()).toEqual([])
    expect(await invitesShown(bench.api.services)).toMatchObject([{ state: 'open' }])
  })

  test('this client of this issuer is registered already', async () => {
    const values = {
      name: 'Before',
      issuer: bench.origin,
      clientId: 'client-1',
      authUrl: bench.origin,
      tokenUrl: bench.origin,
      jwksUrl: bench.origin,
      tokenAudience: null,
      frameOrigins: [],
      binding: 'first_launch' as const,
      deploymentIds: [],
    }
    await registerPlatform(bench.api.services, values, null)
    const reply = await bench.opened(await bench.invite())
    expect(reply.status).toBe(409)
    expect(await bench.platforms()).toMatchObject([{ name: 'Before', isActive: true }])
    expect(await invitesShown(bench.api.services)).toMatchObject([{ state: 'open' }])
  })

  test('private addresses and plain http, unless the server is told to', async () => {
    const token = await bench.invite()
    const reply = await bench.opened(token, '/configuration', false)
    expect(await reply.clone().text()).toContain('did not answer')
    expect(bench.asked).toEqual([])
  })

  test('an address of https cannot name endpoints of http', async () => {
    const secure = bench.configuration({ issuer: 'https://lms.example' })
    expect(() =>
      readConfiguration(JSON.stringify(secure), 'https://lms.example/configuration'),
    ).toThrow('endpoint_insecure')
  })

  test('a token that is no header goes nowhere', async () => {
    const reply = await bench.open({
      invite: await bench.invite(),
      openid_configuration: `${bench.origin}/configuration`,
      registration_token: 'a\r\nx-evil: 1',
    })
    expect(reply.status).toBe(400)
    expect(bench.asked).toEqual([])
  })
})
