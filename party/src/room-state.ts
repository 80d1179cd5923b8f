import type { Refusal } from '@pathquest/core/errors'
import type { Accepted, GameEvent } from '@pathquest/core/game'
import type { SessionStatus } from '@pathquest/core/rooms/game-choices'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import type { Subject } from './connections'

/** What became of an event: a rule's no, or what whoever asked is told. */
export type Outcome = Omit<Accepted, 'game'> | Refusal

/** What a room does with its game, whether it is played or was ended by a fault. */
export interface RoomState {
  readonly state: { version: number; status: SessionStatus }
  /** `done` runs after the event is stored, or at once with a rule's no. */
  apply(event: GameEvent, done?: (outcome: Outcome) => void): Outcome
  applied(event: GameEvent): Promise<Outcome>
  /** Whether the game counts this one as connected. */
  hasConnected(subject: Subject): boolean
  /** Whenever something is heard: the wall clock may have been moved, and the alarm with it. */
  followClock(): void
  /** Their own view to one recipient; null for a subject that has none. */
  viewFor(subject: Pick<Subject, 'role' | 'id'>): ServerMessage | null
  /** The alarm: whatever is due. Resolves to true when the room's time is over. */
  wake(): Promise<boolean>
  /** Takes no further event and resolves when nothing is being written any more. */
  close(): Promise<void>
}
