import { AppError } from '../runtime/errors'

/** Minimum that a request in flight counts for: one whose body never arrives is not free. */
const LEAST_BYTES = 1024

/** What one request holds of the budget. */
export interface BodyHold {
  /** Reports how many bytes have arrived. Throws `unavailable` if they exceed the budget. */
  grow(bytes: number): void
  release(): void
}

/**
 * Bytes of all request bodies that are being read or handled. Each address has its own share, so
 * that a client that withholds its bodies takes nothing from the others. In its share a body counts
 * from the start at its announced length, so that one that cannot fit is refused before it arrives;
 * in the total it counts what has arrived.
 */
export class BodyBudget {
  private held = 0
  private readonly heldBy = new Map<string, number>()

  constructor(
    private readonly maxBytes: number,
    private readonly maxBytesOfOne: number,
  ) {}

  /** No request is in flight. */
  get isEmpty(): boolean {
    return this.held === 0
  }

  /** Throws `unavailable` if not even the announced length fits. */
  hold(address: string, announcedBytes = 0): BodyHold {
    let came = 0
    let share = 0
    const grow = (bytes: number) => {
      const more = Math.max(bytes - came, 0)
      const moreOfShare = Math.max(bytes - share, 0)
      this.take(address, more, moreOfShare)
      came += more
      share += moreOfShare
    }
    this.take(address, LEAST_BYTES, Math.max(announcedBytes, LEAST_BYTES))
    came = LEAST_BYTES
    share = Math.max(announcedBytes, LEAST_BYTES)
    return {
      grow,
      release: () => {
        this.give(address, came, share)
        came = share = 0
      },
    }
  }

  private take(address: string, bytes: number, ofShare: number): void {
    const ofAddress = (this.heldBy.get(address) ?? 0) + ofShare
    if (this.held + bytes > this.maxBytes || ofAddress > this.maxBytesOfOne) {
      throw new AppError('unavailable')
    }
    this.held += bytes
    this.heldBy.set(address, ofAddress)
  }

  private give(address: string, bytes: number, ofShare: number): void {
    this.held -= bytes
    const left = (this.heldBy.get(address) ?? 0) - ofShare
    if (left > 0) this.heldBy.set(address, left)
    else this.heldBy.delete(address)
  }
}
