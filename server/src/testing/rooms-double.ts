import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutboxPost, RoomCommand, RoomSetup } from '@pathquest/game-core'
import { type Game, type GameEvent, newGame, postBody, step } from '@pathquest/game-core/game'

/** `PUT`, or the type of a command; of a host's command its name. */
type Call = 'PUT' | 'join' | 'leave' | 'forget' | 'erase' | 'start' | 'end' | 'status'

/** Rooms with the real rules and nothing else: they fail where a test wants them to. */
export interface RoomsDouble {
  origin: string
  /** Which call fails, before it is carried out or after that, when its answer is lost. */
  fail: { call: Call; when: 'before' | 'after' } | null
  /** Hears of what has been carried out, before it is answered. */
  onCarriedOut: (id: string, call: Call) => Promise<void>
  /** What was asked, in order. */
  calls: Call[]
  status: (id: string) => Game['status'] | undefined
  /** What a room has to tell. */
  posts: (id: string) => OutboxPost[]
  /** The room and all it kept is gone. */
  lose: (id: string) => void
  stop: () => Promise<void>
}

export async function startRoomsDouble(): Promise<RoomsDouble> {
  const rooms = new Map<string, { setup: RoomSetup; game: Game }>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const id = request.url?.split('/').at(-1) ?? ''
    const content = JSON.parse(text)
    const call = request.method === 'PUT' ? 'PUT' : callOf(content)
    double.calls.push(call)
    const failing = double.fail?.call === call ? double.fail.when : null
    if (failing === 'before') return response.writeHead(503).end()
    if (call === 'PUT' && !rooms.has(id)) rooms.set(id, { setup: content, game: newGame(content) })
    const room = rooms.get(id)
    if (!room) return response.writeHead(404).end('room')
    const refusal = call === 'PUT' || call === 'status' ? null : carryOut(room, content)
    if (call === 'erase') rooms.delete(id)
    await double.onCarriedOut(id, call)
    if (failing === 'after') return response.writeHead(503).end()
    response.end(JSON.stringify(refusal ?? accepted(room, content)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const double: RoomsDouble = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: null,
    onCarriedOut: async () => {},
    calls: [],
    status: (id) => rooms.get(id)?.game.status,
    posts: (id) => {
      const room = rooms.get(id)
      if (!room) return []
      return room.game.outbox.map((item) => postBody(room.setup, room.game, item, Date.now()))
    },
    lose: (id) => void rooms.delete(id),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

const callOf = ({ command }: RoomCommand): Call =>
  (command.type === 'host' ? command.command : command.type) as Call

/** A rule's no, or null. */
function carryOut(room: { setup: RoomSetup; game: Game }, { commandId, command }: RoomCommand) {
  // What is asked of it after that is nobody's.
  if (command.type === 'erase') return null
  const event = command.type === 'host' ? { ...command, commandId } : command
  const done = step(room.setup, room.game, event as GameEvent, Date.now())
  if (!done.ok) return { ok: false, code: done.code }
  room.game = done.game
  return null
}

function accepted({ game }: { game: Game }, { command }: Partial<RoomCommand>) {
  const { version, status } = game
  if (command?.type !== 'join') return { ok: true, version, status }
  const seat = Object.values(game.seats).find(({ accountId }) => accountId === command.accountId)
  return { ok: true, version, status, player: { ...seat, rejoined: false } }
}
