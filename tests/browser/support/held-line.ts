import type { BrowserContext } from 'playwright-core'

const SOCKETS = /\/parties\//

/** A connection to the room that can be delayed: views wait, replies still come through. */
export interface HeldLine {
  hold(): void
  release(): void
  /** The next move is answered as a room would that it reached too early; it does not get there. */
  refuseNextMove(): void
}

/**
 * Every socket that this person opens from now on goes over a connection that the test can delay.
 */
export async function holdableLine(context: BrowserContext): Promise<HeldLine> {
  let held = false
  let waiting: (() => void)[] = []
  let refuses = false
  await context.routeWebSocket(SOCKETS, (socket) => {
    const room = socket.connectToServer()
    room.onMessage((message) => {
      const send = () => socket.send(message)
      if (held && String(message).includes('"view":')) waiting.push(send)
      else send()
    })
    socket.onMessage((message) => {
      const { type, id } = refuses ? JSON.parse(String(message)) : {}
      if (type !== 'move') return room.send(message)
      refuses = false
      socket.send(JSON.stringify({ type: 'refused', id, code: 'too_fast', params: {} }))
    })
  })
  return {
    hold() {
      held = true
    },
    release() {
      held = false
      for (const send of waiting) send()
      waiting = []
    },
    refuseNextMove() {
      refuses = true
    },
  }
}
