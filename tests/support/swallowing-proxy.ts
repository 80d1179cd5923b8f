import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection between client and server that can go dead silently, like a lost Wi-Fi. */
export interface SwallowingProxy {
  /** To be used instead of the target's origin. */
  origin: string
  /**
   * From now on, the data and the ends of the current connections are dropped in both directions:
   * each side still has an open socket. Later connections pass.
   */
  swallow: () => void
  stop: () => Promise<void>
}

interface Line {
  client: Socket
  target: Socket
  isDead: boolean
}

export async function startSwallowingProxy(targetOrigin: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(targetOrigin)
  const lines = new Set<Line>()
  // Half-open is the point: an end is forwarded explicitly, or swallowed.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const line: Line = { client, target, isDead: false }
    lines.add(line)
    pass(line, client, target)
    pass(line, target, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function pass(line: Line, from: Socket, to: Socket): void {
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      if (!line.isDead) to.write(bytes)
    })
    from.on('end', () => {
      if (!line.isDead) to.end()
    })
    // Followed by 'close', which ends the other side.
    from.on('error', () => {})
    from.on('close', () => {
      if (line.isDead) return
      to.destroy()
      lines.delete(line)
    })
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: () => {
      for (const line of lines) line.isDead = true
    },
    stop: async () => {
      server.close()
      for (const { client, target } of lines) {
        client.destroy()
        target.destroy()
      }
      await once(server, 'close')
    },
  }
}
