import { SILENCE_LOST_MS } from '@pathquest/game-core/constants'
import type { Connections, Subject } from './connections'
import type { GameClock } from './game-clock'

const LOOK_EVERY_MS = 2_500
/** Later than planned by this much, the room itself was held up, and could hear nobody. */
const HELD_UP_MS = 1_500

/**
 * Notices who has fallen silent on an open line: a frozen tab, a closed lid, a network that went
 * without a word. Only clients that ping can be heard, so screens, which nobody waits for, are not
 * listened to. A room with a pending timer does not sleep: while anybody is here it keeps listening.
 */
export class Heartbeats {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly connections: Connections,
    private readonly fellSilent: (subject: Subject, since: number) => void,
  ) {}

  /** Listens from now on, for as long as there is somebody to be heard. */
  listen(clock: GameClock): void {
    if (this.timer === null) this.plan(clock, clock.now() + LOOK_EVERY_MS)
  }

  private plan(clock: GameClock, at: number): void {
    this.timer = setTimeout(() => this.look(clock, at), at - clock.now())
  }

  private look(clock: GameClock, plannedAt: number): void {
    this.timer = null
    const now = clock.now()
    if (now > plannedAt + HELD_UP_MS) this.connections.allHeard(now)
    const silent = this.connections.heardBefore(now - SILENCE_LOST_MS)
    for (const line of silent) {
      line.isSilent = true
      this.fellSilent(line.subject, line.heardAt)
    }
    const first = this.connections.longestUnheard()
    if (first !== null) this.plan(clock, Math.min(now + LOOK_EVERY_MS, first + SILENCE_LOST_MS))
  }
}
