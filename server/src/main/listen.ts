import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeHttpServer } from '../http/http-server'
import { type ProxyOptions, proxyUpgrades, type RoomDirectory } from '../rooms'

const DRAIN_MS = 3_000

interface Listening {
  port: number
  stop: () => Promise<void>
}

/** Listens until `stop`: requests in flight then get a moment to end, sockets of rooms do not. */
export async function listen(
  handle: RequestListener,
  address: { host: string; port: number },
  proxied?: { rooms: RoomDirectory; sockets: ProxyOptions },
): Promise<Listening> {
  let underWay = 0
  let drained = () => {}
  const server = makeHttpServer((request, response) => {
    underWay++
    response.once('close', () => {
      if (--underWay === 0) drained()
    })
    handle(request, response)
  })
  if (proxied) proxyUpgrades(server, proxied.rooms, proxied.sockets)
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(address.port, address.host, done)
  })
  const stop = async () => {
    server.close()
    server.closeIdleConnections()
    if (underWay > 0) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, DRAIN_MS)
        drained = () => {
          clearTimeout(timer)
          done()
        }
      })
    }
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** A port that nobody listens on. */
export function freePort(host: string): Promise<number> {
  const probe: Server = createServer()
  return new Promise((done, failed) => {
    probe.once('error', failed)
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
