import { SILENCE_LOST_MS } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'
import type { Connections, Subject } from './connections'
import type { GameClock } from './game-clock'

/** Busy rooms are late by less. */
const OVERDUE_MS = 1_000
/** Longer than one post may take: should the room die while it posts, the alarm brings it back. */
const POSTING_MS = 6_000
const IDLE_WAKE_MS = 1_000
/** A room that died while somebody was there is back by then, and takes down who has gone. */
const IN_PROGRESS_MS = 60_000

/** What a room in progress waits for, in the game's time. */
export interface Due {
  game: number | null
  post: number | null
  isPosting: boolean
  /** Where nobody is, the rules know when to give up: until then the room may sleep. */
  isPlayed: boolean
  /** The alarm has just rung. */
  afterWake: boolean
}

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

  /** For what is due first. */
  arm({ game, post, isPosting, isPlayed, afterWake }: Due): void {
    const now = this.clock.now()
    const due = [
      // Something due that a wake did not settle must not spin.
      game === null ? null : Math.max(game, afterWake ? now + IDLE_WAKE_MS : now),
      post === null ? null : isPosting ? now + POSTING_MS : Math.max(post, now),
      isPlayed ? now + IN_PROGRESS_MS : null,
    ].filter((at) => at !== null)
    const next = due.length > 0 ? Math.min(...due) : null
    if (next !== null && !this.isArmedFor(next, now)) this.set(next)
  }

  /** An alarm that rings sooner does no harm; the idle one need not move with every event. */
  private isArmedFor(next: number, now: number): boolean {
    const { at } = this
    if (at === null) return false
    return Math.abs(at - next) < 1 || (next - now >= IN_PROGRESS_MS && at < next)
  }

  fired(): void {
    this.armed = null
  }

  /** When it will ring; null: it is not set, or would ring at another time. */
  private get at(): number | null {
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
