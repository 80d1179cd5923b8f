import { expect, onTestFinished, test } from 'vitest'
import { makeTestApi, startTestServer } from '../../test/api'

test('a proxy that is not declared is detected by its header from a private address, and logged once', async () => {
  const api = await makeTestApi({ env: { TRUST_PROXY: '10.0.0.7' } })
  const { proxies } = api.services
  const warnings = async () => (await api.client('GET', '/api/health')).body.warnings
  for (const address of ['203.0.113.9', '10.0.0.7', undefined]) proxies.check(address)
  expect(await warnings()).toBeUndefined()
  for (const address of ['::ffff:127.0.0.1', '192.168.1.4']) proxies.check(address)
  expect(await warnings()).toEqual(['proxy_not_declared'])
  expect(api.logged().match(/a proxy that TRUST_PROXY does not name/g)).toHaveLength(1)
  await api.stop()
})

test.each(['/lti/launch', '/join-game', '/api/stats'])(
  'one that forwards %s is detected',
  async (path) => {
    const server = await startTestServer({ PATHQUEST_DEMO: 'off' })
    onTestFinished(server.stop)
    const warnings = async () => (await server.client('GET', '/api/health')).body.warnings
    expect(await warnings()).toBeUndefined()
    await server.client('GET', path, undefined, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(await warnings()).toEqual(['proxy_not_declared'])
  },
)
