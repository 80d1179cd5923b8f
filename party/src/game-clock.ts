/**
 * Time inside one game, in ms: the wall clock's, and it never goes back. Where that is set back, the
 * game goes on from where it was, at the same pace; a leap forth cannot be told from sleep and counts.
 */
export class GameClock {
  private last = Date.now()
  private lastWall = this.last

  now(): number {
    const wall = Date.now()
    this.last = wall >= this.last ? wall : this.last + Math.max(0, wall - this.lastWall)
    this.lastWall = wall
    return this.last
  }

  /** A room that was away goes on from the newest moment that it has stored. */
  reach(at: number): void {
    this.last = Math.max(at, this.now())
  }

  /** What to take from a moment of the game for the wall clock's, by which alarms ring. */
  get aheadMs(): number {
    return this.last - this.lastWall
  }
}
