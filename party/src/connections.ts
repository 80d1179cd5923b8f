import { CLOSE, type ServerMessage } from '@pathquest/core/rooms/messages'
import type { Ticket } from '@pathquest/core/rooms/ticket'
import { POLL_PRESENCE_MS } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'

/** Who a socket belongs to. Survives hibernation with the socket; `_pk` never identifies anyone. */
export interface Subject {
  role: Ticket['role']
  /** Player: the player id; host and screen: the tab. */
  id: string
  /** Set once the room has taken its ticket. */
  admitted: boolean
  /** The session in which its ticket was asked for; absent: in none. */
  session?: string | undefined
  /** The client asked for lobby changes (`lobby=changes`) instead of a whole view each time. */
  wantsLobbyChanges?: boolean
}

type Connection = Party.Connection<Subject>

/** The live socket of a subject, and the time of its last message (game time). */
export interface ClientConnection {
  readonly connection: Connection
  readonly subject: Subject
  lastMessageAt: number
  /** Silent for too long: counts as lost until its next message. */
  isSilent: boolean
}

const keyOf = ({ role, id }: Pick<Subject, 'role' | 'id'>): string => `${role}:${id}`

/**
 * The one live socket of each subject. A newer one replaces the older. Sockets are compared as
 * objects: their `id` is the client's `_pk`, which two of them may share.
 */
export class Connections {
  private readonly bySubject = new Map<string, ClientConnection>()

  /** After hibernation: the sockets are still open, the memory is lost. */
  restore(room: Party.Room): void {
    for (const connection of room.getConnections<Subject>()) {
      const subject = connection.state
      if (subject?.admitted) this.add(connection, subject, 0)
    }
  }

  /**
   * After `restore`: each client gets a new silence period; whoever was lost stays so until they
   * send.
   */
  restored(now: number, isConnected: (subject: Subject) => boolean): void {
    for (const client of this.bySubject.values()) {
      client.lastMessageAt = now
      client.isSilent = !isConnected(client.subject)
    }
  }

  admit(connection: Connection, who: Omit<Subject, 'admitted'>, now: number): void {
    const subject = { ...who, admitted: true }
    const older = this.bySubject.get(keyOf(subject))?.connection
    connection.setState(subject)
    this.add(connection, subject, now)
    if (older && older !== connection) older.close(CLOSE.replaced, 'replaced')
  }

  private add(connection: Connection, subject: Subject, lastMessageAt: number): void {
    this.bySubject.set(keyOf(subject), { connection, subject, lastMessageAt, isSilent: false })
  }

  /** True if this was the subject's live socket and not silent, so that the subject is lost now. */
  drop(connection: Connection): boolean {
    const client = this.clientOf(connection)
    if (!client) return false
    this.bySubject.delete(keyOf(client.subject))
    return !client.isSilent
  }

  /** Whether this is its subject's live socket: not refused, replaced or removed. */
  owns(connection: Connection): boolean {
    return this.clientOf(connection) !== null
  }

  clientOf(connection: Connection): ClientConnection | null {
    const subject = connection.state
    if (!subject?.admitted) return null
    const client = this.bySubject.get(keyOf(subject))
    return client?.connection === connection ? client : null
  }

  /** The live socket of a subject, null if there is none or it is silent. */
  find(role: Subject['role'], id: string): ClientConnection | null {
    const client = this.bySubject.get(keyOf({ role, id }))
    return client && !client.isSilent ? client : null
  }

  close(role: Subject['role'], id: string, code: number, reason: string): void {
    const connection = this.bySubject.get(keyOf({ role, id }))?.connection
    if (!connection) return
    this.bySubject.delete(keyOf({ role, id }))
    connection.close(code, reason)
  }

  /** The connected subjects of a role; silent ones do not count. */
  ids(role: Subject['role']): string[] {
    return this.list(role).flatMap((client) => (client.isSilent ? [] : client.subject.id))
  }

  /** Whose tickets were asked for in a session, silent ones too. */
  ofSession(session: string): ClientConnection[] {
    return [...this.bySubject.values()].filter(({ subject }) => subject.session === session)
  }

  list(role: Subject['role']): ClientConnection[] {
    return [...this.bySubject.values()].filter(({ subject }) => subject.role === role)
  }

  markAllActive(now: number): void {
    for (const client of this.bySubject.values()) client.lastMessageAt = now
  }

  silentSince(at: number): ClientConnection[] {
    return this.awaited().filter((client) => client.lastMessageAt <= at)
  }

  /**
   * When the client that has been silent longest last sent a message; null: no client is watched.
   */
  oldestMessageAt(): number | null {
    const awaited = this.awaited()
    return awaited.length > 0 ? Math.min(...awaited.map((client) => client.lastMessageAt)) : null
  }

  /** Clients that others wait for. */
  private awaited(): ClientConnection[] {
    const clients = [...this.bySubject.values()]
    return clients.filter(({ subject, isSilent }) => subject.role !== 'screen' && !isSilent)
  }
}

export const sendTo = (connection: Connection, message: ServerMessage): void =>
  sendText(connection, JSON.stringify(message))

/** A socket that is closing throws on send; its close event follows and handles the rest. */
export function sendText(connection: Connection, text: string): void {
  try {
    connection.send(text)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'send_failed', reason: String(error) }))
  }
}

const REJECTIONS = {
  protocol: 'protocol_unsupported',
  ticket: 'ticket_invalid',
  gone: 'game_not_found',
  removed: 'player_removed',
  full: 'game_full',
} as const

/** Why a socket is refused, which decides what its client does next. */
export function rejectionFor(code: string): keyof typeof REJECTIONS {
  if (code === 'player_removed') return 'removed'
  if (code === 'game_over') return 'gone'
  return code === 'game_full' ? 'full' : 'ticket'
}

/**
 * Sends a message before the close: workerd leaves a connection open if a close is the first frame.
 */
export function reject(connection: Connection, reason: keyof typeof REJECTIONS): void {
  sendTo(connection, { type: 'refused', id: null, code: REJECTIONS[reason], params: {} })
  // A full game is as final for the client as a missing one.
  connection.close(CLOSE[reason === 'full' ? 'gone' : reason], reason)
}

/** Clients that poll because sockets are blocked: each counts as connected for 5 s after a poll. */
export class PollPresence {
  private readonly lapses = new Map<string, ReturnType<typeof setTimeout>>()

  /** `lost` runs once this poller has been silent for too long. */
  seen(key: string, lost: () => void): void {
    const earlier = this.lapses.get(key)
    if (earlier !== undefined) clearTimeout(earlier)
    const lapse = setTimeout(() => {
      this.lapses.delete(key)
      lost()
    }, POLL_PRESENCE_MS)
    this.lapses.set(key, lapse)
  }
}

/** A token bucket for each connection, or for any other object that is rate-limited. */
export class RateLimit {
  /**
   * Keyed by the object: a connection's id is the client's choice and may equal that of another.
   */
  private readonly buckets = new WeakMap<object, { tokens: number; at: number }>()

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Whether this connection may send one more message now. */
  take(connection: object, now: number, cost = 1): boolean {
    let bucket = this.buckets.get(connection)
    if (!bucket) {
      bucket = { tokens: this.burst, at: now }
      this.buckets.set(connection, bucket)
    }
    // A clock that was set back takes no tokens away.
    const passedMs = Math.max(0, now - bucket.at)
    const refilled = bucket.tokens + (passedMs / 1000) * this.perSecond
    bucket.tokens = Math.min(this.burst, refilled) - cost
    bucket.at = now
    return bucket.tokens >= 0
  }
}
