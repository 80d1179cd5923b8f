import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../../test/raw-http'
import { callRooms } from './call'

async function rooms(handle: RequestListener) {
  const server = createServer(handle)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${await listening(server)}/parties/main/gs_1`
}

test('what is asked arrives as a whole, and so does the answer', async () => {
  const address = await rooms(async (request, response) => {
    const { method, url, headers } = request
    const body = Buffer.concat(await request.toArray()).toString()
    response.writeHead(409).end(JSON.stringify({ method, url, signature: headers['x-sign'], body }))
  })
  const call = { method: 'PUT', headers: { 'x-sign': 's' }, body: '{"ñ":"語"}', timeoutMs: 3_000 }
  const { status, text } = await callRooms(address, call)
  expect(status).toBe(409)
  expect(JSON.parse(text)).toEqual({
    method: 'PUT',
    url: '/parties/main/gs_1',
    signature: 's',
    body: '{"ñ":"語"}',
  })
})

test.each<[string, RequestListener]>([
  ['no answer', () => {}],
  ['an answer that stops half-way', (_, response) => void response.write('{"ok":')],
])('%s is waited for no longer than said', async (_, handle) => {
  await expect(callRooms(await rooms(handle), { timeoutMs: 100 })).rejects.toThrow()
})

test('an answer that breaks off is none', async () => {
  const address = await rooms((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"ok":', () => response.destroy())
  })
  await expect(callRooms(address, { timeoutMs: 3_000 })).rejects.toThrow()
})
