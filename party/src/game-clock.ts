/**
 * Time inside one game, in ms: the wall clock's, and it never goes back. Where that is set back, the
 * game goes on from where it was, at the same pace; a leap forth cannot be told from sleep and counts.
 */
export class GameClock {
  private last: number
  private lastWall = Date.now()

  /** `lastAt`: the newest moment that the game has seen. */
  constructor(lastAt = 0) {
    this.last = Math.max(lastAt, this.lastWall)
  }

  now(): number {
    const wall = Date.now()
    this.last = wall >= this.last ? wall : this.last + Math.max(0, wall - this.lastWall)
    this.lastWall = wall
    return this.last
  }

  /** What to take from a moment of the game for the wall clock's, by which alarms ring. */
  get aheadMs(): number {
    return this.last - this.lastWall
  }
}
