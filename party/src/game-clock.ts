import type * as Party from 'partykit/server'
import { processClock } from './process-clock'

/** What the server knows of the wall clock, for as long as this process lives. */
export interface WallClock {
  /** By how much it was set forth since the server started; below zero: back. */
  steppedMs: number
  /** Names one life of the server. */
  instanceId: string
}

/** How far a game's time is from the wall clock without its steps, in one life of the server. */
interface OwnTime {
  instanceId: string
  shiftMs: number
}

const OWN_TIME = 'clock'

/**
 * Time inside one game, in ms. It starts with the wall clock's, goes on at its pace and never goes
 * back. That the clock is set does not count: the server tells `steppedMs`.
 */
export class GameClock {
  private aheadOfWallMs = 0
  private lastWall: number
  private last: number
  private wall: WallClock = { steppedMs: 0, instanceId: '' }

  constructor(private readonly process = processClock) {
    this.last = this.lastWall = process.now()
  }

  now(): number {
    const wall = this.process.now()
    // Less than a step, or nobody tells: on from where it was.
    if (wall < this.lastWall) this.aheadOfWallMs += this.lastWall - wall
    this.lastWall = wall
    this.last = Math.max(this.last, wall + this.aheadOfWallMs)
    return this.last
  }

  /** A new game: its time is what the wall clock says now. */
  begin(at: number, wall: WallClock): void {
    this.set(0, wall)
    this.reach(at)
  }

  /**
   * A room that was away goes on with its own time, and from the newest moment that it has stored.
   * Stores what it will need the next time.
   */
  async resume(storage: Party.Storage, newest: number, wall: WallClock): Promise<void> {
    const stored = await storage.get<string>(OWN_TIME)
    const own = stored === undefined ? null : (JSON.parse(stored) as OwnTime)
    // Of another life of the server nobody knows what was set meanwhile.
    const shiftMs = own?.instanceId === wall.instanceId ? own.shiftMs : 0
    this.set(shiftMs - wall.steppedMs, wall)
    this.reach(newest)
    const { entries } = this
    if (entries[OWN_TIME] !== undefined && entries[OWN_TIME] !== stored) await storage.put(entries)
  }

  /** To be stored with everything else of the room. */
  get entries(): Record<string, string> {
    const { instanceId, steppedMs } = this.wall
    const shiftMs = this.aheadOfWallMs + steppedMs
    if (shiftMs === 0) return {}
    return { [OWN_TIME]: JSON.stringify({ instanceId, shiftMs } satisfies OwnTime) }
  }

  /** What to take from a moment of the game for the wall clock's, by which alarms ring. */
  get aheadMs(): number {
    return this.aheadOfWallMs + this.process.heldMs
  }

  private set(aheadOfWallMs: number, wall: WallClock): void {
    this.wall = wall
    this.aheadOfWallMs = aheadOfWallMs
    this.lastWall = this.process.now()
    this.last = this.lastWall + aheadOfWallMs
  }

  private reach(at: number): void {
    const missingMs = at - this.now()
    if (missingMs <= 0) return
    this.aheadOfWallMs += missingMs
    this.last = at
  }
}
