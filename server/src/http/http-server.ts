import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Timeouts for clients. Node closes a connection that exceeds one. */
interface HttpPatience {
  /** For the headers of a request, and for a silent connection. */
  headersMs: number
  /** For a request as a whole, against bodies that trickle (slow loris). */
  requestMs: number
  /**
   * Keep-alive between two requests. Longer than that of proxies, which may reuse a connection just
   * before.
   */
  idleMs: number
  /** Without a byte either way, as when a response is not read. */
  silenceMs: number
  /** Interval of the checks. */
  checkEveryMs: number
}

const PATIENCE: HttpPatience = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  silenceMs: 60_000,
  checkEveryMs: 5_000,
}

/**
 * Most requests in flight on one connection: browsers and proxies do not pipeline, an attack may.
 */
const IN_FLIGHT_MAX = 10
/** A browser sends some thirty headers, proxies add a few; further ones are ignored. */
const HEADERS_MAX = 100

export function makeHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.idleMs,
      connectionsCheckingInterval: patience.checkEveryMs,
    },
    limitPipelining(handle),
  )
  server.timeout = patience.silenceMs
  server.maxHeadersCount = HEADERS_MAX
  return server
}

/** Closes a connection that keeps sending requests without reading the responses. */
function limitPipelining(handle: RequestListener): RequestListener {
  const inFlight = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number) => {
    const count = (inFlight.get(socket) ?? 0) + by
    inFlight.set(socket, count)
    return count
  }
  return (request, response) => {
    const { socket } = request
    if (change(socket, 1) > IN_FLIGHT_MAX) {
      endParsing(socket)
      socket.destroy()
      return
    }
    response.once('close', () => change(socket, -1))
    handle(request, response)
  }
}

/** What `onIncoming` returns for an upgrade: the parser treats nothing that follows as HTTP. */
const NOTHING_FOLLOWS = 2

/**
 * Stops parsing. A packet can hold a thousand requests, and Node parses all of them even after the
 * socket is destroyed, with an error for each: half a second that blocks the event loop. Node has
 * no API for this; should its parser be named differently, they are parsed as before.
 */
function endParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NOTHING_FOLLOWS
}
