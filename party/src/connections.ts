import { CLOSE, type ServerMessage } from '@pathquest/core/rooms/messages'
import type { Ticket } from '@pathquest/core/rooms/ticket'
import { POLL_PRESENCE_MS } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'

/** Who a socket is. Survives hibernation with the socket; the `_pk` never says who it is. */
export interface Subject {
  role: Ticket['role']
  /** Player: the player id; host and screen: the tab. */
  id: string
  /** Set once the room has taken its ticket. */
  admitted: boolean
  /** It asked to hear what changes in the lobby, in place of a view each time. */
  hearsChanges?: boolean
}

type Connection = Party.Connection<Subject>

/** The live socket of a subject, and when it spoke last (game time). */
export interface ClientConnection {
  readonly connection: Connection
  readonly subject: Subject
  heardAt: number
  /** Unheard for too long: it counts as lost until it speaks again. */
  isSilent: boolean
}

const keyOf = ({ role, id }: Pick<Subject, 'role' | 'id'>): string => `${role}:${id}`

/**
 * The one live socket of each subject. A newer one replaces the older. Sockets are told apart as
 * objects: their `id` is the client's `_pk`, which two of them may share.
 */
export class Connections {
  private readonly bySubject = new Map<string, ClientConnection>()

  /** After hibernation: the sockets are still there, the memory is not. */
  restore(room: Party.Room): void {
    for (const connection of room.getConnections<Subject>()) {
      const subject = connection.state
      if (subject?.admitted) this.add(connection, subject, 0)
    }
  }

  /** Then: each has a new allowance, but who was lost is so until they speak. */
  restored(now: number, isConnected: (subject: Subject) => boolean): void {
    for (const client of this.bySubject.values()) {
      client.heardAt = now
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

  private add(connection: Connection, subject: Subject, heardAt: number): void {
    this.bySubject.set(keyOf(subject), { connection, subject, heardAt, isSilent: false })
  }

  /** True if this was the subject's live socket, so that the subject is lost now; a silent one was. */
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

  /** A socket that is heard; a silent one counts as none. */
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

  /** Who is here: a silent one is not. */
  ids(role: Subject['role']): string[] {
    return this.list(role).flatMap((client) => (client.isSilent ? [] : client.subject.id))
  }

  list(role: Subject['role']): ClientConnection[] {
    return [...this.bySubject.values()].filter(({ subject }) => subject.role === role)
  }

  allHeard(now: number): void {
    for (const client of this.bySubject.values()) client.heardAt = now
  }

  heardBefore(at: number): ClientConnection[] {
    return this.awaited().filter((client) => client.heardAt <= at)
  }

  /** When the one who said nothing for longest was heard; null: there is nobody to hear. */
  longestUnheard(): number | null {
    const awaited = this.awaited()
    return awaited.length > 0 ? Math.min(...awaited.map((client) => client.heardAt)) : null
  }

  /** For whom others wait. */
  private awaited(): ClientConnection[] {
    const clients = [...this.bySubject.values()]
    return clients.filter(({ subject, isSilent }) => subject.role !== 'screen' && !isSilent)
  }
}

export const sendTo = (connection: Connection, message: ServerMessage): void =>
  sendText(connection, JSON.stringify(message))

/** A socket that is closing throws on send; its close event follows and says the rest. */
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

/** Why a socket is not taken: what its client can do about it depends on that. */
export function rejectionFor(code: string): keyof typeof REJECTIONS {
  if (code === 'player_removed') return 'removed'
  if (code === 'game_over') return 'gone'
  return code === 'game_full' ? 'full' : 'ticket'
}

/** In words, then by closing: workerd leaves a line open on which a close is the first thing said. */
export function reject(connection: Connection, reason: keyof typeof REJECTIONS): void {
  sendTo(connection, { type: 'refused', id: null, code: REJECTIONS[reason], params: {} })
  // No seat to be had is an end like no game.
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

/** A token bucket for each connection, or whatever else is counted. */
export class RateLimit {
  /** By the object itself: a connection's id is the client's choice and may be that of another. */
  private readonly buckets = new WeakMap<object, { tokens: number; at: number }>()

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Whether this connection may say one more thing now. */
  take(connection: object, now: number, cost = 1): boolean {
    let bucket = this.buckets.get(connection)
    if (!bucket) {
      bucket = { tokens: this.burst, at: now }
      this.buckets.set(connection, bucket)
    }
    // A clock that was set back takes nothing away.
    const passedMs = Math.max(0, now - bucket.at)
    const refilled = bucket.tokens + (passedMs / 1000) * this.perSecond
    bucket.tokens = Math.min(this.burst, refilled) - cost
    bucket.at = now
    return bucket.tokens >= 0
  }
}
