import {
  HOP,
  HOP_EVERY_MS,
  type PlayerReaction,
  REACTION_EVERY_MS,
  REACTIONS_BATCH_MS,
  type Reaction,
} from '@pathquest/core/rooms/reactions'
import { type Connections, sendText } from './connections'

/** Passes reactions on to the host's pages, together and not too often. Stores nothing. */
export class Reactions {
  /** Time of the last one passed on, by player and sort. */
  private readonly lastAt = new Map<string, number>()
  private pending: PlayerReaction[] = []

  constructor(private readonly connections: Connections) {}

  /** One that comes too soon is dropped: its player sees the own one anyway. */
  add(playerId: string, reaction: Reaction, now: number): void {
    const isHop = reaction === HOP
    const key = `${isHop ? HOP : 'sign'}:${playerId}`
    const last = this.lastAt.get(key)
    if (last !== undefined && now - last < (isHop ? HOP_EVERY_MS : REACTION_EVERY_MS)) return
    this.lastAt.set(key, now)
    if (this.pending.length === 0) setTimeout(() => this.send(), REACTIONS_BATCH_MS)
    this.pending.push({ playerId, reaction })
  }

  private send(): void {
    const text = JSON.stringify({ type: 'reactions', reactions: this.pending })
    this.pending = []
    for (const role of ['screen', 'host'] as const) {
      for (const { connection } of this.connections.list(role)) sendText(connection, text)
    }
  }
}
