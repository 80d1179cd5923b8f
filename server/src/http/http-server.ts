import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long others may take. Node closes the connection of whoever takes longer. */
export interface HttpPatience {
  /** For the headers of a request, and for a connection that says nothing. */
  headersMs: number
  /** For a request as a whole: a body that trickles ends here. */
  requestMs: number
  /** Without a byte either way: an answer that nobody reads. */
  silenceMs: number
  /** How often that is looked at. */
  lookEveryMs: number
}

const PATIENCE: HttpPatience = {
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  lookEveryMs: 5_000,
}

/** Browsers and proxies ask again when they are answered; a line of thousands is an attack. */
const UNDER_WAY_MAX = 10

export function makeHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.lookEveryMs,
    },
    oneAfterAnother(handle),
  )
  server.timeout = patience.silenceMs
  return server
}

/** Ends a connection that goes on asking while its answers are not read. */
function oneAfterAnother(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number) => {
    const count = (underWay.get(socket) ?? 0) + by
    underWay.set(socket, count)
    return count
  }
  return (request, response) => {
    const { socket } = request
    // What stood behind it in the same packet is still parsed.
    if (socket.destroyed) return
    if (change(socket, 1) > UNDER_WAY_MAX) {
      socket.destroy()
      return
    }
    response.once('close', () => change(socket, -1))
    handle(request, response)
  }
}
