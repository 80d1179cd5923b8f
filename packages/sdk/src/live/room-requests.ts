import type { ClientMessage, ServerMessage } from '@pathquest/core/rooms/messages'
import type { MoveOutcome } from './live-state'

type Reply = Extract<ServerMessage, { type: 'accepted' | 'refused' }>
type Request = Extract<ClientMessage, { id: string }>

/** Requests over the socket that wait for their acknowledgement. */
export interface RoomRequests {
  /** Settles with the room's answer; `unavailable` when the socket closes or stays silent. */
  send(message: Request): Promise<MoveOutcome>
  settle(reply: Reply): void
  /** The socket closed: nothing will be answered any more. */
  drop(): void
}

const UNAVAILABLE: MoveOutcome = { ok: false, code: 'unavailable', params: {} }
const REPLY_WITHIN_MS = 4_000

export function createRoomRequests(send: (message: Request) => boolean): RoomRequests {
  const waiting = new Map<string, (outcome: MoveOutcome) => void>()
  return {
    send: (message) =>
      new Promise((resolve) => {
        if (!send(message)) return resolve(UNAVAILABLE)
        const timer = setTimeout(() => finish(UNAVAILABLE), REPLY_WITHIN_MS)
        function finish(outcome: MoveOutcome) {
          clearTimeout(timer)
          waiting.delete(message.id)
          resolve(outcome)
        }
        waiting.set(message.id, finish)
      }),
    settle({ type, id, ...result }) {
      waiting.get(id ?? '')?.({ ok: type === 'accepted', ...result } as MoveOutcome)
    },
    drop() {
      for (const finish of waiting.values()) finish(UNAVAILABLE)
    },
  }
}
