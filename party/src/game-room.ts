import { RoomCommand, type RoomSetup } from '@pathquest/core/contracts'
import type { GameEvent } from '@pathquest/core/game'
import { CLOSE, type ClientMessage, PROTOCOL_VERSION } from '@pathquest/core/rooms/messages'
import type { Ticket } from '@pathquest/core/rooms/ticket'
import { CLIENT_MESSAGES_PER_SECOND } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'
import { isSigned, originAllowed, plain, ticketFromUrl } from './admission'
import { Heartbeats } from './alarm'
import { answerCommand, closeRemoved, connectedEvent, lostEvent, RATE_LIMITED } from './commands'
import {
  type ClientConnection,
  Connections,
  PollPresence,
  RateLimit,
  reject,
  rejectionFor,
  type Subject,
  sendTo,
} from './connections'
import { EndedRoom } from './ended-room'
import { type RoomContext, type RoomEnv, readEnv } from './env'
import { GameClock } from './game-clock'
import { arrival, readFrame, readSetup, toEvent } from './incoming'
import { LiveGame } from './live-game'
import { openRoom } from './open-room'
import { Reactions } from './reactions'
import type { RoomState } from './room-storage'

const BROKEN_MESSAGE_COST = 5

/**
 * The live game room: transport and storage only. Rules are in core and modes; tickets decide who
 * may enter.
 */
export default class GameRoom implements Party.Server {
  /** Memory is disposable: everything vital is stored, and sockets survive hibernation. */
  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly env: RoomEnv
  private readonly limit = new RateLimit(CLIENT_MESSAGES_PER_SECOND, 2 * CLIENT_MESSAGES_PER_SECOND)
  /**
   * A resync is a short message with a large answer: an honest client sends one when it missed
   * some.
   */
  private readonly resyncLimit = new RateLimit(1, 3)
  private readonly hostLimit = new RateLimit(5, 20)
  private readonly polls = new PollPresence()
  private readonly connections = new Connections()
  private readonly reactions = new Reactions(this.connections)
  private readonly clock = new GameClock()
  private readonly heartbeats = new Heartbeats(this.connections, this.clock, (subject, since) => {
    this.live?.apply(lostEvent(subject.role, subject.id, since))
  })
  private live: RoomState | null = null

  /** Runs before a room exists: a socket to an unknown room would create its file. */
  static async onBeforeConnect(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    const env = readEnv(lobby.env)
    const ticket = await ticketFromUrl(env, request.url)
    if (!ticket) return plain(401, 'ticket')
    if (!originAllowed(env, request, ticket.role)) return plain(403, 'origin')
    return request
  }

  /** Only the API calls rooms over HTTP. */
  static async onBeforeRequest(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    return (await isSigned(readEnv(lobby.env), request)) ? request : plain(401, 'signature')
  }

  constructor(readonly room: Party.Room) {
    this.env = readEnv(room.env)
  }

  async onStart(): Promise<void> {
    // Not in the constructor: there PartyKit's facade does not know the sockets of before
    // hibernation.
    this.connections.restore(this.room)
    await this.room.blockConcurrencyWhile(async () => {
      this.live = await openRoom(this.context)
    })
    this.connections.restored(this.clock.now(), (subject) => !!this.live?.hasConnected(subject))
    this.heartbeats.listen()
  }

  private get context(): RoomContext {
    const { storage } = this.room
    const { env, connections, clock } = this
    return { storage, env, connections, clock, failed: () => void this.endByFault() }
  }

  /** The rules cannot go on: everybody is notified at once, and what was scored is settled. */
  private async endByFault(): Promise<void> {
    const { live } = this
    // Not restored yet: `openRoom` handles the fault then.
    if (!(live instanceof LiveGame)) return
    // Outside `blockConcurrencyWhile`: inside, the timer that the pending write needs would not
    // run.
    await live.abandon()
    await this.room.blockConcurrencyWhile(async () => {
      const ended = await EndedRoom.open(this.context)
      this.live = ended
      ended?.broadcast('game_ended')
    })
    if (!this.live) this.closeAll()
  }

  async onRequest(request: Party.Request): Promise<Response> {
    const body: unknown = await request.json().catch(() => null)
    if (request.method === 'PUT') {
      const setup = readSetup(body)
      return setup ? this.initialize(setup) : plain(400, 'setup')
    }
    if (request.method !== 'POST') return plain(405, 'method')
    const asked = RoomCommand.safeParse(body)
    if (!asked.success) return plain(400, 'command')
    const { live, clock, connections, polls, hostLimit } = this
    if (!live) return plain(404, 'room')
    live.followClock()
    const { commandId, command } = asked.data
    if (command.type === 'erase') {
      const { version } = live.state
      await this.erase(live)
      return Response.json({ ok: true, version, status: 'completed' })
    }
    const around = { live, clock, connections, polls, hostLimit }
    return Response.json(await answerCommand(around, { commandId, command }))
  }

  private async initialize(setup: RoomSetup): Promise<Response> {
    const live = await this.room.blockConcurrencyWhile(
      async () => this.live ?? LiveGame.create(this.context, setup),
    )
    this.live = live
    const { version, status } = live.state
    return Response.json({ ok: true, version, status })
  }

  async onConnect(connection: Party.Connection<Subject>, { request }: Party.ConnectionContext) {
    const { live } = this
    const ticket = await ticketFromUrl(this.env, request.url)
    const asked = new URL(request.url).searchParams
    const version = asked.get('v')
    const wantsLobbyChanges = asked.get('lobby') === 'changes'
    if (!live || !ticket || version !== String(PROTOCOL_VERSION)) {
      reject(connection, live ? (ticket ? 'protocol' : 'ticket') : 'gone')
      return
    }
    // The handshake ends when the arrival is stored: nothing can be sent before.
    await new Promise<void>((admitted) =>
      this.admit(live, { ticket, wantsLobbyChanges }, connection, admitted),
    )
  }

  private admit(
    live: RoomState,
    { ticket, wantsLobbyChanges }: { ticket: Ticket; wantsLobbyChanges: boolean },
    connection: Party.Connection<Subject>,
    done: () => void,
  ): void {
    const { role, subject: id } = ticket
    const step = live.apply(arrival(ticket, this.clock), (stored) => {
      // A newer socket may have replaced it, or the client left, before it was stored.
      if (stored.ok) {
        if (this.connections.owns(connection)) this.sendView(connection, { role, id })
      } else {
        this.refuseClient(connection, stored.code)
      }
      done()
    })
    // In the order of events, so that an older socket that closes now no longer counts.
    if (!step.ok) return
    this.connections.admit(connection, { role, id, wantsLobbyChanges }, this.clock.now())
    this.heartbeats.listen()
  }

  private refuseClient(connection: Party.Connection<Subject>, code: string): void {
    this.connections.drop(connection)
    reject(connection, rejectionFor(code))
  }

  private onActivity(live: RoomState, client: ClientConnection): void {
    live.followClock()
    client.lastMessageAt = this.clock.now()
    if (!client.isSilent) return
    // A silent client sent a message: it is connected again, and gets what it missed.
    client.isSilent = false
    this.heartbeats.listen()
    const { connection, subject } = client
    live.apply(connectedEvent(subject.role, subject.id), (stored) => {
      if (stored.ok) this.sendView(connection, subject)
      else if (stored.code === 'unavailable') client.isSilent = true
      else this.refuseClient(connection, stored.code)
    })
  }

  onMessage(raw: string | ArrayBuffer, sender: Party.Connection<Subject>): void {
    // Messages from a refused, replaced or removed socket are ignored.
    const client = this.connections.clientOf(sender)
    if (!this.live || !client) return
    this.onActivity(this.live, client)
    if (!this.limit.take(sender, Date.now())) {
      this.disconnect(sender, CLOSE.abuse, 'rate_limited')
      return
    }
    const message = readFrame(raw)
    if (message === 'too_large') this.disconnect(sender, CLOSE.tooLarge, 'too_large')
    else if (message === 'bad_message') this.chargeViolation(sender)
    else this.receive(this.live, message, sender, client.subject)
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
      if (this.resyncLimit.take(sender, Date.now())) this.sendView(sender, subject)
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

  private sendView(connection: Party.Connection<Subject>, to: Pick<Subject, 'role' | 'id'>): void {
    const message = this.live?.viewFor(to)
    if (message) sendTo(connection, message)
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
          this.disconnect(sender, CLOSE.abuse, 'bad_message')
          return
        }
        sendTo(sender, { type: 'refused', id, code: step.code, params: step.params ?? {} })
        return
      }
      const { reply } = step
      sendTo(sender, reply ? { type: 'accepted', id, reply } : { type: 'accepted', id })
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
      this.disconnect(sender, CLOSE.abuse, 'bad_message')
      return
    }
    sendTo(sender, { type: 'refused', id: null, code: 'bad_message', params: {} })
  }

  /**
   * Closes a socket and counts it as disconnected at once: its client may never answer the close.
   */
  private disconnect(connection: Party.Connection<Subject>, code: number, reason: string): void {
    connection.close(code, reason)
    this.onClose(connection)
  }

  onClose(connection: Party.Connection<Subject>): void {
    const subject = connection.state
    if (!this.connections.drop(connection) || !subject || subject.role === 'screen') return
    this.live?.apply(lostEvent(subject.role, subject.id))
  }

  onError(connection: Party.Connection<Subject>): void {
    this.onClose(connection)
  }

  async onAlarm(): Promise<void> {
    const { live } = this
    if (live && (await live.wake())) await this.erase(live)
  }

  private async erase(live: RoomState): Promise<void> {
    this.live = null
    await live.close()
    this.closeAll()
    // Single deletes would leave old values in the file.
    await this.room.storage.deleteAll()
  }

  private closeAll(): void {
    for (const connection of this.room.getConnections()) connection.close(CLOSE.gone, 'gone')
  }
}
