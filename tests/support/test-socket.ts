import type { ClientMessage, ServerMessage } from '@pathquest/core'
import type { WebSocket } from 'ws'

type Sent = Extract<ServerMessage, { view: unknown }>

/** Ends a test that waits for nothing; a busy machine may need long for what comes. */
const PATIENCE_MS = 20_000

/** A client of a room that records all received messages. */
export class TestSocket {
  readonly messages: ServerMessage[] = []
  /** Every byte that reached this client. */
  readonly raw: string[] = []
  closed: { code: number; reason: string } | null = null
  /** The status of a handshake that was refused. */
  refusedWith: number | null = null
  private opened = false
  private readonly listeners = new Set<() => void>()

  constructor(readonly socket: WebSocket) {
    socket.on('open', () => {
      this.opened = true
      this.wake()
    })
    socket.on('unexpected-response', (_request, response) => {
      this.refusedWith = response.statusCode ?? 0
      response.resume()
      socket.terminate()
      this.wake()
    })
    socket.on('message', (data) => {
      this.raw.push(String(data))
      this.messages.push(JSON.parse(String(data)) as ServerMessage)
      this.wake()
    })
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.wake()
    })
    socket.on('error', () => this.wake())
  }

  say(message: ClientMessage | Buffer | string): void {
    const raw = typeof message === 'string' || message instanceof Buffer
    this.socket.send(raw ? message : JSON.stringify(message))
  }

  /** The first message, past or future, that matches. */
  async message<T extends ServerMessage>(
    fits: (message: ServerMessage) => message is T,
    timeoutMs?: number,
  ): Promise<T>
  async message(
    fits: (message: ServerMessage) => boolean,
    timeoutMs?: number,
  ): Promise<ServerMessage>
  async message(fits: (message: ServerMessage) => boolean, timeoutMs = PATIENCE_MS) {
    return this.until(() => this.messages.find(fits), timeoutMs)
  }

  async view(fits: (view: Sent['view']) => boolean = () => true, timeoutMs?: number) {
    const message = await this.message((one) => 'view' in one && fits(one.view), timeoutMs)
    return (message as Sent).view
  }

  /** The view a new connection starts with; fails at once when the room closes it instead. */
  async firstView(): Promise<Sent['view']> {
    const found = await this.until(
      () => this.messages.find((one): one is Sent => 'view' in one) ?? this.closed ?? undefined,
      PATIENCE_MS,
    )
    if ('view' in found) return found.view
    throw new Error(`closed with ${found.code} before a view came`)
  }

  /** The newest message with a view. */
  last(): Sent {
    const sent = this.messages.findLast((one): one is Sent => 'view' in one)
    if (!sent) throw new Error('no view has come')
    return sent
  }

  /** The room's answer to the message with this id. */
  reply(id: string, timeoutMs?: number) {
    return this.message(
      (one): one is Extract<ServerMessage, { type: 'accepted' | 'refused' }> =>
        (one.type === 'accepted' || one.type === 'refused') && one.id === id,
      timeoutMs,
    )
  }

  /** Everything sent before is answered when this resolves. */
  async settled(): Promise<void> {
    const id = `p${this.raw.length}-${Math.random()}`
    this.say({ type: 'ping', id })
    await this.message((one) => one.type === 'pong' && one.id === id)
  }

  /** Like an open page: a client that is silent for 15 s counts as lost. */
  keepPinging(): void {
    const pings = setInterval(() => this.say({ type: 'ping', id: 'here' }), 4_000)
    this.socket.on('close', () => clearInterval(pings))
  }

  whenOpen(timeoutMs = PATIENCE_MS): Promise<true> {
    return this.until(() => this.opened || undefined, timeoutMs)
  }

  /** Whether a first view has come: false when the connection was refused, or ended before. */
  wasShown(timeoutMs = PATIENCE_MS): Promise<boolean> {
    return this.until(() => {
      if (this.messages.some((one) => 'view' in one)) return true
      return this.closed === null && this.refusedWith === null ? undefined : false
    }, timeoutMs)
  }

  whenRefused(timeoutMs = PATIENCE_MS): Promise<number> {
    return this.until(() => this.refusedWith ?? undefined, timeoutMs)
  }

  whenClosed(timeoutMs = PATIENCE_MS): Promise<{ code: number; reason: string }> {
    return this.until(() => this.closed ?? undefined, timeoutMs)
  }

  forget(): void {
    this.messages.length = 0
    this.raw.length = 0
  }

  close(): void {
    this.socket.terminate()
  }

  private wake(): void {
    for (const listener of this.listeners) listener()
  }

  private until<T>(look: () => T | undefined, timeoutMs: number): Promise<T> {
    // Created here, so that its stack has the line of the test that waited.
    const missed = new Error()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(check)
        const seen = this.messages.map((one) => one.type).join(', ')
        const end = this.closed ? `; closed with ${this.closed.code}` : ''
        missed.message = `nothing fitting within ${timeoutMs} ms; came: ${seen}${end}`
        reject(missed)
      }, timeoutMs)
      const check = () => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.listeners.delete(check)
        resolve(found)
      }
      this.listeners.add(check)
      check()
    })
  }
}
