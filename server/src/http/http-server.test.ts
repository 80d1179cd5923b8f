import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { head, listening, rawClient } from '../../test/raw-http'
import { soon } from '../../test/soon'
import { makeHttpServer } from './http-server'

const PATIENCE = {
  headersMs: 5_000,
  requestMs: 5_000,
  idleMs: 5_000,
  silenceMs: 5_000,
  checkEveryMs: 50,
}
/** For tests of a disconnect; the others could be disconnected on a busy machine. */
const IMPATIENCE = { ...PATIENCE, headersMs: 200, requestMs: 400 }

async function serve(handle: RequestListener, patience = PATIENCE) {
  const server = makeHttpServer(handle, patience)
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return rawClient(await listening(server))
}
const readAll: RequestListener = async (request, response) => {
  for await (const _ of request.iterator({ destroyOnReturn: false }));
  response.end()
}

test('a silent connection is closed', async () => {
  const client = await serve(readAll, IMPATIENCE)
  await client.closed
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('an idle connection stays open for longer than that of proxies, a minute', () => {
  expect(makeHttpServer(readAll).keepAliveTimeout).toBeGreaterThan(60_000)
})

test('a slow body times out, however steadily it comes', async () => {
  const client = await serve((request, response) => {
    Promise.resolve(readAll(request, response)).catch(() => {})
  }, IMPATIENCE)
  client.send(head('POST', '/', { 'Content-Length': 10_000 }))
  const trickle = setInterval(() => client.send('x'), 20)
  await client.closed
  clearInterval(trickle)
  expect(client.received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a response that is not read is aborted', async () => {
  let given = false
  const client = await serve(
    (_request, response) => {
      response.once('close', () => {
        given = true
      })
      response.end(Buffer.alloc(64 * 1024 * 1024))
    },
    { ...PATIENCE, silenceMs: 300 },
  )
  client.socket.pause()
  client.send(head('GET', '/', {}))
  await expect.poll(() => given, soon).toBe(true)
})

test('a connection that pipelines thousands of requests is closed before they are handled', async () => {
  let asked = 0
  const client = await serve(() => {
    asked++
  })
  client.send(head('GET', '/', {}).repeat(5_000))
  await client.closed
  expect(asked).toBeLessThanOrEqual(10)
})

test('requests that follow in the same packet are not parsed', async () => {
  let made = 0
  const count = () => void made++
  subscribe('http.server.request.start', count)
  onTestFinished(() => void unsubscribe('http.server.request.start', count))
  const client = await serve(() => {})
  client.send(head('GET', '/', {}).repeat(5_000))
  await client.closed
  expect(made).toBe(11)
})

test('a connection may send any number of requests one after another', async () => {
  const client = await serve(readAll)
  for (let answers = 1; answers <= 50; answers++) {
    client.send(head('GET', '/', {}))
    const answered = () => client.received().split('HTTP/1.1 200').length - 1
    await expect.poll(answered, soon).toBe(answers)
  }
})
