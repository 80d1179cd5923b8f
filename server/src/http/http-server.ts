import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long others may take. Node closes the connection of whoever takes longer. */
interface HttpPatience {
  /** For the headers of a request, and for a connection that says nothing. */
  headersMs: number
  /** For a request as a whole: a body that trickles ends here. */
  requestMs: number
  /** Between two requests. Longer than proxies keep a line they may send the next one over. */
  idleMs: number
  /** Without a byte either way: an answer that nobody reads. */
  silenceMs: number
  /** How often that is looked at. */
  lookEveryMs: number
}

const PATIENCE: HttpPatience = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  silenceMs: 60_000,
  lookEveryMs: 5_000,
}

/** Browsers and proxies ask again when they are answered; a line of thousands is an attack. */
const UNDER_WAY_MAX = 10
/** A browser sends some thirty, proxies add a few; the rest is not looked at. */
const HEADERS_MAX = 100

export function makeHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.idleMs,
      connectionsCheckingInterval: patience.lookEveryMs,
    },
    oneAfterAnother(handle),
  )
  server.timeout = patience.silenceMs
  server.maxHeadersCount = HEADERS_MAX
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
    if (change(socket, 1) > UNDER_WAY_MAX) {
      endParsing(socket)
      socket.destroy()
      return
    }
    response.once('close', () => change(socket, -1))
    handle(request, response)
  }
}

/** What Node's parser is told by an upgrade: nothing that follows is HTTP. */
const NOTHING_FOLLOWS = 2

/**
 * A packet holds a thousand requests, and a socket that is destroyed in the midst of it still has them
 * all made, with an error for each: half a second without a turn of the event loop. Node has no word
 * for this; where it names the parser otherwise they are made as before.
 */
function endParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NOTHING_FOLLOWS
}
