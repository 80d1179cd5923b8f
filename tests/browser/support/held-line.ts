import type { BrowserContext } from 'playwright-core'

const SOCKETS = /\/parties\//

/** A connection to the room that can be delayed: views wait, replies still come through. */
export interface HeldLine {
  hold(): void
  release(): void
}

/**
 * Every socket that this person opens from now on goes over a connection that the test can delay.
 */
export async function holdableLine(context: BrowserContext): Promise<HeldLine> {
  let held = false
  let waiting: (() => void)[] = []
  await context.routeWebSocket(SOCKETS, (socket) => {
    const room = socket.connectToServer()
    room.onMessage((message) => {
      const send = () => socket.send(message)
      if (held && String(message).includes('"view":')) waiting.push(send)
      else send()
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
  }
}
