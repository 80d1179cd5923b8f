import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/api'

const upgrade = [
  'GET /parties/main/gs_unknown?ticket=none HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  '',
].join('\r\n')

let server: TestServer
beforeAll(async () => {
  const env = { SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' }
  server = await startTestServer({ ...env, PATHQUEST_DEMO: 'off' })
})
afterAll(() => server.stop())

const open = () => connect(Number(new URL(server.origin).port), '127.0.0.1')

/** The first line of the answer to a handshake of this address. */
async function knock(address: string): Promise<string> {
  const socket = open()
  socket.write(`${upgrade}X-Forwarded-For: ${address}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

test('sockets are limited per address, behind a trusted proxy by the one it names', async () => {
  expect(await knock('203.0.113.1')).toContain('401')
  expect(await knock('203.0.113.1')).toContain('429')
  expect(await knock('203.0.113.2')).toContain('401')
  expect(await knock('2001:db8::1')).toContain('401')
  expect(await knock('2001:db8::2')).toContain('429')
})

test.each([
  ['says nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['does not finish its handshake', upgrade],
])(
  'a connection that %s ends after 20 s',
  { concurrent: true, timeout: 40_000 },
  async (_, text) => {
    const socket = open()
    if (text) socket.write(text)
    socket.resume()
    const since = performance.now()
    await once(socket, 'close')
    expect(performance.now() - since).toBeLessThan(25_000)
  },
)
