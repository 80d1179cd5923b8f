import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { OutboxPost, RoomCommand, RoomSetup } from '@pathquest/core'
import {
  type Accepted,
  createViewContext,
  type Game,
  type GameEvent,
  type GameSetup,
  newGame,
  playerView,
  postBody,
  screenView,
  step,
} from '@pathquest/core/game'
import { gameSetup } from '@pathquest/modes/game-rules'

/** `PUT`, or the type of a command; of a host's command its name. */
type Call =
  | 'PUT'
  | 'join'
  | 'claim'
  | 'leave'
  | 'forget'
  | 'erase'
  | 'start'
  | 'end'
  | 'status'
  | 'view'
  | 'move'

/** Rooms with the real rules and nothing else: they fail where a test wants them to. */
export interface RoomsDouble {
  origin: string
  /** Which call fails, before it is carried out or after that, when its answer is lost. */
  fail: { call: Call; when: 'before' | 'after' } | null
  /** Hears of what has been carried out, before it is answered. */
  onCarriedOut: (id: string, call: Call) => Promise<void>
  /** Its clock. */
  now: () => number
  /** What was asked, in order. */
  calls: Call[]
  status: (id: string) => Game['status'] | undefined
  game: (id: string) => Game | undefined
  setup: (id: string) => RoomSetup | undefined
  /** What a room has to tell. */
  posts: (id: string) => OutboxPost[]
  /** The room and all it kept is gone. */
  lose: (id: string) => void
  stop: () => Promise<void>
}

interface Room {
  /** As the API sent it. */
  made: RoomSetup
  setup: GameSetup
  game: Game
  /** Whom the last event was about. */
  player?: Accepted['player']
}

export async function startRoomsDouble(): Promise<RoomsDouble> {
  const rooms = new Map<string, Room>()
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    // Whoever asked has given up.
    if (body === null) return
    const id = request.url?.split('/').at(-1) ?? ''
    const content = JSON.parse(body)
    const call = request.method === 'PUT' ? 'PUT' : callOf(content)
    double.calls.push(call)
    const failing = double.fail?.call === call ? double.fail.when : null
    if (failing === 'before') return response.writeHead(503).end()
    if (call === 'PUT' && !rooms.has(id)) rooms.set(id, newRoom(content))
    const room = rooms.get(id)
    if (!room) return response.writeHead(404).end('room')
    const isAsking = call === 'PUT' || call === 'status' || call === 'view'
    const refusal = isAsking ? null : carryOut(room, content, double.now())
    if (call === 'erase') rooms.delete(id)
    await double.onCarriedOut(id, call)
    if (failing === 'after') return response.writeHead(503).end()
    response.end(JSON.stringify(refusal ?? accepted(room, content, double.now())))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const double: RoomsDouble = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: null,
    onCarriedOut: async () => {},
    now: Date.now,
    calls: [],
    status: (id) => rooms.get(id)?.game.status,
    game: (id) => rooms.get(id)?.game,
    setup: (id) => rooms.get(id)?.made,
    posts: (id) => {
      const room = rooms.get(id)
      if (!room) return []
      return room.game.outbox.map((item) => postBody(room.setup, room.game, item, double.now()))
    },
    lose: (id) => void rooms.delete(id),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

function newRoom(made: RoomSetup): Room {
  const setup = gameSetup(made)
  return { made, setup, game: newGame(setup) }
}

const callOf = ({ command }: RoomCommand): Call =>
  (command.type === 'host' ? command.command : command.type) as Call

/** A rule's no, or null. */
function carryOut(room: Room, { commandId, command }: RoomCommand, now: number) {
  // What is asked of it after that is nobody's.
  if (command.type === 'erase') return null
  const isOnce = command.type === 'host' || command.type === 'claim'
  const event = isOnce
    ? { ...command, commandId }
    : command.type === 'move'
      ? { ...command, move: { ...command.move, id: command.id } }
      : command
  const done = step(room.setup, room.game, event as GameEvent, now)
  if (!done.ok) return { ok: false, code: done.code, params: done.params }
  room.game = done.game
  room.player = done.player
  return null
}

function accepted({ setup, game, player }: Room, { command }: Partial<RoomCommand>, now: number) {
  const { version, status } = game
  if (command?.type === 'view') {
    const viewContext = createViewContext(setup, game, now)
    const { role, playerId } = command
    const view =
      role === 'player' ? playerView(viewContext, playerId ?? '') : screenView(viewContext)
    return { ok: true, version, status, message: { type: 'view', version, serverTime: 0, view } }
  }
  const isSeated = command?.type === 'join' || command?.type === 'claim'
  return { ok: true, version, status, ...(isSeated && { player }) }
}
