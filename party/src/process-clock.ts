/** The server confirms every half second; what it did not confirm for longer may be a set clock. */
const UNCONFIRMED_MS = 3_000

/**
 * The wall clock of this process, as its rooms share it. Where somebody confirms it, it stands still
 * while its reading may be a step: until then the server says, or ends this process.
 */
export class ProcessClock {
  /** null: nobody confirms here, and all that the wall clock says counts. */
  private confirmedAt: number | null = null
  private last = Date.now()

  /** The server has just looked: the wall clock goes on as time does. */
  confirm(): void {
    this.last = this.confirmedAt = Date.now()
  }

  now(): number {
    const wall = Date.now()
    if (this.isConfirmed(wall)) this.last = wall
    return this.last
  }

  /** How far it stands behind the wall clock's reading, or before it; 0 while that counts. */
  get heldMs(): number {
    const wall = Date.now()
    return this.isConfirmed(wall) ? 0 : this.last - wall
  }

  private isConfirmed(wall: number): boolean {
    const { confirmedAt } = this
    return confirmedAt === null || (wall >= confirmedAt && wall - confirmedAt <= UNCONFIRMED_MS)
  }
}

/** Of this process. */
export const processClock = new ProcessClock()
