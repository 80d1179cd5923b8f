import type { RoomAnswer, RoomCommand } from '@pathquest/core/contracts'
import type { Fact, GameEvent } from '@pathquest/core/game'
import { CLOSE } from '@pathquest/core/rooms/messages'
import type { Connections, PollPresence, RateLimit } from './connections'
import type { GameClock } from './game-clock'
import type { Outcome, RoomState } from './room-storage'

interface CommandContext {
  live: RoomState
  clock: GameClock
  connections: Connections
  polls: PollPresence
  /** Commands of the host, over a socket or the API. */
  hostLimit: RateLimit
}

/** All commands but those that the room carries out itself. */
interface Answerable extends Pick<RoomCommand, 'commandId'> {
  command: Exclude<RoomCommand['command'], { type: 'erase' | 'end_session' }>
}

export const RATE_LIMITED = { code: 'rate_limited', params: { seconds: 1 } } as const

/** Answers one signed command of the API. A refusal by a rule is an answer, not an error. */
export async function answerCommand(
  around: CommandContext,
  { commandId, command }: Answerable,
): Promise<RoomAnswer> {
  switch (command.type) {
    case 'view':
      return pollView(around, command)
    case 'status':
      return roomState(around)
    case 'forget':
      around.connections.close('player', command.playerId, CLOSE.gone, 'gone')
      return applied(around, command)
    case 'move':
      return applied(around, {
        type: 'move',
        playerId: command.playerId,
        move: { ...command.move, id: command.id },
      })
    case 'claim':
      return applied(around, { ...command, commandId })
    case 'host': {
      if (!around.hostLimit.take(around.live, Date.now())) return { ok: false, ...RATE_LIMITED }
      const answer = await applied(around, { ...command, commandId })
      if (answer.ok) closeRemoved(around.connections, command.command, command.playerId)
      return answer
    }
    default:
      return applied(around, command)
  }
}

function roomState({ live }: CommandContext): RoomAnswer {
  const { version, status } = live.state
  return { ok: true, version, status }
}

export function closeRemoved(
  connections: Connections,
  command: string,
  playerId: string | null,
): void {
  if (command === 'remove_all') {
    for (const id of connections.list('player').map(({ subject }) => subject.id)) {
      connections.close('player', id, CLOSE.removed, 'removed')
    }
  }
  if (command !== 'kick' || playerId === null) return
  connections.close('player', playerId, CLOSE.removed, 'removed')
}

/** Closes the sockets of those who lost a seat that was still pending. */
export function closeEvicted(connections: Connections, facts: readonly Fact[]): void {
  for (const fact of facts) {
    if (fact.type === 'evicted') connections.close('player', fact.playerId, CLOSE.gone, 'gone')
  }
}

async function applied({ live }: CommandContext, event: GameEvent): Promise<RoomAnswer> {
  return answerOf(live, await live.applied(event))
}

function answerOf(live: RoomState, step: Outcome): RoomAnswer {
  if (!step.ok) return { ok: false, code: step.code, params: step.params }
  const { version, status } = live.state
  return {
    ok: true,
    version,
    status,
    player: step.player,
    reply: step.reply,
    shownFrom: step.shownFrom,
  }
}

async function pollView(
  around: CommandContext,
  command: Extract<RoomCommand['command'], { type: 'view' }>,
): Promise<RoomAnswer> {
  const { live, clock, connections, polls } = around
  const id = command.role === 'player' ? command.playerId : command.tab
  if (id === null) return { ok: false, code: 'seat_invalid' }
  const client = connections.find(command.role, id)
  if (client) {
    // A client that polls while its socket is still open is connected.
    client.lastMessageAt = clock.now()
  } else if (command.role !== 'screen') {
    const here = await applied(around, connectedEvent(command.role, id))
    if (!here.ok) return here
    polls.seen(`${command.role}:${id}`, () => {
      if (!connections.find(command.role, id)) live.apply(lostEvent(command.role, id))
    })
  }
  const message = live.viewFor({ role: command.role, id })
  if (!message) return { ok: false, code: 'seat_invalid' }
  const { version, status } = live.state
  return { ok: true, version, status, message }
}

/**
 * Connects a subject without a ticket: the API has authenticated a poll, and a socket had a ticket.
 */
export const connectedEvent = (role: 'player' | 'host' | 'screen', id: string): GameEvent =>
  role === 'host'
    ? { type: 'host_connected', tab: id, ticketAt: null }
    : { type: 'connected', playerId: id, ticketAt: null }

/** `since`: the time of the last message, where the loss is detected by silence. */
export const lostEvent = (
  role: 'player' | 'host' | 'screen',
  id: string,
  since?: number,
): GameEvent => ({
  ...(role === 'host' ? { type: 'host_lost', tab: id } : { type: 'lost', playerId: id }),
  ...(since === undefined ? {} : { since }),
})
