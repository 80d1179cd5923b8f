/**
 * The server confirms the clock every half second; a longer gap may mean that the clock was set.
 */
const UNCONFIRMED_MS = 3_000

/**
 * The wall clock of this process, shared by its rooms. Where a server confirms it, it stops while
 * its reading may be a step, until the server reports the step or ends this process.
 */
export class ProcessClock {
  /** null: no server confirms the clock here, and every reading counts. */
  private confirmedAt: number | null = null
  private last = Date.now()

  /** The server has just checked the wall clock: it is running normally. */
  confirm(): void {
    this.last = this.confirmedAt = Date.now()
  }

  now(): number {
    const wall = Date.now()
    if (this.isConfirmed(wall)) this.last = wall
    return this.last
  }

  /**
   * How far this clock is ahead of the wall clock's reading, negative: behind; 0 while that counts.
   */
  get heldMs(): number {
    const wall = Date.now()
    return this.isConfirmed(wall) ? 0 : this.last - wall
  }

  private isConfirmed(wall: number): boolean {
    const { confirmedAt } = this
    return confirmedAt === null || (wall >= confirmedAt && wall - confirmedAt <= UNCONFIRMED_MS)
  }
}

/** The one clock of this process. */
export const processClock = new ProcessClock()
