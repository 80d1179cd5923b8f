// What spreads connections over equal processes, as a proxy in front of them does.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  port: number
  stop: () => void
}

/** Passes each connection on to the next of the ports that takes it, in turn. */
export async function startBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    open.add(client)
    client.once('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    const first = turn++
    const tryNext = (tries: number) => {
      if (tries === ports.length || client.destroyed) return void client.destroy()
      const behind = connect({
        host: '127.0.0.1',
        port: ports[(first + tries) % ports.length] as number,
        allowHalfOpen: true,
      })
      // Refused: nothing was sent yet.
      const refused = () => tryNext(tries + 1)
      behind.once('error', refused)
      behind.once('connect', () => {
        behind.off('error', refused)
        behind.on('error', () => client.destroy())
        behind.once('close', () => client.destroy())
        client.once('close', () => behind.destroy())
        client.pipe(behind)
        behind.pipe(client)
      })
    }
    tryNext(0)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
