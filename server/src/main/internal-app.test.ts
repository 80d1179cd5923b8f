import { getRequestListener } from '@hono/node-server'
import { signCall } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { head, listening, rawClient } from '../../test/raw-http'
import { soon } from '../../test/soon'
import { makeHttpServer } from '../http/http-server'
import { BodyBudget } from '../limits/body-budget'
import { makeInternalApp } from './internal-app'

const MIB = 1024 * 1024
const PATH = '/internal/rooms/gs_00000000000000000000/outbox'
const JSON_TYPE = { 'Content-Type': 'application/json' }
let api: TestApi
let port: number
let bytesRead: () => number
let stop: () => void

beforeAll(async () => {
  api = await makeTestApi()
  const server = makeHttpServer(getRequestListener(makeInternalApp(api.services).fetch))
  let read = 0
  server.on('connection', (socket) => socket.once('close', () => (read += socket.bytesRead)))
  bytesRead = () => read
  port = await listening(server)
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  stop()
  await api.stop()
})

function begin(headers: Record<string, string | number>) {
  const client = rawClient(port)
  onTestFinished(() => void client.socket.destroy())
  client.send(head('POST', PATH, { ...JSON_TYPE, ...headers }))
  return client
}
const signed = (body: string) =>
  signCall(api.services.secrets.room, { method: 'POST', path: PATH, body }, Date.now())
async function post(body: string, headers: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

test('GET /metrics tells figures in the format of Prometheus, without people or ids', async () => {
  await post('{}', {})
  api.services.metrics.socketRefused('address')
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  expect(text).toContain(
    'pathquest_http_request_duration_seconds_count{method="POST",route="/internal/rooms/:id/outbox",status="4xx"} ',
  )
  expect(text).toContain('pathquest_sockets_refused_total{reason="address"} 1')
  expect(text).not.toContain('gs_0000')
  expect((await api.app.request('/metrics')).status).toBe(404)
})

describe('Calls of the rooms', () => {
  test('without a signature are refused before a byte of them has arrived, and disconnected', async () => {
    const client = begin({ 'Content-Length': 16 * MIB })
    expect(await client.status).toBe(401)
    await client.closed
  })

  test('without a signature are not read, however much arrives', async () => {
    const before = bytesRead()
    const clients = Array.from({ length: 20 }, () => begin({ 'Content-Length': 16 * MIB }))
    for (const client of clients) client.send(Buffer.alloc(16 * MIB, 'x'))
    await Promise.all(clients.map((client) => client.closed))
    await expect.poll(bytesRead, soon).toBeGreaterThan(before)
    expect(bytesRead() - before).toBeLessThan(20 * MIB)
    expect(api.services.limits.roomBodies.isEmpty).toBe(true)
  })

  test('with the signature of another body are refused', async () => {
    const { body, status } = await post('{"a":1}', await signed('{"a":2}'))
    expect({ status, body }).toEqual({ status: 401, body: problem('not_authenticated') })
  })

  test('with their signature are accepted', async () => {
    const started = JSON.stringify({ kind: 'started', key: 'k', startedAt: 1 })
    expect(await post(started, await signed(started))).toEqual({ status: 200, body: {} })
  })

  test('may be as large as the largest result, and no larger', async () => {
    const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
    const largest = text(16 * MIB)
    expect((await post(largest, await signed(largest))).body).toEqual(problem('bad_request'))
    const larger = text(16 * MIB + 1)
    expect((await post(larger, await signed(larger))).body).toEqual(problem('body_too_large'))
  })

  test('beyond the budget are asked to retry', async () => {
    const { limits } = api.services
    const { roomBodies } = limits
    limits.roomBodies = new BodyBudget(MIB, MIB)
    onTestFinished(() => {
      limits.roomBodies = roomBodies
    })
    const body = `"${'x'.repeat(2 * MIB)}"`
    expect(await post(body, await signed(body))).toEqual({
      status: 503,
      body: problem('unavailable'),
    })
  })
})
