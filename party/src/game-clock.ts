import type * as Party from 'partykit/server'
import { processClock } from './process-clock'

/** What the server knows about the wall clock, for as long as this process lives. */
export interface WallClock {
  /** By how much the clock was set forward since the server started; negative: set back. */
  steppedMs: number
  /** Identifies one run of the server. */
  instanceId: string
}

/** Offset of a game's time from the wall clock without its steps, within one run of the server. */
interface OwnTime {
  instanceId: string
  shiftMs: number
}

const OWN_TIME = 'clock'

/**
 * Monotonic time inside one game, in ms. It starts with the wall clock, runs at its pace and never
 * goes back. Clock changes do not affect it: the server reports them as `steppedMs`.
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
    // Less than a step, or no server reports steps: continue from the last reading.
    if (wall < this.lastWall) this.aheadOfWallMs += this.lastWall - wall
    this.lastWall = wall
    this.last = Math.max(this.last, wall + this.aheadOfWallMs)
    return this.last
  }

  /** For a new game: its time starts at the wall clock's. */
  begin(at: number, wall: WallClock): void {
    this.set(0, wall)
    this.reach(at)
  }

  /**
   * For a restored room: continues with its own time, from the newest stored moment. Stores what
   * the next restore will need.
   */
  async resume(storage: Party.Storage, newest: number, wall: WallClock): Promise<void> {
    const stored = await storage.get<string>(OWN_TIME)
    const own = stored === undefined ? null : (JSON.parse(stored) as OwnTime)
    // Under another run of the server the clock changes in between are unknown.
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

  /** Offset to subtract from game time to get the wall-clock time by which alarms fire. */
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
