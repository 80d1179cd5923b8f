import { SILENCE_LOST_MS } from '@pathquest/core/rooms/timing'
import type { Connections, Subject } from './connections'
import type { GameClock } from './game-clock'

const LOOK_EVERY_MS = 2_500
/** Later than planned by this much, the room itself was held up, and could hear nobody. */
const HELD_UP_MS = 1_500

/**
 * Notices who has fallen silent on an open line: a frozen tab, a closed lid, a network that went
 * without a word. Only clients that ping can be heard; for screens, which nobody waits for, it does
 * not matter. A room with a pending timer does not sleep: it listens while anybody is here.
 */
export class Heartbeats {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly connections: Connections,
    private readonly clock: GameClock,
    private readonly fellSilent: (subject: Subject, since: number) => void,
  ) {}

  /** From now on, for as long as there is somebody to be heard. */
  listen(): void {
    if (this.timer === null) this.lookAt(this.clock.now() + LOOK_EVERY_MS)
  }

  private lookAt(at: number): void {
    this.timer = setTimeout(() => this.look(at), at - this.clock.now())
  }

  private look(plannedAt: number): void {
    this.timer = null
    const now = this.clock.now()
    if (now > plannedAt + HELD_UP_MS) this.connections.allHeard(now)
    for (const client of this.connections.heardBefore(now - SILENCE_LOST_MS)) {
      client.isSilent = true
      this.fellSilent(client.subject, client.heardAt)
    }
    const first = this.connections.longestUnheard()
    if (first !== null) this.lookAt(Math.min(now + LOOK_EVERY_MS, first + SILENCE_LOST_MS))
  }
}
