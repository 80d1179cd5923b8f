// The entry of the room's worker under workerd: PartyKit's facade behind two checks.
import facade, { PartyKitDurable as FacadeDurable } from 'partykit-facade'
import { processClock } from '../src/process-clock'
import { answerStore, noteDisk } from '../src/store-answer'

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
    const { pathname, searchParams } = new URL(request.url)
    // Only who started this process knows its id: a foreign or older one is told apart, too.
    if (pathname === `/__health/${env['pkvar-INSTANCE_ID']}`) {
      // The server that pings has just checked the wall clock for steps, and the disk.
      processClock.confirm()
      noteDisk(searchParams.get('disk'))
      return new Response('ok')
    }
    if (pathname === '/__store') return answerStore(env, request)
    if (!roomPath.test(pathname)) return new Response('Not found', { status: 404 })
    return facade.fetch(request, env, ctx)
  },
}
