import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, startTestServer, type TestServer } from '../../test/api'

const HOST = 'play.school.example:3000'
const upgradeTo = (host: string) =>
  [
    'GET /parties/main/gs_unknown?ticket=none HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    '',
  ].join('\r\n')
const upgrade = upgradeTo(HOST)

let server: TestServer
let internalPort: number
beforeAll(async () => {
  internalPort = await freePort()
  const env = { SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' }
  const known = { PUBLIC_ORIGIN: `http://${HOST}`, PATHQUEST_DEMO: 'off' }
  server = await startTestServer({ ...env, ...known, INTERNAL_PORT: String(internalPort) })
})
afterAll(() => server.stop())

const open = () => connect(Number(new URL(server.origin).port), '127.0.0.1')

/** The status line of the answer to a request of this path. */
async function firstLine(head: string, address: string): Promise<string> {
  const socket = open()
  socket.write(`${head}X-Forwarded-For: ${address}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}
const knock = (address: string) => firstLine(upgrade, address)

test('sockets are limited per address, behind a trusted proxy by the one it names', async () => {
  expect(await knock('203.0.113.1')).toContain('401')
  expect(await knock('203.0.113.1')).toContain('429')
  expect(await knock('203.0.113.2')).toContain('401')
  expect(await knock('2001:db8::1')).toContain('401')
  expect(await knock('2001:db8::2')).toContain('429')
})

test('GET /metrics on INTERNAL_PORT tells rooms, database, process and refused sockets', async () => {
  const response = await fetch(`http://127.0.0.1:${internalPort}/metrics`)
  const text = await response.text()
  expect(response.status).toBe(200)
  for (const line of [
    'pathquest_rooms_up 1',
    'pathquest_database_up 1',
    'pathquest_database_writes_ok 1',
    'pathquest_players_connected 0',
    'pathquest_mails_waiting 0',
    'pathquest_grades{state="failed"} 0',
    'pathquest_rooms_restarts_total 0',
    'pathquest_sockets_open 0',
    'pathquest_sockets_refused_total{reason="address"} 2',
  ]) {
    expect(text).toContain(`\n${line}\n`)
  }
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/)
  expect(text).toMatch(/\npathquest_disk_free_bytes \d{6}/)
})

test('sockets and launches name the host of PUBLIC_ORIGIN, or this machine from this machine', async () => {
  const asked = (path: string, host: string) =>
    firstLine(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`, '203.0.113.9')
  const local = new URL(server.origin).host
  for (const host of ['evil.example', `evil.${HOST}`, '10.0.0.5:3000']) {
    expect(await firstLine(upgradeTo(host), '203.0.113.3')).toContain('421')
    expect(await asked('/lti/keys', host)).toContain('421')
    expect(await asked('/lti/login?iss=x&login_hint=y', host)).toContain('421')
    expect(await asked('/api/health', host)).toContain('200')
  }
  // The refused ones took no slot of their address.
  expect(await firstLine(upgradeTo(HOST), '203.0.113.3')).toContain('401')
  expect(await firstLine(upgradeTo(local), '203.0.113.4')).toContain('401')
  for (const host of [HOST, local]) expect(await asked('/lti/keys', host)).toContain('200')
})

test.each([
  ['is silent', ''],
  ['does not finish its headers', `GET / HTTP/1.1\r\nHost: ${HOST}\r\n`],
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
