import { TICKET_TTL_MS } from '@pathquest/core/rooms/timing'
import { type RoomClient, type RoomGame, RoomGone } from './client'
import type { SessionSockets } from './session-sockets'

/** A socket that has been open for longer since its ticket is not looked for any more. */
const REMEMBERED_MS = 24 * 3_600_000

interface HostedSocketsOptions {
  sessions: Pick<SessionSockets, 'add'>
  rooms: Pick<RoomClient, 'command'>
  now: () => number
  /** A room could not be told; the next look tries again. */
  failed: (error: unknown) => void
}

interface Entry {
  ticketAt: number
  forget: () => void
}

/**
 * In which rooms elsewhere a session may have sockets: those that it got tickets for. When the session
 * ends, these rooms are told to end them.
 */
export class HostedSockets {
  /** The one with the oldest ticket first. */
  readonly #entries = new Map<string, Entry>()

  constructor(private readonly options: HostedSocketsOptions) {}

  ticketIssued(session: string, game: RoomGame): void {
    const { now, sessions } = this.options
    const key = `${session} ${game.id}`
    this.#entries.get(key)?.forget()
    this.#entries.delete(key)
    this.#forgetOld()
    const forget = sessions.add(session, () => void this.#end(key, session, game))
    this.#entries.set(key, { ticketAt: now(), forget })
  }

  async #end(key: string, session: string, game: RoomGame): Promise<void> {
    try {
      await this.options.rooms.command(game, { type: 'end_session', session })
    } catch (error) {
      if (!(error instanceof RoomGone)) return this.options.failed(error)
    }
    const entry = this.#entries.get(key)
    // Its ticket may still be used: the next look ends that socket, too.
    if (!entry || this.options.now() - entry.ticketAt <= TICKET_TTL_MS) return
    entry.forget()
    this.#entries.delete(key)
  }

  #forgetOld(): void {
    for (const [key, { ticketAt, forget }] of this.#entries) {
      if (this.options.now() - ticketAt <= REMEMBERED_MS) return
      forget()
      this.#entries.delete(key)
    }
  }
}
