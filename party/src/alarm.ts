import { type Game, type GameSetup, isAnybodyHere, wakeAt } from '@pathquest/core/game'
import { SILENCE_LOST_MS } from '@pathquest/core/rooms/timing'
import type * as Party from 'partykit/server'
import type { Connections, Subject } from './connections'
import type { GameClock } from './game-clock'

/** A busy room runs its alarms late by less than this. */
const OVERDUE_MS = 1_000
/** Longer than one post may take: if the room dies while it posts, the alarm starts it again. */
const POSTING_MS = 6_000
const IDLE_WAKE_MS = 1_000
/**
 * The longest time until a room that died while players were connected runs again and records who
 * has left.
 */
const IN_PROGRESS_MS = 60_000

/** What a room in progress waits for, in game time. */
export interface AlarmInputs {
  game: number | null
  post: number | null
  isPosting: boolean
  /**
   * Players are connected. Without any, the rules say when to stop waiting, so the room may sleep.
   */
  isPlayed: boolean
  /** When the rules were woken by the alarm that has just fired; null: for another reason. */
  wokenAt: number | null
}

/** The room's one alarm, in game time. It fires by the wall clock, which may be set. */
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

  /** Throws where the rules cannot say when they are due. */
  armFor(setup: GameSetup, game: Game, now: Pick<AlarmInputs, 'isPosting' | 'wokenAt'>): void {
    const at = wakeAt(setup, game, this.clock.now())
    if (at !== null && !Number.isFinite(at)) throw new Error(`due at ${at}`)
    this.arm({
      game: at,
      post: game.outbox[0]?.dueAt ?? null,
      isPlayed: game.status === 'in_progress' && isAnybodyHere(game),
      ...now,
    })
  }

  /** Sets the alarm for whatever is due first. */
  arm({ game, post, isPosting, isPlayed, wokenAt }: AlarmInputs): void {
    const now = this.clock.now()
    // What was due then, and still is, must not loop. What became due since is nobody's fault.
    const isIdle = game !== null && wokenAt !== null && game <= wokenAt
    const due = [
      game === null ? null : isIdle ? now + IDLE_WAKE_MS : Math.max(game, now),
      post === null ? null : isPosting ? now + POSTING_MS : Math.max(post, now),
      isPlayed ? now + IN_PROGRESS_MS : null,
    ].filter((at) => at !== null)
    const next = due.length > 0 ? Math.min(...due) : null
    if (next !== null && !this.isArmedFor(next, now)) this.set(next)
  }

  /** An alarm that fires early does no harm; the idle one need not move with every event. */
  private isArmedFor(next: number, now: number): boolean {
    const { at } = this
    if (at === null) return false
    return Math.abs(at - next) < 1 || (next - now >= IN_PROGRESS_MS && at < next)
  }

  fired(): void {
    this.armed = null
  }

  /** When it will fire; null: it is not set, or would fire at another time. */
  private get at(): number | null {
    const now = this.clock.now()
    const { armed } = this
    return armed && armed.aheadMs === this.clock.aheadMs && armed.at >= now ? armed.at : null
  }

  /** It should have fired, or the clock was set since it was armed. */
  get isAstray(): boolean {
    const now = this.clock.now()
    const { armed } = this
    if (!armed) return false
    return armed.aheadMs !== this.clock.aheadMs || now > armed.at + OVERDUE_MS
  }
}

const LOOK_EVERY_MS = 2_500
/** Later than planned by this much, the room itself was stalled and could not receive messages. */
const HELD_UP_MS = 1_500

/**
 * Detects clients that fell silent on an open connection: a frozen tab, a closed lid, a network
 * that dropped without a close. Only clients that ping can be checked; screens, which nobody waits
 * for, do not matter. A room with a pending timer does not hibernate, so it stays awake while any
 * client is here.
 */
export class Heartbeats {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly connections: Connections,
    private readonly clock: GameClock,
    private readonly fellSilent: (subject: Subject, since: number) => void,
  ) {}

  /** Starts the checks; they go on for as long as there is a client to watch. */
  listen(): void {
    if (this.timer === null) this.lookAt(this.clock.now() + LOOK_EVERY_MS)
  }

  private lookAt(at: number): void {
    this.timer = setTimeout(() => this.look(at), at - this.clock.now())
  }

  private look(plannedAt: number): void {
    this.timer = null
    const now = this.clock.now()
    if (now > plannedAt + HELD_UP_MS) this.connections.markAllActive(now)
    for (const client of this.connections.silentSince(now - SILENCE_LOST_MS)) {
      client.isSilent = true
      this.fellSilent(client.subject, client.lastMessageAt)
    }
    const first = this.connections.oldestMessageAt()
    if (first !== null) this.lookAt(Math.min(now + LOOK_EVERY_MS, first + SILENCE_LOST_MS))
  }
}
