import { RoomCommand, type RoomSetup } from '@pathquest/core/contracts'
import { CLOSE, PROTOCOL_VERSION } from '@pathquest/core/rooms/messages'
import type { Ticket } from '@pathquest/core/rooms/ticket'
import type * as Party from 'partykit/server'
import { isOfStore, isSigned, originAllowed, plain, storeOfCall, ticketFromUrl } from './admission'
import { Heartbeats } from './alarm'
import { answerCommand, connectedEvent, lostEvent } from './commands'
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
import { Inbox } from './inbox'
import { arrival, readSetup } from './incoming'
import { LiveGame } from './live-game'
import { openRoom } from './open-room'
import type { RoomState } from './room-storage'

/**
 * The live game room: transport and storage only. Rules are in core and modes; tickets decide who
 * may enter.
 */
export default class GameRoom implements Party.Server {
  /** Memory is disposable: everything vital is stored, and sockets survive hibernation. */
  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly env: RoomEnv
  private readonly hostLimit = new RateLimit(5, 20)
  private readonly polls = new PollPresence()
  private readonly connections = new Connections()
  private readonly clock = new GameClock()
  private readonly inbox = new Inbox(this.connections, this.clock, this.hostLimit, {
    sendView: (connection, to) => this.sendView(connection, to),
    disconnect: (connection, code, reason) => this.disconnect(connection, code, reason),
  })
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
    // The game is played in other rooms: here it would look as if it were over.
    if (!isOfStore(env, ticket)) return plain(421, 'store')
    if (!originAllowed(env, request, ticket.role)) return plain(403, 'origin')
    return request
  }

  /** Only the API calls rooms over HTTP. */
  static async onBeforeRequest(
    request: Party.Request,
    lobby: Party.Lobby,
  ): Promise<Party.Request | Response> {
    const env = readEnv(lobby.env)
    if (!(await isSigned(env, request))) return plain(401, 'signature')
    // Here the room would be missing, and its game would be ended for that.
    return isOfStore(env, storeOfCall(request)) ? request : plain(421, 'store')
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
    if (command.type === 'end_session') {
      for (const { connection } of this.connections.ofSession(command.session)) {
        this.disconnect(connection, CLOSE.ticket, 'session')
      }
      const { version, status } = live.state
      return Response.json({ ok: true, version, status })
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
    const { role, subject: id, session } = ticket
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
    this.connections.admit(connection, { role, id, session, wantsLobbyChanges }, this.clock.now())
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
    this.inbox.take(this.live, raw, client)
  }

  private sendView(connection: Party.Connection<Subject>, to: Pick<Subject, 'role' | 'id'>): void {
    const message = this.live?.viewFor(to)
    if (message) sendTo(connection, message)
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
