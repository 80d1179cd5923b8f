import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import {
  asFetchError,
  type FetchCause,
  FetchError,
  isPublicAddress,
  type LookUpAll,
  makeFetchGuarded,
} from './fetch-guarded'

const inside = makeFetchGuarded({ privateAddresses: true })
const outside = makeFetchGuarded({ privateAddresses: false })

const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  servers.push({
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function reasonOf(call: Promise<unknown>): Promise<FetchCause> {
  const error = await call.then(
    () => expect.fail('it brought an answer'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(FetchError)
  return (error as FetchError).reason
}

/** A name service that gives these addresses, whatever is asked. */
const pointsTo =
  (...addresses: string[]): LookUpAll =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('A guarded call', () => {
  test('sends method, headers and body, and brings status, headers and text', async () => {
    const origin = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.writeHead(201, { link: ['<a>; rel="next"', '<b>; rel="last"'] })
      response.end(JSON.stringify([request.method, request.url, request.headers.accept, body]))
    })
    const answer = await inside(`${origin}/scores?a=1`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: 'ä',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('link')).toBe('<a>; rel="next", <b>; rel="last"')
    expect(JSON.parse(answer.text)).toEqual(['POST', '/scores?a=1', 'application/json', 'ä'])
  })

  test('follows no redirect', async () => {
    let calls = 0
    const origin = await serve((_, response) => {
      calls++
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await reasonOf(inside(origin))).toBe('redirect')
    expect(calls).toBe(1)
  })

  test('ends at its time limit, whether the answer never begins or never ends', async () => {
    const silent = await serve(() => {})
    expect(await reasonOf(inside(silent, { timeoutMs: 60 }))).toBe('timeout')
    const endless = await serve((_, response) => {
      const drip = setInterval(() => response.write('.'), 10)
      response.once('close', () => clearInterval(drip))
    })
    expect(await reasonOf(inside(endless, { timeoutMs: 60 }))).toBe('timeout')
  })

  test('takes no more than its size limit, announced or not', async () => {
    const announced = await serve((_, response) => response.end('x'.repeat(2_000)))
    expect(await reasonOf(inside(announced, { maxBytes: 1_999 }))).toBe('too_large')
    expect((await inside(announced, { maxBytes: 2_000 })).text).toHaveLength(2_000)
    const streamed = await serve((_, response) => {
      const pour = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.once('close', () => clearInterval(pour))
    })
    expect(await reasonOf(inside(streamed, { maxBytes: 5_000 }))).toBe('too_large')
  })

  test('says what a failed connection was', async () => {
    const origin = await serve((request) => request.socket.destroy())
    expect(await reasonOf(inside(origin))).toBe('broken')
    const port = Number(new URL(origin).port)
    servers.pop()?.close()
    expect(await reasonOf(inside(`http://127.0.0.1:${port}`))).toBe('refused')
    const unknown: LookUpAll = (_, __, done) =>
      done(Object.assign(new Error(), { code: 'ENOTFOUND' }), [])
    const fetch = makeFetchGuarded({ privateAddresses: false, lookUp: unknown })
    expect(await reasonOf(fetch('https://gone.example'))).toBe('unknown_host')
  })

  test('speaks no TLS with what does not', async () => {
    const plain = createTcpServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    servers.push(plain)
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done))
    const { port } = plain.address() as AddressInfo
    expect(await reasonOf(inside(`https://127.0.0.1:${port}`))).toBe('tls')
    const selfSigned = Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(asFetchError(selfSigned).reason).toBe('tls')
  })
})

describe('Without private addresses', () => {
  test.each<[string, FetchCause]>([
    ['http://platform.example', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://user:secret@platform.example', 'bad_url'],
    ['not an address', 'bad_url'],
    ['https://127.0.0.1', 'private_address'],
    ['https://2130706433', 'private_address'],
    ['https://0x7f.1', 'private_address'],
    ['https://[::1]', 'private_address'],
    ['https://[::ffff:169.254.169.254]', 'private_address'],
    ['https://localhost', 'private_address'],
  ])('%s is refused: %s', async (url, reason) => {
    expect(await reasonOf(outside(url))).toBe(reason)
  })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254', '10.0.0.1'])(
    'a name that points to %s is not connected to',
    async (address) => {
      let connections = 0
      const server = createTcpServer((socket) => {
        connections++
        socket.destroy()
      })
      servers.push(server)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      const fetch = makeFetchGuarded({ privateAddresses: false, lookUp: pointsTo(address) })
      expect(await reasonOf(fetch(`https://platform.example:${port}`))).toBe('private_address')
      expect(connections).toBe(0)
    },
  )

  test('a name is looked up once a call, so it cannot point elsewhere after the check', async () => {
    let looks = 0
    const rebinding: LookUpAll = (_, __, done) => {
      looks++
      done(null, [{ address: looks === 1 ? '192.0.2.1' : '8.8.8.8', family: 4 }])
    }
    const fetch = makeFetchGuarded({ privateAddresses: false, lookUp: rebinding })
    expect(await reasonOf(fetch('https://platform.example'))).toBe('private_address')
    expect(looks).toBe(1)
  })
})

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, IPv6', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified, IPv6', '::'],
  ['RFC 1918', '10.1.2.3'],
  ['RFC 1918', '172.31.255.255'],
  ['RFC 1918', '192.168.0.1'],
  ['link-local and metadata', '169.254.169.254'],
  ['metadata of another cloud', '100.100.100.200'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local, IPv6', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['unique local (metadata, IPv6)', 'fd00:ec2::254'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped in hex', '::ffff:a9fe:a9fe'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['not given out', '4000::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '::ffff:8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
