import type * as Party from 'partykit/server'
import type { GameClock } from './game-clock'

/** Busy rooms are late by less. */
const OVERDUE_MS = 1_000

/** The room's one alarm, in the game's time. It rings by the wall clock, which may be moved. */
export class Alarm {
  private armed: { at: number; aheadMs: number } | null = null

  constructor(
    private readonly storage: Party.Storage,
    private readonly clock: GameClock,
  ) {}

  set(at: number): void {
    this.armed = { at, aheadMs: this.clock.aheadMs }
    void this.storage.setAlarm(at - this.clock.aheadMs)
  }

  rang(): void {
    this.armed = null
  }

  /** When it will ring; null: it is not set, or would ring at another time. */
  get at(): number | null {
    const now = this.clock.now()
    const { armed } = this
    return armed && armed.aheadMs === this.clock.aheadMs && armed.at >= now ? armed.at : null
  }

  /** It should have rung, or the clock was moved since it was set. */
  get isAstray(): boolean {
    const now = this.clock.now()
    const { armed } = this
    if (!armed) return false
    return armed.aheadMs !== this.clock.aheadMs || now > armed.at + OVERDUE_MS
  }
}
