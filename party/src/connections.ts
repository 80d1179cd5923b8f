import { CLOSE, type ServerMessage } from '@pathquest/game-core/messages'
import type { Ticket } from '@pathquest/game-core/ticket'
import type * as Party from 'partykit/server'

/** Who a socket is. Survives hibernation with the socket; the `_pk` never says who it is. */
export interface Subject {
  role: Ticket['role']
  /** Player: the player id; host and screen: the tab. */
  id: string
  /** Set once the room has taken its ticket. */
  admitted: boolean
}

type Connection = Party.Connection<Subject>

const keyOf = ({ role, id }: Pick<Subject, 'role' | 'id'>): string => `${role}:${id}`

/**
 * The one live socket of each subject. A newer one replaces the older. Sockets are told apart as
 * objects: their `id` is the client's `_pk`, which two of them may share.
 */
export class Connections {
  private readonly bySubject = new Map<string, Connection>()

  /** After hibernation: the sockets are still there, the memory is not. */
  restore(room: Party.Room): void {
    for (const connection of room.getConnections<Subject>()) {
      if (connection.state?.admitted) this.bySubject.set(keyOf(connection.state), connection)
    }
  }

  admit(connection: Connection, subject: Omit<Subject, 'admitted'>): void {
    const older = this.bySubject.get(keyOf(subject))
    connection.setState({ ...subject, admitted: true })
    this.bySubject.set(keyOf(subject), connection)
    if (older && older !== connection) older.close(CLOSE.replaced, 'replaced')
  }

  /** True if this was the subject's live socket, so that the subject is lost now. */
  drop(connection: Connection): boolean {
    const subject = connection.state
    if (!subject?.admitted) return false
    if (!this.owns(connection)) return false
    this.bySubject.delete(keyOf(subject))
    return true
  }

  /** Whether this is its subject's live socket: not refused, replaced or removed. */
  owns(connection: Connection): boolean {
    const subject = connection.state
    return subject?.admitted === true && this.bySubject.get(keyOf(subject)) === connection
  }

  has(role: Subject['role'], id: string): boolean {
    return this.bySubject.has(keyOf({ role, id }))
  }

  close(role: Subject['role'], id: string, code: number, reason: string): void {
    const connection = this.bySubject.get(keyOf({ role, id }))
    if (!connection) return
    this.bySubject.delete(keyOf({ role, id }))
    connection.close(code, reason)
  }

  ids(role: Subject['role']): string[] {
    return this.list(role).map(({ subject }) => subject.id)
  }

  list(role: Subject['role']): { connection: Connection; subject: Subject }[] {
    const found: { connection: Connection; subject: Subject }[] = []
    for (const connection of this.bySubject.values()) {
      const subject = connection.state
      if (subject && subject.role === role) found.push({ connection, subject })
    }
    return found
  }
}

/** A socket that is closing throws on send; its close event follows and says the rest. */
export function sendTo(connection: Connection, message: ServerMessage): void {
  try {
    connection.send(JSON.stringify(message))
  } catch (error) {
    console.warn(JSON.stringify({ event: 'send_failed', reason: String(error) }))
  }
}

const TURNED_AWAY = {
  protocol: 'protocol_unsupported',
  ticket: 'ticket_invalid',
  gone: 'game_not_found',
  removed: 'player_removed',
} as const

/** In words, then by closing: workerd leaves a line open on which a close is the first thing said. */
export function turnAway(connection: Connection, reason: keyof typeof TURNED_AWAY): void {
  sendTo(connection, { type: 'refused', id: null, code: TURNED_AWAY[reason], params: {} })
  connection.close(CLOSE[reason], reason)
}
