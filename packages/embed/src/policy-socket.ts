import { CLOSE } from '@pathquest/core/rooms/messages'

/** Sockets that the page's content policy has refused; asking again would fill its console. */
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

/** A socket that closes at once as the room does where it wants to be polled. */
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

/** A WebSocket that takes the page's policy for an answer: the game polls instead. */
export class PolicySocket {
  /** By this partysocket knows a socket's class. */
  static readonly CLOSING = 2
  constructor(url: string, protocols?: string | string[]) {
    listen()
    // biome-ignore lint/correctness/noConstructorReturn: it is one of two sockets, never itself
    return refused.has(socketOrigin(url)) ? new RefusedSocket() : new WebSocket(url, protocols)
  }
}
