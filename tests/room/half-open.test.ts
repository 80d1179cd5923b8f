import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSwallowingProxy } from '../support/swallowing-proxy'

let server: Server
let origin: string
const accepted: Socket[] = []
beforeAll(async () => {
  server = createServer((socket) => {
    accepted.push(socket.on('error', () => {}))
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('a half-open connection drops bytes and ends in both directions; a new one passes', async () => {
  const proxy = await startSwallowingProxy(origin)
  const open = () => connect({ port: Number(new URL(proxy.origin).port), host: '127.0.0.1' })
  const said = async (socket: Socket, text: string) => {
    socket.write(text)
    return String((await once(socket, 'data'))[0])
  }
  const dead = open()
  expect(await said(dead, 'a')).toBe('a')
  proxy.swallow()
  const heard: string[] = []
  for (const socket of [dead, accepted[0] as Socket]) {
    socket.on('data', (bytes) => heard.push(String(bytes)))
    socket.on('close', () => heard.push('close'))
  }
  dead.end('b')
  accepted[0]?.write('c')
  const alive = open()
  expect(await said(alive, 'd')).toBe('d')
  expect(await said(alive, 'e')).toBe('e')
  expect(heard).toEqual([])
  alive.end()
  await once(alive, 'close')
  await proxy.stop()
})
