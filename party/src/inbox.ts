import type { GameEvent } from '@pathquest/core/game'
import { CLOSE, type ClientMessage } from '@pathquest/core/rooms/messages'
import { CLIENT_MESSAGES_PER_SECOND } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'
import { closeRemoved, RATE_LIMITED } from './commands'
import {
  type ClientConnection,
  type Connections,
  RateLimit,
  type Subject,
  sendTo,
} from './connections'
import type { GameClock } from './game-clock'
import { readFrame, toEvent } from './incoming'
import { Reactions } from './reactions'
import type { RoomState } from './room-storage'

const BROKEN_MESSAGE_COST = 5

/** What the messages of a client lead to in its room, besides events of the game. */
interface Room {
  sendView: (connection: Party.Connection<Subject>, to: Pick<Subject, 'role' | 'id'>) => void
  disconnect: (connection: Party.Connection<Subject>, code: number, reason: string) => void
}

/** Takes the messages of clients: limits them, answers them, and carries out what they ask for. */
export class Inbox {
  private readonly limit = new RateLimit(CLIENT_MESSAGES_PER_SECOND, 2 * CLIENT_MESSAGES_PER_SECOND)
  /**
   * A resync is a short message with a large answer: an honest client sends one when it missed
   * some.
   */
  private readonly resyncLimit = new RateLimit(1, 3)
  private readonly reactions: Reactions

  constructor(
    private readonly connections: Connections,
    private readonly clock: GameClock,
    private readonly hostLimit: RateLimit,
    private readonly room: Room,
  ) {
    this.reactions = new Reactions(connections)
  }

  take(
    live: RoomState,
    raw: string | ArrayBuffer,
    { connection, subject }: ClientConnection,
  ): void {
    if (!this.limit.take(connection, Date.now())) {
      this.room.disconnect(connection, CLOSE.abuse, 'rate_limited')
      return
    }
    const message = readFrame(raw)
    if (message === 'too_large') this.room.disconnect(connection, CLOSE.tooLarge, 'too_large')
    else if (message === 'bad_message') this.chargeViolation(connection)
    else this.receive(live, message, connection, subject)
  }

  private receive(
    live: RoomState,
    message: ClientMessage,
    sender: Party.Connection<Subject>,
    subject: Subject,
  ): void {
    if (message.type === 'ping') {
      sendTo(sender, { type: 'pong', id: message.id, serverTime: this.clock.now() })
    } else if (message.type === 'resync') {
      if (this.resyncLimit.take(sender, Date.now())) this.room.sendView(sender, subject)
      else sendTo(sender, { type: 'refused', id: null, ...RATE_LIMITED })
    } else if (message.type === 'react') {
      if (subject.role !== 'player') this.chargeViolation(sender)
      else if (live.mayReact(subject.id)) {
        this.reactions.add(subject.id, message.reaction, this.clock.now())
      }
    } else {
      const event = toEvent(message, subject)
      if (event?.type === 'host' && !this.hostLimit.take(live, Date.now())) {
        sendTo(sender, { type: 'refused', id: message.id, ...RATE_LIMITED })
      } else if (event) this.carryOut(live, message, event, sender)
      else this.chargeViolation(sender)
    }
  }

  private carryOut(
    live: RoomState,
    message: Extract<ClientMessage, { id: string }>,
    event: GameEvent,
    sender: Party.Connection<Subject>,
  ): void {
    const { id } = message
    live.apply(event, (step) => {
      if (!step.ok) {
        // Fields that no move of this game has cost as much as any malformed message.
        if (
          step.code === 'bad_message' &&
          !this.limit.take(sender, Date.now(), BROKEN_MESSAGE_COST)
        ) {
          this.room.disconnect(sender, CLOSE.abuse, 'bad_message')
          return
        }
        sendTo(sender, { type: 'refused', id, code: step.code, params: step.params ?? {} })
        return
      }
      sendTo(sender, { type: 'accepted', id, reply: step.reply, version: step.shownFrom })
      if (message.type === 'host') {
        closeRemoved(this.connections, message.command, message.playerId ?? null)
      }
    })
  }

  /**
   * A malformed or forged message costs its own connection: five of ten tokens a second, then the
   * socket.
   */
  private chargeViolation(sender: Party.Connection<Subject>): void {
    if (!this.limit.take(sender, Date.now(), BROKEN_MESSAGE_COST)) {
      this.room.disconnect(sender, CLOSE.abuse, 'bad_message')
      return
    }
    sendTo(sender, { type: 'refused', id: null, code: 'bad_message', params: {} })
  }
}
