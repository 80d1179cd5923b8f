import { createServer, type RequestListener, type Server } from 'node:http'

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

export function makeHttpServer(handle: RequestListener, patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.lookEveryMs,
    },
    handle,
  )
  server.timeout = patience.silenceMs
  return server
}
