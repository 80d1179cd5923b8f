// The entry of the room's worker under workerd: PartyKit's facade behind two checks.
import facade, { PartyKitDurable as FacadeDurable } from 'partykit-facade'
import { processClock } from '../src/process-clock'

export class PartyKitDurable extends FacadeDurable {
  // A socket to a hibernating room stays half-open, with the client waiting, until it is closed.
  async webSocketClose(socket, code, reason, wasClean) {
    await super.webSocketClose(socket, code, reason, wasClean)
    if (mayBeSent(code)) socket.close(code, reason)
    else socket.close()
  }
}

// 1005 and 1006 mean "no code" and "no close frame" and are never sent.
function mayBeSent(code) {
  return code === 1000 || (code >= 3000 && code < 5000)
}

// Only the party "main" and ids of plain characters; any other request never reaches a room.
const roomPath = /^\/parties\/main\/[A-Za-z0-9_-]{1,64}(\/|$)/

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url)
    if (pathname === '/__health') {
      // The server that pings has just checked the wall clock for steps.
      processClock.confirm()
      // The answer distinguishes this process from an older one that still holds the port.
      return new Response(env['pkvar-INSTANCE_ID'] ?? '')
    }
    if (!roomPath.test(pathname)) return new Response('Not found', { status: 404 })
    return facade.fetch(request, env, ctx)
  },
}
