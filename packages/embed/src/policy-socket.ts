import { CLOSE } from '@pathquest/core/rooms/messages'

/** Sockets that the page's content policy has blocked; another attempt would log another error. */
const refused = new Set<string>()
let isListening = false

const socketOrigin = (url: string) => new URL(url).origin

function listen(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src' && /^wss?:/.test(blockedURI)) {
      refused.add(socketOrigin(blockedURI))
    }
  })
}

/** A socket that closes at once like one that the room refuses, which starts polling. */
class RefusedSocket extends EventTarget {
  readonly readyState = 3
  binaryType = 'blob'
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code: CLOSE.abuse })))
  }
  send() {}
  close() {}
}

/** A WebSocket that respects the page's policy: if blocked once, the game polls. */
export class PolicySocket {
  /** partysocket checks this to recognise a WebSocket class. */
  static readonly CLOSING = 2
  constructor(url: string, protocols?: string | string[]) {
    listen()
    // biome-ignore lint/correctness/noConstructorReturn: it is one of two sockets, never itself
    return refused.has(socketOrigin(url)) ? new RefusedSocket() : new WebSocket(url, protocols)
  }
}
