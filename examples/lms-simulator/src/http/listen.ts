import { createServer, type Server } from 'node:net'

const FIRST_PORT = 20_000
const LAST_PORT = 32_000
const TRIES = 50

/**
 * Listens; port 0 takes a free one below those of outgoing connections.
 * @returns the port it became
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  if (port !== 0) return listenOn(server, port, host)
  for (let tries = 0; tries < TRIES; tries++) {
    const some = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT))
    try {
      return await listenOn(server, some, host)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  throw new Error('No free port found')
}

/** A port on which nobody listens now. */
export async function freePort() {
  const probe = createServer()
  const port = await listen(probe, 0, '127.0.0.1')
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(port)
    })
  })
}
